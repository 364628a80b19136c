"""A table's game with all that its record and its replay are made of."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

import msgspec

from tongiaki.record import Record, write
from tongiaki.tables.state.state import TableState
from tongiaki.tables.views.records import record_of
from tongiaki.tables.views.replays import Replay, replay_of


@dataclass(frozen=True, slots=True)
class GameSnapshot:
    """A game as far as it has come; what is seen of it is another thing when its `version` is another one.

    `bots` are the seats' levels, null for people, `numbers` those of the moves' entries; so many tiles were `known`
    when the pile was sealed.
    """

    table: str
    version: str
    record: Record
    bots: tuple[str | None, ...]
    numbers: tuple[int, ...]
    known: int

    @classmethod
    def from_state(cls, state: TableState) -> GameSnapshot:
        """Take the game of a table as it stands; raises `not_running` before the start."""
        sitters = [None if sitter is None else (sitter.name, sitter.bot) for sitter in state.seats.places]
        record = record_of(state)
        # The pile is part of the version: a cached answer from before midnight does not hide it afterwards.
        shown = msgspec.json.encode([sitters, state.status, state.game_number, record.pile is not None])
        return cls(
            table=state.id,
            version=f"{state.game_number}-{zlib.crc32(shown)}",
            record=record,
            bots=tuple(None if sitter is None else sitter.bot for sitter in state.seats.places),
            numbers=tuple(line.number for line in state.history),
            known=0 if state.game is None else state.game.known,
        )

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.record.moves)

    def read(self) -> Record:
        """Give the game."""
        return self.record

    def text(self) -> str:
        """Write its record."""
        return write(self.record)

    def replay(self) -> Replay:
        """Give it move by move."""
        return replay_of(self.record, table=self.table, bots=self.bots, numbers=self.numbers, known=self.known)
