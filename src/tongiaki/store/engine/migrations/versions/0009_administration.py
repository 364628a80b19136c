"""The administrator's log, hidden tables, barred names, and password reset links."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("moves", sa.Integer))


def upgrade() -> None:
    """Apply."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_tables.update().where(_tables.c.id.is_(None)).values(moves=0))
    op.add_column("tables", sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "admin_log",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("by", sa.Text, nullable=False),
        sa.Column("action", sa.String(16), nullable=False),
        sa.Column("subject", sa.Text, nullable=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("reason", sa.Text, nullable=True),
    )
    op.create_table(
        "barred_names",
        sa.Column("name_key", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
    )
    op.create_table(
        "reset_links",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), nullable=False, unique=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    """Undo the migration."""
    for name in ("reset_links", "barred_names", "admin_log"):
        op.drop_table(name)
    op.drop_column("tables", "hidden")
