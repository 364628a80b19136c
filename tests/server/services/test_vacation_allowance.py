"""The number of vacation days left, and the end of a vacation."""

from datetime import UTC, datetime

from tongiaki.server.services.events.vacation_job import DAY, begun, ended, left
from tongiaki.store import Vacation


def at(*when: int) -> int:
    return round(1000 * datetime(*when, tzinfo=UTC).timestamp())


def was(since: int, until: int) -> Vacation:
    return Vacation(since, until, ended=True)


def until(past: list[Vacation], now: int, days: int) -> int:
    planned = begun(past, now, days)
    assert planned is not None
    assert planned.begun == now
    assert planned.is_active(now)
    return planned.until


def test_a_year_has_its_days_and_what_is_used_is_counted_to_the_millisecond() -> None:
    now = at(2027, 6, 1)
    assert left([], now, 30) == 30 * DAY
    assert left([was(at(2027, 3, 1), at(2027, 3, 11) + 1)], now, 30) == 20 * DAY - 1
    assert until([was(at(2027, 3, 1), at(2027, 3, 11))], now, 30) == now + 20 * DAY


def test_nobody_begins_one_without_days_or_twice() -> None:
    now = at(2027, 6, 1)
    used_up = [was(at(2027, 1, 1), at(2027, 3, 1))]
    assert left(used_up, now, 30) == 0
    assert begun(used_up, now, 30) is None
    assert begun([], now, 0) is None
    one = begun([], now, 30)
    assert one is not None
    assert begun([one], now + DAY, 30) is None


def test_across_new_year_each_year_counts_its_own_part() -> None:
    across = [was(at(2026, 12, 22), at(2027, 1, 6))]
    assert left(across, at(2026, 12, 31), 30) == 20 * DAY
    assert left(across, at(2027, 2, 1), 30) == 25 * DAY


def test_a_vacation_goes_on_into_the_days_of_the_next_year() -> None:
    assert until([], at(2026, 12, 22), 30) == at(2027, 1, 31)
    assert until([], at(2026, 12, 1), 30) == at(2026, 12, 31)
    assert until([], at(2026, 12, 2), 30) == at(2027, 1, 31)
    assert until([], at(2026, 12, 2), 366) == at(2028, 1, 1)


def test_who_comes_back_has_used_a_day_at_least_and_never_more_than_there_were() -> None:
    now = at(2027, 6, 1)
    one = begun([], now, 30)
    assert one is not None
    for after, used in ((1, DAY), (DAY, DAY), (3 * DAY, 3 * DAY)):
        back = ended([one], now + after)
        assert back is not None
        assert (back.begun, back.until, back.ended) == (now, now + used, True)
        assert not back.is_active(now + after)
    assert ended([one], now + 30 * DAY) is None  # the vacation was already over
    short = Vacation(now, now + DAY // 2, ended=False)
    assert ended([short], now + 1) == Vacation(now, now + DAY // 2, ended=True)
