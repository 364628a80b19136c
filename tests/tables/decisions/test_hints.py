"""Access to hints: only the player to move, at the current position of an unrated game."""

from collections.abc import Callable

import pytest

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import hints, playing


def problem(act: Callable[[], object]) -> str:
    with pytest.raises(ProblemError) as raised:
        act()
    return raised.value.code


def mover(bench: Bench) -> str:
    seat = bench.state.seats.places[bench.game.position.to_move]
    assert seat is not None
    assert seat.person is not None
    return seat.person


def test_only_the_player_to_move_gets_a_hint() -> None:
    bench = Bench("ana", "ben")
    assert problem(lambda: hints.require_decision(bench.state, "ana", bench.state.number)) == "not_running"
    bench.start()
    now = mover(bench)
    other = {"ana": "ben", "ben": "ana"}[now]
    assert hints.require_decision(bench.state, now, bench.state.number) is bench.game
    assert problem(lambda: hints.require_decision(bench.state, other, bench.state.number)) == "not_your_turn"
    assert problem(lambda: hints.require_decision(bench.state, None, bench.state.number)) == "not_seated"


def test_a_hint_for_an_earlier_position_is_stale() -> None:
    bench = Bench("ana", "ben")
    bench.start()
    now, number = mover(bench), bench.state.number
    move = bench.game.position.text(bench.game.position.legal_moves()[0])
    bench.do(lambda state: playing.move(state, now, state.number, move))
    assert problem(lambda: hints.require_decision(bench.state, now, number)) == "stale"


def test_a_rated_game_has_no_hints() -> None:
    bench = Bench("ana", "ben", rated=True, clock="move", time=600)
    bench.start()
    assert problem(lambda: hints.require_decision(bench.state, mover(bench), bench.state.number)) == "no_hints"
