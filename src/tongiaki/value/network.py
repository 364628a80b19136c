"""The neural network as an evaluation function: a score for each seat, and chances of winning computed from all scores.

The network corrects the hand-written evaluation. The points that the hand-written evaluation expects are added to the
network's points. Multiplied by a factor, the lead, they are also added to its score.

Weights are integers. A machine word contains the sums of four hidden units, 16 bits each, so that a single addition
updates four units. Carries between them cancel out: the sum of packed words is the packed word of the sums.

Consecutive positions of a search have most active inputs in common. So the network keeps each seat's sums over the
active inputs, and only adds and subtracts the inputs that differ from the previous position's.
"""

from math import exp
from typing import Final, final

from tongiaki.rules.moves import SEATS
from tongiaki.rules.numbers import Int, Ints, ints
from tongiaki.rules.position import Position
from tongiaki.rules.state import GAME_OVER
from tongiaki.search.evaluator import Evaluator, float_sum
from tongiaki.value.features import Views
from tongiaki.value.input_changes import InputChanges
from tongiaki.value.layout import AMOUNTS, INPUTS
from tongiaki.value.weights import BLOCK, LANES, POINTS, POINTS_ROW, SCALE, SCORE_ROW, Weights

LANE: Final[Int] = 0xFFFF
MIDDLE: Final[Int] = 1 << 15
"""Offset that makes any signed 16-bit sum non-negative."""
MIDDLES: Final[Int] = MIDDLE | MIDDLE << 16 | MIDDLE << 32
"""MIDDLE in each of the three lower lanes. The highest lane needs no offset, because it has the sign of the word."""
WORDS: Final[Int] = BLOCK // LANES
"""Number of machine words in a block of hidden units."""
UNIT: Final = float(SCALE) * SCALE
POINT: Final = 0.02
"""Approximate increase of the chance of winning for one more point in the final score."""


@final
class Network(Evaluator):
    """Evaluation by a network that is trained for certain numbers of players. Values are chances of winning, 0 to 1."""

    __slots__ = (
        "_blocks",
        "_changes",
        "_for_points",
        "_for_score",
        "_leads",
        "_point_sum",
        "_score_sum",
        "_sums",
        "_views",
        "_words",
        "points",
    )

    def __init__(self, weights: Weights) -> None:
        super().__init__(POINT)
        self.points: list[float] = []
        """Expected final points in the most recently evaluated position, by seat."""
        self._views = Views()
        self._leads = [lead / POINTS for lead in weights.leads]
        self._blocks: Int = weights.hidden // BLOCK
        self._words: Ints = ints(_packed(weights))
        self._for_score: Ints = ints(weights.row(SCORE_ROW))
        self._for_points: Ints = ints(weights.row(POINTS_ROW))
        self._score_sum: Int = 0
        self._point_sum: Int = 0
        self._changes = InputChanges()
        self._sums: Ints = ints([0] * (SEATS * weights.hidden // LANES))
        """Packed sums over the active inputs of the seat's last view, by [seat, word]."""

    def evaluate(self, position: Position) -> list[float]:
        """Return each seat's chance of winning. A victory shared by n players counts as 1/n for each."""
        if position.phase_number == GAME_OVER:
            return self._evaluate_result(position)
        views = self._views
        views.load(position)
        lead = self._leads[views.expectations.draws_left]
        scores: list[float] = []
        points: list[float] = []
        for seat in range(position.players):
            views.view(seat)
            self._run(seat)
            expected = views.expectations.expected_points[seat]
            scores.append(float(self._score_sum) / UNIT + lead * expected)
            points.append(POINTS * float(self._point_sum) / UNIT + expected)
        self.points = points
        return chances(scores)

    def _evaluate_result(self, position: Position) -> list[float]:
        standings = position.standings()
        self.points = [float(standing.points) for standing in standings]
        winners = sum(standing.rank == 1 for standing in standings)
        return [1.0 / winners if standing.rank == 1 else 0.0 for standing in standings]

    def _run(self, seat: Int) -> None:
        """Run the network on the most recently computed view, which is the seat's."""
        self._changes.update(seat, self._views)
        self._score_sum = 0
        self._point_sum = 0
        for block in range(self._blocks):
            self._run_block(seat, block)

    def _run_block(self, seat: Int, block: Int) -> None:
        """Update the sums of one block of hidden units, and add its contribution to both outputs."""
        words, sums, row = self._words, self._sums, self._blocks * WORDS
        first = block * WORDS
        place = seat * row + first
        a = sums[place]
        b = sums[place + 1]
        c = sums[place + 2]
        d = sums[place + 3]
        e = sums[place + 4]
        f = sums[place + 5]
        g = sums[place + 6]
        h = sums[place + 7]
        changes = self._changes
        added = changes.added
        for index in range(changes.added_count):
            offset = added[index] * row + first
            a += words[offset]
            b += words[offset + 1]
            c += words[offset + 2]
            d += words[offset + 3]
            e += words[offset + 4]
            f += words[offset + 5]
            g += words[offset + 6]
            h += words[offset + 7]
        removed = changes.removed
        for index in range(changes.removed_count):
            offset = removed[index] * row + first
            a -= words[offset]
            b -= words[offset + 1]
            c -= words[offset + 2]
            d -= words[offset + 3]
            e -= words[offset + 4]
            f -= words[offset + 5]
            g -= words[offset + 6]
            h -= words[offset + 7]
        sums[place] = a
        sums[place + 1] = b
        sums[place + 2] = c
        sums[place + 3] = d
        sums[place + 4] = e
        sums[place + 5] = f
        sums[place + 6] = g
        sums[place + 7] = h
        amounts = self._views.amounts
        for index in range(AMOUNTS):
            amount = amounts[index]
            offset = (INPUTS + index) * row + first
            a += amount * words[offset]
            b += amount * words[offset + 1]
            c += amount * words[offset + 2]
            d += amount * words[offset + 3]
            e += amount * words[offset + 4]
            f += amount * words[offset + 5]
            g += amount * words[offset + 6]
            h += amount * words[offset + 7]
        unit = block * BLOCK
        self._add(a, unit)
        self._add(b, unit + 4)
        self._add(c, unit + 8)
        self._add(d, unit + 12)
        self._add(e, unit + 16)
        self._add(f, unit + 20)
        self._add(g, unit + 24)
        self._add(h, unit + 28)

    def _add(self, word: Int, unit: Int) -> None:
        """Add the contribution of four hidden units, whose sums are packed in a word, to both outputs."""
        word += MIDDLES
        self._add_unit((word & LANE) - MIDDLE, unit)
        self._add_unit((word >> 16 & LANE) - MIDDLE, unit + 1)
        self._add_unit((word >> 32 & LANE) - MIDDLE, unit + 2)
        self._add_unit(word >> 48, unit + 3)

    def _add_unit(self, activation: Int, unit: Int) -> None:
        if activation > 0:
            self._score_sum += activation * self._for_score[unit]
            self._point_sum += activation * self._for_points[unit]


def chances(scores: list[float]) -> list[float]:
    """Return the seats' chances of winning: the softmax of their scores."""
    highest = max(scores)
    powers = [exp(score - highest) for score in scores]
    total = float_sum(powers)
    return [power / total for power in powers]


def _packed(weights: Weights) -> list[int]:
    """Return the weights of all inputs and amounts, packed four to a word."""
    numbers = weights.numbers
    return [
        sum(numbers[first + lane] << (16 * lane) for lane in range(LANES))
        for first in range(0, (INPUTS + AMOUNTS) * weights.hidden, LANES)
    ]
