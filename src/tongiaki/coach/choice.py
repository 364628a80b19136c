"""The value of a choice: the chosen end of a stretch, compared with the best end that the search finds."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.coach.evaluator import CoachEvaluator
from tongiaki.rules import Position
from tongiaki.search import Budget, Search
from tongiaki.search.lookahead import Lookahead

CAP = 2000
"""Maximum number of positions to search in the stretch."""
EVALUATOR_ERROR = 0.03
"""Loss in the search, as a chance of winning, that playouts do not confirm on average."""
SHRINK = 0.8
"""Share of a greater loss that counts. It was fitted to 115 decisions that were tried, and rounded down."""
MIN_SPREAD = 0.02
"""Difference between the best and another end, as a chance of winning, above which a decision matters."""


@dataclass(frozen=True, slots=True)
class End:
    """An end of a stretch, the moves that lead to it, and each seat's chance of winning there."""

    moves: list[int]
    position: Position
    chances: list[float]


@dataclass(frozen=True, slots=True)
class Choice:
    """A player's decision in a stretch, with its alternatives.

    The ends `played`, `best` and `obvious` are searched to the same depth.
    """

    seat: int
    options: int
    """Number of ends that the search found."""
    spread: float
    """Difference between the best and the worst end in the first evaluation, as a chance of winning."""
    played: End
    best: End
    obvious: End
    """The end with the best evaluation before any lookahead."""

    @property
    def loss(self) -> float:
        """Loss in the chance of winning compared with the best end, 0 or more."""
        return max(0.0, self.best.chances[self.seat] - self.played.chances[self.seat])

    @property
    def matters(self) -> bool:
        """Whether the ends differ enough for the decision to count, at first or after the lookahead."""
        return max(self.spread, self.loss) > MIN_SPREAD

    @property
    def cost(self) -> float:
        """The expected loss, 0 or more: the loss in the search, shrunk because it is the best of many estimates."""
        return SHRINK * self.loss if self.loss > EVALUATOR_ERROR else 0.0

    @property
    def insight(self) -> float:
        """Gain in the chance of winning compared with the obvious end, 0 or more."""
        return max(0.0, self.played.chances[self.seat] - self.obvious.chances[self.seat])


def evaluate_choice(start: Position, moves: list[int], evaluator: CoachEvaluator, nodes: int) -> Choice:
    """Evaluate the moves of a whole stretch.

    If `nodes` is large enough, also try each possible draw after the best ends.
    """
    search = Search(start, evaluator, cap=CAP)
    obvious = search.candidates[0].number
    values = [candidate.values[start.turn] for candidate in search.candidates]
    search.deepen_all(Budget(nodes), 1)
    best = search.candidates[0]
    plies = best.plies
    lookahead = Lookahead(evaluator, Budget())
    end = start.copy()
    for move in moves:
        end.play(move)
    return Choice(
        start.turn,
        len(search.candidates),
        max(values) - min(values),
        End(moves, end, lookahead.values(end, plies) if plies else evaluator.evaluate(end)),
        *(
            End(search.line(candidate), candidate.end, candidate.values)
            for candidate in (best, next(candidate for candidate in search.candidates if candidate.number == obvious))
        ),
    )
