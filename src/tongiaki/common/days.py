"""Days by UTC, by the same clock as entries have it, such as `2026-11-22`."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

from tongiaki.common import moments


def today() -> str:
    """Return the current day."""
    return datetime.fromtimestamp(moments.now(), UTC).date().isoformat()


def end_of(day: str) -> int:
    """Return the second since 1970, UTC, in which a day ends."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return int(datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp())
