"""A brute-force test for trapped islands (clause 10), independent of the engine's code.

It reads a described position and the facts of the tiles, follows every sail cell by cell, and tries all landings of all
loops with the actual colours. It is slow on purpose.
"""

from collections.abc import Iterator
from itertools import product
from typing import Any

from tests.position_builder import ISLANDS, WATER

STEPS = [(0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]
Beach = tuple[str, ...]
"""The colours of the ships on a beach, sorted."""
Board = tuple[Beach, ...]


class TooManyArrangements(Exception):  # noqa: N818 - not an error: the board is skipped
    """The search would take too long."""


def is_trapped(position: dict[str, Any], island: str, limit: int) -> bool:
    """Return whether an island with a full beach is trapped, in a described position."""
    sea = _Sea(position)
    start: Board = tuple(
        tuple(sorted(colour for colour, number in fleet.items() for _ in range(number)))
        for fleet in position["ships"][island]
    )
    berths = [beach["berths"] for beach in ISLANDS[island]["beaches"]]
    reached = {start}
    to_do = [start]
    while to_do:
        board = to_do.pop()
        full = [number for number, beach in enumerate(board) if len(beach) == berths[number]]
        if not full:
            return False
        for number in full:
            for pier in ISLANDS[island]["beaches"][number]["piers"]:
                if not sea.loops(island, pier, len(set(board[number]))):
                    return False
            for after in set(_landings(board, number, berths)):
                if after not in reached:
                    reached.add(after)
                    to_do.append(after)
        if len(reached) > limit:
            raise TooManyArrangements
    return True


class _Sea:
    """The tiles of a described position."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.tiles = {(tile["q"], tile["r"]): tile for tile in position["tiles"]}
        self.cells = {tile["id"]: (tile["q"], tile["r"]) for tile in position["tiles"]}
        self.royal = position["royal"]

    def loops(self, island: str, pier: int, colours: int) -> bool:
        """Return whether a fleet with a number of colours returns to the island after leaving by a pier."""
        (q, r), side, name = self.cells[island], pier, island
        while True:
            direction = (side + self.tiles[q, r]["rotation"]) % 6
            q, r = q + STEPS[direction][0], r + STEPS[direction][1]
            if (q, r) not in self.tiles:
                return False
            name = self.tiles[q, r]["id"]
            if name in ISLANDS:
                return name == island or name in self.royal
            entry = (direction + 3 - self.tiles[q, r]["rotation"]) % 6
            a, b, demand = next(current for current in WATER[name] if entry in current[:2])
            if colours < demand:
                return False
            side = b if entry == a else a


def _landings(board: Board, left: int, berths: list[int]) -> Iterator[Board]:
    """Yield all boards after the ships of a beach have left and landed again, one by one (clause 7)."""
    beaches = list(board)
    fleet = beaches[left]
    beaches[left] = ()
    yield from _land(beaches, fleet, frozenset(_free(beaches, berths)), berths)


def _land(beaches: list[Beach], fleet: Beach, fresh: frozenset[int], berths: list[int]) -> Iterator[Board]:
    if not fleet:
        yield tuple(beaches)
        return
    for ship, beach in product(sorted(set(fleet)), fresh or _free(beaches, berths)):
        rest = list(fleet)
        rest.remove(ship)
        after = list(beaches)
        after[beach] = tuple(sorted([*after[beach], ship]))
        yield from _land(after, tuple(rest), fresh - {beach}, berths)


def _free(beaches: list[Beach], berths: list[int]) -> list[int]:
    return [number for number, beach in enumerate(beaches) if len(beach) < berths[number]]
