"""HTTP request and response bodies, and the lobby's messages.

The client's TypeScript types are generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tongiaki.common.problems import Facts, ProblemCode
from tongiaki.protocol.base import MAX_TRIED_MOVES, HttpBody, RequestBody
from tongiaki.protocol.table_messages import Notice, Number
from tongiaki.protocol.texts import (
    CleanedTexts,
    Id,
    Key,
    MoveText,
    Name,
    RecordText,
    ascii_code,
    secret_text,
    single_line_text,
)
from tongiaki.record.colours import Colour
from tongiaki.store import Scope
from tongiaki.tables.structs.options import SomeOptions
from tongiaki.tables.structs.views import (
    Away,
    BotName,
    Seats,
    SeatView,
    Status,
    TableOptions,
)


class NewTable(SomeOptions, CleanedTexts, kw_only=True):
    """POST /api/tables: create a table; with a `name`, the host sits down at once.

    The other fields are the table's options. The defaults are four seats, a public table and a stall limit of 20
    rounds. If `away` is null, it is 300, or 0 with a day or more per turn. `colour` is the host's, null for the first
    one. `bots` is the number of bots that sit down, too, each of the level `bot`.
    """

    away: Away | msgspec.UnsetType | None = None
    name: Name | None = None
    colour: Colour | None = None
    bots: Annotated[int, Meta(ge=0, le=6)] = 0
    bot: BotName = "greedy"


class QuickGame(RequestBody, kw_only=True):
    """POST /api/quick: start a game of `players` at once, in which all others are bots."""

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


class Lobby(HttpBody):
    """GET /api/tables: the public tables, the newest first, and the viewer's own that are not over.

    `yours` includes tables that are not public. Tables at which it is the viewer's turn come first, in the order of the
    remaining time.
    """

    open: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]
    yours: list[TableSummary]


class LobbyMessage(Lobby, tag="lobby", tag_field="type"):
    """The first message of /ws/lobby: the current lobby."""


class LobbyChange(HttpBody, tag="lobby_change", tag_field="type"):
    """A change of /ws/lobby: the tables that are new or changed, and each changed list as ids.

    A list is null if it has the same tables in the same order.
    """

    tables: list[TableSummary]
    open: list[str] | None
    running: list[str] | None
    finished: list[str] | None
    yours: list[str] | None


class Done(HttpBody):
    """POST /api/tables/{id}/messages: the request was carried out; `number` is the table's current number of entries.

    `notice` is the answer to a chat command.
    """

    number: int
    notice: Notice | None = None


class SeatKey(HttpBody):
    """POST /api/tables/{id}/link: the key of the guest's own seat, shown only once.

    The previous key is no longer valid.
    """

    key: str


class ClaimSeat(HttpBody):
    """POST /api/tables/{id}/claim: take over the seat whose personal link contains `key`."""

    key: Key


class Claimed(HttpBody):
    """The seat that now belongs to this browser."""

    seat: int


class Me(HttpBody):
    """GET /api/me: the last name that this browser's person used; `account`: it belongs to an account.

    `program`: the account is a bot account. `blocked`: the names of the accounts that the person blocks, if there are
    any.
    """

    name: str | None
    account: bool
    program: bool = False
    blocked: list[str] | msgspec.UnsetType = msgspec.UNSET


class SetName(RequestBody):
    """POST /api/me: change the name. An account is renamed if the name does not belong to another account."""

    name: Name


PASSWORD_LEAST, PASSWORD_MOST = 8, 200
"""Minimum and maximum length of a password, in characters of Unicode's normal form C."""
NewPassword = Annotated[str, secret_text(PASSWORD_LEAST, PASSWORD_MOST)]
GivenPassword = Annotated[str, secret_text(1, PASSWORD_MOST)]


class _Secret(RequestBody):
    """Base of bodies with a secret. Their `repr` hides the content, which keeps it out of logs."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewAccount(_Secret, kw_only=True):
    """POST /api/account: create an account with a name and a password for this browser's person."""

    name: Name
    password: NewPassword


class Login(_Secret, kw_only=True):
    """POST /api/login: log in to the account with this name."""

    name: Name
    password: GivenPassword


class ChangePassword(_Secret, kw_only=True):
    """POST /api/account/password: change the password; all other browsers are logged out."""

    old: GivenPassword
    new: NewPassword


class ResetPassword(_Secret, kw_only=True):
    """POST /api/account/reset: set a new password; `key` is the secret of a link from the administrator."""

    key: Key
    password: NewPassword


class DeleteAccount(_Secret, kw_only=True):
    """POST /api/account/delete: delete the account."""

    password: GivenPassword


ProgramName = Annotated[str, single_line_text(64)]


class NewProgram(RequestBody, kw_only=True):
    """POST /api/account/programs: create an API token for a client that acts in my name; `name` is its label."""

    name: ProgramName
    scope: Scope = "play"


class ProgramView(HttpBody):
    """An API client of mine; `created` and `seen` (last use, to the day) are in seconds since 1970, UTC."""

    id: str
    name: str
    scope: Scope
    created: int
    seen: int


class ProgramLetIn(_Secret):
    """The new API client and its token, which is shown only once."""

    program: ProgramView
    token: str


class MyPrograms(HttpBody):
    """GET /api/account/programs: the API clients that may act in my name, the oldest first.

    `accounts` are the names of my bot accounts, in alphabetical order.
    """

    programs: list[ProgramView]
    accounts: list[str]


class NewProgramAccount(RequestBody, kw_only=True):
    """POST /api/account/program-accounts: create a bot account that I own."""

    name: Name


class ProgramAccountMade(_Secret):
    """A bot account and its token, which is shown only once. Previous tokens are no longer valid."""

    name: str
    token: str


class DeclareProgram(_Secret, kw_only=True):
    """POST /api/account/declare: declare permanently that my account is a bot account.

    Its owner is the account that created the `token`, which the bot account uses to play.
    """

    token: Annotated[str, ascii_code(200)]


class Rung(HttpBody):
    """An entry of a ladder; equal ratings share a `rank`, 1 is the best. `games` is the number of rated games."""

    rank: int
    name: str
    rating: int
    games: int


class Ladder(HttpBody):
    """GET /api/ladder: the 100 best players of games with this number of `players`, either people or bot accounts."""

    players: Seats
    programs: bool
    rungs: list[Rung]


MinuteOfDay = Annotated[int, Meta(ge=0, le=1439)]
NoticePace = Literal[300, 3600, 86_400]
MailAddress = Annotated[str, single_line_text(254)]


class Notices(HttpBody):
    """GET and POST /api/account/notices: my settings for notifications about slow games.

    `language` is the language of the notifications. They cover games with at least `pace` seconds per turn.
    `quiet_from` and `quiet_until` are minutes of the day in the time `zone`, between which none are sent; both are null
    if there is no such time. `key` is the server's public key for push subscriptions. `mail` is my address.
    `confirmed`: I confirmed it by the link. `mails`: this server sends mail. `pushes` are my browsers that show
    notifications.
    """

    language: str
    zone: str
    quiet_from: int | None
    quiet_until: int | None
    pace: int
    key: str
    pushes: list[PushView]
    mails: bool
    mail: str | None
    confirmed: bool


class PushView(HttpBody):
    """A browser that shows notifications: the host of its push service; `created` is in seconds since 1970, UTC."""

    id: str
    service: str
    created: int


class ChooseNotices(RequestBody, kw_only=True):
    """POST /api/account/notices: replace all settings. A new `mail` address is sent a link to confirm it."""

    language: Annotated[str, single_line_text(8)]
    zone: Annotated[str, single_line_text(64, least=0)] = "UTC"
    quiet_from: MinuteOfDay | None = None
    quiet_until: MinuteOfDay | None = None
    pace: NoticePace = 3600
    mail: MailAddress | None = None


class VacationView(HttpBody):
    """GET and POST /api/account/vacation: `until` is the latest end of my vacation in seconds since 1970, UTC, or null.

    `days` is the allowance per account and calendar year; 0 means that there are no vacations. `left` is how many of
    them remain, or would remain if a current vacation ended now.
    """

    days: int
    left: float
    until: int | None


class ChooseVacation(HttpBody):
    """POST /api/account/vacation: start or end my vacation."""

    on: bool


class NewPush(_Secret, kw_only=True):
    """POST /api/account/pushes: send notifications to this browser, with its push subscription."""

    endpoint: Annotated[str, ascii_code(1000)]
    p256dh: Annotated[str, ascii_code(100)]
    auth: Annotated[str, ascii_code(32)]


class ConfirmMail(_Secret):
    """POST /api/notices/confirm: confirm a mail address; `key` is the secret of the link in the mail."""

    key: Key


class SentRecord(RequestBody):
    """POST /api/records: the text of a record to show. The server does not store it."""

    record: RecordText


class PlayOn(RequestBody, kw_only=True):
    """POST /api/tables/{id}/continue: start a new game against bots after the first `number` moves of this one.

    If `colour` is null, the host takes the seat of the player whose turn it is.
    """

    number: Number
    bot: BotName = "greedy"
    name: Name
    colour: Colour | None = None


class PlayRecordOn(PlayOn, kw_only=True):
    """POST /api/records/continue: start a new game against bots from a record's text."""

    record: RecordText


class Try(RequestBody, kw_only=True):
    """POST /api/variations: try `moves` after the first `number` moves of a game.

    Exactly one of `table`, `study` and `record` selects the game.
    """

    table: Id | None = None
    study: Id | None = None
    record: RecordText | None = None
    number: Number
    moves: Annotated[list[MoveText], Meta(max_length=MAX_TRIED_MOVES)] = msgspec.field(default_factory=list)


class Evaluate(Try, kw_only=True):
    """POST /api/evaluations: the coach's evaluation of the position after the moves, after `depth` deepenings."""

    depth: Annotated[int, Meta(ge=0, le=20)]


class HttpProblem(HttpBody):
    """The body of an HTTP response with a status of 400 or higher."""

    code: ProblemCode
    facts: Facts
