"""Votes on a seat in a running game and on taking back a draw."""

import pytest

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import seating, votes
from tongiaki.tables.structs.views import VoteOutcome

UNTIL = 1000


def outcome(bench: Bench) -> VoteOutcome | None:
    """Return the outcome of the last vote."""
    return next((news.settled for news in reversed(bench.news) if news.settled is not None), None)


def left_by(bench: Bench, person: str, *, bot: bool = False) -> int:
    """Start a game that a person then leaves, optionally with a bot as stand-in, and return the seat."""
    bench.start()
    seat = bench.state.seats.seat_of(person)
    assert seat is not None
    bench.do(lambda s: seating.leave(s, person))
    if bot:
        bench.do(lambda s: seating.add_bot(s, s.host, seat, "greedy"))
    return seat


@pytest.mark.parametrize("bot", [False, True], ids=["left empty", "a bot stands in"])
def test_a_majority_of_the_other_players_decides_on_a_seat(bot: bool) -> None:
    bench = Bench("ana", "ben", "cleo", "dan")
    seat = left_by(bench, "dan", bot=bot)
    bench.do(lambda s: votes.ask_for_seat(s, "eve", None, "Eve", UNTIL))
    assert bench.name(seat) is None
    bench.do(lambda s: votes.answer(s, "ana", None, accept=True))
    assert bench.name(seat) is None
    bench.do(lambda s: votes.answer(s, "ben", None, accept=True))
    assert bench.name(seat) == "eve"
    assert (outcome(bench), bench.state.vote, bench.state.joinable) == ("accepted", None, [])
    assert bench.again().seats.seat_of("eve") == seat


def test_a_tied_vote_is_rejected() -> None:
    bench = Bench("ana", "ben", "cleo")
    seat = left_by(bench, "cleo")
    bench.do(lambda s: votes.ask_for_seat(s, "eve", seat, "Eve", UNTIL))
    bench.do(lambda s: votes.answer(s, "ana", None, accept=True))
    bench.do(lambda s: votes.answer(s, "ben", None, accept=False))
    assert (outcome(bench), bench.name(seat)) == ("refused", None)


def test_the_seat_of_an_original_bot_cannot_be_requested() -> None:
    bench = Bench("ana", "ben", bots=1)
    left_by(bench, "ben")
    for seat, code in ((2, "seat_taken"), (0, "seat_taken"), (5, "no_seat")):
        with pytest.raises(ProblemError, match=code):
            bench.do(lambda s, at=seat: votes.ask_for_seat(s, "eve", at, "Eve", UNTIL))
    with pytest.raises(ProblemError, match="already_seated"):
        bench.do(lambda s: votes.ask_for_seat(s, "ana", 1, "Ana", UNTIL))


def test_a_seat_is_taken_without_a_vote_if_nobody_else_plays() -> None:
    bench = Bench("ana", bots=2)
    seat = left_by(bench, "ana")
    bench.do(lambda s: votes.ask_for_seat(s, "ana", None, "Ana", UNTIL))
    assert bench.name(seat) == "ana"


def test_a_vote_without_answers_expires() -> None:
    bench = Bench("ana", "ben", "cleo")
    seat = left_by(bench, "cleo")
    bench.do(lambda s: votes.ask_for_seat(s, "eve", None, "Eve", UNTIL))
    assert bench.do(lambda s: votes.settle(s, UNTIL - 1)) == []
    bench.do(lambda s: votes.settle(s, UNTIL))
    assert (outcome(bench), bench.name(seat), bench.state.vote) == ("expired", None, None)
    assert bench.do(lambda s: votes.settle(s, UNTIL)) == []


def test_a_player_who_leaves_does_not_block_a_vote() -> None:
    bench = Bench("ana", "ben", "cleo", "dan")
    seat = left_by(bench, "dan")
    bench.do(lambda s: votes.ask_for_seat(s, "eve", None, "Eve", UNTIL))
    bench.do(lambda s: votes.answer(s, "ana", None, accept=True))
    bench.do(lambda s: seating.leave(s, "cleo"))
    assert bench.do(lambda s: votes.settle(s, 0)) == []
    bench.do(lambda s: seating.leave(s, "ben"))
    bench.do(lambda s: votes.settle(s, 0))
    assert (outcome(bench), bench.name(seat)) == ("accepted", "eve")


def test_one_vote_at_a_time_and_only_its_voters_answer() -> None:
    bench = Bench("ana", "ben", "cleo")
    left_by(bench, "cleo")
    with pytest.raises(ProblemError, match="no_vote"):
        bench.do(lambda s: votes.answer(s, "ana", None, accept=True))
    bench.do(lambda s: votes.ask_for_seat(s, "eve", None, "Eve", UNTIL))
    with pytest.raises(ProblemError, match="vote_open"):
        bench.do(lambda s: votes.ask_for_seat(s, "finn", None, "Finn", UNTIL))
    for person, accept in (("cleo", True), ("watcher", True), ("watcher", False)):
        with pytest.raises(ProblemError, match="not_yours_to_answer"):
            bench.do(lambda s, p=person, a=accept: votes.answer(s, p, None, accept=a))
    with pytest.raises(ProblemError, match="no_person"):
        bench.do(lambda s: votes.answer(s, None, None, accept=True))
    with pytest.raises(ProblemError, match="stale"):
        bench.do(lambda s: votes.answer(s, "ana", 1, accept=True))
    bench.do(lambda s: votes.answer(s, "eve", None, accept=False))
    assert outcome(bench) == "withdrawn"


def test_the_vote_of_a_player_replaces_that_of_a_spectator() -> None:
    bench = Bench("ana", "ben", "cleo")
    seat = left_by(bench, "cleo")
    bench.do(lambda s: votes.ask_for_seat(s, "eve", seat, "Eve", UNTIL))
    bench.do(lambda s: votes.ask_to_pause(s, bench.name(0), UNTIL))
    assert bench.state.vote is not None
    assert bench.state.vote.kind == "pause"
    with pytest.raises(ProblemError, match="vote_open"):
        bench.do(lambda s: votes.ask_for_seat(s, "eve", seat, "Eve", UNTIL))


def test_a_draw_that_is_taken_back_is_repeated() -> None:
    bench = Bench("ana", "ben", rated=False)
    bench.start()
    moves: list[str] = []
    while len(moves) < 2:
        before, seat = bench.game.position.key(), bench.game.mover
        moves = bench.move()
    asker, other = ("ana", "ben") if seat == 0 else ("ben", "ana")
    pile = bench.game.pile
    for _ in range(3):  # an ordinary undo does not take back the draw and the later moves
        bench.move()
    while bench.game.position.key() != before:
        bench.do(lambda s: votes.ask_to_undo(s, asker, s.number, UNTIL))
        bench.do(lambda s: votes.answer(s, other, None, accept=True))
        assert outcome(bench) == "accepted"
    again = bench.again()
    assert again.game is not None
    assert (again.game.position.key(), again.game.pile, again.game.undoer) == (before, pile, bench.game.undoer)
    assert again.history == bench.state.history
    assert bench.move(moves[0]) == moves


def test_undoing_a_draw_needs_the_agreement_of_all() -> None:
    bench = Bench("ana", "ben", "cleo", rated=False)
    bench.start()
    bench.play_to_a_draw()
    length = len(bench.game.moves)
    bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))
    bench.do(lambda s: votes.answer(s, "ben", None, accept=True))
    assert bench.state.vote is not None
    bench.do(lambda s: votes.answer(s, "cleo", None, accept=False))
    assert (outcome(bench), len(bench.game.moves)) == ("refused", length)


def test_a_move_ends_a_vote_on_undoing() -> None:
    bench = Bench("ana", "ben", rated=False)
    bench.start()
    bench.play_to_a_draw()
    bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))
    bench.move()
    assert (bench.state.vote, outcome(bench)) == (None, None)
    assert bench.news[-1].table or bench.news[-2].table


def test_a_draw_of_a_rated_game_cannot_be_undone() -> None:
    bench = Bench("ana", "ben", rated=True, clock="move", time=86_400)
    bench.start()
    bench.play_to_a_draw()
    with pytest.raises(ProblemError, match="not_rated"):
        bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))


def test_undoing_against_bots_needs_no_vote() -> None:
    bench = Bench("ana", bots=1, rated=False)
    bench.start()
    with pytest.raises(ProblemError, match="nothing_to_undo"):
        bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))
    bench.move()
    bench.move()
    bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))
    assert bench.game.moves == []
    with pytest.raises(ProblemError, match="not_seated"):
        bench.do(lambda s: votes.ask_to_undo(s, "eve", s.number, UNTIL))
