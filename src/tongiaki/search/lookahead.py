"""What an end of a stretch is worth if one looks further: all tiles that may come, and how the next players reply."""

from typing import Final, final

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, TURN
from tongiaki.search.budget import Budget
from tongiaki.search.judge import Judge
from tongiaki.search.stretch import Stretch

CAP: Final[Int] = 600
"""Positions of a stretch that are looked at here: there are many stretches."""


@final
class Lookahead:
    """Looks a number of plies ahead: one is the rest of this turn, each further one the whole turn of the next player.

    Every player is taken to choose the end of the stretch that the judge finds best for that player. Each tile
    that may come at once is tried; draws that players reach later are left to the judge.
    """

    __slots__ = ("_budget", "_judge")

    def __init__(self, judge: Judge, budget: Budget) -> None:
        self._judge = judge
        self._budget = budget

    def values(self, end: Position, plies: Int) -> list[float]:
        """Every seat's value of an end of a stretch; raises ExhaustedError where the budget does not suffice."""
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
        """The end that the player to move likes best, as the judge sees it, and its values."""
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
        """The values after a tile has come in a turn, which goes on or is over."""
        phase = position.phase_number
        if phase in (TURN, GAME_OVER, DRAW_TILE):
            return self._later(position, plies)
        end, values = self.best(position)
        return self._deeper(end, values, plies)

    def _later(self, position: Position, plies: Int) -> list[float]:
        """The values where no tile is tried any more."""
        if plies > 1 and position.phase_number == TURN:
            end, values = self.best(position)
            return self._deeper(end, values, plies - 1)
        self._budget.spend(1)
        return self._judge.judge(position)

    def _deeper(self, end: Position, values: list[float], plies: Int) -> list[float]:
        """The values of an end, given those that the judge sees."""
        return self._later(end, plies) if plies > 1 and end.phase_number == TURN else values
