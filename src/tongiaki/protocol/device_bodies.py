"""HTTP bodies for games on a device without a server."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import Name, RecordText
from tongiaki.tables.structs.options import BotName


class DevicePlayer(RequestBody, kw_only=True):
    """A player of a new game on a device: a bot if `bot` is given, otherwise a person with a `name`."""

    name: Name | None = None
    bot: BotName | None = None


class NewDeviceGame(HttpBody, kw_only=True):
    """POST /api/device/games: start a game of these players, one per seat, at once."""

    players: Annotated[list[DevicePlayer], Meta(min_length=2, max_length=6)]


class ImportRecord(RequestBody):
    """POST /api/device/records: store the game of a record on this device, to play on or to look at."""

    record: RecordText


class DeviceSpeed(HttpBody):
    """POST /api/device/probe: the levels that may think for more than 3 seconds about a decision on this device."""

    slow: list[BotName]
