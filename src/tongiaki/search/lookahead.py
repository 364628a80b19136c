"""The value of a stretch's end, found by a deeper search over all possible tiles and the next players' replies."""

from typing import Final, final

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, TURN
from tongiaki.search.budget import Budget
from tongiaki.search.evaluator import Evaluator
from tongiaki.search.stretch import Stretch

CAP: Final[Int] = 600
"""Maximum number of positions per stretch. It is low because a lookahead searches many stretches."""


@final
class Lookahead:
    """A search over a number of plies.

    The first ply is the rest of this turn, and each further ply is the next player's turn.

    Every player is assumed to choose the end of the stretch with the best evaluation for that player. The search tries
    each tile of a draw directly after the stretch. It does not try later draws, but evaluates the position before them.
    """

    __slots__ = ("_budget", "_evaluator")

    def __init__(self, evaluator: Evaluator, budget: Budget) -> None:
        self._evaluator = evaluator
        self._budget = budget

    def values(self, end: Position, plies: Int) -> list[float]:
        """Return the value of a stretch's end for each seat. Raises ExhaustedError if the budget is too small."""
        if end.phase_number != DRAW_TILE:
            return self._values_without_draw(end, plies)
        tiles = end.legal_moves()
        totals = [0.0] * int(end.players)
        for tile in tiles:
            after = end.copy()
            after.play(tile)
            for seat, value in enumerate(self._values_after_draw(after, plies)):
                totals[seat] += value
        return [total / len(tiles) for total in totals]

    def best_end(self, start: Position, cap: Int = CAP) -> tuple[Position, list[float]]:
        """Return the end with the best evaluation for the player to move, and its values."""
        stretch = Stretch(start, cap)
        self._budget.spend(stretch.nodes + len(stretch.ends))
        seat = start.turn
        best = stretch.ends[0]
        best_values = self._evaluator.evaluate(best)
        for end in stretch.ends[1:]:
            values = self._evaluator.evaluate(end)
            if values[seat] > best_values[seat]:
                best, best_values = end, values
        return best, best_values

    def _values_after_draw(self, position: Position, plies: Int) -> list[float]:
        """Return the values of a position after a draw. The turn may continue."""
        phase = position.phase_number
        if phase in (TURN, GAME_OVER, DRAW_TILE):
            return self._values_without_draw(position, plies)
        end, values = self.best_end(position)
        return self._deepened_values(end, values, plies)

    def _values_without_draw(self, position: Position, plies: Int) -> list[float]:
        """Return the values of a position, without trying further draws."""
        if plies > 1 and position.phase_number == TURN:
            end, values = self.best_end(position)
            return self._deepened_values(end, values, plies - 1)
        self._budget.spend(1)
        return self._evaluator.evaluate(position)

    def _deepened_values(self, end: Position, values: list[float], plies: Int) -> list[float]:
        """Return the values of an end after the remaining plies. `values`: the evaluation of the end itself."""
        return self._values_without_draw(end, plies) if plies > 1 and end.phase_number == TURN else values
