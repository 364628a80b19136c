"""Bots that stand in for players who ran out of time, left or disconnected; and the return of these players."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import StoodInFor


def out_of_time(state: TableState, now: int, waited: int = 0) -> list[e.Entry]:
    """Apply the table's time-out option if the running clock has expired at `now`, in milliseconds since 1970, UTC.

    `waited`: the part of the elapsed time that the server used, in milliseconds.
    """
    clock = state.clock
    if clock is None or clock.running is None or clock.deadline is None or now < clock.deadline + waited:
        return []
    if state.options.timeout == "seat":
        return stand_in(state, clock.running, "time")
    return [e.TimedOut(clock.running)]


def stand_in(state: TableState, seat: int, why: StoodInFor) -> list[e.Entry]:
    """Let the table's stand-in bot play for the seat's owner."""
    return [e.StoodIn(seat, state.options.stand_in, why)]


def is_missing(state: TableState, seat: int, present: frozenset[str]) -> bool:
    """Return whether a seat of the running game has no player present and no bot that plays for it.

    Players on vacation are not counted as missing.
    """
    sitter = state.seats.places[seat]
    if state.status != "running" or seat in state.absences.stand_ins or seat in state.absences.resting:
        return False
    # An empty seat without an owner also counts (its bot was removed); otherwise, the game would wait forever.
    return sitter is None or (sitter.bot is None and sitter.person not in present)


def return_connected(state: TableState, present: frozenset[str]) -> list[e.Entry]:
    """Return the seats of players who were replaced because they disconnected, and who are now `present`."""
    return [
        e.Returned(seat)
        for seat, one in state.absences.stand_ins.items()
        if one.why != "time" and (sitter := state.seats.places[seat]) is not None and sitter.person in present
    ]


def take_back_seat(state: TableState, person: str | None) -> list[e.Entry]:
    """Let the person take their own seat back from the bot; after a time-out, the bot first finishes the current turn.

    Raises `not_replaced`, or `no_time` if the budget is used up and has no increment.
    """
    person = require_person(person)
    held = state.absences.seat_of(person)
    if state.status == "running" and held is not None:
        return sit_again(state, held, person, state.absences.held[held].name)
    seat = state.seats.seat_of(person)
    if seat is None or seat not in state.absences.stand_ins:
        raise ProblemError("not_replaced")
    return [*_with_time(state, seat), e.Returned(seat)]


def sit_again(state: TableState, seat: int, person: str, name: str) -> list[e.Entry]:
    """Give a seat back to the person who left it."""
    return [*_with_time(state, seat), e.Sat(seat, person, name, state.absences.held[seat].colour)]


def grant_time(state: TableState, least: int, now: int) -> list[e.Entry]:
    """Raise the running clock to at least `least` milliseconds, counted from `now`, after a server outage."""
    clock = state.clock
    if clock is None or clock.running is None or clock.left_at(now)[clock.running] >= least:
        return []
    return [e.Forgiven(clock.running, least)]


def _with_time(state: TableState, seat: int) -> list[e.Entry]:
    """Give a returning player enough time to avoid an immediate time-out."""
    clock = state.clock
    if clock is None or clock.left[seat] > 0 or seat not in state.absences.stand_ins:
        return []
    if clock.kind == "budget" and clock.increment == 0:
        raise ProblemError("no_time")
    if state.game is not None and state.game.position.turn == seat:
        return [e.TimedOut(seat)]
    return [] if clock.kind == "move" else [e.Forgiven(seat, clock.increment)]
