"""Idempotency keys in entries, for requests repeated over another connection. Older servers cannot read them."""

import sqlalchemy as sa
from alembic import op

revision = "0025"
down_revision = "0024"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.add_column("study_lines", sa.Column("once", sa.String(24), nullable=True))


def downgrade() -> None:
    """Undo the migration."""
    op.drop_column("study_lines", "once")
