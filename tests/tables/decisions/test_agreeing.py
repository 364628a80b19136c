"""Automatic agreement to all votes."""

import pytest

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import early_endings, seating, votes
from tongiaki.tables.views.table_views import seat_views

UNTIL = 1000


def playing(*persons: str) -> Bench:
    """Return a running game of these persons."""
    bench = Bench(*persons)
    bench.start()
    return bench


def seat_of(bench: Bench, person: str) -> int:
    """Return the seat of a person."""
    seat = bench.state.seats.seat_of(person)
    assert seat is not None
    return seat


def agree(bench: Bench, person: str, *, on: bool = True) -> None:
    """Turn a person's automatic agreement on or off."""
    bench.do(lambda s: votes.agree(s, person, on=on))


def pause(bench: Bench, person: str = "ana") -> None:
    """Ask for a pause."""
    bench.do(lambda s: votes.ask_to_pause(s, person, UNTIL))


def agreeing(bench: Bench) -> list[str | None]:
    """Return the names of the players with automatic agreement, which must survive reloading the table."""
    assert bench.again().agreeing == bench.state.agreeing
    return [one.name for one in seat_views(bench.state, frozenset(), None) if one.agrees]


def test_what_is_asked_happens_at_once_where_all_agree_in_advance() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    agree(bench, "cleo")
    pause(bench)
    assert (bench.state.paused, bench.state.vote) == (True, None)
    assert bench.again().paused
    assert [news.settled for news in bench.news if news.settled] == ["accepted"]


def test_the_others_are_still_asked() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    pause(bench)
    vote = bench.state.vote
    assert vote is not None
    assert vote.answers == {seat_of(bench, "ben"): True}
    assert not bench.state.paused
    bench.do(lambda s: votes.answer(s, "cleo", None, accept=True))
    assert bench.state.paused


def test_it_answers_what_is_asked_already() -> None:
    bench = playing("ana", "ben")
    pause(bench)
    assert bench.state.vote is not None
    agree(bench, "ben")
    assert bench.state.paused
    number = bench.state.number
    agree(bench, "ben")
    assert bench.state.number == number


def test_it_is_seen_and_can_be_ended() -> None:
    bench = playing("ana", "ben")
    assert agreeing(bench) == []
    agree(bench, "ben")
    assert len(agreeing(bench)) == 1
    agree(bench, "ben", on=False)
    assert agreeing(bench) == []
    pause(bench)
    assert (bench.state.paused, bench.state.vote is not None) == (False, True)


def test_an_answer_in_advance_can_be_changed_while_others_are_asked() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    pause(bench)
    bench.do(lambda s: votes.answer(s, "ben", None, accept=False))
    assert (bench.state.paused, bench.state.vote) == (False, None)


def test_it_ends_when_the_seat_is_left() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    bench.do(lambda s: seating.leave(s, "ben"))
    assert agreeing(bench) == []
    agree(bench, "cleo")
    bench.do(lambda s: early_endings.resign(s, "cleo"))
    assert agreeing(bench) == []


def test_nobody_agrees_without_a_game_or_a_seat() -> None:
    bench = Bench("ana", "ben")
    with pytest.raises(ProblemError, match="not_running"):
        agree(bench, "ana")
    bench.start()
    with pytest.raises(ProblemError, match="not_seated"):
        agree(bench, "eve")


def test_it_ends_with_the_game() -> None:
    bench = playing("ana", "ben")
    agree(bench, "ben")
    bench.do(lambda s: early_endings.resign(s, "ana"))
    assert bench.state.status == "over"
    assert agreeing(bench) == []
