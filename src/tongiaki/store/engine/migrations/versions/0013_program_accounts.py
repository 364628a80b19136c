"""Bot accounts and their owners."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.add_column("accounts", sa.Column("program", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("accounts", sa.Column("owner", sa.String(64), nullable=True))
    op.create_index("ix_accounts_owner", "accounts", ["owner"])
    op.create_index("ix_ratings_ladder", "ratings", ["players", "rating"])


def downgrade() -> None:
    """Undo the migration. Bot accounts can then no longer be distinguished from the accounts of people."""
    op.drop_index("ix_ratings_ladder", "ratings")
    op.drop_index("ix_accounts_owner", "accounts")
    op.drop_column("accounts", "owner")
    op.drop_column("accounts", "program")
