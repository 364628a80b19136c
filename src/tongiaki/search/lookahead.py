"""The value of a stretch's end after a deeper search: over all possible tiles, and the next players' replies."""

from typing import Final, final

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, TURN
from tongiaki.search.budget import Budget
from tongiaki.search.judge import Judge
from tongiaki.search.stretch import Stretch

CAP: Final[Int] = 600
"""Maximum number of positions per stretch. It is low because a lookahead searches many stretches."""


@final
class Lookahead:
    """A search over a number of plies. The first ply is the rest of this turn, each further ply the next player's turn.

    Every player is assumed to choose the end of the stretch that the judge rates best for that player. The search tries
    each tile that can be drawn at once. The judge evaluates later draws.
    """

    __slots__ = ("_budget", "_judge")

    def __init__(self, judge: Judge, budget: Budget) -> None:
        self._judge = judge
        self._budget = budget

    def values(self, end: Position, plies: Int) -> list[float]:
        """Return each seat's value of a stretch's end. Raise ExhaustedError if the budget is too small."""
        if end.phase_number != DRAW_TILE:
            return self._later(end, plies)
        tiles = end.legal_moves()
        totals = [0.0] * int(end.players)
        for tile in tiles:
            after = end.copy()
            after.play(tile)
            for seat, value in enumerate(self._drawn(after, plies)):
                totals[seat] += value
        return [total / len(tiles) for total in totals]

    def best(self, start: Position, cap: Int = CAP) -> tuple[Position, list[float]]:
        """Return the end that the judge rates best for the player to move, and its values."""
        stretch = Stretch(start, cap)
        self._budget.spend(stretch.nodes + len(stretch.ends))
        seat = start.turn
        best = stretch.ends[0]
        most = self._judge.judge(best)
        for end in stretch.ends[1:]:
            values = self._judge.judge(end)
            if values[seat] > most[seat]:
                best, most = end, values
        return best, most

    def _drawn(self, position: Position, plies: Int) -> list[float]:
        """Return the values after a drawn tile. The turn goes on or is over."""
        phase = position.phase_number
        if phase in (TURN, GAME_OVER, DRAW_TILE):
            return self._later(position, plies)
        end, values = self.best(position)
        return self._deeper(end, values, plies)

    def _later(self, position: Position, plies: Int) -> list[float]:
        """Return the values of a position without trying further tiles."""
        if plies > 1 and position.phase_number == TURN:
            end, values = self.best(position)
            return self._deeper(end, values, plies - 1)
        self._budget.spend(1)
        return self._judge.judge(position)

    def _deeper(self, end: Position, values: list[float], plies: Int) -> list[float]:
        """Return the values of an end after the remaining plies. `values` are the judge's own."""
        return self._later(end, plies) if plies > 1 and end.phase_number == TURN else values
