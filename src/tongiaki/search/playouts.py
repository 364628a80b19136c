"""Playouts: some turns played on as the judge would play them, and what it thinks of where they lead."""

from typing import Final, final

from tongiaki.rules.moves import DRAW
from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, TURN
from tongiaki.rules.tiles import BIT, TILES
from tongiaki.search.budget import Budget
from tongiaki.search.judge import Judge
from tongiaki.search.lookahead import Lookahead

CAP: Final[Int] = 150
"""Positions of a stretch that are looked at in a playout."""
ROUNDS: Final[Int] = 2
"""Turns of every player before a playout is cut."""


@final
class Playouts:
    """Plays on from ends of one stretch. The tiles of a playout come in the same order whichever end it starts from."""

    __slots__ = ("_ahead", "_budget", "_judge", "_seed")

    def __init__(self, judge: Judge, budget: Budget, seed: int) -> None:
        self._judge = judge
        self._budget = budget
        self._ahead = Lookahead(judge, budget)
        self._seed = seed

    def values(self, end: Position, number: Int) -> list[float]:
        """Every seat's value after one playout, given its number; raises ExhaustedError."""
        order = self._pile(number)
        turns = ROUNDS * end.players
        position = end
        while True:
            phase = position.phase_number
            if phase == GAME_OVER or (phase == TURN and turns == 0):
                self._budget.spend(1)
                return self._judge.judge(position)
            if phase == DRAW_TILE:
                position = position.copy()
                for tile in order:
                    if position.pile & BIT[tile]:
                        position.play(DRAW + tile)
                        break
            else:
                if phase == TURN:
                    turns -= 1
                position, _ = self._ahead.best(position, CAP)

    def _pile(self, number: Int) -> list[int]:
        """All tiles in the order of a playout."""
        order = list(range(int(TILES)))
        chance = (self._seed + number * 2654435761) & 0x7FFFFFFF
        for last in range(TILES - 1, 0, -1):
            chance = (chance * 1103515245 + 12345) & 0x7FFFFFFF
            other = (chance >> 8) % (last + 1)
            order[last], order[other] = order[other], order[last]
        return order
