"""The options of a table: changes before the start, validation, and the `/option` command."""

from __future__ import annotations

from collections.abc import Collection
from typing import Literal, get_args

from msgspec.structs import replace

from tongiaki.bots import BOTS
from tongiaki.common.problems import Facts, ProblemError
from tongiaki.rules import STALL_LIMIT
from tongiaki.tables.decisions.programs import require_fits
from tongiaki.tables.decisions.seating import require_bot, require_host, require_manager
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.limits import (
    DAY,
    LEAST_SEATS,
    MOST_AWAY,
    MOST_INCREMENT,
    MOST_SEATS,
    MOST_STALL,
    MOST_TIME,
    RATED_INCREMENT,
    RATED_TIME,
)
from tongiaki.tables.structs.options import usual_away
from tongiaki.tables.structs.views import TableOptions

OptionWord = Literal[
    "host",
    "invisible",
    "drawseat",
    "drawcolour",
    "start",
    "rated",
    "programs",
    "seats",
    "stall",
    "clock",
    "timeout",
    "away",
    "standin",
]
OPTION_WORDS: tuple[OptionWord, ...] = get_args(OptionWord)


def change(
    state: TableState, person: str | None, options: TableOptions, programs: Collection[str] = ()
) -> list[e.Entry]:
    """Change the options before the start; only the host may change the option `host`.

    `programs` are the present persons that are programs; a rated table that is closed to programs must not seat any.
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
    """Validate options that replace those `before`, and make them consistent.

    Fields that the kind of clock does not use become 0. If `away` had its default, it becomes the default of the new
    clock. Raises `malformed`, `no_seat`, `unknown_bot` or `rated_needs`.
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
    """Check that a rated game is certain to end: it needs a clock and a stall limit; raises `rated_needs`."""
    for needed, there in (("clock", options.clock != "none"), ("stall", options.stall > 0)):
        if options.rated and not there:
            raise ProblemError("rated_needs", option=needed)


def as_rated(options: TableOptions) -> TableOptions:
    """Return these options for a rated game, with the default clock and stall limit if they have none."""
    if options.clock == "none":
        options = replace(options, clock="budget", time=RATED_TIME, increment=RATED_INCREMENT)
    return replace(options, rated=True, stall=options.stall or STALL_LIMIT)


def with_option(options: TableOptions, word: OptionWord, value: str | None) -> TableOptions | None:
    """Return the options after `/option WORD VALUE`; None for an invalid value. Without one, a switch is toggled."""
    if word in _SWITCHES:
        return _switched(options, word, value)
    match word, (value or "").split():
        case "clock", values:
            return _with_clock(options, values)
        case "timeout", ["move" | "seat" as policy]:
            return replace(options, timeout=policy)
        case "away", ["off"]:
            return replace(options, away=0)
        case "standin", [bot] if bot in BOTS:
            return replace(options, stand_in=bot)
        case "start", ["off"]:
            return replace(options, first=None)
        case "start", [text] if (seat := _number(text, 1, MOST_SEATS)) is not None:
            return replace(options, first=seat - 1, draw_seats=False)
        case "away" | "seats" | "stall" as named, [text]:
            number = _number(text, *_RANGES[named])
            return None if number is None else replace(options, **{named: number})
    return None


def option_facts(options: TableOptions) -> Facts:
    """Return the options as facts; switches are `on` or `off`; `start` is counted from 1, and 0 if none was chosen.

    `time` is in seconds.
    """
    return {
        "seats": options.seats,
        "stall": options.stall,
        "invisible": _on_or_off(not options.public),
        "host": _on_or_off(options.host),
        "rated": _on_or_off(options.rated),
        "programs": _on_or_off(options.programs),
        "drawseat": _on_or_off(options.draw_seats),
        "drawcolour": _on_or_off(options.draw_colours),
        "start": 0 if options.first is None else options.first + 1,
        "clock": options.clock,
        "time": options.time,
        "increment": options.increment,
        "timeout": options.timeout,
        "away": options.away,
        "standin": options.stand_in,
    }


def _on_or_off(on: object) -> str:
    return "on" if on else "off"


def _switched(options: TableOptions, word: OptionWord, value: str | None) -> TableOptions | None:
    field, means = _SWITCHES[word]
    on = {None: getattr(options, field) is not means, "on": True, "off": False}.get(value)
    if on is None:
        return None
    if word == "rated" and on:
        return as_rated(options)
    first = None if word == "drawseat" and on else options.first
    return replace(options, first=first, **{field: on is means})


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


_SWITCHES: dict[OptionWord, tuple[str, bool]] = {
    "host": ("host", True),
    "rated": ("rated", True),
    "programs": ("programs", True),
    "invisible": ("public", False),
    "drawseat": ("draw_seats", True),
    "drawcolour": ("draw_colours", True),
}
"""The options that are switches: their field, and its value when the switch is on."""
_RANGES = {"away": (1, MOST_AWAY), "seats": (LEAST_SEATS, MOST_SEATS), "stall": (0, MOST_STALL)}
"""The options that are numbers: minimum and maximum."""
