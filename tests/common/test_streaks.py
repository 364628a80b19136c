"""Streaks over midnight, weeks and years: one missed day in each ISO week is forgiven."""

import json
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tongiaki.common.streaks import count_streak

SUNDAY = date(2026, 11, 29)
CASES: list[dict[str, Any]] = json.loads(Path(__file__).with_name("streaks.json").read_text("utf-8"))
"""Cases that the tests of the client also check, because a site without a server counts streaks itself."""


def ago(*numbers: int, today: date = SUNDAY) -> set[date]:
    """Return the days that are this number of days before today."""
    return {today - timedelta(days=number) for number in numbers}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["today"])
def test_the_server_counts_as_the_client_does(case: dict[str, Any]) -> None:
    streak = count_streak({date.fromisoformat(day) for day in case["done"]}, date.fromisoformat(case["today"]))
    assert streak.days == case["days"]
    assert [day.isoformat() for day in streak.forgiven] == case["forgiven"]
    assert streak.can_miss == case["can_miss"]


def test_nobody_begins_with_a_streak() -> None:
    streak = count_streak(set(), SUNDAY)
    assert (streak.days, streak.forgiven, streak.can_miss) == (0, (), True)


def test_today_counts_when_it_is_done_and_breaks_nothing_before() -> None:
    assert count_streak(ago(0), SUNDAY).days == 1
    assert count_streak(ago(1, 2), SUNDAY).days == 2
    assert count_streak(ago(0, 1, 2), SUNDAY).days == 3


def test_one_missed_day_of_a_week_is_forgiven_and_does_not_count() -> None:
    streak = count_streak(ago(0, 1, 3), SUNDAY)  # Friday is missing
    assert (streak.days, streak.forgiven, streak.can_miss) == (3, (date(2026, 11, 27),), False)


def test_a_second_missed_day_of_a_week_ends_the_streak() -> None:
    streak = count_streak(ago(0, 1, 3, 5, 6), SUNDAY)  # Friday and Wednesday are missing
    assert (streak.days, streak.forgiven, streak.can_miss) == (2, (), False)


def test_each_week_forgives_a_day_of_its_own() -> None:
    monday = date(2026, 11, 30)
    streak = count_streak({date(2026, 11, 28), monday + timedelta(days=1)}, monday + timedelta(days=1))
    assert streak.days == 2  # Sunday and Monday are missing, and belong to two weeks
    assert streak.forgiven == (monday, SUNDAY)


def test_a_new_week_forgives_again() -> None:
    monday = date(2026, 11, 30)
    assert not count_streak(ago(0, 2), SUNDAY).can_miss
    assert count_streak(ago(0, 2), monday).can_miss


def test_yesterday_can_be_forgiven_while_today_is_not_done() -> None:
    streak = count_streak(ago(2, 3), SUNDAY)
    assert (streak.days, streak.forgiven, streak.can_miss) == (2, (date(2026, 11, 28),), False)
    assert count_streak(ago(3, 4), SUNDAY).days == 0


def test_missed_days_before_the_first_day_are_not_part_of_the_streak() -> None:
    assert count_streak(ago(0), SUNDAY).forgiven == ()
    assert count_streak(ago(0), SUNDAY).can_miss


@pytest.mark.parametrize("new_year", [date(2021, 1, 1), date(2027, 1, 1)])
def test_weeks_go_on_over_the_turn_of_the_year(new_year: date) -> None:
    friday = new_year  # Thursday and Friday belong to week 53 of the old year
    monday = friday - timedelta(days=4)
    assert count_streak({monday, monday + timedelta(days=2), friday}, friday).days == 1
    assert count_streak({monday, monday + timedelta(days=2), friday - timedelta(days=1), friday}, friday).days == 4


@given(st.sets(st.integers(0, 60)), st.dates(date(1990, 1, 1), date(2100, 1, 1)))
def test_a_streak_forgives_at_most_one_day_of_each_week(numbers: set[int], today: date) -> None:
    done = ago(*numbers, today=today)
    streak = count_streak(done, today)
    weeks = [day.isocalendar()[:2] for day in streak.forgiven]
    assert len(set(weeks)) == len(weeks)
    within = sorted(done)[len(done) - streak.days :]
    if within:
        days = [within[0] + timedelta(days=number) for number in range((today - within[0]).days)]
        assert [day for day in days if day not in done] == list(reversed(streak.forgiven))
    assert count_streak(done | {today + timedelta(days=1)}, today) == streak
    assert count_streak(done | {today}, today).days >= streak.days
