"""A finished game as it is archived: its record, and what else its replay needs, without what was said."""

from __future__ import annotations

import itertools
import zlib
from collections.abc import Collection
from dataclasses import replace
from typing import Self

import msgspec

from tongiaki.record import Record, read, write
from tongiaki.tables.structs.entries import NAMELESS
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay, replay_of


class ArchivedGame(msgspec.Struct, frozen=True):
    """A game as it is stored. `steps` are the distances between the numbers of the moves' entries; 1, mostly."""

    table: str
    version: str
    record: str
    bots: tuple[str | None, ...]
    steps: tuple[int, ...]
    known: int

    @classmethod
    def from_snapshot(cls, game: GameSnapshot) -> Self:
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


def pack(archive: ArchivedGame) -> bytes:
    """Write a game as it is stored: a fifth of its record's size."""
    return zlib.compress(msgspec.json.encode(archive), 9)


def unpack(body: bytes) -> ArchivedGame:
    """Read a stored game."""
    return msgspec.json.decode(zlib.decompress(body), type=ArchivedGame)
