"""The servers that share the database, their leases, and the presence of players and spectators."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Apply."""
    prefixes = ["UNLOGGED"] if op.get_bind().dialect.name == "postgresql" else []
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        prefixes=prefixes,
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False, index=True),
        prefixes=prefixes,
    )
    op.create_table(
        "presence",
        sa.Column("node", sa.String(32), sa.ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True, index=True),
        sa.Column("persons", sa.Text, nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("gathers", sa.Boolean, nullable=False),
        prefixes=prefixes,
    )


def downgrade() -> None:
    """Undo the migration."""
    for name in ("presence", "leases", "nodes"):
        op.drop_table(name)
