"""Quiet hours: what comes in them waits until they end."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from tongiaki.store import NoticeChoices

DAY = 24 * 60
"""Minutes."""


@cache
def zones() -> frozenset[str]:
    """Give the names of all time zones, such as `Pacific/Tongatapu`."""
    return frozenset(available_timezones())


def quiet_until(chosen: NoticeChoices, at: int) -> int | None:
    """Tell when the quiet hours end that a moment is in, both in milliseconds since 1970, UTC; None in none."""
    start, end = chosen.quiet_from, chosen.quiet_until
    if start is None or end is None or start == end:
        return None
    zone = ZoneInfo(chosen.zone if chosen.zone in zones() else "UTC")
    now = datetime.fromtimestamp(at / 1000, zone)
    minute = now.hour * 60 + now.minute
    if (minute - start) % DAY >= (end - start) % DAY:
        return None
    day = now.date() if minute < end else now.date() + timedelta(days=1)
    over = datetime(day.year, day.month, day.day, end // 60, end % 60, tzinfo=zone)
    # Where the clocks are set forward over that minute, it is a later one; it is never before the moment itself.
    return max(at + 60_000, int(over.astimezone(UTC).timestamp() * 1000))
