"""The odds of a sail are available only to the player to move, also in rated games, and are cached."""

import pytest

from tests.tables.bench import Bench
from tests.tables.decisions.test_hints import mover, problem
from tongiaki.common.problems import RefusedError
from tongiaki.tables.decisions import playing


def at_a_sail(**options: object) -> Bench:
    """Return a game with two full beaches on Tonga, each with ships of both players."""
    bench = Bench("ana", "ben", **options)
    bench.start()
    for text in ("settle tonga.0", "settle tonga.0", "settle tonga.1", "settle tonga.1", "expand tonga.0,1"):
        bench.move(text)
    return bench


def test_a_rated_game_has_odds_for_the_player_to_move() -> None:
    bench = at_a_sail(rated=True, clock="move", time=600)
    now, number = mover(bench), bench.state.number
    other = {"ana": "ben", "ben": "ana"}[now]
    position = bench.game.position
    odds = playing.odds(bench.state, now, number, "sail tonga:0")
    assert odds == position.odds(position.parse("sail tonga:0"))
    assert playing.odds(bench.state, now, number, "sail tonga:0") is odds
    assert problem(lambda: playing.odds(bench.state, other, number, "sail tonga:0")) == "not_your_turn"
    assert problem(lambda: playing.odds(bench.state, now, number, "expand tonga.0,1")) == "malformed"
    assert problem(lambda: playing.odds(bench.state, now, number - 1, "sail tonga:0")) == "stale"
    with pytest.raises(RefusedError):
        playing.odds(bench.state, now, number, "sail tonga:3")


def test_odds_are_not_reused_for_another_position() -> None:
    """Cached odds are not returned for another position in which the same sail is legal."""
    bench = at_a_sail()
    now = mover(bench)
    before = playing.odds(bench.state, now, bench.state.number, "sail tonga:1")
    bench.do(lambda state: playing.undo(state, now, state.number))
    position = bench.game.position.copy()
    position.play(position.parse("expand tonga.1,2"))
    bench.move("expand tonga.1,2")
    after = playing.odds(bench.state, now, bench.state.number, "sail tonga:1")
    assert after == position.odds(position.parse("sail tonga:1"))
    assert after is not before
