"""A finished game as it is archived: its record, and what else its replay needs, without what was said."""

from __future__ import annotations

import asyncio
import itertools
import zlib
from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Self

import msgspec

from tongiaki.record import Record, read, write
from tongiaki.store import ArchivedName, StoredArchive, StoredEntry
from tongiaki.tables.running.summary import Shown, played
from tongiaki.tables.running.traces import NAMELESS, played_as
from tongiaki.tables.showing.played import Played
from tongiaki.tables.showing.replays import Replay, replay_of
from tongiaki.tables.structs import entries as e


class Archive(msgspec.Struct, frozen=True):
    """A game as it is stored. `steps` are the distances between the numbers of the moves' entries; 1, mostly."""

    table: str
    version: str
    record: str
    bots: tuple[str | None, ...]
    steps: tuple[int, ...]
    known: int

    @classmethod
    def of(cls, game: Played) -> Self:
        """Take a game whose entries are to go."""
        steps = tuple(after - before for before, after in itertools.pairwise((0, *game.numbers)))
        return cls(game.table, game.version, game.text(), game.bots, steps, game.known)

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.steps)

    def read(self) -> Record:
        """Read the game's record; this plays it through."""
        return read(self.record)

    def text(self) -> str:
        """Give its record."""
        return self.record

    def replay(self) -> Replay:
        """Give it move by move."""
        numbers = tuple(itertools.accumulate(self.steps))
        return replay_of(self.read(), table=self.table, bots=self.bots, numbers=numbers, known=self.known)

    def without(self, players: Collection[tuple[int, str]]) -> Self:
        """Give the same game without the names of some players, each told by seat and name."""
        game = self.read()
        names = tuple(NAMELESS if player in players else player[1] for player in enumerate(game.names))
        text = write(replace(game, names=names))
        return msgspec.structs.replace(self, version=f"{self.version}-{zlib.crc32(text.encode())}", record=text)


def pack(archive: Archive) -> bytes:
    """Write a game as it is stored: a fifth of its record's size."""
    return zlib.compress(msgspec.json.encode(archive), 9)


def unpack(body: bytes) -> Archive:
    """Read a stored game."""
    return msgspec.json.decode(zlib.decompress(body), type=Archive)


async def condense(table_id: str, rows: Sequence[StoredEntry]) -> tuple[StoredArchive, StoredEntry]:
    """Make a table's game fit to be archived, from all its entries, and the entry that says so."""
    game = Played.of(await played(table_id, rows))
    seated = [e.decode(row.body) for row in rows if row.kind in {"sat", "claimed"}]
    persons = {entry.person for entry in seated if isinstance(entry, (e.Sat, e.Claimed))}
    names = [
        ArchivedName(person, seat, name)
        for person in sorted(persons)
        for seat, name in sorted(await played_as(table_id, rows, person))
        if name != NAMELESS
    ]
    last = rows[-1]
    sign = StoredEntry(last.number + 1, last.at, e.kind(e.Archived()), e.encode(e.Archived()))
    return StoredArchive(table_id, await asyncio.to_thread(lambda: pack(Archive.of(game))), names), sign


def nameless_card(card: str, players: Collection[tuple[int, str]]) -> str:
    """Write a table's card without the names of some players."""
    shown = msgspec.json.decode(card, type=Shown)
    for seat in shown.seats:
        if (seat.seat, seat.name) in players:
            seat.name = NAMELESS
    return msgspec.json.encode(shown).decode()
