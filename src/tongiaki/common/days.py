"""Days in UTC such as `2026-11-22`, by the same clock as the time of entries."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from tongiaki.common import moments


def today() -> str:
    """Return the current day."""
    return datetime.fromtimestamp(moments.now(), UTC).date().isoformat()


def end_of(day: str) -> int:
    """Return when a day ends, in seconds since 1970, UTC."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp())
