"""The levels of the bots, from the weakest to the strongest. All other lists of bots are derived from this list."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal

from tongiaki import native
from tongiaki.bots.base import Bot
from tongiaki.bots.greedy import GreedyBot
from tongiaki.bots.random_bot import RandomBot
from tongiaki.bots.searching import SearchBot, Skill
from tongiaki.rules import COMPILED
from tongiaki.search import Evaluator, PointsEvaluator
from tongiaki.value.shipped import bot_network

_POINTS_EVALUATOR: Final = PointsEvaluator()

LevelGroup = Literal["easy", "medium", "hard", "expert"]
"""The groups of levels, the weakest first."""


@dataclass(frozen=True, slots=True)
class Level:
    """A level of the bots."""

    group: LevelGroup
    make: Callable[[int], Bot]
    """The factory function. Its argument is the bot's seed."""
    skill: Skill | None = None
    """The strength of a bot that searches."""
    needs_compiled_engine: bool = False
    """Whether the level is too slow, and therefore not offered, where the engine is not compiled."""


def _points_evaluator(_: int) -> Evaluator:
    return _POINTS_EVALUATOR


def _searching(group: LevelGroup, skill: Skill, *, needs_compiled_engine: bool = False) -> Level:
    return Level(group, partial(SearchBot, skill=skill), skill, needs_compiled_engine)


LEVELS: Final[dict[str, Level]] = {
    "random": Level("easy", RandomBot),
    "child": _searching("easy", Skill(_points_evaluator, blur=3.0)),
    "fisher": _searching("easy", Skill(_points_evaluator, blur=1.4)),
    "paddler": _searching("medium", Skill(_points_evaluator, blur=0.6)),
    "greedy": Level("medium", GreedyBot),
    "helmsman": _searching("hard", Skill(_points_evaluator)),
    "captain": _searching("hard", Skill(_points_evaluator, stages=2, nodes=30_000)),
    "master": _searching("expert", Skill(bot_network, stages=2, nodes=30_000)),
    "navigator": _searching(
        "expert", Skill(bot_network, stages=2, nodes=30_000, last_tiles=COMPILED), needs_compiled_engine=True
    ),
}
"""The levels by name, weakest first. Without the compiled engine, a navigator at an old table plays as master does."""
BOTS: Final[dict[str, Callable[[int], Bot]]] = {name: level.make for name, level in LEVELS.items()}
"""The factory function of each level by name, weakest first. A factory's argument is the bot's seed."""


def is_engine_compiled() -> bool:
    """Return whether this process or the worker processes that it starts use the compiled engine."""
    return COMPILED or native.is_engine_ready()


def offered_bots() -> list[str]:
    """Return the names of the levels that can be chosen here, weakest first."""
    compiled = is_engine_compiled()
    return [name for name, level in LEVELS.items() if compiled or not level.needs_compiled_engine]
