"""The time of day, as entries have it: where several servers share a database, the database's time."""

from __future__ import annotations

import time

SLACK = 100
"""Milliseconds by which two clocks that are right may differ."""

_ahead = 0  # milliseconds by which the database's clock is ahead of this machine's


def now_ms() -> int:
    """Tell the time, in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000 + _ahead


def now() -> float:
    """Tell the time, in seconds since 1970, UTC."""
    return time.time() + _ahead / 1000


def follow(theirs: int, asked: float, told: float) -> None:
    """Go by another clock from now on.

    It showed `theirs`, in milliseconds since 1970, at some moment between two of this machine's, in seconds.
    """
    global _ahead  # noqa: PLW0603 - there is one time of day
    if not 1000 * asked + _ahead - SLACK <= theirs <= 1000 * told + _ahead + SLACK:
        _ahead = theirs - round(500 * (asked + told))
