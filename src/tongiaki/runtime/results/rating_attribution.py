"""Attribution of each seat's result to a person, even if the seat passed to another person during the game."""

from __future__ import annotations

from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


class RatingAttribution:
    """Follows a table's entries.

    `persons`: by seat, the person for whom the result counts, normally the one at the start.

    A seat that moves to another browser, by its link or by a login, still counts for its first person. Only in unrated
    games does a seat count for a person who took it later.
    """

    def __init__(self) -> None:
        self.persons: dict[int, str] = {}
        self._agreed: frozenset[int] = frozenset()
        self._moved: set[int] = set()

    def follow(self, state: TableState, entry: e.Entry) -> None:
        """Process the next entry, which has already been applied to `state`."""
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
        """The seats whose results are rated: the person accepted the game's terms, and at least one move was made.

        A player who left at once is still rated, because a bot moves for the seat.
        """
        return self._agreed & self._moved
