"""Vacations at a table: paused clocks, the maximum duration, and suppressed time-outs."""

import pytest

from tests.tables.bench import Bench
from tongiaki.tables.decisions import stand_ins, vacations
from tongiaki.tables.machine.summary import table_card
from tongiaki.tables.structs.limits import DAY

NOBODY: frozenset[str] = frozenset()


def begun(**options: object) -> Bench:
    bench = Bench("ana", "ben", **({"clock": "move", "time": DAY} | options))
    bench.start()
    return bench


def rest(bench: Bench, person: str, seconds: int) -> None:
    until = bench.now + 1000 * seconds
    bench.do(lambda s: vacations.start(s, person, until))


def test_a_vacation_pauses_the_clock_of_its_player() -> None:
    bench = begun()
    bench.wait(100)
    rest(bench, "ana", 9 * DAY)
    bench.wait(5 * DAY)
    assert bench.left[0] == DAY - 100
    assert bench.do(lambda s: stand_ins.out_of_time(s, bench.now)) == []
    assert not stand_ins.is_missing(bench.state, 0, NOBODY)
    summed = table_card(bench.state)
    assert (summed.waits, summed.deadline) == (True, None)  # a restarted server wakes it
    bench.do(lambda s: vacations.end(s, "ana"))
    bench.wait(50)
    assert bench.left[0] == DAY - 150
    assert stand_ins.is_missing(bench.state, 0, NOBODY)
    assert bench.again().clock == bench.state.clock


def test_the_clocks_of_others_run_and_a_player_on_vacation_can_move() -> None:
    bench = begun()
    rest(bench, "ana", 9 * DAY)
    assert bench.play_turn() == 0
    bench.wait(60)
    assert bench.left[1] == DAY - 60
    bench.play_turn()
    bench.wait(DAY)
    assert bench.left[0] == DAY


def test_a_vacation_expires() -> None:
    bench = begun()
    rest(bench, "ana", 60)
    rest(bench, "ben", 120)
    bench.wait(59)
    assert bench.do(lambda s: vacations.expire(s, bench.now)) == []
    bench.wait(1)
    bench.do(lambda s: vacations.expire(s, bench.now))
    assert list(bench.state.absences.resting) == [1]
    bench.wait(10)
    assert bench.left[0] == DAY - 10
    assert bench.again().absences == bench.state.absences


@pytest.mark.parametrize("options", [{"time": DAY - 1}, {"clock": "budget", "time": 2 * DAY}, {"clock": "none"}])
def test_a_quick_game_has_no_vacations(options: dict[str, object]) -> None:
    bench = begun(**options)
    rest(bench, "ana", DAY)
    assert bench.state.absences.resting == {}
