"""Studies and their chats."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("moves", sa.Integer))


def upgrade() -> None:
    """Apply."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_tables.update().where(_tables.c.id.is_(None)).values(moves=0))
    op.create_table(
        "studies",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("moves", sa.Integer, nullable=False),
        sa.Column("leader", sa.String(64), nullable=False),
        sa.Column("point", sa.Integer, nullable=False),
    )
    op.create_table(
        "study_lines",
        sa.Column("study_id", sa.String(32), sa.ForeignKey("studies.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Undo the migration."""
    op.drop_table("study_lines")
    op.drop_table("studies")
