"""What a draw was worth: the chances after the tile that came, against the mean over all that might have come."""

from tongiaki.coach.judging import Forecaster
from tongiaki.rules import Position
from tongiaki.search import Budget
from tongiaki.search.lookahead import Lookahead

CAP = 200
"""Positions that are looked at for what may be made of a tile."""


def chances_after(position: Position, judge: Forecaster) -> list[float]:
    """Everybody's chances once a tile has come: at once, or after the best that whoever goes on can do."""
    if position.phase in ("turn", "draw", "over"):
        return judge.judge(position)
    return Lookahead(judge, Budget()).best(position, CAP)[1]


def chances_by_tile(before: Position, judge: Forecaster) -> dict[int, list[float]]:
    """Everybody's chances after each of the draws that are possible in a position, which is left as it is."""
    found: dict[int, list[float]] = {}
    for draw in before.legal_moves():
        after = before.copy()
        after.play(draw)
        found[draw] = chances_after(after, judge)
    return found


def mean(chances: dict[int, list[float]]) -> list[float]:
    """The mean over all tiles, each of which is as likely as any other."""
    return [sum(values) / len(chances) for values in zip(*chances.values(), strict=True)]


def luck_of(before: Position, draw: int, judge: Forecaster) -> list[float]:
    """By how much a draw raised everybody's chances above what they were on average before it.

    Whatever the judge is worth, the mean of this over all tiles that might have come is 0: nobody is lucky by design.
    """
    chances = chances_by_tile(before, judge)
    return [value - usual for value, usual in zip(chances[draw], mean(chances), strict=True)]
