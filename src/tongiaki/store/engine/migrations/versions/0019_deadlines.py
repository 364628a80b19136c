"""The deadline of a table's current decision, by which a person's own tables are sorted."""

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
    """Undo the migration. The dropped column's data is also in the entries."""
    op.drop_column("tables", "deadline")
