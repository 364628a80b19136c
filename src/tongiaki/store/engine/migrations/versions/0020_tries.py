"""Remaining password attempts, counted across all servers that share the database."""

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"
branch_labels = None
depends_on = None
goes_with = "0017"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "tries",
        sa.Column("mark", sa.String(40), primary_key=True),
        sa.Column("left", sa.Double, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False, index=True),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("tries")
