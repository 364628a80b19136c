"""The days of vacation of one person: how many a calendar year has left, and how long a vacation can last."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime

DAY = 86_400_000
Span = tuple[int, int]
"""From when to when somebody was on vacation; as all here, in milliseconds since 1970, UTC."""


def left(spans: Sequence[Span], now: int, days: int) -> int:
    """Tell how much of the `days` of this calendar year is left."""
    begin, end = _year(now)
    return max(0, days * DAY - sum(max(0, min(until, end) - max(since, begin)) for since, until in spans))


def until(spans: Sequence[Span], now: int, days: int) -> int:
    """Tell when a vacation that begins now is over by itself: at the end of the next year at the latest."""
    end = _year(now)[1]
    if now + left(spans, now, days) < end:
        return now + left(spans, now, days)
    return min(end + left(spans, end, days), _year(end)[1])


def _year(now: int) -> Span:
    """Tell when the calendar year of a moment begins, and when the next one does."""
    year = datetime.fromtimestamp(now // 1000, UTC).year
    first, last = (round(1000 * datetime(one, 1, 1, tzinfo=UTC).timestamp()) for one in (year, year + 1))
    return first, last
