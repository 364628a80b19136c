"""The clock for entries and deadlines. It follows the database's clock if several servers share the database."""

from __future__ import annotations

import time
from collections.abc import Callable

SLACK = 5
"""Maximum deviation from a reading of the database's clock beyond the reading's own error, in milliseconds."""


def _machine_clock() -> int:
    return time.time_ns()


_read_clock: Callable[[], int] = _machine_clock
"""Function that returns the current time in nanoseconds since 1970, UTC."""


def now_ms() -> int:
    """Return the current time in milliseconds since 1970, UTC."""
    return _read_clock() // 1_000_000


def now() -> float:
    """Return the current time in seconds since 1970, UTC."""
    return _read_clock() / 1e9


def follow(reading: int, before: float, after: float) -> None:
    """Follow another clock. Keep the current offset if it is consistent with the reading; otherwise compute a new one.

    The other clock showed `reading`, in milliseconds since 1970, at some time between `before` and `after`. These are
    values of `time.monotonic`; half their difference is the maximum error. From now on, this machine's own clock is
    ignored.
    """
    global _read_clock  # noqa: PLW0603 - one clock for the whole process
    if _read_clock is not _machine_clock:
        since = now_ms() - round(1000 * time.monotonic())
        if 1000 * before + since - SLACK <= reading <= 1000 * after + since + SLACK:
            return
    offset = reading - round(500 * (before + after))
    _read_clock = lambda: 1_000_000 * offset + time.monotonic_ns()  # noqa: E731 - it replaces a function


def stop_following() -> None:
    """Use this machine's own clock again."""
    global _read_clock  # noqa: PLW0603 - see above
    _read_clock = _machine_clock
