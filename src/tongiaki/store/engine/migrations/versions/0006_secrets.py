"""Secrets shared by all servers of one database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("moves", sa.Integer))


def upgrade() -> None:
    """Apply."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_tables.update().where(_tables.c.id.is_(None)).values(moves=0))
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("secrets")
