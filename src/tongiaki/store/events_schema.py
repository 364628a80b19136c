"""The database's tables about events, as SQLAlchemy sees them."""

from __future__ import annotations

from sqlalchemy import Column, String, Table, Text

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
