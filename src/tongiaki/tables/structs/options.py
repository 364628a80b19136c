"""Some of a table's options, as whoever makes a table or changes one says them."""

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
    """Those of a table's options that are chosen: each may be left out, and is else as in `TableOptions`.

    Where `away` is null, the clock decides.
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
        """Give the options as they are then; where the first seat is gone, no other is chosen."""
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
    """Tell after how many seconds a bot stands in where nobody chose: never where a turn may take a day."""
    return 0 if clock == "move" and time >= DAY else USUAL_AWAY
