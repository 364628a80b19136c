"""Finished games that anybody can find, with the columns used for the search."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "open_games",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
    )
    op.create_index("open_games_by_time", "open_games", ["at", "table_id"])
    op.create_index("open_games_by_number", "open_games", ["players", "rated", "at", "table_id"])
    op.create_index("open_games_by_rated", "open_games", ["rated", "at", "table_id"])
    op.execute(
        "INSERT INTO open_games (table_id, at, players, rated) "
        "SELECT r.table_id, r.at, r.players, EXISTS "
        "(SELECT 1 FROM results o WHERE o.table_id = r.table_id AND o.rating IS NOT NULL) "
        "FROM results r JOIN tables t ON t.id = r.table_id WHERE r.seat = 0 AND t.public"
    )


def downgrade() -> None:
    """Undo the migration. No data is lost, because the results contain the same data."""
    op.drop_table("open_games")
