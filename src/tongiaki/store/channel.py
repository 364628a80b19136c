"""What servers of one database tell each other: short words, which may be lost, and then are made up for by reading."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Protocol

import msgspec

from tongiaki.store.appending import Rows, entries_of

TABLES = 100
"""Tables that are named in one message: PostgreSQL takes 8,000 bytes."""

Hear = Callable[[str], None]
Missed = Callable[[], None]


class Appended(msgspec.Struct, tag="appended", frozen=True):
    """A server, `node`, has appended to tables, each up to a number."""

    node: str
    numbers: dict[str, int]


class Told(msgspec.Struct, tag="told", frozen=True):
    """A server, `node`, says something `about` which others may listen; the `words` are JSON."""

    node: str
    about: str
    words: msgspec.Raw


def appended(node: str, rows: Rows) -> Iterator[str]:
    """Write what other servers are told of rows that are committed together."""
    numbers = {row["table_id"]: row["number"] for row in entries_of(rows)}  # the last one of each
    names = list(numbers)
    for at in range(0, len(names), TABLES):
        some = Appended(node, {name: numbers[name] for name in names[at : at + TABLES]})
        yield msgspec.json.encode(some).decode()


class Channel(Protocol):
    """A way from each server to all the others."""

    async def open(self, hear: Hear, missed: Missed) -> None:
        """Begin to listen; `missed` is called whenever something may have been missed."""

    def tell(self, words: str) -> None:
        """Tell all others, as soon as possible; the own server may hear it, too."""

    async def close(self) -> None:
        """Listen no more."""
