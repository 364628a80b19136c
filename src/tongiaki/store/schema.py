"""The database's tables, as SQLAlchemy sees them; `migrations/` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("waits", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Column("indexed", Boolean, nullable=False, server_default=false()),
    Column("scored", Boolean, nullable=False, server_default=false()),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_to_score", "scored", "status"),
)
"""One row a table of players: what the lobby shows, a cache of its entries. `indexed`: its persons are in `players`;
`scored`: its game is over, and its results are in `results`."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""The truth, append-only. The primary key is the fence between two writers of one table."""

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("seen", BigInteger, nullable=False),
)
"""A person is the SHA-256, in hex, of a secret token in a browser."""
