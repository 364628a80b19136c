"""Decisions about seats: sitting down, leaving, bots, colours and names.

Each function takes the state and returns the entries to append, or raises ProblemError.
"""

from __future__ import annotations

import hmac
from collections.abc import Collection

from tongiaki.bots import offered_bots
from tongiaki.common.names import find_matches
from tongiaki.common.problems import ProblemError
from tongiaki.record.colours import Colour
from tongiaki.tables.state.seat_keys import hash_key
from tongiaki.tables.state.seats import Occupant
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


def own_seat(state: TableState, person: str | None) -> int:
    """Return the person's seat; raises `not_seated`."""
    seat = state.seats.seat_of(person)
    if seat is None:
        raise ProblemError("not_seated")
    return seat


def require_person(person: str | None) -> str:
    """Return the person; raises `no_person` for a viewer without a cookie."""
    if person is None:
        raise ProblemError("no_person")
    return person


def require_host(state: TableState, person: str | None) -> None:
    """Check that the person is the host; raises `not_host`."""
    if require_person(person) != state.host:
        raise ProblemError("not_host")


def require_manager(state: TableState, person: str | None) -> None:
    """Check that the person may choose options and bots: the host, or any seated person if the table allows it."""
    if state.options.host or state.seats.seat_of(require_person(person)) is None:
        require_host(state, person)


def require_bot(bot: str) -> None:
    """Check that the bot is offered here; raises `unknown_bot` with the list of bots."""
    bots = offered_bots()
    if bot not in bots:
        raise ProblemError("unknown_bot", bot=bot, bots=", ".join(bots))


def sit(state: TableState, person: str | None, seat: int | None, name: str, colour: Colour | None) -> list[e.Entry]:
    """Sit down before the start, by default in the seat that is reserved for the person."""
    person = require_person(person)
    if state.status != "open":
        raise ProblemError("not_open")
    if state.seats.seat_of(person) is not None:
        raise ProblemError("already_seated")
    seat = _empty_seat(state, state.offer_to(person) if seat is None else seat, person)
    return [e.Sat(seat, person, name, _colour(state, seat, colour))]


def take_offer(state: TableState, person: str | None, name: str) -> list[e.Entry]:
    """Take the seat that is reserved for the person before the start, if there is one."""
    person = require_person(person)
    seat = state.offer_to(person)
    if state.status != "open" or seat is None:
        return []
    colour = state.offers[seat].colour
    free = state.seats.free_colours()
    return [e.Sat(seat, person, name, colour if colour in free else free[0])]


def leave(state: TableState, person: str | None) -> list[e.Entry]:
    """Remove the person from their seat."""
    return [e.Stood(own_seat(state, person))]


def link(state: TableState, person: str | None, key: str) -> list[e.Entry]:
    """Set the key that moves the person's seat to another browser, for one use; earlier keys become invalid."""
    return [e.Linked(own_seat(state, person), hash_key(key))]


def claim(state: TableState, person: str | None, key: str, accounts: Collection[str]) -> list[e.Entry]:
    """Move the seat of a key to this person's browser.

    Seats of `accounts` cannot be moved by a key, only by logging in.
    """
    person = require_person(person)
    mine, key_hash = state.seats.seat_of(person), hash_key(key)
    for seat, sitter in state.seats.taken():
        if sitter.key_hash is None or sitter.person in accounts:
            continue
        if hmac.compare_digest(sitter.key_hash, key_hash):
            if mine == seat:
                return []
            if mine is not None:
                raise ProblemError("already_seated")
            return [e.Claimed(seat, person)]
    raise ProblemError("wrong_key")


def hand_over(state: TableState, old: str, new: str, name: str) -> list[e.Entry]:
    """Transfer a seat and its name from one identity to another of the same human being, if `new` has no seat here.

    A seat that is reserved for the person keeps its name.
    """
    seat, held = state.seats.seat_of(old), state.absences.seat_of(old)
    if state.seats.seat_of(new) is not None:
        return []
    if seat is None:
        return [] if held is None else [e.Claimed(held, new)]
    renamed: list[e.Entry] = [] if _sitting(state, seat).name == name else [e.Renamed(seat, name)]
    return [e.Claimed(seat, new), *renamed]


def kick(state: TableState, person: str | None, seat: int) -> list[e.Entry]:
    """Free a taken or reserved seat before the start; only the host may remove a person.

    A bot can also be removed later.
    """
    if not 0 <= seat < len(state.seats.places):
        raise ProblemError("no_seat", seat=seat)
    sitter = state.seats.places[seat]
    if sitter is None and seat not in state.offers:
        raise ProblemError("seat_empty", seat=seat)
    if sitter is not None and sitter.bot is not None:
        return remove_bot(state, person, seat)
    require_host(state, person)
    if state.status != "open":
        raise ProblemError("not_open")
    return [e.Stood(seat)]


def seat_by_name(state: TableState, name: str) -> int:
    """Return the seat of the player with that name, connected or not; raises `unknown_name` or `ambiguous_name`."""
    owners = ((seat, state.owner(seat)) for seat in range(len(state.seats.places)))
    seats = find_matches(name, {seat: owner.name for seat, owner in owners if owner is not None})
    if not seats:
        raise ProblemError("unknown_name", name=name)
    if len(seats) > 1:
        raise ProblemError("ambiguous_name", name=name)
    return seats[0]


def recolour(state: TableState, person: str | None, colour: Colour) -> list[e.Entry]:
    """Change the person's colour before the start."""
    seat = own_seat(state, person)
    if state.status != "open":
        raise ProblemError("not_open")
    if _sitting(state, seat).colour == colour:
        return []
    return [e.Recoloured(seat, _colour(state, seat, colour))]


def rename(state: TableState, person: str | None, name: str) -> list[e.Entry]:
    """Change the person's name at the table, if the person has a seat."""
    seat = state.seats.seat_of(require_person(person))
    if seat is None or _sitting(state, seat).name == name:
        return []
    return [e.Renamed(seat, name)]


def add_bot(state: TableState, person: str | None, seat: int | None, bot: str) -> list[e.Entry]:
    """Put a bot in an empty seat, before the start or after a player has left an unrated game."""
    require_manager(state, person)
    _require_open(state)
    require_bot(bot)
    seat = _empty_seat(state, seat)
    return [e.BotSat(seat, bot, bot, _colour(state, seat, None))]


def remove_bot(state: TableState, person: str | None, seat: int) -> list[e.Entry]:
    """Remove a bot and leave the seat empty; in a rated game only before the start."""
    require_manager(state, person)
    _require_open(state)
    if not 0 <= seat < len(state.seats.places):
        raise ProblemError("no_seat", seat=seat)
    sitter = state.seats.places[seat]
    if sitter is None or sitter.bot is None:
        raise ProblemError("not_a_bot", seat=seat)
    return [e.Stood(seat)]


def _sitting(state: TableState, seat: int) -> Occupant:
    sitter = state.seats.places[seat]
    if sitter is None:
        raise ProblemError("not_seated")
    return sitter


def _require_open(state: TableState) -> None:
    """Check that bots may be added or removed: not during a rated game or an event, and not after the game is over."""
    counts = state.options.rated or state.occasion is not None
    if state.status == "over" or (state.status == "running" and counts):
        raise ProblemError("not_open")


def _empty_seat(state: TableState, seat: int | None, person: str | None = None) -> int:
    kept = (state.offers.keys() - {state.offer_to(person)}) | state.absences.resigned.keys()
    free = [one for one in state.seats.empty() if one not in kept]
    if seat is None:
        if not free:
            raise ProblemError("table_full")
        return free[0]
    if not 0 <= seat < len(state.seats.places):
        raise ProblemError("no_seat", seat=seat)
    if seat not in free:
        raise ProblemError("seat_taken", seat=seat)
    return seat


def _colour(state: TableState, seat: int, colour: Colour | None) -> Colour:
    if state.game is not None:
        return state.game.colours[seat]
    free = state.seats.free_colours()
    if colour is None:
        return free[0]
    if colour not in free:
        raise ProblemError("colour_taken", colour=colour)
    return colour
