"""The days of vacation of one person: how many a calendar year has left, and how long a vacation can last."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

from tongiaki.store import Vacation

DAY = 86_400_000
"""As all times here, in milliseconds; moments since 1970, UTC."""


def left(past: Sequence[Vacation], now: int, days: int) -> int:
    """Tell how much of the `days` of this calendar year is left."""
    begin, end = _year(now)
    used = sum(max(0, min(one.until, end) - max(one.begun, begin)) for one in past)
    return max(0, days * DAY - used)


def begun(past: Sequence[Vacation], now: int, days: int) -> Vacation | None:
    """Begin a vacation that is over by itself when no days are left, at the end of the next year at the latest.

    None where one holds, or no days are left.
    """
    if any(one.holds(now) for one in past) or not left(past, now, days):
        return None
    end = _year(now)[1]
    until = now + left(past, now, days)
    if until >= end:
        until = min(end + left(past, end, days), _year(end)[1])
    return Vacation(now, until, ended=False)


def ended(past: Sequence[Vacation], now: int) -> Vacation | None:
    """End the vacation that holds, if one does; a day of it is gone, or else a clock would be stopped at will."""
    holding = next((one for one in past if one.holds(now)), None)
    if holding is None:
        return None
    return Vacation(holding.begun, min(holding.until, max(now, holding.begun + DAY)), ended=True)


def _year(now: int) -> tuple[int, int]:
    """Tell when the calendar year of a moment begins, and when the next one does."""
    year = datetime.fromtimestamp(now // 1000, UTC).year
    first, last = (round(1000 * datetime(one, 1, 1, tzinfo=UTC).timestamp()) for one in (year, year + 1))
    return first, last
