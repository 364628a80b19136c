"""The infinite chain (clause 10): whether a sail loops, and whether an island is trapped.

An island is trapped if every sail from its full beaches loops, in every way in which its ships can be landed again.
The number of colours on a beach matters only if a current demands more of them. Therefore the test has three steps.
The first looks at the piers of the beaches that are full now. The second searches all arrangements of the ships by
their number only. The third searches them once for each way to paint some colours white and the others black.
"""

from itertools import combinations
from typing import Final

from tongiaki.rules.fleets import colours, ships_of, size
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.state import State
from tongiaki.rules.tiles import (
    BEACH_AT,
    BERTHS,
    BIT,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    OTHER_END,
    PIERS,
    SIDES,
)

OPEN: Final[Int] = -1
"""The result of `round_trip` if the currents do not lead back."""


def round_trip(state: State, edge: Int) -> Int:
    """Return the greatest demand on the way from a pier back to its own island, or OPEN if the way does not lead back.

    Sinking is ignored. A royal island turns the fleet back, so that it returns.
    """
    greatest = 0
    arrival = state.chart.facing[edge]
    while arrival != NONE and arrival >= ISLANDS * SIDES:
        greatest = max(greatest, DEMAND[arrival])
        arrival = state.chart.facing[OTHER_END[arrival]]
    if arrival == NONE:
        return OPEN
    island = arrival // SIDES
    return greatest if island == edge // SIDES or state.kings[island] != NONE else OPEN


def loops(state: State, edge: Int) -> bool:
    """Return whether the ships that are now on the pier's beach would return to their island."""
    demand = round_trip(state, edge)
    return demand != OPEN and demand <= colours(state.ships[BEACH_AT[edge]])


def is_trapped(state: State, island: Int) -> bool:
    """Return whether an island with a full beach is trapped."""
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        if state.full & BIT[beach]:
            for edge in PIERS[beach]:
                if not loops(state, edge):
                    return False
    return not _escapes_by_number(state, island) and not _escapes_by_sinking(state, island)


def _escapes_by_number(state: State, island: Int) -> bool:
    """Return whether landings can lead to no full beach, or to a full beach with an open pier.

    It assumes that every sail back to the island succeeds.
    """
    beaches: list[int] = []
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        has_exit = 0
        for edge in PIERS[beach]:
            if round_trip(state, edge) == OPEN:
                has_exit = 1
        beaches.append(_code(BERTHS[beach], has_exit, 0, size(state.ships[beach])))
    return _Search(wants_white=False).finds_way_out(ints(beaches))


def _escapes_by_sinking(state: State, island: Int) -> bool:
    """Return whether landings can lead to a full beach with too few colours for its pier.

    For each demand D, each set of D - 1 colours is painted white. A full, all-white beach with a pier of demand D is
    then a way out: its fleet sinks.
    """
    beaches = range(FIRST_BEACH[island], FIRST_BEACH[island + 1])
    demands = [max(round_trip(state, edge) for edge in PIERS[beach]) for beach in beaches]
    aboard = [seat for seat in range(state.players) if ships_of(state.ashore[island], seat) > 0]
    for demand in {demand for demand in demands if demand >= 2}:
        for white in combinations(aboard, min(demand - 1, len(aboard))):
            codes: list[int] = []
            for beach, greatest in zip(beaches, demands, strict=True):
                whites = sum(ships_of(state.ships[beach], seat) for seat in white)
                blacks = size(state.ships[beach]) - whites
                codes.append(_code(BERTHS[beach], int(greatest >= demand), whites, blacks))
            enough = any(_has_exit(code) and _berths(code) <= _whites(codes) for code in codes)
            if enough and _Search(wants_white=True).finds_way_out(ints(codes)):
                return True
    return False


def _code(berths: Int, has_exit: Int, white: Int, black: Int) -> Int:
    """Return the facts about a beach that the search needs, packed into ten bits."""
    return berths * 128 + has_exit * 64 + white * 8 + black


def _berths(code: Int) -> Int:
    return code >> 7


def _has_exit(code: Int) -> bool:
    return code & 64 != 0


def _white(code: Int) -> Int:
    return code >> 3 & 7


def _black(code: Int) -> Int:
    return code & 7


def _whites(codes: list[int]) -> int:
    """Return the number of white ships on the whole island."""
    return sum(_white(code) for code in codes)


def _room(code: Int) -> Int:
    """Return the number of free berths."""
    return _berths(code) - _white(code) - _black(code)


class _Search:
    """A depth-first search through the arrangements of ships that loops can lead to, for one kind of way out.

    An arrangement is the list of the codes of the island's beaches. Beaches with equal codes are interchangeable.
    Therefore arrangements are stored in ascending order, and landings that differ only by such beaches are tried once.
    Without `wants_white`, a way out is an arrangement with no full beach, or with a full beach that has an exit. With
    `wants_white`, it is an arrangement with a full, all-white beach that has an exit.
    """

    __slots__ = ("reached", "to_do", "wants_white")

    def __init__(self, wants_white: bool) -> None:
        self.wants_white = wants_white
        self.reached: set[tuple[int, ...]] = set()
        self.to_do: list[tuple[int, ...]] = []

    def finds_way_out(self, beaches: Ints) -> bool:
        """Return whether a way out can be reached from an arrangement."""
        if self._reach(beaches):
            return True
        while self.to_do:
            arrangement = self.to_do.pop()
            for code in set(arrangement):
                if _room(code) == 0 and self._sails(arrangement, code):
                    return True
        return False

    def _reach(self, beaches: Ints) -> bool:
        """Return whether an arrangement is a way out. If it is not, and is new, add it to the search."""
        if self._is_way_out(beaches):
            return True
        arrangement = tuple(sorted(beaches))
        if arrangement not in self.reached:
            self.reached.add(arrangement)
            self.to_do.append(arrangement)
        return False

    def _is_way_out(self, beaches: Ints) -> bool:
        any_full = False
        for code in beaches:
            if _room(code) == 0:
                any_full = True
                if _has_exit(code) and not (self.wants_white and _black(code)):
                    return True
        return not any_full and not self.wants_white

    def _sails(self, arrangement: tuple[int, ...], full: int) -> bool:
        """Empty a full beach and land its ships in every possible way (clause 7). Return whether one is a way out."""
        white, black = _white(full), _black(full)
        codes = list(arrangement)
        codes[codes.index(full)] = full - _code(0, 0, white, black)
        before = ints(sorted(codes))
        free: Int = 0
        for code in before:
            if _room(code) > 0:
                free += 1
        return self._land(before, before[:], 0, white, black, white + black > free)

    def _land(self, before: Ints, after: Ints, done: Int, white: Int, black: Int, each: bool) -> bool:
        """Distribute the remaining ships over the beaches after the first `done` ones.

        Return whether a way out is reached.

        `each` is whether there are more ships than beaches with a free berth, so that each of these beaches gets one.
        """
        if done == len(before):
            return white + black == 0 and self._reach(after)
        code = before[done]
        room = _room(code)
        if room == 0:
            return self._land(before, after, done + 1, white, black, each)
        fewest: Int = 1 if each else 0
        most: Int = min(room, white + black) if each else min(1, white + black)
        twin = after[done - 1] if done > 0 and before[done - 1] == code else 0
        for share in range(fewest, most + 1):
            for whites in range(max(0, share - black), min(share, white) + 1):
                after[done] = code + _code(0, 0, whites, share - whites)
                if after[done] >= twin and self._land(
                    before, after, done + 1, white - whites, black - share + whites, each
                ):
                    return True
        after[done] = code
        return False
