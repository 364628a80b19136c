"""The database's tables about the servers that share it, as SQLAlchemy sees them: all of it is gone with those servers.

PostgreSQL keeps them UNLOGGED: they cost no wait for the disk, and are empty after a crash of its own, as is right.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text

from tongiaki.store.schema import metadata

POSTGRES_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
SQLITE_NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
"""The database's time, in milliseconds since 1970."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The servers that run, named by their versions first, each renewing its row; one whose `until`, in milliseconds of the
database's time, is over is removed by any other one, and with its row goes all that it held and showed."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""What one server does alone: what happens by itself at the table of that id, or some housekeeping by its name."""

presence = Table(
    "presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("persons", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("gathers", Boolean, nullable=False),
)
"""Who is connected to a table at which server: persons as JSON, how many connections have no seat, and whether the
table waits for players with somebody there who plays. Or, under a name that no table has, a part of those who have
an account and are connected to anything."""

PASSING = frozenset({"nodes", "leases", "presence", "study_presence", "tries"})
"""Nothing of these is worth keeping."""
