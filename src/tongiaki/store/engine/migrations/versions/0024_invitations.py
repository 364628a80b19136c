"""Invitations to tables whose game has not begun yet."""

import sqlalchemy as sa
from alembic import op

revision = "0024"
goes_with = "0017"
down_revision = "0023"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), primary_key=True, index=True),
        sa.Column("host", sa.String(64), sa.ForeignKey("accounts.person"), nullable=False, index=True),
    )


def downgrade() -> None:
    """Undo the migration. All invitations are deleted."""
    op.drop_table("invitations")
