"""A partial set of table options, as sent to create or change a table."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType
from msgspec.structs import replace

from tongiaki.tables.structs.limits import DAY, USUAL_AWAY
from tongiaki.tables.structs.views import (
    Away,
    BotName,
    ClockKind,
    ClockTime,
    Increment,
    Rounds,
    Seat,
    Seats,
    TableOptions,
    Timeout,
)


class SomeOptions(Struct, kw_only=True, forbid_unknown_fields=True):
    """The chosen table options; an omitted one keeps its value in `TableOptions`.

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
        """Return the options with these changes; if the chosen first seat no longer exists, none is chosen."""
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
    """Return the default seconds of absence after which a bot stands in; 0 (never) if a turn may take a day."""
    return 0 if clock == "move" and time >= DAY else USUAL_AWAY
