"""Bots that stand in for people: whose time is over, who left, whose line is down; and how these come back."""

from __future__ import annotations

from tongiaki.common.problems import ProblemError
from tongiaki.tables.decisions.seating import require_person
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import StoodInFor


def out_of_time(state: TableState, now: int, waited: int = 0) -> list[e.Entry]:
    """Do what the table chose for the one whose time is over at `now`, in milliseconds since 1970.

    `waited` milliseconds of it were the server's own.
    """
    clock = state.clock
    if clock is None or clock.running is None or clock.deadline is None or now < clock.deadline + waited:
        return []
    if state.options.timeout == "seat":
        return stand_in(state, clock.running, "time")
    return [e.TimedOut(clock.running)]


def stand_in(state: TableState, seat: int, why: StoodInFor) -> list[e.Entry]:
    """Let the table's bot play for the one whose seat it is."""
    return [e.StoodIn(seat, state.options.stand_in, why)]


def is_missing(state: TableState, seat: int, present: frozenset[str]) -> bool:
    """Tell whether no bot plays yet for an empty seat of the running game, or for one who is not connected.

    Who is on vacation is not missed.
    """
    sitter = state.seats.places[seat]
    if state.status != "running" or seat in state.absences.stand_ins or seat in state.absences.resting:
        return False
    # Nobody comes back to a seat whose bot was sent away: the game must not wait for it for ever.
    return sitter is None or (sitter.bot is None and sitter.person not in present)


def return_connected(state: TableState, present: frozenset[str]) -> list[e.Entry]:
    """Give those their seats back whom a bot replaced only as they were not connected, and who are."""
    return [
        e.Returned(seat)
        for seat, one in state.absences.stand_ins.items()
        if one.why != "time" and (sitter := state.seats.places[seat]) is not None and sitter.person in present
    ]


def take_back_seat(state: TableState, person: str | None) -> list[e.Entry]:
    """Take the own seat back from the bot; the turn in which the time was over is the bot's to finish.

    Raises `not_replaced`, or `no_time` where nothing is left for the whole game.
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
    """Give a seat back to the one who left it."""
    return [*_with_time(state, seat), e.Sat(seat, person, name, state.absences.held[seat].colour)]


def grant_time(state: TableState, least: int, now: int) -> list[e.Entry]:
    """Leave whose time runs at least so many milliseconds from `now` on, as nobody could move while no server ran."""
    clock = state.clock
    if clock is None or clock.running is None or clock.left_at(now)[clock.running] >= least:
        return []
    return [e.Forgiven(clock.running, least)]


def _with_time(state: TableState, seat: int) -> list[e.Entry]:
    """Nobody comes back only to be out of time at once."""
    clock = state.clock
    if clock is None or clock.left[seat] > 0 or seat not in state.absences.stand_ins:
        return []
    if clock.kind == "budget" and clock.increment == 0:
        raise ProblemError("no_time")
    if state.game is not None and state.game.position.turn == seat:
        return [e.TimedOut(seat)]
    return [] if clock.kind == "move" else [e.Forgiven(seat, clock.increment)]
