"""The game that a study shows: a copy made when the study was created."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Self

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.record import Record, read, write
from tongiaki.tables.views.archived_game import ArchivedGame
from tongiaki.tables.views.game_snapshot import GameSnapshot
from tongiaki.tables.views.replays import Replay, replay_of


class Source(msgspec.Struct, frozen=True):
    """The record of a game. For a table's game, also the table, the bots by seat, and the number of known tiles."""

    record: str
    table: str | None = None
    bots: tuple[str | None, ...] = ()
    known: int = 0

    @classmethod
    def from_table(cls, game: GameSnapshot | ArchivedGame) -> Self:
        """Return the source for a table's game, with the moves made so far."""
        return cls(game.text(), game.table, game.bots, game.known)

    @classmethod
    def from_record(cls, record: Record) -> Self:
        """Return the source for a record that a person sent."""
        return cls(write(record))

    def read(self) -> Record:
        """Parse the record, which was checked when the study was created."""
        return read(self.record)

    def with_renamed_players(self, players: Collection[tuple[int, str]], replacement: str) -> Self:
        """Return the same game with some players' names replaced by `replacement`. Each player is a seat and a name."""
        record = self.read()
        names = tuple(replacement if player in players else player[1] for player in enumerate(record.names))
        return msgspec.structs.replace(self, record=write(replace(record, names=names)))

    def replay(self) -> Replay:
        """Return the replay of the game."""
        return replay_of(self.read(), table=self.table, bots=self.bots, known=self.known)


def check_point(at: int, moves: int) -> int:
    """Check the point `at` of a game with this number of moves, and return it. Raises `no_such_point`."""
    if not 0 <= at <= moves:
        raise ProblemError("no_such_point", number=at)
    return at
