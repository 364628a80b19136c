"""Store the attempts at the puzzle of each day."""

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0029"
branch_labels = None
depends_on = None
goes_with = "0029"


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "daily_puzzles",
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("attempts", sa.Integer, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
    op.create_index("ix_daily_puzzles_person", "daily_puzzles", ["person"])


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("daily_puzzles")
