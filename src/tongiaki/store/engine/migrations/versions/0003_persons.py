"""Accounts and their sessions, the seats of tables, results and ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_tables = sa.table("tables", sa.column("id", sa.String), sa.column("moves", sa.Integer))


def upgrade() -> None:
    """Apply."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_tables.update().where(_tables.c.id.is_(None)).values(moves=0))
    op.add_column("tables", sa.Column("indexed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("scored", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("tables_to_score", "tables", ["scored", "status"])
    op.create_table(
        "accounts",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(64), nullable=True),
        sa.Column("name_key", sa.Text, nullable=True, unique=True),
        sa.Column("password_hash", sa.Text, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), sa.ForeignKey("accounts.person"), nullable=False, index=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=False, index=True),
        sa.Column("to_move", sa.Boolean, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(64), nullable=True, index=True),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=True),
        sa.Column("sigma", sa.Double, nullable=True),
        sa.Column("rating", sa.Integer, nullable=True),
    )
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("players", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("rating", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )


def downgrade() -> None:
    """Undo the migration."""
    for name in ("ratings", "results", "players", "sessions", "accounts"):
        op.drop_table(name)
    op.drop_index("tables_to_score", "tables")
    op.drop_column("tables", "scored")
    op.drop_column("tables", "indexed")
