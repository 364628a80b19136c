"""The Swiss system for two at a table: entrants with similar points meet, if they have not met before.

Each possible pair has a weight that combines all criteria by importance. The round is the matching of maximum weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from tongiaki.tournaments.meetings import Meeting

SEATS_AT_MOST = 3
"""Limit for an entrant's games as first player minus games as second player; the difference stays below it."""
_BYE = -1
_WORTH = 2
"""Factor that turns points, which are multiples of a half, into whole numbers."""


class _Past:
    """The state of each entrant after the previous rounds."""

    def __init__(self, entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]]) -> None:
        self.points = dict.fromkeys(entrants, Fraction(0))
        self.met = Counter[frozenset[int]]()
        self.begun = Counter[int]()  # games as first player, minus games as second
        self.began_last = Counter[int]()  # 1 after a game as first player, -1 after one as second
        for meetings in rounds:
            for meeting in meetings:
                for entrant, points in meeting.points().items():
                    self.points[entrant] = self.points.get(entrant, Fraction(0)) + points
                self._seat(meeting.seats)
        self.order = sorted(entrants, key=lambda entrant: -self.points[entrant])  # the order of entrants among equals
        self.group = Counter(self.points[entrant] for entrant in entrants)
        self.lowest = min((self.points[entrant] for entrant in entrants), default=Fraction(0))

    def _seat(self, seats: tuple[int, ...]) -> None:
        self.met[frozenset(seats)] += 1
        if len(seats) > 1:
            for seat, entrant in enumerate(seats):
                began = 1 if seat == 0 else -1
                self.begun[entrant] += began
                self.began_last[entrant] = began

    def begins(self, entrant: int, opponent: int) -> bool:
        """Return whether `entrant` begins: the one who began less often, or who did not begin the last game."""
        return (self.begun[entrant], self.began_last[entrant]) <= (self.begun[opponent], self.began_last[opponent])

    def costs(self, at: int, to: int) -> tuple[int, ...]:
        """Return the costs of a pair, given by positions in the order, the most important criterion first."""
        higher, lower = self.order[at], self.order[to]
        first, second = (higher, lower) if self.begins(higher, lower) else (lower, higher)
        apart = self.points[higher] - self.points[lower]
        after = (abs(self.begun[first] + 1), abs(self.begun[second] - 1))
        ideal = self.group[self.points[higher]] // 2
        return (
            sum(number > SEATS_AT_MOST for number in after),
            self.met[frozenset((higher, lower))],
            sum(number > SEATS_AT_MOST - 1 for number in after),
            int((apart * _WORTH) ** 2),
            sum(number > 1 for number in after),
            (abs(to - at) - ideal) ** 2 if apart == 0 else 0,
        )

    def costs_of_bye(self, at: int) -> tuple[int, ...]:
        """Return the costs of a bye. The lowest entrant in the order without an earlier bye has the least."""
        entrant = self.order[at]
        above = int(((self.points[entrant] - self.lowest) * _WORTH) ** 2)
        return (0, self.met[frozenset((entrant,))], 0, above, 0, (len(self.order) - at) ** 2)


def swiss(entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]]) -> list[Meeting]:
    """Pair the next round of the remaining entrants, sorted by seeding, the best first. An odd number gives one bye.

    Repeated pairs and second byes are avoided if possible.
    """
    import networkx as nx  # slow to import, and needed only here

    past = _Past(entrants, rounds)
    number = len(past.order)
    costs = {(at, to): past.costs(at, to) for to in range(number) for at in range(to)}
    if number % 2:
        costs.update({(_BYE, at): past.costs_of_bye(at) for at in range(number)})
    graph = nx.Graph()
    for (at, to), weight in _weights(costs, number).items():
        graph.add_edge(at, to, weight=weight)
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    meetings: list[Meeting] = []
    for at, to in sorted((min(pair), max(pair)) for pair in matched):
        if at == _BYE:
            continue
        higher, lower = past.order[at], past.order[to]
        equal = (past.begun[higher], past.began_last[higher]) == (past.begun[lower], past.began_last[lower])
        first = len(meetings) % 2 == 0 if equal else past.begins(higher, lower)
        meetings.append(Meeting((higher, lower) if first else (lower, higher)))
    byes = [max(pair) for pair in matched if _BYE in pair]
    return [*meetings, *(Meeting((past.order[at],)) for at in byes)]


def _weights(costs: dict[tuple[int, int], tuple[int, ...]], number: int) -> dict[tuple[int, int], int]:
    """Return one integer weight per pair. A unit of a more important cost outweighs all less important costs."""
    weights = dict.fromkeys(costs, 0)
    scale = 1
    for level in reversed(range(len(next(iter(costs.values()), ())))):
        for pair, cost in costs.items():
            weights[pair] -= scale * cost[level]
        scale *= 1 + number * max(cost[level] for cost in costs.values())
    return weights
