"""Days in UTC, such as `2026-11-22`, according to the clock used for entries."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from tongiaki.common import clock


def today() -> str:
    """Return the current day."""
    return day_of(clock.now())


def day_of(time: float) -> str:
    """Return the day of a time in seconds since 1970, UTC."""
    return datetime.fromtimestamp(time, UTC).date().isoformat()


def day_number(day: str) -> int:
    """Return the number of days from 1970-01-01 to a day."""
    return (date.fromisoformat(day) - date(1970, 1, 1)).days


def end_of_day(day: str) -> int:
    """Return the end of a day, in seconds since 1970, UTC."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp())
