"""Application of entries that concern clocks, pauses, stand-ins and votes."""

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
    """Start the clock at the start of the game."""
    state.clock = Clock.started(state.options, len(state.seats.places), at)


def moved(state: TableState, game: Game, number: int, *, turn: int, mover: int | None) -> None:
    """Update the clock and the stand-ins after the move of the entry `number`, made in the `turn` of a seat.

    `mover`: the seat that decided, None for a draw.
    """
    if mover is not None and state.is_covered_by_bot(mover):
        state.stand_in_moves |= {number}
    passed_to = game.position.turn if game.position.turn != turn and not game.over else None
    if state.clock is not None:
        earns = turn not in state.absences.stand_ins
        state.clock = state.clock.moved(turn, mover=mover, decides=game.mover, passed_to=passed_to, earns=earns)
    _end_timed_out_turn(state, game)


def undone(state: TableState, game: Game, *, alone: bool) -> None:
    """Update the clock and the stand-ins after an undo, either by the player `alone` or by a vote."""
    if state.clock is not None:
        state.clock = state.clock.undone(alone=alone)
    _end_timed_out_turn(state, game)


def log_event(
    state: TableState, news: TableUpdate, kind: EventKind, seat: int | None, why: StoodInFor | None = None
) -> None:
    """Log an event other than a move, about one seat of the running game or about the whole game."""
    if state.game is None or state.status != "running":
        return
    news.event = EventLine(news.number, kind, None if seat is None else state.game.colours[seat], why)
    state.events = (*state.events, news.event)


def sat(state: TableState, news: TableUpdate, seat: int, person: str) -> None:
    """Log that a person sits down in the running game, either returning or as a newcomer, and give them the seat."""
    log_event(state, news, "returned" if state.absences.seat_of(person) == seat else "sat", seat)
    state.absences = state.absences.taken(seat)


def stood(state: TableState, news: TableUpdate, seat: int, sitter: Occupant) -> None:
    """Log that a player leaves the running game, and reserve their seat."""
    if state.status == "running" and sitter.person is not None:
        log_event(state, news, "left", seat)
        state.absences = state.absences.left(seat, sitter)


def _end_timed_out_turn(state: TableState, game: Game) -> None:
    """Stop the bot's play at the end of the turn in which the time ran out."""
    if game.position.turn != state.absences.timed_out:
        state.absences = state.absences.out_of_time(None)


def _timed_out(state: TableState, entry: e.TimedOut, news: TableUpdate, _at: int) -> None:
    log_event(state, news, "timed_out", entry.seat)
    state.absences = state.absences.out_of_time(entry.seat)


def _stood_in(state: TableState, entry: e.StoodIn, news: TableUpdate, _at: int) -> None:
    log_event(state, news, "stood_in", entry.seat, entry.why)
    state.absences = state.absences.stood_in(entry.seat, StandIn(entry.bot, entry.why))
    _close_bot_vote(state, entry.seat)


def _returned(state: TableState, entry: e.Returned, news: TableUpdate, _at: int) -> None:
    log_event(state, news, "returned", entry.seat)
    state.absences = state.absences.stood_in(entry.seat, None)
    _close_bot_vote(state, entry.seat)


def _close_bot_vote(state: TableState, seat: int) -> None:
    """Close an open vote on a stand-in bot for the seat."""
    if state.vote is not None and state.vote.kind == "bot" and state.vote.seat == seat:
        state.vote = None


def _forgiven(state: TableState, entry: e.Forgiven, _news: TableUpdate, _at: int) -> None:
    if state.clock is not None:
        state.clock = state.clock.at_least(entry.seat, entry.left)


def _resigned(state: TableState, entry: e.Resigned, news: TableUpdate, _at: int) -> None:
    sitter = state.seats.places[entry.seat]
    if sitter is None:
        raise ValueError(f"nobody sits on seat {entry.seat}")
    log_event(state, news, "resigned", entry.seat)
    if state.vote is not None:
        state.vote = None if state.vote.person == sitter.person else state.vote.without(entry.seat)
    state.absences = state.absences.given_up(entry.seat, sitter, StandIn(entry.bot, "left"))
    state.seats.places[entry.seat] = None
    state.agreeing -= {entry.seat}


def _rested(state: TableState, entry: e.Rested, news: TableUpdate, _at: int) -> None:
    log_event(state, news, "vacation_over" if entry.until is None else "vacation", entry.seat)
    state.absences = state.absences.rested(entry.seat, entry.until)


def _paused(state: TableState, _entry: e.Paused, news: TableUpdate, _at: int) -> None:
    log_event(state, news, "paused", None)
    state.paused = True


def _resumed(state: TableState, _entry: e.Resumed, news: TableUpdate, _at: int) -> None:
    log_event(state, news, "resumed", None)
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


def _changing_views(
    apply: Callable[[TableState, Any, TableUpdate, int], None],
) -> Callable[[TableState, Any, TableUpdate, int], None]:
    """Mark the views of the table and the game as changed: the clock and the permitted moves are different."""

    def applied(state: TableState, entry: object, news: TableUpdate, at: int) -> None:
        apply(state, entry, news, at)
        news.table = news.game = True

    return applied


APPLY: dict[type[Any], Callable[[TableState, Any, TableUpdate, int], None]] = {
    e.TimedOut: _changing_views(_timed_out),
    e.StoodIn: _changing_views(_stood_in),
    e.Returned: _changing_views(_returned),
    e.Forgiven: _changing_views(_forgiven),
    e.Resigned: _changing_views(_resigned),
    e.Rested: _changing_views(_rested),
    e.Paused: _changing_views(_paused),
    e.Resumed: _changing_views(_resumed),
    e.Asked: _asked,
    e.Answered: _answered,
    e.Agreed: _agreed,
    e.Settled: _settled,
}
