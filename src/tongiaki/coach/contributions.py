"""The contributions of groups of the network's inputs to the difference between two positions.

A contribution is the change of the network's score when a group of inputs is exchanged between both positions. It is
the mean of two exchanges: into the worse position, and into the better one. The shipped network is used, because the
`ChancesEvaluator` has no inputs.
"""

from __future__ import annotations

from enum import Enum, auto
from functools import lru_cache
from typing import Final

from tongiaki.rules import Position
from tongiaki.value import layout
from tongiaki.value.features import Views
from tongiaki.value.shipped import weights
from tongiaki.value.weights import POINTS, SCALE, SCORE_ROW, Weights

UNIT: Final = float(SCALE) * SCALE


class Group(Enum):
    """A group of the network's inputs with a common reason."""

    SAFETY = auto()
    ISLANDS = auto()
    PRESENCE = auto()
    POINTS = auto()
    GROWTH = auto()
    SUPPLY = auto()
    BEACHES = auto()
    WAYS = auto()
    DRAW = auto()


_RANGES: Final = {
    Group.SAFETY: [(layout.SAFE, layout.SUPPLY), (layout.EXPOSED, layout.RIVAL_EXPOSED)],
    Group.ISLANDS: [(layout.ISLAND, layout.OTHER_SHIPS), (layout.ROOTS, layout.GROWTH)],
    Group.PRESENCE: [
        (layout.BEACH, layout.TO_UNKNOWN),
        (layout.OWN_BEACHES, layout.OTHER_SHIPS),
        (layout.EXPECTED_MARGIN, layout.TIE),
        (layout.EXPECTED_PLACE, layout.EXPOSED),
    ],
    Group.POINTS: [
        (layout.MARGIN, layout.EXPECTED_MARGIN),
        (layout.TIE, layout.EXPECTED_PLACE),
        (layout.LATE_MARGIN, layout.ENDING),
    ],
    Group.GROWTH: [(layout.GROWTH, layout.MARGIN), (layout.OWN_SHIPS, layout.OTHER_SHIPS)],
    Group.SUPPLY: [(layout.SUPPLY, layout.RIVAL_SUPPLY)],
    Group.BEACHES: [(layout.BEACH, layout.TO_UNKNOWN), (layout.ONE_FREE, layout.ISLAND)],
    Group.WAYS: [(layout.TO_UNKNOWN, layout.ISLAND)],
    Group.DRAW: [(layout.DISTANCE, layout.INPUTS)],
}
"""The ranges of inputs of each group: first number, and the number after the last one."""
_AMOUNTS: Final = {Group.SAFETY: (6, 7), Group.POINTS: (0, 3), Group.PRESENCE: (3, 6)}
"""The ranges of amounts of each group."""


class _View:
    """The network's inputs for one seat of a position, and the sums of its hidden units."""

    def __init__(self, position: Position, seat: int, network: Weights) -> None:
        views = Views()
        views.load(position)
        views.view(seat)
        self.active = {views.active[index] for index in range(views.count)}
        self.amounts = [views.amounts[index] for index in range(layout.AMOUNTS)]
        expectations = views.expectations
        lead = network.leads[expectations.draws_left] / POINTS
        self.hand_written = lead * expectations.expected_points[seat]
        self.sums = [0] * network.hidden
        add(self.sums, network, self.active, 1)
        for number, amount in enumerate(self.amounts):
            add(self.sums, network, [layout.INPUTS + number], amount)

    def part(self, group: Group) -> set[int]:
        """Return the active inputs of a group."""
        return {number for number in self.active for low, high in _RANGES[group] if low <= number < high}


class Contributions:
    """The contributions to the difference between a better and a worse position, for a seat and its rival."""

    def __init__(self, seat: int, better: Position, worse: Position) -> None:
        self._network = shipped_weights(better.players)
        views = [
            (_View(better, other, self._network), _View(worse, other, self._network)) for other in range(better.players)
        ]
        scores = [self._score(view.sums) + view.hand_written for _, view in views]
        rivals = [other for other in range(better.players) if other != seat]
        self.rivals = sorted(rivals, key=lambda other: -scores[other])
        """The rivals. The first one has the best chance of winning in the worse position."""
        self._seat, self._views = seat, views

    def weight(self, group: Group, rival: int | None) -> float:
        """Return how much a group contributes in the seat's favour: in its own view, or in a rival's view."""
        better, worse = self._views[self._seat if rival is None else rival]
        score = (self._exchange(group, worse, better) - self._exchange(group, better, worse)) / 2
        if group is Group.PRESENCE:  # the hand-written evaluation expects points for ships that can stay
            score += better.hand_written - worse.hand_written
        return score if rival is None else -score

    def _exchange(self, group: Group, base: _View, other: _View) -> float:
        """Return the change of a position's score when it gets a group of inputs from another position."""
        sums = base.sums[:]
        before, after = base.part(group), other.part(group)
        add(sums, self._network, before - after, -1)
        add(sums, self._network, after - before, 1)
        for number in range(*_AMOUNTS.get(group, (0, 0))):
            add(sums, self._network, [layout.INPUTS + number], other.amounts[number] - base.amounts[number])
        return self._score(sums) - self._score(base.sums)

    def _score(self, sums: list[int]) -> float:
        row = self._network.row(SCORE_ROW)
        return sum(value * weight for value, weight in zip(sums, row, strict=True) if value > 0) / UNIT


def add(sums: list[int], network: Weights, numbers: set[int] | list[int], factor: int) -> None:
    """Add the weights of inputs or amounts, times a factor, to the sums of the hidden units."""
    for number in numbers:
        for unit, weight in enumerate(network.row(number)):
            sums[unit] += factor * weight


@lru_cache
def shipped_weights(players: int) -> Weights:
    """Return the weights of the shipped network for a number of players."""
    return weights(players)
