"""The boards of games in progress, so that no server gives advice on them."""

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None
goes_with = "0017"


def upgrade() -> None:
    """Apply; a running game is known from its next move on."""
    op.add_column("tables", sa.Column("board", sa.Text, nullable=True))
    op.add_column("tables", sa.Column("board_tile", sa.String(16), nullable=True))
    op.create_index("tables_by_board", "tables", ["board_tile"])


def downgrade() -> None:
    """Undo the migration."""
    op.drop_index("tables_by_board", "tables")
    op.drop_column("tables", "board_tile")
    op.drop_column("tables", "board")
