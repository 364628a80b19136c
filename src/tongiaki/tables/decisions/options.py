"""The options of a table: changes before the start of the game, validation, and the `/option` command."""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from tongiaki.bots import offered_bots
from tongiaki.common.problems import Facts, ProblemError
from tongiaki.rules import STALL_LIMIT
from tongiaki.tables.decisions.programs import require_fits
from tongiaki.tables.decisions.seating import require_bot, require_host, require_manager
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.limits import (
    DAY,
    LEAST_SEATS,
    MOST_INCREMENT,
    MOST_SEATS,
    MOST_TIME,
    RATED_INCREMENT,
    RATED_TIME,
)
from tongiaki.tables.structs.options import OPTIONS, OPTIONS_BY_WORD, Option, TableOptions, usual_away


def change(
    state: TableState, person: str | None, options: TableOptions, programs: Collection[str] = ()
) -> list[e.Entry]:
    """Change the options before the start; only the host may change the option `host`.

    `programs` are the present persons that are programs. They must not be seated at a rated table that is closed to
    programs.
    """
    require_manager(state, person)
    if state.status != "open":
        raise ProblemError("not_open")
    if options.host != state.options.host:
        require_host(state, person)
    if not LEAST_SEATS <= options.seats <= MOST_SEATS:
        raise ProblemError("malformed", field="seats")
    for seat in {seat for seat, _ in state.seats.taken()} | state.offers.keys():
        if seat >= options.seats:
            raise ProblemError("seat_taken", seat=seat)
    options = validated(options, state.options)
    require_fits(state, options, programs)
    return [] if options == state.options else [e.Chosen(options)]


def validated(options: TableOptions, before: TableOptions | None = None) -> TableOptions:
    """Validate options that replace the options `before`, and make them consistent.

    Fields that the kind of clock does not use are set to 0. If `away` had its default, it is set to the default for the
    new clock. Raises `malformed`, `no_seat`, `unknown_bot` or `rated_needs`.
    """
    if options.first is not None and options.first >= options.seats:
        raise ProblemError("no_seat", seat=options.first)
    require_bot(options.stand_in)
    if options.clock == "none":
        options = replace(options, time=0, increment=0)
    elif options.time == 0:
        raise ProblemError("malformed", field="time")
    elif options.clock == "move":
        options = replace(options, increment=0)
    require_finite(options)
    if before is not None and options.away == before.away == usual_away(before.clock, before.time):
        return replace(options, away=usual_away(options.clock, options.time))
    return options


def require_finite(options: TableOptions) -> None:
    """Check that a rated game is certain to end: it needs a clock and a stall limit. Raises `rated_needs`."""
    for needed, there in (("clock", options.clock != "none"), ("stall", options.stall > 0)):
        if options.rated and not there:
            raise ProblemError("rated_needs", option=needed)


def as_rated(options: TableOptions) -> TableOptions:
    """Return these options for a rated game; add the default clock and stall limit if they are missing."""
    if options.clock == "none":
        options = replace(options, clock="budget", time=RATED_TIME, increment=RATED_INCREMENT)
    return replace(options, rated=True, stall=options.stall or STALL_LIMIT)


def with_option(options: TableOptions, word: str, value: str | None) -> TableOptions | None:
    """Return the options after `/option WORD VALUE`, or None if the value is not valid for the option.

    Without a value, a switch is toggled.
    """
    option = OPTIONS_BY_WORD[word]
    if option.kind == "switch":
        return _switched(options, option, value)
    match option.kind, (value or "").split():
        case "clock", values:
            return _with_clock(options, values)
        case "timeout", ["move" | "seat" as policy]:
            return replace(options, timeout=policy)
        case "bot", [bot] if bot in offered_bots():
            return replace(options, **{option.field: bot})
        case "seat", ["off"]:
            return replace(options, **{option.field: None})
        case "seat", [text] if (seat := _number(text, option.least, option.most)) is not None:
            return replace(options, first=seat - 1, draw_seats=False)
        case "number", ["off"] if option.never:
            return replace(options, **{option.field: 0})
        case "number", [text] if (number := _number(text, option.least, option.most)) is not None:
            return replace(options, **{option.field: number})
    return None


def option_facts(options: TableOptions) -> Facts:
    """Return the options as facts.

    A switch is `on` or `off`. A seat is counted from 1; 0 means no seat. `time` and `increment` are in seconds.
    """
    facts: dict[str, str | int] = {}
    for option in OPTIONS:
        values = [getattr(options, field) for field in option.fields]
        if option.kind == "switch":
            facts[option.word] = "on" if values[0] is option.on else "off"
        elif option.kind == "seat":
            facts[option.word] = 0 if values[0] is None else values[0] + 1
        else:
            facts |= zip((option.word, *option.fields[1:]), values, strict=True)
    return facts


def _switched(options: TableOptions, option: Option, value: str | None) -> TableOptions | None:
    is_on = getattr(options, option.field) is option.on
    on = {None: not is_on, "on": True, "off": False}.get(value)
    if on is None:
        return None
    if option.field == "rated" and on:
        return as_rated(options)
    first = None if option.field == "draw_seats" and on else options.first
    return replace(options, first=first, **{option.field: on is option.on})


def _with_clock(options: TableOptions, values: list[str]) -> TableOptions | None:
    match values:
        case ["off"]:
            return replace(options, clock="none", time=0, increment=0)
        case ["move", text]:
            time = _number(text, 1, MOST_TIME)
            return None if time is None else replace(options, clock="move", time=time, increment=0)
        case ["days", text]:
            days = _number(text, 1, MOST_TIME // DAY)
            return None if days is None else replace(options, clock="move", time=days * DAY, increment=0)
        case ["budget", text, *rest] if len(rest) < 2:
            time, more = _number(text, 1, MOST_TIME), _number(rest[0] if rest else "0", 0, MOST_INCREMENT)
            if time is not None and more is not None:
                return replace(options, clock="budget", time=time, increment=more)
    return None


def _number(text: str, least: int, most: int) -> int | None:
    if not text.isascii() or not text.isdecimal() or len(text) > len(str(most)):
        return None
    return int(text) if least <= int(text) <= most else None
