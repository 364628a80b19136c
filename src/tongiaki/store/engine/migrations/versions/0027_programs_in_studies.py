"""Mark chat lines written by bot accounts in studies.

Bots in a game may also use random numbers from a shared seed, which older servers do not support.
"""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.add_column("study_lines", sa.Column("program", sa.Boolean, server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Undo the migration."""
    op.drop_column("study_lines", "program")
