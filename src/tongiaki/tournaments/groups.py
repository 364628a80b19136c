"""Pairing for tables of three to six: it minimizes repeated meetings and distributes seats evenly."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations

from tongiaki.tournaments.meetings import Meeting

STARTS = 8
"""Number of random starts of the local search, of which the best result is used."""


def pair_groups(
    entrants: Sequence[int], size: int, rounds: Sequence[Sequence[Meeting]], chance: random.Random
) -> list[Meeting]:
    """Pair the remaining entrants for the next round. Tables have `size` seats, or one less if necessary.

    The cost of a repeated meeting grows with the square of the number of meetings. If there are too few entrants for
    two tables, one table may be smaller.
    """
    meeting_counts, seat_counts = Counter[frozenset[int]](), Counter[tuple[int, int]]()
    for meeting in (meeting for meetings in rounds for meeting in meetings):
        meeting_counts.update(frozenset(pair) for pair in combinations(meeting.seats, 2))
        seat_counts.update((entrant, seat) for seat, entrant in enumerate(meeting.seats) if not meeting.bye)
    best: tuple[int, list[list[int]]] | None = None
    for _ in range(STARTS):
        tables = _deal_tables(entrants, size, chance)
        _improve(tables, meeting_counts)
        cost = sum(_cost(table, meeting_counts) for table in tables)
        if best is None or cost < best[0]:
            best = cost, tables
    return [] if best is None else [Meeting(_order_seats(table, seat_counts)) for table in best[1]]


def _deal_tables(entrants: Sequence[int], size: int, chance: random.Random) -> list[list[int]]:
    """Distribute the entrants randomly over the smallest possible number of tables."""
    shuffled = chance.sample(entrants, len(entrants))
    number = -(-len(shuffled) // size)
    return [shuffled[index::number] for index in range(number)]


def _improve(tables: list[list[int]], meeting_counts: Counter[frozenset[int]]) -> None:
    """Swap entrants between tables as long as swaps reduce the cost."""
    has_improved = True
    while has_improved:
        has_improved = False
        for first, second in combinations(tables, 2):
            for i in range(len(first)):
                for j in range(len(second)):
                    before = _cost_of_entrant(first, i, meeting_counts) + _cost_of_entrant(second, j, meeting_counts)
                    first[i], second[j] = second[j], first[i]
                    if (
                        _cost_of_entrant(first, i, meeting_counts) + _cost_of_entrant(second, j, meeting_counts)
                        < before
                    ):
                        has_improved = True
                    else:
                        first[i], second[j] = second[j], first[i]


def _cost(table: Sequence[int], meeting_counts: Counter[frozenset[int]]) -> int:
    return sum(meeting_counts[frozenset(pair)] ** 2 for pair in combinations(table, 2))


def _cost_of_entrant(table: Sequence[int], index: int, meeting_counts: Counter[frozenset[int]]) -> int:
    """Return the cost of the meetings between one entrant and the others at the table."""
    return sum(
        meeting_counts[frozenset((table[index], other))] ** 2 for seat, other in enumerate(table) if seat != index
    )


def _order_seats(table: Sequence[int], seat_counts: Counter[tuple[int, int]]) -> tuple[int, ...]:
    """Return the order of seats that least repeats the entrants' earlier seats."""

    def cost(seats: tuple[int, ...]) -> int:
        return sum(
            (1 + seat_counts[entrant, seat]) ** 2 - seat_counts[entrant, seat] ** 2
            for seat, entrant in enumerate(seats)
        )

    return min(permutations(table), key=cost)
