"""Estimate of how long the levels of the bots think on this device."""

from __future__ import annotations

import time
from typing import Final

from tongiaki.bots.levels import LEVELS, offered_bots
from tongiaki.protocol.device_bodies import DeviceSpeed, LevelTime
from tongiaki.record import parse_position
from tongiaki.rules import COMPILED

SLOW: Final = 3.0
"""Maximum time of a hard decision, in seconds, for a level that is not called slow."""


def measured_levels() -> list[str]:
    """Return the levels, weakest first, that are measured."""
    return offered_bots()


def measure(level: str) -> LevelTime:
    """Return the time of a decision of a level."""
    bot = LEVELS[level].make(1)
    start = time.perf_counter()
    bot.choose(parse_position(""))
    return LevelTime(level, time.perf_counter() - start)


def speed(times: list[LevelTime]) -> DeviceSpeed:
    """Return which levels are slow, and the best one that is not."""
    slow = [one.bot for one in times if one.seconds > SLOW]
    fast = [one.bot for one in times if one.seconds <= SLOW]
    return DeviceSpeed(times, slow, fast[-1] if fast else times[0].bot, COMPILED)
