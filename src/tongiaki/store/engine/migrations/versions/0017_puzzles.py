"""First attempts at puzzles, and the ratings of puzzles and solvers."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("puzzle", sa.String(32), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
    )
    for name, key, length in (("puzzle_ratings", "puzzle", 32), ("solvers", "person", 64)):
        op.create_table(
            name,
            sa.Column(key, sa.String(length), primary_key=True),
            sa.Column("mu", sa.Double, nullable=False),
            sa.Column("sigma", sa.Double, nullable=False),
            sa.Column("rating", sa.Integer, nullable=False),
            sa.Column("attempts", sa.Integer, nullable=False),
        )


def downgrade() -> None:
    """Undo the migration. Attempts and ratings are deleted."""
    for name in ("solvers", "puzzle_ratings", "puzzle_attempts"):
        op.drop_table(name)
