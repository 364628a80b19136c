"""Search for the end of a stretch of moves that is best for the player to move; see `stretch.py`."""

import math
from typing import Final, final

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.search.budget import Budget, ExhaustedError
from tongiaki.search.evaluator import Evaluator
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.points_evaluator import progress_bonus
from tongiaki.search.stretch import CAP, Stretch

STAGES: Final[list[tuple[int, int]]] = [(8, 1), (8, 2), (20, 2), (60, 2), (8, 3), (20, 3)]
"""The stages of the search: the number of top candidates to search again, and the search depth in plies."""
_BITS: Final[Int] = (1 << 40) - 1


@final
class Candidate:
    """A position that ends the stretch, with its evaluation so far."""

    __slots__ = ("end", "merit", "number", "plies", "values")

    def __init__(self, number: Int, end: Position, values: list[float], merit: float) -> None:
        self.number = number
        """Index of this candidate among the ends of the stretch."""
        self.end = end
        self.values = values
        """The value for each seat."""
        self.merit = merit
        """The sort key: the value for the player to move, plus the bonus for progress and the random error."""
        self.plies: Int = 0
        """Search depth of `values`, in plies. At 0, the end was evaluated without lookahead."""


@final
class Search:
    """A search for the best end of a stretch. It evaluates all ends once, then searches the best ones deeper."""

    __slots__ = ("_bonuses", "_evaluator", "_seat", "_stage", "candidates", "stretch")

    def __init__(self, start: Position, evaluator: Evaluator, blur: float = 0.0, seed: int = 0, cap: Int = CAP) -> None:
        """Evaluate all ends once.

        Args:
            start: a position in which a player decides. It is not changed.
            evaluator: the evaluation function.
            blur: scale of the random errors in the evaluations, in points. The errors have a Gumbel distribution.
            seed: seed of these errors. The same seed always gives an end the same error.
            cap: maximum number of positions to search in the stretch.
        """
        self._evaluator = evaluator
        self._seat = start.turn
        self._stage: Int = 0
        self.stretch = Stretch(start, cap)
        self.candidates: list[Candidate] = []
        """The candidates, best first."""
        is_quiet = start.quiet_turns > 0
        self._bonuses = [0.0] * len(self.stretch.ends)
        for number, end in enumerate(self.stretch.ends):
            if is_quiet:
                self._bonuses[number] += evaluator.point_value * progress_bonus(end, start.turn)
            if blur > 0.0:
                self._bonuses[number] += evaluator.point_value * blur * gumbel_error(end, seed)
            values = evaluator.evaluate(end)
            self.candidates.append(Candidate(number, end, values, values[self._seat] + self._bonuses[number]))
        self._sort(self.candidates)

    @property
    def nodes(self) -> int:
        """Number of positions searched in the stretch, plus the number of ends evaluated."""
        return self.stretch.nodes + len(self.stretch.ends)

    @property
    def is_done(self) -> bool:
        """Whether all stages are completed, or only one candidate exists."""
        return self._stage == len(STAGES) or len(self.candidates) == 1

    def line(self, candidate: Candidate) -> list[int]:
        """Return the moves that lead to a candidate."""
        return self.stretch.line(candidate.number)

    def deepen(self, budget: Budget) -> bool:
        """Run the next stage: search the best candidates deeper. Return False if no stage is left.

        Raises ExhaustedError, and changes nothing, if the budget is too small for the stage.
        """
        if self.is_done:
            return False
        width, plies = STAGES[self._stage]
        lookahead = Lookahead(self._evaluator, budget)
        deepened: list[Candidate] = []
        for candidate in self.candidates[:width]:
            values = lookahead.values(candidate.end, plies)
            deeper = Candidate(
                candidate.number, candidate.end, values, values[self._seat] + self._bonuses[candidate.number]
            )
            deeper.plies = plies
            deepened.append(deeper)
        self._sort(deepened)
        self.candidates[:width] = deepened
        self._stage += 1
        return True

    def deepen_all(self, budget: Budget, stages: int) -> None:
        """Run stages until `stages` are completed or the budget is used up."""
        try:
            while self._stage < stages and self.deepen(budget):
                pass
        except ExhaustedError:
            pass

    def _sort(self, candidates: list[Candidate]) -> None:
        candidates.sort(key=_merit, reverse=True)


def _merit(candidate: Candidate) -> float:
    return candidate.merit


def gumbel_error(end: Position, seed: int) -> float:
    """Return a pseudo-random error with a Gumbel distribution, which depends only on the end and the seed."""
    mixed: Int = seed & _BITS
    for ships in end.ships:
        mixed = ((mixed ^ ships) * 4194217 + 12345) & _BITS
        mixed ^= mixed >> 17
    mixed = ((mixed ^ end.edge) * 4194217 + 12345) & _BITS
    mixed ^= mixed >> 17
    share = (float(mixed >> 8) + 0.5) / 4294967296.0
    return -math.log(-math.log(share))
