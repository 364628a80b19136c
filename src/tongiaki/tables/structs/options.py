"""The options of a table: their types, their declarations, and a selection of changed options."""

from __future__ import annotations

from typing import Annotated, Literal, NamedTuple

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import replace

from tongiaki.tables.structs.limits import (
    DAY,
    LEAST_SEATS,
    MOST_AWAY,
    MOST_INCREMENT,
    MOST_SEATS,
    MOST_STALL,
    MOST_TIME,
    USUAL_AWAY,
)

ClockKind = Literal["none", "move", "budget"]
Timeout = Literal["move", "seat"]
Seat = Annotated[int, Meta(ge=0, le=5)]
Seats = Annotated[int, Meta(ge=LEAST_SEATS, le=MOST_SEATS)]
Rounds = Annotated[int, Meta(ge=0, le=MOST_STALL)]
BotName = Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[ -~]+(?!\n)$")]
ClockTime = Annotated[int, Meta(ge=0, le=MOST_TIME)]
Increment = Annotated[int, Meta(ge=0, le=MOST_INCREMENT)]
Away = Annotated[int, Meta(ge=0, le=MOST_AWAY)]
OptionKind = Literal["switch", "number", "seat", "clock", "timeout", "bot"]
OptionGroup = Literal["seats", "time", "game"]


class Option(NamedTuple):
    """The declaration of an option without its type and default, which `TableOptions` contains.

    - `word`: the option's name in `/option WORD VALUE`; `value`: the form of its value.
    - `fields`: the fields of `TableOptions` that hold it.
    - `group`: the part of the client's form that shows it; the client shows switches in the order of this list.
    - `on`: the value of the field while the switch is on.
    - `least`, `most`: the range of a number; `never`: whether `off` stands for 0.
    - `rated_only`: whether it has an effect only at rated tables.
    """

    word: str
    fields: tuple[str, ...]
    kind: OptionKind
    value: str
    group: OptionGroup
    on: bool = True
    least: int = 0
    most: int = 0
    never: bool = False
    rated_only: bool = False

    @property
    def field(self) -> str:
        """The field that holds the option's value, or the first of several."""
        return self.fields[0]

    @property
    def usage(self) -> str:
        """The syntax of the command that sets the option."""
        return f"/option {self.word} {self.value}"


def _switch(word: str, field: str, group: OptionGroup, *, on: bool = True, rated_only: bool = False) -> Option:
    return Option(word, (field,), "switch", "[on|off]", group, on=on, rated_only=rated_only)


OPTIONS = (
    _switch("rated", "rated", "game"),
    _switch("programs", "programs", "game", rated_only=True),
    _switch("invisible", "public", "game", on=False),
    _switch("host", "host", "game"),
    _switch("drawseat", "draw_seats", "seats"),
    _switch("drawcolour", "draw_colours", "seats"),
    Option("start", ("first",), "seat", "SEAT|off", "seats", least=1, most=MOST_SEATS),
    Option("seats", ("seats",), "number", "NUMBER", "seats", least=LEAST_SEATS, most=MOST_SEATS),
    Option("stall", ("stall",), "number", "NUMBER", "game", most=MOST_STALL),
    Option(
        "clock",
        ("clock", "time", "increment"),
        "clock",
        "off|move SECONDS|budget SECONDS [INCREMENT]|days DAYS",
        "time",
    ),
    Option("timeout", ("timeout",), "timeout", "move|seat", "time"),
    Option("away", ("away",), "number", "SECONDS|off", "time", least=1, most=MOST_AWAY, never=True),
    Option("standin", ("stand_in",), "bot", "LEVEL", "time"),
)
"""All options of a table. Command words, usage, facts, and the data for the client's form are derived from them."""
OPTIONS_BY_WORD = {option.word: option for option in OPTIONS}


class TableOptions(Struct, forbid_unknown_fields=True, gc=False):
    """The options of a table, fixed at the start of the game; `stall` is the limit in rounds, 0 for none.

    `host`: only the host may choose options and bots and start the game; otherwise all seated players may. `rated`:
    draws cannot be undone, a clock and a stall limit are required, and all players must accept the terms before the
    start. `programs`: programs may sit at the rated table; then only the ratings of programs change. `draw_seats`: the
    seats are drawn at the start; `first`: the seat that begins, null for the first one; `draw_colours`: the colours are
    drawn.

    `clock`: `none`, or `time` seconds for each turn (`move`) or for the whole game (`budget`). With a budget, each of
    the player's turns adds `increment` seconds. `timeout`: when the time runs out, a bot finishes the turn (`move`) or
    takes over the seat (`seat`). `away`: seconds of absence after which a bot stands in, 0 for never; `stand_in` is
    that bot.
    """

    seats: Annotated[int, Meta(ge=0, le=MOST_SEATS)]
    stall: Rounds
    public: bool
    host: bool = True
    rated: bool = False
    draw_seats: bool = False
    first: Seat | None = None
    clock: ClockKind = "none"
    time: ClockTime = 0
    increment: Increment = 0
    timeout: Timeout = "move"
    away: Away = USUAL_AWAY
    stand_in: BotName = "greedy"
    draw_colours: bool = False
    programs: bool = False


class SomeOptions(Struct, kw_only=True, forbid_unknown_fields=True):
    """The selected table options; an omitted option keeps its value in `TableOptions`.

    If `away` is null, its value depends on the clock.
    """

    seats: Seats | UnsetType = UNSET
    stall: Rounds | UnsetType = UNSET
    public: bool | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    rated: bool | UnsetType = UNSET
    draw_seats: bool | UnsetType = UNSET
    first: Seat | UnsetType | None = UNSET
    clock: ClockKind | UnsetType = UNSET
    time: ClockTime | UnsetType = UNSET
    increment: Increment | UnsetType = UNSET
    timeout: Timeout | UnsetType = UNSET
    away: Away | UnsetType | None = UNSET
    stand_in: BotName | UnsetType = UNSET
    draw_colours: bool | UnsetType = UNSET
    programs: bool | UnsetType = UNSET

    def chosen(self, options: TableOptions) -> TableOptions:
        """Return the options with these changes; if the chosen first seat no longer exists, it is reset."""
        given = {name: getattr(self, name) for name in TableOptions.__struct_fields__}
        changes = {name: value for name, value in given.items() if value is not UNSET}
        if self.away is None:
            del changes["away"]
        changed = replace(options, **changes)
        if self.away is None:
            changed = replace(changed, away=usual_away(changed.clock, changed.time))
        gone = self.first is UNSET and changed.first is not None and changed.first >= changed.seats
        return replace(changed, first=None) if gone else changed


def usual_away(clock: ClockKind, time: int) -> int:
    """Return the default absence after which a bot stands in, in seconds; 0 (never) if a turn may take a day."""
    return 0 if clock == "move" and time >= DAY else USUAL_AWAY
