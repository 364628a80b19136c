"""The clock for entries and deadlines: the database's time if several servers share it, else the machine's."""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 5
"""Milliseconds by which this clock may leave the interval that a reading of the database's clock allows."""


def _wall() -> int:
    return time.time_ns()


_tell: Callable[[], int] = _wall
"""Returns the current time in nanoseconds since 1970, UTC."""


def now_ms() -> int:
    """Return the current time in milliseconds since 1970, UTC."""
    return _tell() // 1_000_000


def now() -> float:
    """Return the current time in seconds since 1970, UTC."""
    return _tell() / 1e9


def follow(theirs: int, asked: float, told: float) -> None:
    """Follow another clock: keep the current offset if the reading allows it, else compute it from the reading.

    The clock showed `theirs`, in milliseconds since 1970, at some time between `asked` and `told`, both from
    `time.monotonic`. The closer these two are, the smaller is the error. From then on, this machine's own clock is
    ignored.
    """
    global _tell  # noqa: PLW0603 - one clock for the whole process
    if _tell is not _wall:
        since = now_ms() - round(1000 * time.monotonic())
        if 1000 * asked + since - SLACK <= theirs <= 1000 * told + since + SLACK:
            return
    ahead = theirs - round(500 * (asked + told))
    _tell = lambda: 1_000_000 * ahead + time.monotonic_ns()  # noqa: E731 - it replaces a function


def follow_nobody() -> None:
    """Use this machine's own clock again."""
    global _tell  # noqa: PLW0603 - see above
    _tell = _wall
