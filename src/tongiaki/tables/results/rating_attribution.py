"""Whose rating a seat counts for: nobody slips out of a lost game, or into a won one, by changing device or name."""

from __future__ import annotations

from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


class RatingAttribution:
    """Follows a table's entries; `persons` are, by seat, those whose result it is: who began the game there.

    A seat that is moved to another browser, by its link or by logging in there, counts for whose it was. Only where the
    game is not rated is it the result of whoever was given the seat later.
    """

    def __init__(self) -> None:
        self.persons: dict[int, str] = {}
        self._agreed: frozenset[int] = frozenset()
        self._moved: set[int] = set()

    def follow(self, state: TableState, entry: e.Entry) -> None:
        """Take the next entry in, which the `state` has applied."""
        if isinstance(entry, e.Started):
            self.persons = {seat: one.person for seat, one in state.seats.taken() if one.person is not None}
            self._agreed = frozenset(self.persons if entry.agreed is None else entry.agreed)
        elif isinstance(entry, e.Sat) and state.game is not None and not state.options.rated:
            self.persons[entry.seat] = entry.person
        elif isinstance(entry, e.Moved) and state.game is not None:
            colour = state.history.last.colour
            if colour is not None:
                self._moved.add(state.game.colours.index(colour))

    @property
    def rated(self) -> frozenset[int]:
        """The seats whose person accepted the terms of the game, and in which a move was made.

        Who left at once is rated all the same, as a bot moves then; who never came to move had no game.
        """
        return self._agreed & self._moved
