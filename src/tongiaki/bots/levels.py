"""The levels of the bots, from the weakest to the strongest. All other lists of bots are derived from this list."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tongiaki.bots.base import Bot
from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.random_bot import RandomBot
from tongiaki.bots.searching import SearchBot, Skill
from tongiaki.search import Evaluator, PointsEvaluator
from tongiaki.value.shipped import network

_POINTS_EVALUATOR: Final = PointsEvaluator()


def _points_evaluator(_: int) -> Evaluator:
    return _POINTS_EVALUATOR


def _make_level(skill: Skill) -> Callable[[int], Bot]:
    return partial(SearchBot, skill=skill)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "child": _make_level(Skill(_points_evaluator, blur=3.0)),
    "fisher": _make_level(Skill(_points_evaluator, blur=1.4)),
    "paddler": _make_level(Skill(_points_evaluator, blur=0.6)),
    "greedy": GreedyBot,
    "helmsman": _make_level(Skill(_points_evaluator)),
    "captain": _make_level(Skill(_points_evaluator, stages=2, nodes=30_000)),
    "master": _make_level(Skill(network, stages=2, nodes=30_000)),
}
"""The factory function of each bot by name, weakest first. A factory's argument is the bot's seed."""
