"""The deadline of a table's current decision, used to sort each person's own tables."""

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"
branch_labels = None
depends_on = None
goes_with = "0017"


def upgrade() -> None:
    """Apply."""
    op.add_column("tables", sa.Column("deadline", sa.BigInteger, nullable=True))


def downgrade() -> None:
    """Undo the migration. No data is lost, because the entries also contain the deadlines."""
    op.drop_column("tables", "deadline")
