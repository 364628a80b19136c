"""What must not be told, as the database knows it: hashes of seats' keys, persons, and piles that are still sealed."""

import json
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from tongiaki.rules.tiles import TILE_ID


@dataclass
class Secrets:
    """What would give a pile away is in `sealed`, if it is the key to it, and in `runs`, tiles in its order.

    `opened` are such runs of the games that are over.
    """

    key_hashes: set[str] = field(default_factory=set)
    persons: set[str] = field(default_factory=set)
    sealed: set[str] = field(default_factory=set)
    runs: set[str] = field(default_factory=set)
    opened: set[str] = field(default_factory=set)


def secrets_in(database: str) -> Secrets:
    """Read them from a SQLite database's URL."""
    found = Secrets()
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        ended = {table for (table,) in connection.execute("SELECT table_id FROM entries WHERE kind = 'ended'")}
        setups = connection.execute("SELECT setup FROM dailies").fetchall()
        lines = connection.execute("SELECT table_id, kind, body FROM entries ORDER BY table_id, number").fetchall()
    for table, kind, body in lines:
        entry = json.loads(body)
        if entry.get("person"):
            found.persons.add(entry["person"])
        if kind == "linked":
            found.key_hashes.add(entry["key_hash"])
        if kind == "started" and table in ended:
            found.opened |= set(_runs(entry["pile"]))
        elif kind == "started":
            found.sealed.add(entry["salt"])
            found.runs |= set(_runs(entry["pile"]))
    for (setup,) in setups:
        found.runs |= set(_runs(json.loads(setup)["pile"]))
    return found


RUN = 6
"""Tiles in a row that would tell the order; so many stand together by chance once in a million tables."""


_ROW = re.compile(rf"(?:(?:{'|'.join(sorted(TILE_ID, reverse=True))})(?:\",\"|[ ,])?){{{RUN},}}")


def rows_in(text: str) -> str:
    """Give what a text has of so many tiles in a row, each such row in a line: all that a run could be found in."""
    return "\n".join(_ROW.findall(text))


def _runs(pile: list[str]) -> Iterator[str]:
    for start in range(len(pile) - RUN + 1):
        tiles = pile[start : start + RUN]
        yield '","'.join(tiles)
        yield " ".join(tiles)
        yield ",".join(tiles)
