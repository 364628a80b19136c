"""The clock of a game: charged time, increments of turns and draws, and the effects of taking back a move."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.tables.bench import Bench
from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions import chat, playing, stand_ins, votes
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.clock import Clock
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions

UNTIL = 10_000


def playing_with(clock: str, time: int, increment: int = 0, *names: str, **options: object) -> Bench:
    """Return a game that has just started, by default of Ana, Ben and Cleo."""
    people = names or ("ana", "ben", "cleo")
    bench = Bench(*people, clock=clock, time=time, increment=increment, rated=False, **options)
    bench.start()
    return bench


def set_up(bench: Bench) -> None:
    """Play on to the first turn after the setup."""
    while bench.game.position.phase == "setup":
        bench.move()


def undo(bench: Bench) -> None:
    """Take the last move back, for the seat that made it."""
    seat = bench.game.undoer
    assert seat is not None
    bench.do(lambda s: playing.undo(s, bench.name(seat), s.number))


def clock_of(bench: Bench) -> Clock:
    assert bench.state.clock is not None
    return bench.state.clock


def test_a_game_without_a_clock_measures_no_time() -> None:
    bench = Bench("ana", "ben")
    bench.start()
    assert bench.state.clock is None


def test_only_the_deciding_seat_is_charged() -> None:
    bench = playing_with("budget", 100)
    bench.wait(7)
    assert bench.left == [93, 100, 100]
    bench.move()
    bench.wait(5)
    bench.move()
    assert bench.left == [93, 95, 100]


def test_the_increment_is_added_after_a_turn_and_removed_by_undo() -> None:
    bench = playing_with("budget", 100, 10)
    bench.wait(30)
    bench.move()
    assert bench.left == [80, 100, 100]
    bench.wait(5)
    undo(bench)
    assert bench.left == [65, 100, 100]
    bench.wait(1)
    bench.move()
    assert bench.left == [74, 100, 100]


def test_no_increment_is_added_within_a_turn() -> None:
    bench = playing_with("budget", 1000, 10)
    set_up(bench)
    before = bench.left
    seat = bench.play_turn()
    assert bench.left == [left + (10 if other == seat else 0) for other, left in enumerate(before)]


def test_a_turn_starts_with_its_full_time() -> None:
    bench = playing_with("move", 60)
    bench.wait(50)
    bench.move()
    assert bench.left == [10, 60, 60]
    bench.wait(20)
    bench.move()
    bench.move()
    assert bench.left == [60, 40, 60]


def test_a_draw_renews_the_time_of_the_turn() -> None:
    bench = playing_with("move", 60)
    set_up(bench)
    while True:
        seat = bench.game.mover
        assert seat is not None
        bench.wait(50)
        if len(bench.move()) > 1 and bench.game.mover == seat:
            break
        bench.state.clock = replace(clock_of(bench), left=(60_000,) * 3)
    assert bench.left[seat] == 60


def test_undoing_and_repeating_a_turn_does_not_change_the_next_players_time() -> None:
    bench = playing_with("move", 60)
    bench.wait(20)
    bench.move()
    bench.wait(25)
    undo(bench)
    assert bench.left[0] == 15
    bench.wait(5)
    bench.move()
    assert bench.left[:2] == [10, 60]
    bench.wait(5)
    bench.move()
    bench.move()
    bench.move()
    assert bench.left[1] == 60


@pytest.mark.parametrize("kind", ["move", "budget"])
def test_an_undo_is_charged_for_the_next_players_time(kind: str) -> None:
    """Otherwise a player could take back a move only after the opponent has used time, until that time is used up."""
    bench = playing_with(kind, 100)
    set_up(bench)
    seat = bench.play_turn()
    while bench.state.undoer != seat:
        seat = bench.play_turn()
    other = bench.game.mover
    assert other is not None
    assert other != seat
    before = bench.left
    bench.wait(30)
    undo(bench)
    assert bench.left[seat] == before[seat] - 30
    bench.move()
    assert bench.left[other] == before[other]


def test_an_undo_without_enough_time_is_rejected() -> None:
    bench = playing_with("budget", 100)
    bench.wait(80)
    bench.move()
    bench.wait(25)
    with pytest.raises(ProblemError, match="no_time"):
        bench.do(lambda s: playing.undo(s, "ana", s.number, bench.now))
    assert bench.left == [20, 75, 100]


def test_server_delay_is_not_charged() -> None:
    bench = playing_with("budget", 100)
    bench.wait(10)
    text = bench.game.position.text(bench.game.position.legal_moves()[0])
    bench.do(lambda s: chat.say(s, "ben", None, "hello"))
    bench.wait(3)
    bench.do(lambda s: playing.move(s, "ana", s.number, text, waited=8_000))
    assert bench.left[0] == 95


def test_no_time_is_charged_during_a_pause() -> None:
    bench = playing_with("move", 60)
    bench.wait(10)
    bench.append([e.Paused()])
    bench.wait(1000)
    assert (bench.left[0], clock_of(bench).running) == (50, None)
    bench.append([e.Resumed()])
    bench.wait(1)
    assert bench.left[0] == 49


def test_no_time_is_charged_while_a_bot_decides() -> None:
    bench = Bench("ana", bots=2, clock="move", time=60)
    bench.start()
    bench.move()
    assert bench.state.bot_to_move == 1
    bench.wait(1000)
    assert bench.left[1] == 60
    bench.move()
    bench.move()
    assert clock_of(bench).running == 0


def test_a_time_out_occurs_exactly_when_no_time_is_left() -> None:
    bench = playing_with("move", 60)
    assert stand_ins.out_of_time(bench.state, 59_999) == []
    assert stand_ins.out_of_time(bench.state, 60_000, waited=1) == []
    assert stand_ins.out_of_time(bench.state, 60_000) == [e.TimedOut(0)]


def test_a_server_clock_that_goes_back_charges_nothing() -> None:
    """Two servers' clocks may differ, but entries keep their order."""
    clock = Clock.started(TableOptions(seats=2, stall=0, public=True, clock="move", time=10), 2, 5_000)
    assert clock is not None
    later = clock.run(0).charged(8_000).charged(6_000)
    assert (later.left, later.since) == ((7_000, 10_000), 8_000)


def ana_has_moved(bench: Bench) -> bool:
    return any(line.colour == bench.game.colours[0] for line in bench.state.history)


def consent(bench: Bench) -> None:
    bench.do(lambda s: votes.ask_to_undo(s, "ana", s.number, UNTIL))
    for other in ("ben", "cleo"):
        bench.do(lambda s, o=other: votes.answer(s, o, None, accept=True))


ACTIONS: dict[str, Callable[[Bench], object]] = {
    "move": lambda bench: bench.move(),
    "undo": undo,
    "say": lambda bench: bench.do(lambda s: chat.say(s, "ana", None, "hm")),
    "pause": lambda bench: bench.append([e.Paused()]),
    "resume": lambda bench: bench.append([e.Resumed()]),
    "stand in": lambda bench: bench.do(lambda s: stand_ins.stand_in(s, 1, "vote")),
    "return": lambda bench: bench.append([e.Returned(1)]),
    "consent": consent,
}
POSSIBLE: dict[str, Callable[[Bench], bool]] = {
    "move": lambda bench: bench.state.mover is not None,
    "undo": lambda bench: bench.state.undoer is not None,
    "pause": lambda bench: not bench.state.paused,
    "resume": lambda bench: bench.state.paused,
    "return": lambda bench: 1 in bench.state.absences.stand_ins,
    "consent": lambda bench: not bench.state.paused and len(bench.state.history) > 0 and ana_has_moved(bench),
}


steps = st.lists(
    st.tuples(st.sampled_from(["move"] * 8 + list(ACTIONS)), st.integers(0, 3000)), min_size=20, max_size=60
)


@settings(max_examples=60)
@given(steps=steps, clock=st.sampled_from(["move", "budget"]))
def test_the_clock_is_exact_after_random_actions(steps: list[tuple[str, int]], clock: str) -> None:
    """Only the deciding player is charged, taking back grants no time, and the entries determine the clock."""
    bench = playing_with(clock, 100_000, 7)
    charged = 0
    for action, wait in steps:
        if bench.state.status != "running" or not POSSIBLE.get(action, lambda _: True)(bench):
            continue
        running, before = clock_of(bench).running, clock_of(bench).left_at(bench.now)
        bench.now += wait
        charged += wait if running is not None else 0
        expected = [left - (wait if seat == running else 0) for seat, left in enumerate(before)]
        assert clock_of(bench).left_at(bench.now) == expected
        standing = len(bench.game.moves)
        ACTIONS[action](bench)
        after = clock_of(bench).left_at(bench.now)
        if action == "undo":
            assert sum(after) <= sum(expected)
        elif action != "move":
            assert all(left <= had for left, had in zip(after, expected, strict=True)), action
        if action == "undo" and bench.state.bot_to_move is None:
            again = bench.state.fork()
            assert len(bench.game.moves) == standing - 1
            taken_back = undone_move(bench)
            for entry in playing.move(again, bench.name(bench.game.mover or 0), again.number, taken_back):
                again = again.fork()
                apply(again, again.number + 1, bench.now, entry)
            assert again.clock is not None
            assert sum(again.clock.left) <= sum(expected)
        if clock == "budget":
            assert sum(after) == 3 * 100_000_000 + 7_000 * earned(bench) - charged
        assert bench.again().clock == bench.state.clock


def undone_move(bench: Bench) -> str:
    """Return the text of the move that was taken back last."""
    number = next(news.undone for news in reversed(bench.news) if news.undone is not None)
    return next(news.move for news in bench.news if news.number == number and news.move is not None)


def earned(bench: Bench) -> int:
    """Return the number of increments paid for the moves that have not been taken back."""
    clock, count = clock_of(bench), 0
    granted = clock.granted
    while granted is not None:
        count += granted.paid is not None
        granted = granted.before
    return count


@pytest.mark.parametrize("kind", ["move", "budget"])
def test_a_replayed_game_has_the_same_clock(kind: str) -> None:
    bench = playing_with(kind, 600, 5, "ana", "ben")
    while bench.state.status == "running":
        bench.wait(1.5)
        bench.move()
    assert clock_of(bench).running is None
    assert bench.again().clock == bench.state.clock
