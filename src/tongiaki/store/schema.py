"""The database's tables, as SQLAlchemy sees them; `migrations/` makes them."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
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
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("board", Text, nullable=True),
    Column("board_tile", String(16), nullable=True),
    Column("deadline", BigInteger, nullable=True),
    Column("bots_alone", Boolean, nullable=False, server_default=false()),
    Column("origin_address", String(32), nullable=True),
    Column("origin_person", String(32), nullable=True),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_to_score", "scored", "status"),
    Index("tables_to_archive", "archived", "status"),
    Index("tables_by_board", "board_tile"),
)
"""One row a table of players: what the lobby shows, a cache of its entries. `indexed`: its persons are in `players`;
`scored`: its game is over, and its results are in `results`; `archived`: its game is in `archives`, and its entries are
gone. `seen`: when something happened there last, or somebody was there, to the hour, in seconds since 1970, UTC.
`hidden`: the admin keeps it out of the lobby. `board` and `board_tile` are unused: older servers write and read them.
`deadline`: when the time is over of whoever decides, in milliseconds since 1970, UTC; null where nobody's runs.
`bots_alone`: the game runs, and a bot decides for every seat. `origin_address`, `origin_person`: keyed hashes of the
network address and of the person that made the table, until its game is scored; bots' time is shared by them."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""The truth, append-only. The primary key is the fence between two writers of one table. Of a table that is archived
one entry stays, the last, which says so: it has the number that a writer who knows nothing of it would write next."""

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The game of a table whose entries are gone: what its replay and its record are made of, packed."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What the coach says of the game of a table, packed, and which `version` of the coach said it. It names nobody."""

archived_seats = Table(
    "archived_seats",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("archives.table_id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
)
"""Under which names persons have played an archived game: to be found there, and to be forgotten by who leaves."""

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("seen", BigInteger, nullable=False),
)
"""A person is the SHA-256, in hex, of a secret token in a browser."""
