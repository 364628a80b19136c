"""When the time is over of whoever decides at a table: one's own tables are listed by it."""

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
    """Take back; the entries say it, too."""
    op.drop_column("tables", "deadline")
