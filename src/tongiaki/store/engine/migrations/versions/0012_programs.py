"""Sessions of API clients, with their scope and the name chosen by their owner."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.add_column("sessions", sa.Column("program", sa.String(64), nullable=True))
    op.add_column("sessions", sa.Column("scope", sa.String(8), nullable=True))


def downgrade() -> None:
    """Undo the migration. API clients can then no longer log in."""
    sessions = sa.table("sessions", sa.column("program", sa.String))
    op.execute(sessions.delete().where(sessions.c.program.is_not(None)))
    op.drop_column("sessions", "scope")
    op.drop_column("sessions", "program")
