"""Reads the secrets that the server must not send from the database: hashes of seat keys, persons, and sealed piles."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from tongiaki.rules.tiles import TILE_ID


@dataclass
class Secrets:
    """The secrets of a database.

    `sealed` contains the salts of running games. `runs` contains sequences of tiles from their piles and from the daily
    piles. `opened` contains such sequences from finished games.
    """

    key_hashes: set[str] = field(default_factory=set)
    persons: set[str] = field(default_factory=set)
    sealed: set[str] = field(default_factory=set)
    runs: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)


def secrets_in(database: str) -> Secrets:
    """Read the secrets from the SQLite database at this URL."""
    secrets = Secrets()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        ended = {table for (table,) in connection.execute("SELECT table_id FROM entries WHERE kind = 'ended'")}
        setups = connection.execute("SELECT setup FROM dailies").fetchall()
        lines = connection.execute("SELECT table_id, kind, body FROM entries ORDER BY table_id, number").fetchall()
    for table, kind, body in lines:
        entry = json.loads(body)
        if entry.get("person"):
            secrets.persons.add(entry["person"])
        if kind == "linked":
            secrets.key_hashes.add(entry["key_hash"])
        if kind == "started" and table in ended:
            secrets.opened |= set(_runs(entry["pile"]))
        elif kind == "started":
            secrets.sealed.add(entry["salt"])
            secrets.runs |= set(_runs(entry["pile"]))
    for (setup,) in setups:
        secrets.runs |= set(_runs(json.loads(setup)["pile"]))
    return secrets


RUN = 8
"""Number of consecutive tiles that would reveal a pile's order.

One run of the tests compares about 400 secret piles with each published pile. Two piles have eight consecutive tiles in
common by chance in 24 · 24 of 31! / 23! cases. A false alarm occurs in one of a million runs.
"""


_ROW = re.compile(rf"(?:(?:{'|'.join(sorted(TILE_ID, reverse=True))})(?:\",\"|[ ,])?){{{RUN},}}")


def rows_in(text: str) -> str:
    """Return every sequence of at least `RUN` consecutive tiles in a text, one per line, to make the search for runs
    fast.
    """
    return "\n".join(_ROW.findall(text))


def _runs(pile: list[str]) -> Iterator[str]:
    for start in range(len(pile) - RUN + 1):
        tiles = pile[start : start + RUN]
        yield '","'.join(tiles)
        yield " ".join(tiles)
        yield ",".join(tiles)
