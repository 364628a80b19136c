"""Store the time of entries in milliseconds, and let a table wait for any automatic action, not only for bots."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_entries = sa.table("entries", sa.column("at", sa.BigInteger))


def upgrade() -> None:
    """Apply."""
    # The rows are changed first: with SQLite, this opens the transaction for the whole migration.
    op.execute(_entries.update().values(at=_entries.c.at * 1000))
    op.execute("ALTER TABLE tables RENAME COLUMN bots_turn TO waits")


def downgrade() -> None:
    """Undo the migration."""
    op.execute(_entries.update().values(at=_entries.c.at // 1000))
    op.execute("ALTER TABLE tables RENAME COLUMN waits TO bots_turn")
