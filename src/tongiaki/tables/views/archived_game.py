"""A finished game in the archive: its record and the data needed for its replay, without the chat."""

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
    """A game in its stored form.

    `steps` are the differences between the entry numbers of consecutive moves, usually 1.
    """

    table: str
    version: str
    record: str
    bots: tuple[str | None, ...]
    steps: tuple[int, ...]
    known: int

    @classmethod
    def from_snapshot(cls, game: GameSnapshot) -> Self:
        """Return the archived form of a game."""
        steps = tuple(after - before for before, after in itertools.pairwise((0, *game.numbers)))
        return cls(game.table, game.version, game.text(), game.bots, steps, game.known)

    @property
    def moves(self) -> int:
        """The number of moves."""
        return len(self.steps)

    def read(self) -> Record:
        """Parse the game's record and replay all moves."""
        return read(self.record)

    def text(self) -> str:
        """Return the record as text."""
        return self.record

    def replay(self) -> Replay:
        """Return the replay of the game."""
        numbers = tuple(itertools.accumulate(self.steps))
        return replay_of(self.read(), table=self.table, bots=self.bots, numbers=numbers, known=self.known)

    def without(self, players: Collection[tuple[int, str]]) -> Self:
        """Return the game without the names of some players, given by seat and name."""
        game = self.read()
        names = tuple(NAMELESS if player in players else player[1] for player in enumerate(game.names))
        text = write(replace(game, names=names))
        return msgspec.structs.replace(self, version=f"{self.version}-{zlib.crc32(text.encode())}", record=text)


def pack(archive: ArchivedGame) -> bytes:
    """Encode a game for storage, in a fifth of the size of its record."""
    return zlib.compress(msgspec.json.encode(archive), 9)


def unpack(body: bytes) -> ArchivedGame:
    """Decode a game from storage."""
    return msgspec.json.decode(zlib.decompress(body), type=ArchivedGame)
