"""How many days of vacation are left, and until when they last."""

from datetime import UTC, datetime

from tongiaki.server.person.days_off import DAY, left, until


def at(*when: int) -> int:
    return round(1000 * datetime(*when, tzinfo=UTC).timestamp())


def test_a_year_has_its_days_and_what_is_used_is_counted_to_the_millisecond() -> None:
    now = at(2027, 6, 1)
    assert left([], now, 30) == 30 * DAY
    assert left([(at(2027, 3, 1), at(2027, 3, 11) + 1)], now, 30) == 20 * DAY - 1
    assert until([(at(2027, 3, 1), at(2027, 3, 11))], now, 30) == now + 20 * DAY
    assert left([(at(2027, 1, 1), at(2027, 3, 1))], now, 30) == 0


def test_across_new_year_each_year_counts_its_own_part() -> None:
    across = [(at(2026, 12, 22), at(2027, 1, 6))]
    assert left(across, at(2026, 12, 31), 30) == 20 * DAY
    assert left(across, at(2027, 2, 1), 30) == 25 * DAY


def test_a_vacation_goes_on_into_the_days_of_the_next_year() -> None:
    assert until([], at(2026, 12, 22), 30) == at(2027, 1, 31)
    assert until([], at(2026, 12, 1), 30) == at(2026, 12, 31)
    assert until([], at(2026, 12, 2), 30) == at(2027, 1, 31)
    assert until([], at(2026, 12, 2), 366) == at(2028, 1, 1)
