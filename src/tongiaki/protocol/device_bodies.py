"""HTTP bodies for games on a device without a server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import Name, RecordText
from tongiaki.record.colours import Colour
from tongiaki.rules import STALL_LIMIT
from tongiaki.tables.structs.options import BotName, Rounds, Seat


class DevicePlayer(RequestBody, kw_only=True):
    """A player of a new game on a device: a bot if `bot` is given, otherwise a person with a `name`.

    If `colour` is null, the first free colour is used.
    """

    name: Name | None = None
    bot: BotName | None = None
    colour: Colour | None = None


class NewDeviceGame(HttpBody, kw_only=True):
    """POST /api/device/games: start a game of these players, one per seat, at once.

    `first` is the seat that begins, null for the first one. `stall` is the limit in rounds, 0 for none.
    """

    players: Annotated[list[DevicePlayer], Meta(min_length=2, max_length=6)]
    stall: Rounds = STALL_LIMIT
    first: Seat | None = None


class ImportRecord(RequestBody):
    """POST /api/device/records: store the game of a record on this device, to play on or to look at."""

    record: RecordText


class LevelTime(HttpBody):
    """The estimated time of a hard decision of a level on this device, in seconds."""

    bot: BotName
    seconds: float


class DeviceSpeed(HttpBody):
    """POST /api/device/probe: how long hard decisions of the levels take on this device.

    `slow` are the levels that take more than 3 seconds. `best` is the strongest other level. `compiled`: the engine is
    compiled; otherwise the coach evaluates positions less exactly.
    """

    levels: list[LevelTime]
    slow: list[BotName] = field(default_factory=list)
    best: BotName = "greedy"
    compiled: bool = False
