"""Vacations. They are also stored as entries of tables, which older servers cannot read."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), primary_key=True),
        sa.Column("begun", sa.BigInteger, primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.Boolean, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
        sa.Index("vacations_unsettled", "settled"),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("vacations")
