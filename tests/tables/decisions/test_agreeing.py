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


def names_agreeing(bench: Bench) -> list[str | None]:
    """Return the names of the players with automatic agreement, which must survive reloading the table."""
    assert bench.again().agreeing == bench.state.agreeing
    return [seat.name for seat in seat_views(bench.state, frozenset(), None) if seat.agrees]


def test_a_vote_passes_at_once_if_all_agree_automatically() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    agree(bench, "cleo")
    pause(bench)
    assert (bench.state.paused, bench.state.vote) == (True, None)
    assert bench.again().paused
    assert [news.settled for news in bench.news if news.settled] == ["accepted"]


def test_other_players_are_still_asked() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    pause(bench)
    vote = bench.state.vote
    assert vote is not None
    assert vote.answers == {seat_of(bench, "ben"): True}
    assert not bench.state.paused
    bench.do(lambda s: votes.answer(s, "cleo", None, accept=True))
    assert bench.state.paused


def test_automatic_agreement_answers_an_open_vote() -> None:
    bench = playing("ana", "ben")
    pause(bench)
    assert bench.state.vote is not None
    agree(bench, "ben")
    assert bench.state.paused
    number = bench.state.number
    agree(bench, "ben")
    assert bench.state.number == number


def test_automatic_agreement_is_visible_and_can_be_turned_off() -> None:
    bench = playing("ana", "ben")
    assert names_agreeing(bench) == []
    agree(bench, "ben")
    assert len(names_agreeing(bench)) == 1
    agree(bench, "ben", on=False)
    assert names_agreeing(bench) == []
    pause(bench)
    assert (bench.state.paused, bench.state.vote is not None) == (False, True)


def test_an_automatic_answer_can_be_changed_during_the_vote() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    pause(bench)
    bench.do(lambda s: votes.answer(s, "ben", None, accept=False))
    assert (bench.state.paused, bench.state.vote) == (False, None)


def test_automatic_agreement_ends_when_the_seat_is_left() -> None:
    bench = playing("ana", "ben", "cleo")
    agree(bench, "ben")
    bench.do(lambda s: seating.leave(s, "ben"))
    assert names_agreeing(bench) == []
    agree(bench, "cleo")
    bench.do(lambda s: early_endings.resign(s, "cleo"))
    assert names_agreeing(bench) == []


def test_automatic_agreement_needs_a_game_and_a_seat() -> None:
    bench = Bench("ana", "ben")
    with pytest.raises(ProblemError, match="not_running"):
        agree(bench, "ana")
    bench.start()
    with pytest.raises(ProblemError, match="not_seated"):
        agree(bench, "eve")


def test_automatic_agreement_ends_with_the_game() -> None:
    bench = playing("ana", "ben")
    agree(bench, "ben")
    bench.do(lambda s: early_endings.resign(s, "ana"))
    assert bench.state.status == "over"
    assert names_agreeing(bench) == []
