"""Stand-ins: turns that a bot finishes, reserved seats, and votes on both."""

import pytest

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.results.scoring import seat_results
from tongiaki.tables.decisions import playing, seating, stand_ins, votes
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import StoodInFor
from tongiaki.tables.views.table_views import ending_moves, game_view, seat_views

UNTIL = 1000
EVERYBODY = frozenset({"ana", "ben", "cleo", "dan"})


def begun(*people: str, **options: object) -> Bench:
    bench = Bench(*(people or ("ana", "ben")), **options)
    bench.start()
    return bench


def first_legal(bench: Bench) -> str:
    return bench.game.position.text(bench.game.position.legal_moves()[0])


def test_the_bot_finishes_the_turn_of_the_time_out() -> None:
    bench = begun(clock="move", time=10)
    bench.wait(10)
    bench.do(lambda s: stand_ins.out_of_time(s, bench.now))
    assert bench.state.bot_to_move == 0
    with pytest.raises(ProblemError, match="bot_plays"):
        bench.do(lambda s: playing.move(s, "ana", s.number, first_legal(bench)))
    shown = game_view(bench.state, 0)
    assert shown is not None
    assert (shown.legal, shown.ends, shown.clock and shown.clock.running) == (None, None, None)
    bench.move()
    assert bench.state.absences.timed_out is None
    with pytest.raises(ProblemError, match="nothing_to_undo"):
        bench.do(lambda s: playing.undo(s, "ana", s.number))
    bench.move()
    assert bench.state.bot_to_move is None
    assert bench.again().stand_in_moves == bench.state.stand_in_moves != frozenset()


def test_undoing_the_previous_turn_ends_the_bots_turn() -> None:
    bench = begun(clock="budget", time=10)
    bench.append([e.Forgiven(0, 60_000)])
    bench.move()
    bench.wait(10)
    bench.do(lambda s: stand_ins.out_of_time(s, bench.now))
    assert bench.state.bot_to_move == 1
    bench.do(lambda s: playing.undo(s, "ana", s.number))
    assert (bench.state.bot_to_move, bench.state.mover) == (None, 0)


def test_a_player_is_granted_time_after_a_restart() -> None:
    bench = begun(clock="budget", time=100)
    bench.wait(90)
    bench.do(lambda s: stand_ins.grant_time(s, 60_000, bench.now))
    assert bench.left[0] == 60
    bench.wait(1000)
    bench.do(lambda s: stand_ins.grant_time(s, 60_000, bench.now))
    assert bench.left[0] == 60
    assert stand_ins.out_of_time(bench.state, bench.now) == []


def test_a_player_with_enough_time_is_granted_none() -> None:
    bench = begun(clock="budget", time=100)
    bench.wait(40)
    assert stand_ins.grant_time(bench.state, 60_000, bench.now) == []


def test_a_returning_player_with_time_moves_at_once() -> None:
    bench = begun()
    bench.append([e.StoodIn(0, "random", "time")])
    # After a time-out, a connection is not enough: the player must ask for the seat.
    assert stand_ins.return_connected(bench.state, EVERYBODY) == []
    with pytest.raises(ProblemError, match="bot_plays"):
        bench.do(lambda s: playing.move(s, "ana", s.number, first_legal(bench)))
    bench.do(lambda s: stand_ins.take_back_seat(s, "ana"))
    bench.do(lambda s: playing.move(s, "ana", s.number, first_legal(bench)))
    with pytest.raises(ProblemError, match="not_replaced"):
        bench.do(lambda s: stand_ins.take_back_seat(s, "ana"))


@pytest.mark.parametrize("why", ["away", "vote"])
def test_an_absent_player_returns_by_connecting(why: StoodInFor) -> None:
    bench = begun()
    bench.append([e.StoodIn(1, "random", why)])
    assert stand_ins.return_connected(bench.state, frozenset({"ana"})) == []
    assert stand_ins.return_connected(bench.state, EVERYBODY) == [e.Returned(1)]


def test_a_returning_player_has_at_least_one_increment() -> None:
    bench = begun(clock="budget", time=10, increment=4, timeout="seat")
    bench.wait(10)
    bench.do(lambda s: stand_ins.out_of_time(s, bench.now))
    assert bench.state.absences.stand_ins[0].why == "time"
    bench.move()
    assert bench.left == [0, 10]  # a bot earns no increment
    bench.do(lambda s: stand_ins.take_back_seat(s, "ana"))
    assert bench.left == [4, 10]


def test_the_result_of_a_stand_in_counts_for_the_replaced_player() -> None:
    bench = begun("ana", "ben", "cleo", stall=1)
    bench.do(lambda s: seating.leave(s, "ben"))
    bench.append([e.StoodIn(1, "random", "left"), e.StoodIn(2, "random", "away")])
    while bench.state.status == "running":
        bench.move()
    ended = bench.state.ended
    assert ended is not None
    assert [result.person for result in seat_results(bench.state, ended, {}, ())] == ["ana", "ben", "cleo"]


def test_a_seat_given_to_another_player_is_no_longer_reserved() -> None:
    bench = begun()
    bench.do(lambda s: seating.leave(s, "ben"))
    assert seat_views(bench.state, EVERYBODY, None)[1].held
    bench.do(lambda s: votes.ask_for_seat(s, "dan", 1, "Dan", UNTIL))
    bench.do(lambda s: votes.answer(s, "ana", None, accept=True))
    assert not seat_views(bench.state, EVERYBODY, None)[1].held
    with pytest.raises(ProblemError, match="table_full"):
        bench.do(lambda s: votes.ask_for_seat(s, "ben", None, "Ben", UNTIL))


def test_a_reserved_seat_moves_to_the_account_of_its_player() -> None:
    bench = begun()
    bench.do(lambda s: seating.leave(s, "ben"))
    bench.do(lambda s: seating.hand_over(s, "ben", "benjamin", "Benjamin"))
    assert bench.state.seats.seat_of("benjamin") is None
    for state in (bench.state, bench.again()):
        owner = state.owner(1)
        assert owner is not None
        assert owner.person == "benjamin"
    bench.do(lambda s: stand_ins.take_back_seat(s, "benjamin"))
    assert bench.name(1) == "benjamin"


def test_a_vote_on_a_reserved_seat_ends_when_its_player_returns() -> None:
    bench = begun("ana", "ben", "cleo")
    bench.do(lambda s: seating.leave(s, "cleo"))
    bench.do(lambda s: votes.ask_for_seat(s, "dan", 2, "Dan", UNTIL))
    bench.do(lambda s: votes.ask_for_seat(s, "cleo", None, "Cleo", UNTIL))
    assert (bench.name(2), bench.state.vote) == ("cleo", None)


def test_the_requester_of_a_bot_counts_as_a_vote_for_it() -> None:
    bench = begun("ana", "ben", "cleo", "dan")
    here = EVERYBODY - {"dan"}
    bench.do(lambda s: votes.ask_for_bot(s, "ana", 3, here, here, UNTIL))
    assert 3 not in bench.state.absences.stand_ins
    bench.do(lambda s: votes.answer(s, "ben", None, accept=True))
    assert bench.state.absences.stand_ins[3].why == "vote"


def test_half_of_the_votes_is_no_majority() -> None:
    bench = begun("ana", "ben", "cleo", "dan")
    here = EVERYBODY - {"cleo", "dan"}
    bench.do(lambda s: votes.ask_for_bot(s, "ana", 3, here, here, UNTIL))
    bench.do(lambda s: votes.answer(s, "ben", None, accept=False))
    assert bench.state.absences.stand_ins == {}
    assert bench.state.vote is None


def test_a_vote_on_a_stand_in_ends_when_the_player_returns() -> None:
    bench = begun("ana", "ben", "cleo")
    bench.do(lambda s: seating.leave(s, "cleo"))
    bench.do(lambda s: votes.ask_for_bot(s, "ana", 2, EVERYBODY, EVERYBODY, UNTIL))
    bench.do(lambda s: stand_ins.take_back_seat(s, "cleo"))
    assert bench.state.vote is None
    bench.do(lambda s: seating.leave(s, "cleo"))
    bench.do(lambda s: votes.ask_for_bot(s, "ana", 2, EVERYBODY, EVERYBODY, UNTIL))
    bench.append([e.StoodIn(2, "random", "left")])
    assert bench.state.vote is None


def test_a_pause_needs_the_agreement_of_all_players_without_a_stand_in() -> None:
    bench = begun("ana", "ben", "cleo", "dan")
    bench.append([e.StoodIn(3, "random", "away")])
    bench.do(lambda s: votes.ask_to_pause(s, "ana", UNTIL))
    bench.do(lambda s: votes.answer(s, "ben", None, accept=True))
    assert not bench.state.paused
    bench.do(lambda s: votes.answer(s, "cleo", None, accept=True))
    assert bench.state.paused
    assert bench.again().paused
    with pytest.raises(ProblemError, match="paused"):
        bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))


def test_one_rejection_prevents_a_pause() -> None:
    bench = begun("ana", "ben", "cleo")
    bench.do(lambda s: votes.ask_to_pause(s, "ana", UNTIL))
    bench.do(lambda s: votes.answer(s, "ben", None, accept=False))
    assert (bench.state.paused, bench.state.vote) == (False, None)


def test_a_paused_game_resumes_when_the_vote_expires() -> None:
    """Otherwise a losing player of a rated game would never agree to resume."""
    bench = begun("ana", "ben", "cleo")
    bench.append([e.Paused()])
    bench.do(lambda s: votes.ask_to_resume(s, "ana", EVERYBODY, UNTIL))
    bench.do(lambda s: votes.answer(s, "cleo", None, accept=False))
    bench.do(lambda s: votes.settle(s, UNTIL - 1))
    assert bench.state.paused
    bench.do(lambda s: votes.settle(s, UNTIL))
    assert (bench.state.paused, bench.state.vote) == (False, None)


def test_a_removed_bot_can_be_replaced_by_vote() -> None:
    """Otherwise a losing host could keep the game from ending."""
    bench = Bench("ana", "ben", bots=1)
    bench.start()
    bench.do(lambda s: seating.remove_bot(s, "ana", 2))
    assert stand_ins.is_missing(bench.state, 2, EVERYBODY)
    bench.do(lambda s: votes.ask_for_bot(s, "ben", 2, EVERYBODY, EVERYBODY, UNTIL))
    assert bench.state.bot_for(2) == "greedy"
    while bench.state.mover != 2:
        bench.move()
    bench.move()
    assert bench.state.joinable == [2]


def test_the_moves_that_end_a_turn_are_identified() -> None:
    bench = begun(stall=2)
    outcomes: set[bool] = set()
    while bench.state.status == "running":
        turn, ends = bench.game.position.turn, ending_moves(bench.game.position)
        text, *draws = bench.move()
        ended = not draws and (bench.state.status != "running" or bench.game.position.turn != turn)
        assert (text in ends) == ended, text
        outcomes.add(ended)
    assert outcomes == {True, False}
