"""Playouts, in which every player plays the end of each stretch that an evaluation prefers."""

from collections.abc import Hashable
from typing import Final, final

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, TURN
from tongiaki.search.budget import Budget
from tongiaki.search.evaluator import Evaluator
from tongiaki.search.points_evaluator import progress_bonus
from tongiaki.search.stretch import Stretch

CAP: Final[Int] = 1200
"""Maximum number of positions per stretch. With few positions, playouts undervalue long chains."""
MAX_STRETCHES: Final[Int] = 80
"""Default maximum number of stretches in a playout. After that, the position is evaluated."""
UNBOUNDED: Final[Int] = 1 << 40
"""Maximum number of stretches or turns that no playout reaches."""


@final
class Playouts:
    """Playouts from several positions of one game. They share a cache of the best end of each stretch."""

    __slots__ = ("_best_ends", "_budget", "_cap", "_evaluator")

    def __init__(self, evaluator: Evaluator, budget: Budget, cap: Int = CAP) -> None:
        self._evaluator = evaluator
        self._budget = budget
        self._cap = cap
        self._best_ends: dict[Hashable, Position] = {}

    def result(self, start: Position, order: list[int]) -> list[float]:
        """Return each seat's value at the end of the playout from a position, which is not changed.

        `order`: the draws of all tiles in the pile. The first one that is legal comes next. Raises ExhaustedError.
        """
        return self._evaluator.evaluate(self.play(start, order))

    def play(
        self, start: Position, order: list[int], max_stretches: Int = MAX_STRETCHES, max_turns: Int = UNBOUNDED
    ) -> Position:
        """Return the position after a playout as in `result`, with limits on the number of stretches and of turns.

        A turn counts when its first stretch ends. Raises ExhaustedError.
        """
        position = start
        stretches: Int = 0
        turns: Int = 0
        while position.phase_number != GAME_OVER and stretches < max_stretches and turns < max_turns:
            if position.phase_number == DRAW_TILE:
                possible = position.legal_moves()
                position = position.copy()
                for draw in order:
                    if draw in possible:
                        position.play(draw)
                        break
            else:
                turns += position.phase_number == TURN
                position = self.best_end(position)
                stretches += 1
        return position

    def expectation(self, start: Position, stretches: Int = MAX_STRETCHES) -> list[float]:
        """Return each seat's mean value over the playouts with all orders of tiles. Raises ExhaustedError.

        Their number is the factorial of the number of tiles in the pile.
        """
        position = start
        while position.phase_number != GAME_OVER and stretches > 0:
            if position.phase_number == DRAW_TILE:
                return self._mean_after_draw(position, stretches)
            position = self.best_end(position)
            stretches -= 1
        return self._evaluator.evaluate(position)

    def best_end(self, start: Position) -> Position:
        """Return the end of a stretch with the best evaluation for the player to move. Raises ExhaustedError.

        The evaluation includes the bonus for progress, so that playouts do not stall.
        """
        key = start.key()
        known = self._best_ends.get(key)
        if known is not None:
            return known
        stretch = Stretch(start, self._cap)
        self._budget.spend(stretch.nodes + len(stretch.ends))
        seat = start.turn
        point_value = self._evaluator.point_value if start.quiet_turns > 0 else 0.0
        best = stretch.ends[0]
        highest = -1e9
        for end in stretch.ends:
            value = self._evaluator.evaluate(end)[seat]
            if point_value > 0.0:
                value += point_value * progress_bonus(end, seat)
            if value > highest:
                best, highest = end, value
        self._best_ends[key] = best
        return best

    def _mean_after_draw(self, position: Position, stretches: Int) -> list[float]:
        tiles = position.legal_moves()
        totals = [0.0] * int(position.players)
        for tile in tiles:
            after = position.copy()
            after.play(tile)
            for seat, value in enumerate(self.expectation(after, stretches)):
                totals[seat] += value
        return [total / len(tiles) for total in totals]
