"""What a choice was worth: the end of the stretch that a player chose, against the best one that the search finds."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.coach.judging import Forecaster
from tongiaki.rules import Position
from tongiaki.search import Budget, Search
from tongiaki.search.lookahead import Lookahead

CAP = 2000
"""Positions of the stretch that are looked at."""


@dataclass(frozen=True, slots=True)
class End:
    """An end of a stretch with the moves that lead there, and everybody's chances then, by seat."""

    moves: list[int]
    position: Position
    chances: list[float]


@dataclass(frozen=True, slots=True)
class Choice:
    """What a player did in a stretch, and what there was to do; all three ends were looked at equally far."""

    seat: int
    options: int
    """How many ends there were to choose from, as far as they were looked at."""
    played: End
    best: End
    obvious: End
    """What looks best as long as one does not look beyond the stretch."""

    @property
    def loss(self) -> float:
        """How much worse the player's chances are than they might be; not below 0."""
        return max(0.0, self.best.chances[self.seat] - self.played.chances[self.seat])

    @property
    def insight(self) -> float:
        """How much better the choice is than the obvious one; not below 0."""
        return max(0.0, self.played.chances[self.seat] - self.obvious.chances[self.seat])


def choice_of(start: Position, played: list[int], judge: Forecaster, nodes: int) -> Choice:
    """Judge the moves of a whole stretch. The best ends' draws are tried one by one where the nodes suffice."""
    search = Search(start, judge, cap=CAP)
    obvious = search.candidates[0].number
    search.deepen_all(Budget(nodes), 1)
    best = search.candidates[0]
    plies = best.plies
    ahead = Lookahead(judge, Budget())
    end = start.copy()
    for move in played:
        end.play(move)
    return Choice(
        start.turn,
        len(search.candidates),
        End(played, end, ahead.values(end, plies) if plies else judge.judge(end)),
        *(
            End(search.line(one), one.end, one.values)
            for one in (best, next(one for one in search.candidates if one.number == obvious))
        ),
    )
