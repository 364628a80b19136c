"""Streaks: the number of days in a row, in UTC, on which a person did something."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta

_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Streak:
    """A streak of `days` days; missed days do not count.

    `forgiven` are the missed days within the streak, newest first. `can_miss`: another missed day would be forgiven in
    this week.
    """

    days: int
    forgiven: tuple[date, ...]
    can_miss: bool


def count_streak(done: Collection[date], today: date) -> Streak:
    """Return the streak that lasts until today, given all days on which something was done.

    In each ISO week, from Monday to Sunday, the first day that is missed during a streak is forgiven, and the second
    one ends the streak. Today ends no streak, because it is not over. Later days are ignored.
    """
    days = 0
    forgiven: list[date] = []
    week_of_forgiven: tuple[int, int] | None = None
    day = min(done, default=today)
    while day <= today:
        if day in done:
            days += 1
        elif days and day < today:
            if _week(day) == week_of_forgiven:
                days = 0
                forgiven.clear()
            else:
                week_of_forgiven = _week(day)
                forgiven.append(day)
        day += _DAY
    return Streak(days, tuple(reversed(forgiven)), _week(today) != week_of_forgiven)


def _week(day: date) -> tuple[int, int]:
    return day.isocalendar()[:2]
