"""Tournaments: their setup, their entrants, and the games of each round."""

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0021"
branch_labels = None
depends_on = None
goes_with = "0017"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("host", sa.String(64), nullable=True),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("created", sa.Integer, nullable=False),
        sa.Column("due", sa.Integer, nullable=True),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_index("tournaments_by_status", "tournaments", ["status", "created"])
    op.create_index("tournaments_by_host", "tournaments", ["host"])
    op.create_table(
        "entrants",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(32), nullable=True),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_index("entrants_by_person", "entrants", ["person", "tournament_id"], unique=True)
    op.create_table(
        "tournament_games",
        sa.Column("tournament_id", sa.String(32), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("board", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=True, unique=True),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("places", sa.Text, nullable=True),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("tournament_games")
    op.drop_table("entrants")
    op.drop_table("tournaments")
