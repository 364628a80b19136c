"""Pairing for tables of three to six: entrants who have met least often meet, and seats are shared evenly."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

from tongiaki.tournaments.meetings import Meeting

TRIES = 8
"""Number of random starts of the local search. The best result is used."""


def groups(
    entrants: Sequence[int], size: int, rounds: Sequence[Sequence[Meeting]], chance: random.Random
) -> list[Meeting]:
    """Pair the next round of the remaining entrants, at tables of `size` or, to fit their number, one less.

    The cost of repeated meetings grows with their square. If fewer entrants remain than two tables need, one table may
    be smaller.
    """
    met, sat = Counter[frozenset[int]](), Counter[tuple[int, int]]()
    for meeting in (meeting for meetings in rounds for meeting in meetings):
        met.update(frozenset(pair) for pair in combinations(meeting.seats, 2))
        sat.update((entrant, seat) for seat, entrant in enumerate(meeting.seats) if not meeting.bye)
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(TRIES):
        tables = _dealt(entrants, size, chance)
        _improve(tables, met)
        cost = sum(_cost(table, met) for table in tables)
        if best is None or cost < best[0]:
            best = cost, tables
    return [] if best is None else [Meeting(_seated(table, sat)) for table in best[1]]


def _dealt(entrants: Sequence[int], size: int, chance: random.Random) -> list[list[int]]:
    """Distribute the entrants at random over the smallest possible number of tables."""
    shuffled = chance.sample(entrants, len(entrants))
    number = -(-len(shuffled) // size)
    return [shuffled[at::number] for at in range(number)]


def _improve(tables: list[list[int]], met: Counter[frozenset[int]]) -> None:
    """Swap two entrants at different tables as long as that reduces the cost."""
    better = True
    while better:
        better = False
        for first, second in combinations(tables, 2):
            for i in range(len(first)):
                for j in range(len(second)):
                    before = _cost_of_entrant(first, i, met) + _cost_of_entrant(second, j, met)
                    first[i], second[j] = second[j], first[i]
                    if _cost_of_entrant(first, i, met) + _cost_of_entrant(second, j, met) < before:
                        better = True
                    else:
                        first[i], second[j] = second[j], first[i]


def _cost(table: Sequence[int], met: Counter[frozenset[int]]) -> int:
    return sum(met[frozenset(pair)] ** 2 for pair in combinations(table, 2))


def _cost_of_entrant(table: Sequence[int], index: int, met: Counter[frozenset[int]]) -> int:
    """Return the cost of the meetings between one entrant and the others at the table."""
    return sum(met[frozenset((table[index], other))] ** 2 for seat, other in enumerate(table) if seat != index)


def _seated(table: Sequence[int], sat: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """Return the order of seats in which the entrants have sat least often."""

    def cost(seats: tuple[int, ...]) -> int:
        return sum((1 + sat[entrant, seat]) ** 2 - sat[entrant, seat] ** 2 for seat, entrant in enumerate(seats))

    return min(permutations(table), key=cost)
