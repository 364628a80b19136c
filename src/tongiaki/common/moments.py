"""The time of day, as entries have it: where several servers share a database, the database's time."""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 5
"""Milliseconds by which this clock may leave the interval that a reading of the database's clock allows."""


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
    """Follow another clock: keep the current offset if the reading allows it, else compute it from the reading.

    The clock showed `theirs`, in milliseconds since 1970, at some time between `asked` and `told`, both from
    `time.monotonic`. The closer these two are, the smaller is the error. From then on, this machine's own time of day
    is ignored.
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
