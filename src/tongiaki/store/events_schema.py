"""The database's tables about events, as SQLAlchemy sees them."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Index, Integer, String, Table, Text

from tongiaki.store.schema import metadata

dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("setup", Text, nullable=False),
)
"""What everybody plays on a `day` (UTC, such as `2026-11-22`): the pile is in its `setup`, and nobody is told."""

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
)
"""At which table a person plays the game of a day: one for each, noted before the table is made."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(64), nullable=True),
    Column("setup", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Integer, nullable=False),
    Column("due", Integer, nullable=True),
    Column("round", Integer, nullable=False),
    Column("origin_address", String(32), nullable=True),
    Index("tournaments_by_status", "status", "created"),
    Index("tournaments_by_host", "host"),
)
"""Tournaments; `host` is null once that person has left for good, `round` the last one that was paired.

`origin_address` is a keyed hash of the network address that made it, until it is over.
At `due`, in seconds since 1970, UTC, it starts, or the next round does; null where that hangs on somebody, or on games.
"""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), nullable=True),
    Column("bot", String(32), nullable=True),
    Column("gone", Boolean, nullable=False),
    Index("entrants_by_person", "person", "tournament_id", unique=True),
)
"""Who takes part, a person or a bot of a level, numbered from 1; who is `gone` is paired no more."""

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("table_id", String(32), nullable=True, unique=True),
    Column("seats", Text, nullable=False),
    Column("places", Text, nullable=True),
)
"""The games of each round, noted before their tables are made; `seats` are numbers of entrants in the order of play.

`places` are theirs, null until the game is over; `table_id` is null for a bye, and once the table is gone.
"""
