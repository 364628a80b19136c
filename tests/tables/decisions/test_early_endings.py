"""Resigning: which seats continue, the final ranks, and the contents of the record and the replay."""

import pytest

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.record import read, write
from tongiaki.tables.decisions import early_endings, playing, seating, stand_ins, table_setup, votes
from tongiaki.tables.structs import entries as e
from tongiaki.tables.views.audience import audience
from tongiaki.tables.views.records import record_of
from tongiaki.tables.views.replays import replay_of
from tongiaki.tables.views.table_views import game_view, table_view

RATED = {"rated": True, "clock": "move", "time": 86_400}


def begun(*people: str, bots: int = 0, **options: object) -> Bench:
    bench = Bench(*people, bots=bots, **({"stall": 1} | options))
    bench.start()
    for _ in range(3):
        bench.move()
    return bench


def resign(bench: Bench, person: str) -> None:
    bench.do(lambda s: early_endings.resign(s, person))


def test_resigning_a_game_of_two_ends_it() -> None:
    bench = begun("ana", "ben", **RATED)
    resign(bench, "ana")
    ended = bench.again().ended
    assert ended is not None
    assert (ended.reason, bench.state.status, bench.state.mover) == ("resigned", "over", None)
    assert [(standing.rank, standing.resigned) for standing in ended.standings] == [(2, True), (1, False)]
    shown = game_view(bench.state, 1)
    assert shown is not None
    assert (shown.to_move, shown.legal, shown.undo) == (None, None, False)
    assert shown.end is not None
    assert shown.clock is not None
    assert shown.clock.running is None
    for decide in (bench.move, lambda: resign(bench, "ben")):
        with pytest.raises(ProblemError, match="not_running"):
            decide()


def test_a_bot_continues_for_a_player_who_resigned_and_ranks_last() -> None:
    bench = begun("ana", "ben", "cleo", rated=False)
    resign(bench, "ben")
    assert bench.state.status == "running"
    assert bench.state.bot_for(1) == "greedy"
    assert (bench.state.joinable, bench.state.absences.seat_of("ben")) == ([], None)
    with pytest.raises(ProblemError, match="not_replaced"):
        bench.do(lambda s: stand_ins.take_back_seat(s, "ben"))
    with pytest.raises(ProblemError, match="table_full"):
        bench.do(lambda s: votes.ask_for_seat(s, "ben", None, "Ben", 9))
    with pytest.raises(ProblemError, match="seat_taken"):
        bench.do(lambda s: seating.add_bot(s, "ana", 1, "random"))
    with pytest.raises(ProblemError, match="table_full"):
        bench.do(lambda s: seating.add_bot(s, "ana", None, "random"))
    while bench.state.ended is None:
        bench.move()
    ended = bench.again().ended
    assert ended is not None
    assert ended.reason != "resigned"
    assert (ended.standings[1].rank, ended.standings[1].resigned) == (3, True)
    assert {standing.rank for standing in ended.standings} <= {1, 2, 3}
    shown = table_view(bench.state, frozenset(), 0, audience(bench.state, "ben"))
    assert (shown.seats[1].name, shown.seats[1].resigned, shown.kept) == ("Ben", True, 1)


def test_players_who_resign_are_ranked_in_reverse_order() -> None:
    bench = begun("ana", "ben", "cleo")
    resign(bench, "ben")
    resign(bench, "ana")
    assert bench.state.ended is not None
    assert [standing.rank for standing in bench.state.ended.standings] == [2, 3, 1]


def test_bots_do_not_continue_without_people() -> None:
    bench = begun("ana", bots=3)
    resign(bench, "ana")
    assert bench.state.ended is not None
    assert bench.state.ended.standings[0].rank == 4


def test_a_player_who_resigned_does_not_vote() -> None:
    bench = begun("ana", "ben", "cleo", rated=False)
    bench.do(lambda s: votes.ask_to_pause(s, "ben", 9))
    resign(bench, "ben")
    assert bench.state.vote is None
    bench.do(lambda s: votes.ask_to_pause(s, "ana", 9))
    bench.do(lambda s: votes.answer(s, "cleo", None, accept=True))
    assert bench.state.paused
    resign(bench, "ana")  # also during a pause
    assert bench.state.status == "over"


@pytest.mark.parametrize("person", ["dora", None])
def test_only_players_can_resign(person: str | None) -> None:
    bench = begun("ana", "ben")
    with pytest.raises(ProblemError, match="not_seated"):
        bench.do(lambda s: early_endings.resign(s, person))


def test_record_and_replay_contain_resignations() -> None:
    bench = begun("ana", "ben", "cleo")
    resign(bench, "ben")
    for _ in range(4):
        bench.move()
    resign(bench, "cleo")
    text = write(record_of(bench.again()))
    assert '[Resigned "yellow 3, green 7"]' in text
    assert '[Yellow "Ben"]' in text
    record = read(text)
    replay = replay_of(record)
    assert replay.end is not None
    assert bench.state.ended is not None
    assert (replay.end.reason, replay.end.standings) == ("resigned", bench.state.ended.standings)
    assert len(replay.frames) == 7 + sum(text.startswith("draw") for text in record.moves[7:])


def test_a_player_who_resigned_can_request_a_rematch() -> None:
    bench = begun("ana", "ben")
    resign(bench, "ben")
    entries = table_setup.rematch(bench.state, "ben", frozenset({"ben"}), {})
    assert [type(entry) for entry in entries[1:]] == [e.Offered, e.Sat]
    with pytest.raises(ProblemError, match="not_running"):
        playing.require_running(bench.state)


def test_a_game_without_a_limit_ends_when_it_is_too_long() -> None:
    bench = begun("ana", "ben", stall=0)
    assert early_endings.end_if_too_long(bench.state, 4) == []
    bench.move()
    bench.do(lambda s: early_endings.end_if_too_long(s, 4))
    assert bench.state.ended is not None
    assert (bench.state.ended.reason, bench.state.mover) == ("too_long", None)
    assert early_endings.end_if_too_long(bench.state, 4) == []
    end = replay_of(read(write(record_of(bench.state)))).end
    assert end is not None
    assert (end.reason, end.standings) == ("too_long", bench.state.ended.standings)
