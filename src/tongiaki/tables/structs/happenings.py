"""The effects of a move, in order, for the log and for animations."""

from __future__ import annotations

from typing import Literal

import msgspec

from tongiaki.record.colours import Colour, Fleet


class _Happening(msgspec.Struct, forbid_unknown_fields=True, tag_field="kind", gc=False):
    """Base of the effects; a beach is written like `tonga.0`."""


class Placed(_Happening, tag="placed"):
    """A ship from the supply was put on a beach."""

    colour: Colour
    beach: str


class Shifted(_Happening, tag="shifted"):
    """A ship on the board moved to another beach because the supply is empty (rules 5)."""

    colour: Colour
    source: str
    beach: str


class Crowned(_Happening, tag="crowned"):
    """An island became royal; `returned` ships went back to the supply."""

    colour: Colour
    island: str
    returned: int


class Resettled(_Happening, tag="resettled"):
    """A player gave up all their ships; `returned` counts them by beach."""

    colour: Colour
    returned: dict[str, int]


class Sailed(_Happening, tag="sailed"):
    """The ships of a full beach left through a pier."""

    beach: str
    side: int
    fleet: Fleet


class Discovered(_Happening, tag="discovered"):
    """A tile was laid."""

    tile: str
    q: int
    r: int
    rotation: int


class Passed(_Happening, tag="passed"):
    """The fleet followed a current."""

    tile: str
    entry: int
    exit: int


class Sank(_Happening, tag="sank"):
    """The fleet had too few colours for a current, and its ships went back to their owners."""

    tile: str
    fleet: Fleet


class AtSea(_Happening, tag="at_sea"):
    """The fleet stays at sea, on the last water tile or, if `tile` is null, because no tiles are left (rules 9)."""

    tile: str | None
    fleet: Fleet


class TurnedBack(_Happening, tag="turned_back"):
    """A royal island turned the fleet back."""

    island: str


class Arrived(_Happening, tag="arrived"):
    """The fleet reached an open island and will land."""

    island: str
    fleet: Fleet


class Landed(_Happening, tag="landed"):
    """A ship of the fleet was put on a beach."""

    colour: Colour
    beach: str


class Surplus(_Happening, tag="surplus"):
    """Ships without a free berth went back to their owners."""

    island: str
    fleet: Fleet


class Lost(_Happening, tag="lost"):
    """Trapped islands were removed from the game; the ships on them went back to their owners (rules 10)."""

    islands: list[str]
    fleet: Fleet


class Repeated(_Happening, tag="repeated"):
    """The same arrangement occurred a third time; the ships of full beaches went back to their owners (rules 10)."""

    beaches: list[str]
    fleet: Fleet


class Turn(_Happening, tag="turn"):
    """The turn passed to a player."""

    colour: Colour


class Over(_Happening, tag="over"):
    """The game is over."""

    reason: Literal["last_island", "last_water", "stalled"]


Happening = (
    Placed
    | Shifted
    | Crowned
    | Resettled
    | Sailed
    | Discovered
    | Passed
    | Sank
    | AtSea
    | TurnedBack
    | Arrived
    | Landed
    | Surplus
    | Lost
    | Repeated
    | Turn
    | Over
)
