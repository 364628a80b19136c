"""Estimate of how long the levels of the bots think about a hard decision on this device."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import Final

from tongiaki.bots.levels import LEVELS
from tongiaki.record import parse_position
from tongiaki.rules import Position
from tongiaki.rules.moves import DRAW
from tongiaki.rules.tiles import TILES
from tongiaki.search import Budget, Evaluator, ExhaustedError, Playouts, Search
from tongiaki.search.last_tiles import NODES

SLOW: Final = 3.0
"""Maximum time of a hard decision, in seconds, for a level that is not slow."""
ENDS: Final = 5400
"""Number of positions in the first evaluation of a hard decision. 95% of the decisions have fewer."""
SAMPLE: Final = 1000
"""Number of positions of the deeper search that are measured."""
PLAYOUT_SAMPLE: Final = 3000
"""Number of positions of playouts that are measured."""
POSITION: Final = (
    "1 ry 2/20 turn r tonga@0,0,0=r/y/y/y//;nauru@0,2,3=/r/r;tokelau@3,0,3=r/r/;tuamotu@-2,4,3=y/y;hiva_oa@2,0,1=//rr;"
    "oahu@1,1,1=/r/;tuvalu@-2,3,4=/ry/ry;fiji@-1,1,5=Y;samoa@-1,2,3=y/ryy/ry;w02@1,0,1;w03@1,3,3;w05@-1,3,3;w06@0,3,3;"
    "w09@1,2,2;w11@-2,2,4;w13@0,1,3;w15@3,-1,1;w16@-3,3,5 - - - - -"
)
"""A position with 1,282 positions in the first evaluation."""


def is_slow(level: str) -> bool:
    """Return whether a level is slow. Other programs can delay one measurement, so a slow level is measured twice."""
    return measure(level) > SLOW and measure(level) > SLOW


def measure(level: str) -> float:
    """Estimate the seconds of a hard decision of a level, by a part of one.

    It takes less than a second on a phone, compiled or not.
    """
    position, skill = parse_position(POSITION), LEVELS[level].skill
    start = time.perf_counter()
    if skill is None:
        LEVELS[level].make(1).choose(position)
        return time.perf_counter() - start
    evaluator = skill.evaluator(position.players)
    search = Search(position, evaluator)  # fills caches
    start = time.perf_counter()
    search = Search(position, evaluator)
    seconds = (time.perf_counter() - start) * ENDS / search.nodes
    if skill.nodes is not None:
        budget = Budget(SAMPLE)
        start = time.perf_counter()
        search.deepen_all(budget, skill.stages)
        seconds += (time.perf_counter() - start) * skill.nodes / (SAMPLE - budget.nodes)
    if skill.last_tiles:
        seconds += _seconds_of_playouts(position, evaluator)
    return seconds


def _seconds_of_playouts(position: Position, evaluator: Evaluator) -> float:
    """Estimate the seconds of the playouts that a level compares when few tiles are left."""
    budget = Budget(PLAYOUT_SAMPLE)
    start = time.perf_counter()
    with suppress(ExhaustedError):
        Playouts(evaluator, budget).result(position, list(range(DRAW, DRAW + TILES)))
    nodes = PLAYOUT_SAMPLE - budget.nodes
    return (time.perf_counter() - start) * NODES / position.players / nodes
