"""The Swiss system for two entrants per table: entrants with similar points meet if they have not met before.

Each possible pair has a weight that combines all criteria by importance. The round is the matching of maximum weight.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction

from tongiaki.tournaments.meetings import Meeting

MAX_BALANCE = 3
"""Maximum difference between an entrant's games as first and as second player, if a pairing allows it."""
_BYE = -1
_POINTS_FACTOR = 2
"""Factor that turns points, which are multiples of one half, into whole numbers."""


class _History:
    """The state of each entrant after the previous rounds."""

    def __init__(self, entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]]) -> None:
        self.points = dict.fromkeys(entrants, Fraction(0))
        self.meeting_counts = Counter[frozenset[int]]()
        self.first_player_balance = Counter[int]()  # games as first player minus games as second player
        self.last_game_sign = Counter[int]()  # 1 if the last game was as first player, -1 if it was as second player
        for meetings in rounds:
            for meeting in meetings:
                for entrant, points in meeting.points().items():
                    self.points[entrant] = self.points.get(entrant, Fraction(0)) + points
                self._seat(meeting.seats)
        self.order = sorted(entrants, key=lambda entrant: -self.points[entrant])  # sorted by seeding among equal points
        self.group = Counter(self.points[entrant] for entrant in entrants)
        self.lowest = min((self.points[entrant] for entrant in entrants), default=Fraction(0))

    def _seat(self, seats: tuple[int, ...]) -> None:
        self.meeting_counts[frozenset(seats)] += 1
        if len(seats) > 1:
            for seat, entrant in enumerate(seats):
                sign = 1 if seat == 0 else -1
                self.first_player_balance[entrant] += sign
                self.last_game_sign[entrant] = sign

    def begins(self, entrant: int, opponent: int) -> bool:
        """Return whether `entrant` plays first: it has the lower balance, or was second in the last game."""
        return (self.first_player_balance[entrant], self.last_game_sign[entrant]) <= (
            self.first_player_balance[opponent],
            self.last_game_sign[opponent],
        )

    def costs(self, index: int, other_index: int) -> tuple[int, ...]:
        """Return the costs of a pair, given by its positions in the order. The most important criterion comes first."""
        higher, lower = self.order[index], self.order[other_index]
        first, second = (higher, lower) if self.begins(higher, lower) else (lower, higher)
        point_difference = self.points[higher] - self.points[lower]
        after = (abs(self.first_player_balance[first] + 1), abs(self.first_player_balance[second] - 1))
        ideal = self.group[self.points[higher]] // 2
        return (
            sum(number > MAX_BALANCE for number in after),
            self.meeting_counts[frozenset((higher, lower))],
            sum(number > MAX_BALANCE - 1 for number in after),
            int((point_difference * _POINTS_FACTOR) ** 2),
            sum(number > 1 for number in after),
            (abs(other_index - index) - ideal) ** 2 if point_difference == 0 else 0,
        )

    def costs_of_bye(self, index: int) -> tuple[int, ...]:
        """Return the costs of a bye. They are lowest for the last entrant in the order who has not had a bye."""
        entrant = self.order[index]
        above = int(((self.points[entrant] - self.lowest) * _POINTS_FACTOR) ** 2)
        return (0, self.meeting_counts[frozenset((entrant,))], 0, above, 0, (len(self.order) - index) ** 2)


def pair_swiss(entrants: Sequence[int], rounds: Sequence[Sequence[Meeting]]) -> list[Meeting]:
    """Pair the remaining entrants for the next round; they are sorted by seeding, best first.

    If their number is odd, one entrant has a bye. Repeated pairs and second byes are avoided if possible.
    """
    import networkx as nx  # imported here because it is slow and needed only here

    history = _History(entrants, rounds)
    number = len(history.order)
    costs = {
        (index, other_index): history.costs(index, other_index)
        for other_index in range(number)
        for index in range(other_index)
    }
    if number % 2:
        costs.update({(_BYE, index): history.costs_of_bye(index) for index in range(number)})
    graph = nx.Graph()
    for (index, other_index), weight in _weights(costs, number).items():
        graph.add_edge(index, other_index, weight=weight)
    matched = nx.max_weight_matching(graph, maxcardinality=True)
    meetings: list[Meeting] = []
    for index, other_index in sorted((min(pair), max(pair)) for pair in matched):
        if index == _BYE:
            continue
        higher, lower = history.order[index], history.order[other_index]
        equal = (history.first_player_balance[higher], history.last_game_sign[higher]) == (
            history.first_player_balance[lower],
            history.last_game_sign[lower],
        )
        first = len(meetings) % 2 == 0 if equal else history.begins(higher, lower)
        meetings.append(Meeting((higher, lower) if first else (lower, higher)))
    byes = [max(pair) for pair in matched if _BYE in pair]
    return [*meetings, *(Meeting((history.order[index],)) for index in byes)]


def _weights(costs: dict[tuple[int, int], tuple[int, ...]], number: int) -> dict[tuple[int, int], int]:
    """Return an integer weight for each pair. One unit of a cost outweighs all less important costs."""
    weights = dict.fromkeys(costs, 0)
    scale = 1
    for level in reversed(range(len(next(iter(costs.values()), ())))):
        for pair, cost in costs.items():
            weights[pair] -= scale * cost[level]
        scale *= 1 + number * max(cost[level] for cost in costs.values())
    return weights
