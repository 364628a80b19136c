"""The infinite chain (clause 10): does a sail loop, and is an island trapped?

An island is trapped if every sail from its full beaches loops, however its ships are landed again. Of colours
only their number on a beach matters, and only where a current demands more than there are. So, as the clause
advises, two searches over arrangements of the island's ships decide it, after a first look at the piers as they
are: one by numbers alone, then one for each way to paint some colours white and the others black.
"""

from itertools import combinations

from tongiaki.rules.fleets import colours, ships_of, size
from tongiaki.rules.state import State
from tongiaki.rules.tiles import (
    BEACH_AT,
    BERTHS,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    OTHER_END,
    PIERS,
    SIDES,
)

OPEN = -1
"""A pier's demand where its way does not lead back."""

Arrangement = tuple[tuple[int, int], ...]
"""White and black ships on every beach of an island."""


def round_trip(state: State, edge: int) -> int:
    """The greatest demand on the way from a pier back to its own island, or OPEN if the way does not lead back.

    Sinking is left out of account; a royal island turns a fleet back by the way it came.
    """
    greatest = 0
    at = state.chart.facing[edge]
    while at != NONE and at >= ISLANDS * SIDES:
        greatest = max(greatest, DEMAND[at])
        at = state.chart.facing[OTHER_END[at]]
    if at == NONE:
        return OPEN
    island = at // SIDES
    return greatest if island == edge // SIDES or state.kings[island] != NONE else OPEN


def loops(state: State, edge: int) -> bool:
    """Whether the ships now on the pier's beach would come back to the island that they leave."""
    demand = round_trip(state, edge)
    return demand != OPEN and demand <= colours(state.ships[BEACH_AT[edge]])


def is_trapped(state: State, island: int) -> bool:
    """Whether an island with a full beach is trapped."""
    for beach in state.full_beaches(island):
        for edge in PIERS[beach]:
            if not loops(state, edge):
                return False
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    demands = [[round_trip(state, edge) for edge in PIERS[beach]] for beach in beaches]
    return not _escapes_by_number(state, island, demands) and not _escapes_by_sinking(state, island, demands)


def _escapes_by_number(state: State, island: int, demands: list[list[int]]) -> bool:
    """(a) Taking every sail to loop: is there a landing without a full beach, or with a full beach and an open pier?"""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    arrangement = tuple((0, size(state.ships[beach])) for beach in beaches)
    return _Search([BERTHS[beach] for beach in beaches], demands, OPEN).finds_way_out(arrangement)


def _escapes_by_sinking(state: State, island: int, demands: list[list[int]]) -> bool:
    """(b) For each demand D and each D - 1 colours painted white: a full, all-white beach with a pier of demand D?"""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    berths = [BERTHS[beach] for beach in beaches]
    ships = state.ashore[island]
    aboard = [seat for seat in range(state.players) if ships_of(ships, seat) > 0]
    for demand in {demand for of_beach in demands for demand in of_beach if demand >= 2}:
        for white in combinations(aboard, min(demand - 1, len(aboard))):
            arrangement: list[tuple[int, int]] = []
            for beach in beaches:
                whites = sum(ships_of(state.ships[beach], seat) for seat in white)
                arrangement.append((whites, size(state.ships[beach]) - whites))
            if _Search(berths, demands, demand).finds_way_out(tuple(arrangement)):
                return True
    return False


class _Search:
    """Depth-first search through the arrangements that loops lead to, for one kind of way out.

    With `demand` OPEN the way out is an arrangement with no full beach, or with a full beach and an open pier;
    otherwise it is a full, all-white beach with a pier of at least that demand.
    """

    def __init__(self, berths: list[int], demands: list[list[int]], demand: int) -> None:
        self.berths = berths
        self.demand = demand
        if demand == OPEN:
            self.exits = [OPEN in of_beach for of_beach in demands]
        else:
            self.exits = [max(of_beach) >= demand for of_beach in demands]
        self.reached: set[Arrangement] = set()

    def finds_way_out(self, start: Arrangement) -> bool:
        to_do = [start]
        while to_do:
            arrangement = to_do.pop()
            alike = self._sorted_among_alike(arrangement)
            if alike in self.reached:
                continue
            self.reached.add(alike)
            if self._is_way_out(arrangement):
                return True
            for beach in self._full(arrangement):
                to_do += self._landings(arrangement, beach)
        return False

    def _full(self, arrangement: Arrangement) -> list[int]:
        return [b for b, (white, black) in enumerate(arrangement) if white + black == self.berths[b]]

    def _is_way_out(self, arrangement: Arrangement) -> bool:
        full = self._full(arrangement)
        if self.demand == OPEN:
            return not full or any(self.exits[beach] for beach in full)
        return any(self.exits[beach] and arrangement[beach][1] == 0 for beach in full)

    def _sorted_among_alike(self, arrangement: Arrangement) -> Arrangement:
        """One arrangement for all that differ only by beaches alike in berths and exits."""
        order = sorted(range(len(arrangement)), key=lambda b: (self.berths[b], self.exits[b], arrangement[b]))
        return tuple(arrangement[b] for b in order)

    def _landings(self, arrangement: Arrangement, beach: int) -> list[Arrangement]:
        """All arrangements after the ships of a full beach have left and landed again (clause 7)."""
        white, black = arrangement[beach]
        beaches = list(arrangement)
        beaches[beach] = (0, 0)
        free = [b for b, (whites, blacks) in enumerate(beaches) if whites + blacks < self.berths[b]]
        found: list[Arrangement] = []
        self._spread(beaches, free, 0, white, black, white + black > len(free), found)
        return found

    def _spread(
        self,
        beaches: list[tuple[int, int]],
        free: list[int],
        index: int,
        white: int,
        black: int,
        all_get_one: bool,
        found: list[Arrangement],
    ) -> None:
        """Give the free beaches from `index` on their share of the ships that are left."""
        left = white + black
        if index == len(free):
            if left == 0:
                found.append(tuple(beaches))
            return
        beach = free[index]
        whites, blacks = beaches[beach]
        room = self.berths[beach] - whites - blacks
        least, most = (1, room) if all_get_one else (0, 1)
        for share in range(least, min(most, left) + 1):
            for white_share in range(max(0, share - black), min(share, white) + 1):
                beaches[beach] = (whites + white_share, blacks + share - white_share)
                self._spread(
                    beaches,
                    free,
                    index + 1,
                    white - white_share,
                    black - share + white_share,
                    all_get_one,
                    found,
                )
        beaches[beach] = (whites, blacks)
