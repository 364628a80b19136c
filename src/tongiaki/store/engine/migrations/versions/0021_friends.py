"""Followed and blocked persons, and each person's choice of who can see that the person is online."""

import sqlalchemy as sa
from alembic import op

revision = "0021"
goes_with = "0017"
down_revision = "0020"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "ties",
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), primary_key=True),
        sa.Column("other", sa.String(64), sa.ForeignKey("accounts.person"), primary_key=True, index=True),
        sa.Column("stance", sa.String(8), nullable=False),
    )
    op.add_column("accounts", sa.Column("shown_to", sa.String(8), nullable=True))


def downgrade() -> None:
    """Undo the migration. All follows and blocks are deleted."""
    op.drop_column("accounts", "shown_to")
    op.drop_table("ties")
