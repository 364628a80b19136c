"""Quiet hours: a period of each day in which notifications are postponed."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from tongiaki.store import NotificationChoices

DAY = 24 * 60
"""Minutes per day."""


@cache
def time_zones() -> frozenset[str]:
    """Return the names of all time zones, such as `Pacific/Tongatapu`."""
    return frozenset(available_timezones())


def quiet_until(choices: NotificationChoices, at: int) -> int | None:
    """Return when the current quiet hours end, or None if `at` is outside quiet hours.

    Both times are in milliseconds since 1970, UTC.
    """
    start, end = choices.quiet_from, choices.quiet_until
    if start is None or end is None or start == end:
        return None
    zone = ZoneInfo(choices.zone if choices.zone in time_zones() else "UTC")
    now = datetime.fromtimestamp(at / 1000, zone)
    minute = now.hour * 60 + now.minute
    if (minute - start) % DAY >= (end - start) % DAY:
        return None
    day = now.date() if minute < end else now.date() + timedelta(days=1)
    end_time = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    # If the change to daylight saving time skips the final minute, a later one is used. The result is at least 1 minute
    # after `at`.
    return max(at + 60_000, int(end_time.astimezone(UTC).timestamp() * 1000))
