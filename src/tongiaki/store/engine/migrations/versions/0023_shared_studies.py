"""Studies shared between servers: the leader's view of a move, the step number, and the presence on each server."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None
goes_with = "0017"


def upgrade() -> None:
    """Apply."""
    op.add_column("studies", sa.Column("lead", sa.Text, nullable=True))
    op.add_column("studies", sa.Column("step", sa.Integer, nullable=False, server_default="0"))
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "study_presence",
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("study_id", sa.String(32), primary_key=True, index=True),
        sa.Column("guests", sa.Text, nullable=False),
        prefixes=prefixes,
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("study_presence")
    op.drop_column("studies", "step")
    op.drop_column("studies", "lead")
