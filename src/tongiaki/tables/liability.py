"""Whose rating a seat counts for: nobody slips out of a lost game, or into a won one, by changing device or name."""

from __future__ import annotations

from tongiaki.tables import entries as e
from tongiaki.tables.state import TableState


class Liable:
    """Follows a table's entries; `persons` are, by seat, those who began the game there or were given the seat in it.

    A seat that is moved to another browser, by its link or by logging in there, counts for whose it was.
    """

    def __init__(self) -> None:
        self.persons: dict[int, str] = {}

    def follow(self, state: TableState, entry: e.Entry) -> None:
        """Take the next entry in, which the `state` has applied."""
        if isinstance(entry, e.Started):
            self.persons = {seat: one.person for seat, one in state.seats.taken() if one.person is not None}
        elif isinstance(entry, e.Sat) and state.game is not None:
            self.persons[entry.seat] = entry.person
