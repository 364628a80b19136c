"""The game that a study is about, as it stood when the study was made."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Self

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record import Record, read, write
from tongiaki.tables.archive.archived_game import ArchivedGame
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay, replay_of


class Source(msgspec.Struct, frozen=True):
    """A record; of a table's game also the table, the seats' bots, and how many tiles were known when it was sealed."""

    record: str
    table: str | None = None
    bots: tuple[str | None, ...] = ()
    known: int = 0

    @classmethod
    def of_table(cls, game: GameSnapshot | ArchivedGame) -> Self:
        """Take a table's game as far as it has come."""
        return cls(game.text(), game.table, game.bots, game.known)

    @classmethod
    def of_record(cls, record: Record) -> Self:
        """Take a record that somebody sent."""
        return cls(write(record))

    def read(self) -> Record:
        """Read the record anew; it was checked when the study was made."""
        return read(self.record)

    def without(self, players: Collection[tuple[int, str]], instead: str) -> Self:
        """Give the same game without the names of some players, each told by seat and name."""
        record = self.read()
        nameless = tuple(instead if player in players else player[1] for player in enumerate(record.names))
        return msgspec.structs.replace(self, record=write(replace(record, names=nameless)))

    def replay(self) -> Replay:
        """Give the game move by move."""
        return replay_of(self.read(), table=self.table, bots=self.bots, known=self.known)


def checked_point(at: int, moves: int) -> int:
    """Insist that a game of so many moves has such a point; raises `no_such_point`."""
    if not 0 <= at <= moves:
        raise ProblemError("no_such_point", number=at)
    return at
