"""Archived games, and the time of the last visit to each table and study."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None

_tables = sa.table(
    "tables", sa.column("id", sa.String), sa.column("moves", sa.Integer), sa.column("seen", sa.BigInteger)
)
_entries = sa.table("entries", sa.column("table_id", sa.String), sa.column("at", sa.BigInteger))
_studies = sa.table("studies", sa.column("created", sa.BigInteger), sa.column("opened", sa.BigInteger))


def upgrade() -> None:
    """Apply."""
    # A statement that changes rows comes first: with SQLite, it opens the transaction for the whole migration.
    op.execute(_tables.update().where(_tables.c.id.is_(None)).values(moves=0))
    op.add_column("tables", sa.Column("archived", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("tables_to_archive", "tables", ["archived", "status"])
    last = sa.select(sa.func.coalesce(sa.func.max(_entries.c.at) // 1000, 0)).where(_entries.c.table_id == _tables.c.id)
    op.execute(_tables.update().values(seen=last.scalar_subquery()))
    op.create_table(
        "archives",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "archived_seats",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("archives.table_id"), primary_key=True, index=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(64), primary_key=True),
    )
    op.add_column("studies", sa.Column("opened", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(_studies.update().values(opened=_studies.c.created))


def downgrade() -> None:
    """Undo the migration. For archived games, the previous version of the server shows only the results."""
    op.drop_column("studies", "opened")
    op.drop_table("archived_seats")
    op.drop_table("archives")
    op.drop_index("tables_to_archive", "tables")
    op.drop_column("tables", "seen")
    op.drop_column("tables", "archived")
