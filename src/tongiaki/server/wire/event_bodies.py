"""What HTTP carries about events: the daily game."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tongiaki.record.colours import Colour
from tongiaki.server.wire.bodies import Http
from tongiaki.server.wire.protocol import Name
from tongiaki.tables.structs.views import Status

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
"""A day by UTC, such as `2026-11-22`."""


class PlayDaily(Http):
    """POST /api/daily: play the game of today; a guest sits there under the `name`."""

    name: Name


class DailyRow(Http):
    """How somebody fared in a daily game: `rank` among all, `place` at the own table, both from 1, and `points` there.

    `account`: the name is claimed, by a `program` or by a person. `table` is null as long as the viewer may not see it.
    """

    rank: int
    name: str
    account: bool
    place: int
    points: int
    table: str | None
    yours: bool
    program: bool = False


class DailyView(Http):
    """GET /api/daily: the game of a `day`, which is over at `ends`, in seconds since 1970, UTC.

    `colours` are in the order of play, `seat` is the person's there, and `bot` who sits on all others. `table` and
    `status` are those of the viewer's own game, null without one. `rows` are the best of those who finished in time.
    """

    day: str
    ends: int
    over: bool
    colours: list[Colour]
    seat: int
    bot: str
    table: str | None
    status: Status | None
    rows: list[DailyRow]
