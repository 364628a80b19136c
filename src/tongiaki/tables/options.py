"""The options of a table: what may be chosen before the start, and how `/option` says it."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from tongiaki.tables import entries as e
from tongiaki.tables.problems import Facts, ProblemError
from tongiaki.tables.seating import require_host, require_manager
from tongiaki.tables.state import TableState
from tongiaki.tables.views import TableOptions

OptionWord = Literal["host", "invisible", "drawseat", "start", "rated", "seats", "stall"]
OPTION_WORDS: tuple[OptionWord, ...] = get_args(OptionWord)
LEAST_SEATS, MOST_SEATS, MOST_STALL = 2, 6, 200


def choose(state: TableState, person: str | None, options: TableOptions) -> list[e.Entry]:
    """Change the options before the start; only the host decides whether the host decides alone."""
    require_manager(state, person)
    if state.status != "open":
        raise ProblemError("not_open")
    if options.host != state.options.host:
        require_host(state, person)
    if not LEAST_SEATS <= options.seats <= MOST_SEATS:
        raise ProblemError("malformed", field="seats")
    for seat, _ in state.seats.taken():
        if seat >= options.seats:
            raise ProblemError("seat_taken", seat=seat)
    if options.first is not None and options.first >= options.seats:
        raise ProblemError("no_seat", seat=options.first)
    return [] if options == state.options else [e.Chosen(options)]


def changed(options: TableOptions, word: OptionWord, value: str | None) -> TableOptions | None:
    """Give the options after `/option WORD VALUE`; None if the value is none for it. Without one a switch is turned."""
    if word == "host":
        host = _switch(value, now=options.host)
        return None if host is None else replace(options, host=host)
    if word == "rated":
        rated = _switch(value, now=options.rated)
        return None if rated is None else replace(options, rated=rated)
    if word == "invisible":
        hidden = _switch(value, now=not options.public)
        return None if hidden is None else replace(options, public=not hidden)
    if word == "drawseat":
        draw = _switch(value, now=options.draw_seats)
        return None if draw is None else replace(options, draw_seats=draw, first=None if draw else options.first)
    if word == "start":
        if value == "off":
            return replace(options, first=None)
        seat = _number(value, 1, MOST_SEATS)
        return None if seat is None else replace(options, first=seat - 1, draw_seats=False)
    if word == "seats":
        seats = _number(value, LEAST_SEATS, MOST_SEATS)
        return None if seats is None else replace(options, seats=seats)
    rounds = _number(value, 0, MOST_STALL)
    return None if rounds is None else replace(options, stall=rounds)


def option_facts(options: TableOptions) -> Facts:
    """Tell the options as facts; switches are `on` or `off`, `start` is counted from 1 and 0 if none was chosen."""
    return {
        "seats": options.seats,
        "stall": options.stall,
        "invisible": _told(not options.public),
        "host": _told(options.host),
        "rated": _told(options.rated),
        "drawseat": _told(options.draw_seats),
        "start": 0 if options.first is None else options.first + 1,
    }


def _told(on: object) -> str:
    return "on" if on else "off"


def _switch(value: str | None, *, now: bool) -> bool | None:
    return not now if value is None else {"on": True, "off": False}.get(value)


def _number(value: str | None, least: int, most: int) -> int | None:
    if value is None or not value.isascii() or not value.isdecimal() or len(value) > 3:
        return None
    return int(value) if least <= int(value) <= most else None
