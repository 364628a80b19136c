"""The infinite chain (clause 10): does a sail loop, and is an island trapped?

An island is trapped if every sail from its full beaches loops, however its ships are landed again. Of colours
only their number on a beach matters, and only where a current demands more than there are. So, as the clause
advises, two searches over arrangements of the island's ships decide it, after a first look at the piers as they
are: one by numbers alone, then one for each way to paint some colours white and the others black.
"""

from itertools import combinations

from tongiaki.rules.fleets import colours, ships_of, size
from tongiaki.rules.numbers import Int
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


def round_trip(state: State, edge: Int) -> Int:
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


def loops(state: State, edge: Int) -> bool:
    """Whether the ships now on the pier's beach would come back to the island that they leave."""
    demand = round_trip(state, edge)
    return demand != OPEN and demand <= colours(state.ships[BEACH_AT[edge]])


def is_trapped(state: State, island: Int) -> bool:
    """Whether an island with a full beach is trapped."""
    for beach in state.full_beaches(island):
        for edge in PIERS[beach]:
            if not loops(state, edge):
                return False
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    demands = [[round_trip(state, edge) for edge in PIERS[beach]] for beach in beaches]
    return not _escapes_by_number(state, island, demands) and not _escapes_by_sinking(state, island, demands)


def _escapes_by_number(state: State, island: Int, demands: list[list[int]]) -> bool:
    """(a) Taking every sail to loop: is there a landing without a full beach, or with a full beach and an open pier?"""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    kinds = [(BERTHS[beach], OPEN in piers) for beach, piers in zip(beaches, demands, strict=True)]
    search = _Search(kinds, wants_white=False)
    return search.finds_way_out([_code(0, size(state.ships[beach])) for beach in beaches])


def _escapes_by_sinking(state: State, island: Int, demands: list[list[int]]) -> bool:
    """(b) For each demand D and each D - 1 colours painted white: a full, all-white beach with a pier of demand D?"""
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    ships = state.ashore[island]
    aboard = [seat for seat in range(state.players) if ships_of(ships, seat) > 0]
    for demand in {demand for piers in demands for demand in piers if demand >= 2}:
        kinds = [(BERTHS[beach], max(piers) >= demand) for beach, piers in zip(beaches, demands, strict=True)]
        for white in combinations(aboard, min(demand - 1, len(aboard))):
            search = _Search(kinds, wants_white=True)
            codes: list[int] = []
            for beach in beaches:
                whites = sum(ships_of(state.ships[beach], seat) for seat in white)
                codes.append(_code(whites, size(state.ships[beach]) - whites))
            if search.finds_way_out(codes):
                return True
    return False


def _code(white: int, black: int) -> int:
    """A beach's white and black ships as one integer."""
    return white * 8 + black


class _Search:
    """Depth-first search through the arrangements that loops lead to, for one kind of way out.

    An arrangement is the sorted codes of the island's beaches, each with the number of its kind on top: beaches of
    one kind, alike in berths and in having an exit, are interchangeable. Without `wants_white` the way out is an
    arrangement with no full beach, or one with a full beach that has an exit; with it, a full, all-white beach that
    has an exit.
    """

    def __init__(self, kinds: list[tuple[int, bool]], wants_white: bool) -> None:
        distinct = sorted(set(kinds))
        self.kinds = [distinct.index(kind) for kind in kinds]
        self.berths = [berths for berths, _ in distinct]
        self.exits = [has_exit for _, has_exit in distinct]
        self.wants_white = wants_white
        self.reached: set[tuple[int, ...]] = set()
        self.to_do: list[tuple[int, ...]] = []

    def finds_way_out(self, codes: list[int]) -> bool:
        """Search from an arrangement given as the codes of the beaches, in the order of the kinds."""
        if self._reach([kind * 64 + code for kind, code in zip(self.kinds, codes, strict=True)]):
            return True
        while self.to_do:
            arrangement = self.to_do.pop()
            for index in range(len(arrangement)):
                if self._is_full(arrangement[index]) and self._lands(list(arrangement), index):
                    return True
        return False

    def _is_full(self, code: int) -> bool:
        return code // 8 % 8 + code % 8 == self.berths[code // 64]

    def _reach(self, beaches: list[int]) -> bool:
        """Note an arrangement that can come about; whether it is a way out."""
        arrangement = tuple(sorted(beaches))
        if arrangement in self.reached:
            return False
        self.reached.add(arrangement)
        self.to_do.append(arrangement)
        full = [code for code in arrangement if self._is_full(code)]
        if self.wants_white:
            return any(self.exits[code // 64] and code % 8 == 0 for code in full)
        return not full or any(self.exits[code // 64] for code in full)

    def _lands(self, beaches: list[int], index: int) -> bool:
        """The ships of a full beach leave and land again (clause 7), in all ways; whether one is a way out."""
        white, black = beaches[index] // 8 % 8, beaches[index] % 8
        beaches[index] -= _code(white, black)
        free = [beach for beach in range(len(beaches)) if not self._is_full(beaches[beach])]
        return self._spread(beaches, free, 0, white, black, white + black > len(free))

    def _spread(self, beaches: list[int], free: list[int], done: int, white: int, black: int, each: bool) -> bool:
        """Give the free beaches after the first `done` their share of the ships that are left.

        With `each`, there are ships enough for every free beach to get one.
        """
        if done == len(free):
            return white + black == 0 and self._reach(beaches)
        beach = free[done]
        code = beaches[beach]
        room = self.berths[code // 64] - code // 8 % 8 - code % 8
        least, most = (1, room) if each else (0, 1)
        for share in range(least, min(most, white + black) + 1):
            for whites in range(max(0, share - black), min(share, white) + 1):
                blacks = share - whites
                beaches[beach] = code + _code(whites, blacks)
                if self._spread(beaches, free, done + 1, white - whites, black - blacks, each):
                    return True
        beaches[beach] = code
        return False
