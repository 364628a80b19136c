"""Consent to rated games: which terms a player accepts, and for how long the consent is valid."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import consent, options, playing, seating, table_setup
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions

RATED = {"rated": True, "clock": "move", "time": 86_400}
HERE = frozenset({"ana", "ben", "cleo", "dora"})


def accept(bench: Bench, *persons: str) -> None:
    for person in persons:
        bench.do(lambda s, p=person: consent.accept(s, p, s.number))


def start(bench: Bench, number: int | None = None, here: frozenset[str] = HERE) -> None:
    bench.do(lambda s: playing.start(s, s.host, s.number if number is None else number, here))


def change(bench: Bench, **changed: Any) -> None:  # noqa: ANN401 - any option
    fields = {name: getattr(bench.state.options, name) for name in TableOptions.__struct_fields__} | changed
    bench.do(lambda s: options.change(s, "ana", TableOptions(**fields)))


def test_a_rated_game_starts_after_everybody_has_accepted() -> None:
    bench = Bench("ana", "ben", bots=1, **RATED)
    with pytest.raises(ProblemError, match="not_accepted") as turned_down:
        start(bench)
    assert turned_down.value.facts == {"name": "Ben"}
    accept(bench, "ben")
    start(bench)
    assert bench.again().status == "running"
    started = next(e.decode(body) for _, body in bench.stored if '"kind":"started"' in body)
    assert isinstance(started, e.Started)
    assert started.agreed == [0, 1]


@pytest.mark.parametrize(
    "done",
    [
        lambda bench: change(bench, time=60),
        lambda bench: change(bench, stand_in="random"),
        lambda bench: change(bench, away=1),
        lambda bench: change(bench, stall=1),
        lambda bench: change(bench, timeout="seat"),
        lambda bench: change(bench, seats=5),
        lambda bench: bench.do(lambda s: seating.sit(s, "cleo", None, "Cleo", None)),
        lambda bench: bench.do(lambda s: seating.add_bot(s, "ana", None, "random")),
        lambda bench: bench.do(lambda s: seating.kick(s, "ana", 2)),
        lambda bench: bench.append([e.Claimed(0, "dora")]),
    ],
)
def test_a_change_of_the_terms_voids_all_acceptances(done: Callable[[Bench], None]) -> None:
    bench = Bench("ana", "ben", bots=1, **RATED)
    accept(bench, "ana", "ben")
    looked_at = bench.state.number
    done(bench)
    with pytest.raises(ProblemError, match="stale"):
        bench.do(lambda s: consent.accept(s, "ben", looked_at))
    with pytest.raises(ProblemError, match="not_accepted"):
        start(bench)
    assert bench.again().accepted == frozenset()


def test_starting_accepts_only_the_terms_that_were_shown() -> None:
    bench = Bench("ana", "ben", host=False, **RATED)
    looked_at = bench.state.number
    change(bench, time=60)
    accept(bench, "ben")
    with pytest.raises(ProblemError, match="not_accepted"):
        start(bench, looked_at)
    with pytest.raises(ProblemError, match="not_accepted"):
        bench.do(lambda s: playing.start(s, "ana", None, HERE))
    start(bench)


def test_chat_colours_and_names_are_not_part_of_the_terms() -> None:
    bench = Bench("ana", "ben", **RATED)
    accept(bench, "ben")
    bench.do(lambda s: seating.recolour(s, "ana", "purple"))
    bench.do(lambda s: seating.rename(s, "ana", "Anna"))
    bench.append([e.Said(0, "Anna", "hello")])
    start(bench)


def test_a_rated_game_does_not_start_without_a_connected_player() -> None:
    bench = Bench("ana", "ben", **RATED)
    accept(bench, "ben")
    with pytest.raises(ProblemError, match="absent"):
        start(bench, here=frozenset({"ana"}))


def test_an_unrated_game_needs_no_acceptance() -> None:
    bench = Bench("ana", "ben")
    with pytest.raises(ProblemError, match="no_vote"):
        accept(bench, "ben")
    start(bench, here=frozenset())
    rated = Bench("ana", "ben", **RATED)
    rated.do(lambda s: playing.start(s, "ana", unrated=True))
    assert not rated.state.options.rated


@pytest.mark.parametrize(("changed", "needed"), [({"clock": "none", "time": 0}, "clock"), ({"stall": 0}, "stall")])
def test_a_rated_game_needs_a_clock_and_a_limit(changed: dict[str, Any], needed: str) -> None:
    bench = Bench("ana", "ben", **RATED)
    with pytest.raises(ProblemError, match="rated_needs") as turned_down:
        change(bench, **changed)
    assert turned_down.value.facts == {"option": needed}
    before = Bench("ana", "ben", **(RATED | changed))  # as in a table created by an earlier version
    accept(before, "ben")
    with pytest.raises(ProblemError, match="rated_needs"):
        start(before)


def test_a_table_changed_to_rated_gets_the_default_clock_and_limit() -> None:
    bench = Bench("ana", stall=0)
    chosen = options.with_option(bench.state.options, "rated", "on")
    assert chosen is not None
    bench.do(lambda s: options.change(s, "ana", chosen))
    assert (chosen.rated, chosen.clock, chosen.time, chosen.increment, chosen.stall) == (True, "budget", 1200, 15, 20)


def test_the_accepted_bots_of_a_rated_game_cannot_change() -> None:
    bench = Bench("ana", "ben", "cleo", bots=1, **RATED)
    accept(bench, "ben", "cleo")
    start(bench)
    bench.do(lambda s: seating.leave(s, "cleo"))
    for decide in (
        lambda s: seating.remove_bot(s, "ana", 3),
        lambda s: seating.kick(s, "ana", 3),
        lambda s: seating.add_bot(s, "ana", 2, "random"),
    ):
        with pytest.raises(ProblemError, match="not_open"):
            bench.do(decide)


def test_a_rematch_seats_only_the_requester_and_offers_the_other_seats() -> None:
    bench = Bench("ana", "ben", "cleo", bots=1, stall=1, **RATED)
    accept(bench, "ben", "cleo")
    start(bench)
    bench.do(lambda s: seating.leave(s, "cleo"))
    bench.append([e.StoodIn(2, "random", "left")])
    while bench.state.ended is None:
        bench.move()
    entries = table_setup.rematch(bench.state, "ben", frozenset({"ben"}), {})
    assert [(type(entry).__name__, entry.seat) for entry in entries[1:]] == [
        ("Offered", 3),
        ("Sat", 0),
        ("Offered", 1),
        ("BotSat", 2),
    ]
    again = Bench("x")
    again.stored, again.state = [], type(again.state)("t")
    again.append(entries)
    assert again.state.options == bench.state.options
    with pytest.raises(ProblemError, match="seat_taken"):
        again.do(lambda s: seating.sit(s, "dora", 1, "Dora", None))
    again.do(lambda s: seating.take_offer(s, "cleo", "Cleo"))
    assert again.state.seats.seat_of("cleo") == 1
    assert again.state.offer_to("cleo") is None
    with pytest.raises(ProblemError, match="not_accepted"):
        again.do(lambda s: playing.start(s, "ben", s.number, HERE))
