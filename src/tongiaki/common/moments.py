"""The time of day, as entries have it: where several servers share a database, the database's time."""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 100
"""Milliseconds by which two clocks that are right may differ."""


def _wall() -> int:
    return time.time_ns()


_tell: Callable[[], int] = _wall
"""Tells the time of day in nanoseconds."""


def now_ms() -> int:
    """Tell the time, in milliseconds since 1970, UTC."""
    return _tell() // 1_000_000


def now() -> float:
    """Tell the time, in seconds since 1970, UTC."""
    return _tell() / 1e9


def follow(theirs: int, asked: float, told: float) -> None:
    """Go by another clock from now on, and by nothing but seconds that pass until it is looked at again.

    It showed `theirs`, in milliseconds since 1970, at some moment between two of `time.monotonic`. Whatever this
    machine's own time of day does from then on has no say.
    """
    global _tell  # noqa: PLW0603 - there is one time of day
    if _tell is not _wall:
        since = now_ms() - round(1000 * time.monotonic())
        if 1000 * asked + since - SLACK <= theirs <= 1000 * told + since + SLACK:
            return
    ahead = theirs - round(500 * (asked + told))
    _tell = lambda: 1_000_000 * ahead + time.monotonic_ns()  # noqa: E731 - it takes the other one's place


def follow_nobody() -> None:
    """Go by this machine's own time of day again."""
    global _tell  # noqa: PLW0603 - see above
    _tell = _wall
