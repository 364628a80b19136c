"""The number of vacation days left, and the end of a vacation."""

from datetime import UTC, datetime

from tongiaki.server.services.events.vacation_job import DAY, begun, ended, left
from tongiaki.store import Vacation


def time_of(*when: int) -> int:
    return round(1000 * datetime(*when, tzinfo=UTC).timestamp())


def past_vacation(since: int, until: int) -> Vacation:
    return Vacation(since, until, ended=True)


def planned_end(past: list[Vacation], now: int, days: int) -> int:
    planned = begun(past, now, days)
    assert planned is not None
    assert planned.begun == now
    assert planned.is_active(now)
    return planned.until


def test_used_vacation_is_counted_to_the_millisecond() -> None:
    now = time_of(2027, 6, 1)
    assert left([], now, 30) == 30 * DAY
    assert left([past_vacation(time_of(2027, 3, 1), time_of(2027, 3, 11) + 1)], now, 30) == 20 * DAY - 1
    assert planned_end([past_vacation(time_of(2027, 3, 1), time_of(2027, 3, 11))], now, 30) == now + 20 * DAY


def test_a_vacation_needs_remaining_days_and_no_running_vacation() -> None:
    now = time_of(2027, 6, 1)
    used_up = [past_vacation(time_of(2027, 1, 1), time_of(2027, 3, 1))]
    assert left(used_up, now, 30) == 0
    assert begun(used_up, now, 30) is None
    assert begun([], now, 0) is None
    vacation = begun([], now, 30)
    assert vacation is not None
    assert begun([vacation], now + DAY, 30) is None


def test_a_vacation_across_new_year_counts_against_both_years() -> None:
    across = [past_vacation(time_of(2026, 12, 22), time_of(2027, 1, 6))]
    assert left(across, time_of(2026, 12, 31), 30) == 20 * DAY
    assert left(across, time_of(2027, 2, 1), 30) == 25 * DAY


def test_a_vacation_continues_with_the_days_of_the_next_year() -> None:
    assert planned_end([], time_of(2026, 12, 22), 30) == time_of(2027, 1, 31)
    assert planned_end([], time_of(2026, 12, 1), 30) == time_of(2026, 12, 31)
    assert planned_end([], time_of(2026, 12, 2), 30) == time_of(2027, 1, 31)
    assert planned_end([], time_of(2026, 12, 2), 366) == time_of(2028, 1, 1)


def test_a_vacation_uses_at_least_a_day_and_at_most_the_remaining_days() -> None:
    now = time_of(2027, 6, 1)
    vacation = begun([], now, 30)
    assert vacation is not None
    for after, used in ((1, DAY), (DAY, DAY), (3 * DAY, 3 * DAY)):
        back = ended([vacation], now + after)
        assert back is not None
        assert (back.begun, back.until, back.ended) == (now, now + used, True)
        assert not back.is_active(now + after)
    assert ended([vacation], now + 30 * DAY) is None  # the vacation was already over
    short = Vacation(now, now + DAY // 2, ended=False)
    assert ended([short], now + 1) == Vacation(now, now + DAY // 2, ended=True)
