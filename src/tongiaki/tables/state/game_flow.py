"""What the entries about time, pauses, stand-ins and questions to the others change at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tongiaki.tables.state.absences import StandIn
from tongiaki.tables.state.clock import Clock
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.seats import Occupant
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.state.vote import Vote
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import EventKind, EventLine, StoodInFor


def started(state: TableState, at: int) -> None:
    """Give everybody their time as the game begins."""
    state.clock = Clock.started(state.options, len(state.seats.places), at)


def moved(state: TableState, game: Game, number: int, *, turn: int, mover: int | None) -> None:
    """Note what the move of the entry `number`, made in the `turn` of a seat, means for time and for stand-ins.

    `mover` is the seat that decided, null for a draw.
    """
    if mover is not None and state.is_covered_by_bot(mover):
        state.stand_in_moves |= {number}
    passed_to = game.position.turn if game.position.turn != turn and not game.over else None
    if state.clock is not None:
        earns = turn not in state.absences.stand_ins
        state.clock = state.clock.moved(turn, mover=mover, decides=game.mover, passed_to=passed_to, earns=earns)
    _let_play(state, game)


def undone(state: TableState, game: Game, *, alone: bool) -> None:
    """Take back what the last move meant, `alone` or as agreed."""
    if state.clock is not None:
        state.clock = state.clock.undone(alone=alone)
    _let_play(state, game)


def tell(
    state: TableState, news: TableUpdate, kind: EventKind, seat: int | None, why: StoodInFor | None = None
) -> None:
    """Note in the log what is no move, about a seat of the running game or about all of them."""
    if state.game is None or state.status != "running":
        return
    news.event = EventLine(news.number, kind, None if seat is None else state.game.colours[seat], why)
    state.events = (*state.events, news.event)


def sat(state: TableState, news: TableUpdate, seat: int, person: str) -> None:
    """Note that somebody sits down in the running game, again or for the first time; the seat is theirs."""
    tell(state, news, "returned" if state.absences.seat_of(person) == seat else "sat", seat)
    state.absences = state.absences.taken(seat)


def stood(state: TableState, news: TableUpdate, seat: int, sitter: Occupant) -> None:
    """Keep the seat for the one who leaves the running game."""
    if state.status == "running" and sitter.person is not None:
        tell(state, news, "left", seat)
        state.absences = state.absences.left(seat, sitter)


def _let_play(state: TableState, game: Game) -> None:
    """A bot finishes no more than the turn in which the time was over."""
    if game.position.turn != state.absences.timed_out:
        state.absences = state.absences.out_of_time(None)


def _timed_out(state: TableState, entry: e.TimedOut, news: TableUpdate, _at: int) -> None:
    tell(state, news, "timed_out", entry.seat)
    state.absences = state.absences.out_of_time(entry.seat)


def _stood_in(state: TableState, entry: e.StoodIn, news: TableUpdate, _at: int) -> None:
    tell(state, news, "stood_in", entry.seat, entry.why)
    state.absences = state.absences.stood_in(entry.seat, StandIn(entry.bot, entry.why))
    _answer_by_itself(state, entry.seat)


def _returned(state: TableState, entry: e.Returned, news: TableUpdate, _at: int) -> None:
    tell(state, news, "returned", entry.seat)
    state.absences = state.absences.stood_in(entry.seat, None)
    _answer_by_itself(state, entry.seat)


def _answer_by_itself(state: TableState, seat: int) -> None:
    """Forget the question whether a bot should stand in for the seat."""
    if state.vote is not None and state.vote.kind == "bot" and state.vote.seat == seat:
        state.vote = None


def _forgiven(state: TableState, entry: e.Forgiven, _news: TableUpdate, _at: int) -> None:
    if state.clock is not None:
        state.clock = state.clock.at_least(entry.seat, entry.left)


def _resigned(state: TableState, entry: e.Resigned, news: TableUpdate, _at: int) -> None:
    sitter = state.seats.places[entry.seat]
    if sitter is None:
        raise ValueError(f"nobody sits on seat {entry.seat}")
    tell(state, news, "resigned", entry.seat)
    if state.vote is not None:
        state.vote = None if state.vote.person == sitter.person else state.vote.without(entry.seat)
    state.absences = state.absences.given_up(entry.seat, sitter, StandIn(entry.bot, "left"))
    state.seats.places[entry.seat] = None
    state.agreeing -= {entry.seat}


def _rested(state: TableState, entry: e.Rested, news: TableUpdate, _at: int) -> None:
    tell(state, news, "vacation_over" if entry.until is None else "vacation", entry.seat)
    state.absences = state.absences.rested(entry.seat, entry.until)


def _paused(state: TableState, _entry: e.Paused, news: TableUpdate, _at: int) -> None:
    tell(state, news, "paused", None)
    state.paused = True


def _resumed(state: TableState, _entry: e.Resumed, news: TableUpdate, _at: int) -> None:
    tell(state, news, "resumed", None)
    state.paused = False


def _asked(state: TableState, entry: e.Asked, news: TableUpdate, _at: int) -> None:
    if state.game is not None:
        state.vote = Vote.from_entry(news.number, entry, state.game.colours[entry.seat])
    news.table = True


def _answered(state: TableState, entry: e.Answered, news: TableUpdate, _at: int) -> None:
    if state.vote is not None:
        state.vote = state.vote.with_answer(entry.seat, accept=entry.accept)
    news.table = True


def _agreed(state: TableState, entry: e.Agreed, news: TableUpdate, _at: int) -> None:
    state.agreeing = state.agreeing | {entry.seat} if entry.on else state.agreeing - {entry.seat}
    news.table = True


def _settled(state: TableState, entry: e.Settled, news: TableUpdate, _at: int) -> None:
    state.vote = None
    news.table, news.settled = True, entry.outcome


def _told(
    apply: Callable[[TableState, Any, TableUpdate, int], None],
) -> Callable[[TableState, Any, TableUpdate, int], None]:
    """Say that what is seen of the table and of the game has changed: its clock, and who may move."""

    def applied(state: TableState, entry: object, news: TableUpdate, at: int) -> None:
        apply(state, entry, news, at)
        news.table = news.game = True

    return applied


APPLY: dict[type[Any], Callable[[TableState, Any, TableUpdate, int], None]] = {
    e.TimedOut: _told(_timed_out),
    e.StoodIn: _told(_stood_in),
    e.Returned: _told(_returned),
    e.Forgiven: _told(_forgiven),
    e.Resigned: _told(_resigned),
    e.Rested: _told(_rested),
    e.Paused: _told(_paused),
    e.Resumed: _told(_resumed),
    e.Asked: _asked,
    e.Answered: _answered,
    e.Agreed: _agreed,
    e.Settled: _settled,
}
