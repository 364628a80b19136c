"""Events in the log other than moves are the same for connected viewers and for later ones."""

from typing import Any

from tests.tables.bench import Bench
from tongiaki.tables.decisions import seating, stand_ins, votes
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import EventLine
from tongiaki.tables.views.audience import audience
from tongiaki.tables.views.table_views import table_view

UNTIL = 10_000


def logged_events(bench: Bench) -> list[tuple[str, str | None, str | None]]:
    return [(event.kind, event.colour, event.why) for event in bench.state.events]


def start_game(**options: Any) -> Bench:  # noqa: ANN401 - any option
    """Return a running game of Ana, who is red, and Ben, who is yellow."""
    bench = Bench("ana", "ben", **options)
    bench.start()
    return bench


def test_seat_changes_before_the_start_are_not_logged() -> None:
    bench = Bench("ana", "ben")
    bench.do(lambda s: seating.leave(s, "ben"))
    assert logged_events(bench) == []


def test_leaving_replacement_and_return_are_logged() -> None:
    bench = start_game()
    bench.do(lambda s: seating.leave(s, "ben"))
    bench.do(lambda s: stand_ins.stand_in(s, 1, "left"))
    bench.do(lambda s: stand_ins.take_back_seat(s, "ben"))
    assert logged_events(bench) == [
        ("left", "yellow", None),
        ("stood_in", "yellow", "left"),
        ("returned", "yellow", None),
    ]


def test_a_new_player_is_logged_as_seated() -> None:
    bench = start_game()
    bench.do(lambda s: seating.leave(s, "ben"))
    bench.append([e.Sat(1, "cleo", "Cleo", "yellow")])
    assert logged_events(bench)[1:] == [("sat", "yellow", None)]


def test_time_outs_and_pauses_are_logged() -> None:
    bench = start_game(clock="move", time=60)
    bench.append([e.TimedOut(0)])
    bench.do(lambda s: votes.ask_to_pause(s, "ana", UNTIL))
    bench.do(lambda s: votes.answer(s, "ben", None, accept=True))
    bench.do(lambda s: votes.ask_to_resume(s, "ana", frozenset({"ana"}), UNTIL))
    assert logged_events(bench) == [("timed_out", "red", None), ("paused", None, None), ("resumed", None, None)]


def test_events_are_sent_with_their_entry_and_to_later_viewers() -> None:
    bench = start_game()
    bench.append([e.StoodIn(1, "greedy", "away"), e.Returned(1)])
    number = bench.state.number
    stood_in = EventLine(number - 1, "stood_in", "yellow", "away")
    returned = EventLine(number, "returned", "yellow", None)
    assert [news.event for news in bench.news[-2:]] == [stood_in, returned]
    assert bench.again().events == bench.state.events == (stood_in, returned)


def test_only_the_player_who_left_sees_the_reserved_seat() -> None:
    bench = start_game()
    bench.do(lambda s: seating.leave(s, "ben"))
    kept = [
        table_view(bench.state, frozenset(), 0, audience(bench.state, person)).kept
        for person in ("ana", "ben", "cleo", None)
    ]
    assert kept == [None, 1, None, None]
    bench.do(lambda s: stand_ins.take_back_seat(s, "ben"))
    assert table_view(bench.state, frozenset(), 0, audience(bench.state, "ben")).kept is None
