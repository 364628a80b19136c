"""Snapshot of a table's game, with all the data for its record and its replay."""

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
    """A game up to its latest move. `version` is used for caching and changes with the game's public view.

    `bots` are the bots' levels by seat, None for persons. `numbers` are the moves' entry numbers. `known` is the number
    of tiles already drawn when the pile was sealed.
    """

    table: str
    version: str
    record: Record
    bots: tuple[str | None, ...]
    numbers: tuple[int, ...]
    known: int

    @classmethod
    def from_state(cls, state: TableState) -> GameSnapshot:
        """Return a snapshot of a table's game; raises `not_running` before the start."""
        sitters = [None if sitter is None else (sitter.name, sitter.bot) for sitter in state.seats.places]
        record = record_of(state)
        # The version depends on the pile, so that a response cached before midnight does not hide the pile afterwards.
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
        """The number of moves."""
        return len(self.record.moves)

    def read(self) -> Record:
        """Return the record of the game."""
        return self.record

    def text(self) -> str:
        """Return the game's record as text."""
        return write(self.record)

    def replay(self) -> Replay:
        """Return the replay of the game."""
        return replay_of(self.record, table=self.table, bots=self.bots, numbers=self.numbers, known=self.known)
