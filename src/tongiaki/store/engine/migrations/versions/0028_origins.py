"""The origins of tables and tournaments. Computing time for bots is divided fairly between origins."""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"
branch_labels = None
depends_on = None
goes_with = "0027"


def upgrade() -> None:
    """Apply."""
    op.add_column("tables", sa.Column("bots_alone", sa.Boolean, server_default=sa.false(), nullable=False))
    op.add_column("tables", sa.Column("origin_address", sa.String(32), nullable=True))
    op.add_column("tables", sa.Column("origin_person", sa.String(32), nullable=True))
    op.add_column("tournaments", sa.Column("origin_address", sa.String(32), nullable=True))


def downgrade() -> None:
    """Undo the migration."""
    op.drop_column("tournaments", "origin_address")
    for column in ("origin_person", "origin_address", "bots_alone"):
        op.drop_column("tables", column)
