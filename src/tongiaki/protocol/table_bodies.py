"""HTTP bodies for tables, and the messages of the lobby."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.table_messages import Notice
from tongiaki.protocol.texts import (
    CleanedTexts,
    Key,
    Name,
)
from tongiaki.record.colours import Colour
from tongiaki.tables.structs.options import Away, BotName, SomeOptions, TableOptions
from tongiaki.tables.structs.views import SeatView, Status


class NewTable(SomeOptions, CleanedTexts, kw_only=True):
    """POST /api/tables: create a table; with a `name`, the host sits down at once.

    The other fields are the table's options. The defaults are four seats, a public table and a stall limit of 20
    rounds. If `away` is null, 300 is used, or 0 if a turn may take a day or more. `colour` is the host's colour; null
    selects the first one. `bots` is the number of bots that also sit down; `bot` is their level.
    """

    away: Away | msgspec.UnsetType | None = None
    name: Name | None = None
    colour: Colour | None = None
    bots: Annotated[int, Meta(ge=0, le=6)] = 0
    bot: BotName = "greedy"


class QuickGame(RequestBody, kw_only=True):
    """POST /api/quick: start a game with this number of `players` at once; all other players are bots."""

    players: Annotated[int, Meta(ge=2, le=6)] = 3
    bot: BotName = "greedy"
    name: Name


class TableCreated(HttpBody):
    """The id of a new table."""

    id: str


class TableSummary(HttpBody):
    """A table in the lobby; `created` is in seconds since 1970, UTC. `yours`: the viewer is seated there."""

    id: str
    status: Status
    seats: list[SeatView]
    options: TableOptions
    created: int
    moves: int
    watchers: int
    your_turn: bool
    yours: bool


class LobbyCounts(HttpBody):
    """The numbers of `open` and `running` public tables. The lists of the lobby have only the newest of them."""

    open: int
    running: int


class Lobby(HttpBody):
    """GET /api/tables: the public tables, newest first, and the viewer's own unfinished tables.

    `yours` includes tables that are not public. Tables at which it is the viewer's turn come first, those with the
    least time left at the top.
    """

    open: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]
    yours: list[TableSummary]
    counts: LobbyCounts | None = None


class LobbyMessage(Lobby, tag="lobby", tag_field="type"):
    """The first message of /ws/lobby: the current state of the lobby."""


class LobbyChange(HttpBody, tag="lobby_change", tag_field="type"):
    """A later message of /ws/lobby: the new and changed tables, and the changed lists as table ids.

    A list is null if its tables and their order are unchanged, and so are the `counts` if both are unchanged.
    """

    tables: list[TableSummary]
    open: list[str] | None
    running: list[str] | None
    finished: list[str] | None
    yours: list[str] | None
    counts: LobbyCounts | None = None


class MessageAccepted(HttpBody):
    """POST /api/tables/{id}/messages: the request was carried out; `number` is the table's current number of entries.

    `notice` is the answer to a chat command.
    """

    number: int
    notice: Notice | None = None


class SeatKey(HttpBody):
    """POST /api/tables/{id}/link: create a key for the guest's own seat, which is shown only once.

    The previous key is no longer valid.
    """

    key: str


class ClaimSeat(HttpBody):
    """POST /api/tables/{id}/claim: take over the seat whose personal link contains `key`."""

    key: Key


class SeatClaimed(HttpBody):
    """The seat that now belongs to this browser."""

    seat: int
