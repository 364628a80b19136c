"""The levels of the bots, from the weakest to the strongest. All other lists are made from this one."""

from collections.abc import Callable
from functools import partial
from typing import Final

from tongiaki.bots.base import Bot
from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.random_bot import RandomBot
from tongiaki.bots.searching import SearchBot, Skill
from tongiaki.search import Judge, Judgement
from tongiaki.value.shipped import network

_JUDGEMENT: Final = Judgement()


def _judgement(_: int) -> Judge:
    return _JUDGEMENT


def _level(skill: Skill) -> Callable[[int], Bot]:
    return partial(SearchBot, skill=skill)


BOTS: Final[dict[str, Callable[[int], Bot]]] = {
    "random": RandomBot,
    "child": _level(Skill(_judgement, blur=3.0)),
    "fisher": _level(Skill(_judgement, blur=1.4)),
    "paddler": _level(Skill(_judgement, blur=0.6)),
    "greedy": GreedyBot,
    "helmsman": _level(Skill(_judgement)),
    "captain": _level(Skill(_judgement, stages=2, nodes=30_000)),
    "master": _level(Skill(network, stages=2, nodes=30_000)),
}
"""The factory of each bot by name, from the weakest to the strongest; it takes the bot's seed."""
