"""The time of day, as entries have it."""

from __future__ import annotations

import time


def now_ms() -> int:
    """Tell the time, in milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000
