"""The infinite chain (clause 10): whether a sail loops, and whether an island is trapped.

An island is trapped if every sail from its full beaches loops, no matter how its ships are landed again.
The number of colours on a beach matters only if a current demands more colours. Therefore the test has three steps.
The first looks at the piers of the beaches that are full now. The second searches all arrangements of the ships by
their number only. The third searches them once for each way to paint some colours white and the others black.
"""

from itertools import combinations
from typing import Final

from tongiaki.rules.fleets import colours, ships_of, size
from tongiaki.rules.numbers import Int, Ints, ints, sort
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
"""The result of `round_trip` if the currents do not lead back to the island."""
_CODE_BITS: Final[Int] = 10
"""Number of bits in the code of a beach; see `_code`."""
_NO_CODES: Final[Ints] = ints([0] * 6)
"""Zeros to copy, as space for the codes of an island's beaches."""


def round_trip(state: State, edge: Int) -> Int:
    """Return the greatest demand on the way from a pier back to its own island, or OPEN if the way does not lead back.

    Sinking is ignored. A fleet that a royal island turns back also returns.
    """
    greatest: Int = 0
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
    return not (can_leave(state, island) or _escapes_by_number(state, island) or _escapes_by_sinking(state, island))


def can_leave(state: State, island: Int) -> bool:
    """Return whether at least one sail from a full beach of the island does not loop."""
    for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
        if state.full & BIT[beach]:
            for edge in PIERS[beach]:
                if not loops(state, edge):
                    return True
    return False


def _escapes_by_number(state: State, island: Int) -> bool:
    """Return whether landings can result in no full beach, or in a full beach with an open pier.

    It is assumed that every sail back to the island succeeds.
    """
    first = FIRST_BEACH[island]
    codes = _NO_CODES[: FIRST_BEACH[island + 1] - first]
    for index in range(len(codes)):
        has_exit: Int = 0
        for edge in PIERS[first + index]:
            if round_trip(state, edge) == OPEN:
                has_exit = 1
        codes[index] = _code(BERTHS[first + index], has_exit, 0, size(state.ships[first + index]))
    return _Search(wants_white=False).finds_way_out(codes)


def _escapes_by_sinking(state: State, island: Int) -> bool:
    """Return whether landings can lead to a full beach with too few colours for its pier.

    For each demand D, each set of D - 1 colours is tried as white, with the other colours as black. A full, all-white
    beach with a pier of demand D is then a way out: its fleet sinks.
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


def _packed(codes: Ints) -> Int:
    """Return the arrangement with these codes."""
    codes = codes[:]
    sort(codes)
    arrangement: Int = 0
    for code in codes:
        arrangement = arrangement << _CODE_BITS | code
    return arrangement


def _unpack(arrangement: Int, codes: Ints) -> None:
    """Store the codes of an arrangement, in ascending order."""
    for index in range(len(codes) - 1, -1, -1):
        codes[index] = arrangement & ((1 << _CODE_BITS) - 1)
        arrangement >>= _CODE_BITS


def _whites(codes: list[int]) -> int:
    """Return the number of white ships on the whole island."""
    return sum(_white(code) for code in codes)


def _room(code: Int) -> Int:
    """Return the number of free berths."""
    return _berths(code) - _white(code) - _black(code)


class _Search:
    """A depth-first search for one kind of way out, through all arrangements of ships that loops can lead to.

    An arrangement consists of the codes of the island's beaches, packed into one integer. Beaches with equal codes are
    interchangeable. Therefore the codes are sorted, and landings that differ only in such beaches are tried once.
    Without `wants_white`, a way out is an arrangement with no full beach, or with a full beach that has an exit. With
    `wants_white`, it is an arrangement with a full, all-white beach that has an exit.
    """

    __slots__ = ("reached", "to_do", "wants_white")

    def __init__(self, wants_white: bool) -> None:
        self.wants_white = wants_white
        self.reached: set[int] = set()
        self.to_do: list[int] = []

    def finds_way_out(self, codes: Ints) -> bool:
        """Return whether a way out can be reached from the arrangement with these codes."""
        if self._reach(codes):
            return True
        codes = codes[:]
        while self.to_do:
            _unpack(self.to_do.pop(), codes)
            for index in range(len(codes)):
                first_of_its_code = index == 0 or codes[index] != codes[index - 1]
                if first_of_its_code and _room(codes[index]) == 0 and self._sails(codes, index):
                    return True
        return False

    def _reach(self, codes: Ints) -> bool:
        """Return whether an arrangement is a way out. If not, add it to the search, unless it is already there."""
        if self._is_way_out(codes):
            return True
        arrangement = _packed(codes)
        if arrangement not in self.reached:
            self.reached.add(arrangement)
            self.to_do.append(arrangement)
        return False

    def _is_way_out(self, codes: Ints) -> bool:
        any_full = False
        for code in codes:
            if _room(code) == 0:
                any_full = True
                if _has_exit(code) and not (self.wants_white and _black(code)):
                    return True
        return not any_full and not self.wants_white

    def _sails(self, codes: Ints, full: Int) -> bool:
        """Empty a full beach and land its ships in every possible way (clause 7).

        Return whether any of the results is a way out.
        """
        white, black = _white(codes[full]), _black(codes[full])
        before = codes[:]
        before[full] -= _code(0, 0, white, black)
        sort(before)
        free: Int = 0
        for code in before:
            if _room(code) > 0:
                free += 1
        return self._land(before, before[:], 0, white, black, white + black > free)

    def _land(self, before: Ints, after: Ints, done: Int, white: Int, black: Int, each: bool) -> bool:
        """Distribute the remaining ships over the beaches after the first `done` ones.

        Return whether a way out is reached.

        `each`: whether there are more ships than beaches with a free berth, so that each of these beaches gets one.
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
