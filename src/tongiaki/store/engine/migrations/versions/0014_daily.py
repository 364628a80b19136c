"""The daily game: its setup by day, and each player's table."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "dailies",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("setup", sa.Text, nullable=False),
    )
    op.create_table(
        "daily_games",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False, unique=True),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("daily_games")
    op.drop_table("dailies")
