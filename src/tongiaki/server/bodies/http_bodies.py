"""HTTP request and response bodies, and the lobby's messages.

The client's TypeScript types are generated from these structs.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tongiaki.common.problems import Facts, ProblemCode
from tongiaki.protocol.base import TRIED, Asked, Http
from tongiaki.protocol.table_messages import Notice, Number
from tongiaki.protocol.texts import Cleaned, Id, Key, MoveText, Name, RecordText, code_of, line_of, secret_of
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


class NewTable(SomeOptions, Cleaned, kw_only=True):
    """POST /api/tables: a new table; with a `name` its maker sits down at once.

    What is not said below are the table's options; usual are four seats, a public table and a stall
    limit of 20 rounds. Where `away` is null it is 300, or 0 with a day or more for each turn. `colour` is the maker's,
    null for the first one; so many `bots` sit down beside them, each of the level `bot`.
    """

    away: Away | msgspec.UnsetType | None = None
    name: Name | None = None
    colour: Colour | None = None
    bots: Annotated[int, Meta(ge=0, le=6)] = 0
    bot: BotName = "greedy"


class QuickGame(Asked, kw_only=True):
    """POST /api/quick: a game of `players` that starts at once, all but the first of them bots."""

    players: Annotated[int, Meta(ge=2, le=6)] = 3
    bot: BotName = "greedy"
    name: Name


class TableCreated(Http):
    """The id of a new table."""

    id: str


class TableSummary(Http):
    """A table in the lobby; `created` is in seconds since 1970, UTC. `yours`: the viewer has a seat there."""

    id: str
    status: Status
    seats: list[SeatView]
    options: TableOptions
    created: int
    moves: int
    watchers: int
    your_turn: bool
    yours: bool


class Lobby(Http):
    """GET /api/tables: the public tables, the newest first, and the viewer's own that are not over.

    Of the latter, public or not, those where it is the viewer's turn come first, in the order of the time that is left.
    """

    open: list[TableSummary]
    running: list[TableSummary]
    finished: list[TableSummary]
    yours: list[TableSummary]


class LobbyMessage(Lobby, tag="lobby", tag_field="type"):
    """What /ws/lobby tells first: the lobby as it is now."""


class LobbyChange(Http, tag="lobby_change", tag_field="type"):
    """What /ws/lobby tells then: the tables that are new or not as before, and each list that has changed, by ids.

    Null: the same tables in the same order.
    """

    tables: list[TableSummary]
    open: list[str] | None
    running: list[str] | None
    finished: list[str] | None
    yours: list[str] | None


class Done(Http):
    """POST /api/tables/{id}/messages: the table did what it was asked, and has so many entries now (`number`).

    A command in the chat may be answered, too.
    """

    number: int
    notice: Notice | None = None


class SeatKey(Http):
    """POST /api/tables/{id}/link: the key of the guest's own seat, told this once; the one before opens nothing."""

    key: str


class ClaimSeat(Http):
    """POST /api/tables/{id}/claim: take the seat whose personal link holds `key`."""

    key: Key


class Claimed(Http):
    """The seat that now belongs to this browser."""

    seat: int


class Me(Http):
    """GET /api/me: the name this browser's person used last; `account`: it is claimed with a password.

    `program`: the account is a program's. `blocked`: the names of those whom the person blocks, where there are any.
    """

    name: str | None
    account: bool
    program: bool = False
    blocked: list[str] | msgspec.UnsetType = msgspec.UNSET


class SetName(Asked):
    """POST /api/me: take another name; an account is renamed if nobody has claimed that one."""

    name: Name


PASSWORD_LEAST, PASSWORD_MOST = 8, 200
"""Characters of a password, in Unicode's normal form C."""
NewPassword = Annotated[str, secret_of(PASSWORD_LEAST, PASSWORD_MOST)]
GivenPassword = Annotated[str, secret_of(1, PASSWORD_MOST)]


class _Secret(Asked):
    """A body that nobody may find in a log: it does not show what it holds."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewAccount(_Secret, kw_only=True):
    """POST /api/account: claim a name for this browser's person, with a password."""

    name: Name
    password: NewPassword


class Login(_Secret, kw_only=True):
    """POST /api/login: be the person who claimed the name."""

    name: Name
    password: GivenPassword


class ChangePassword(_Secret, kw_only=True):
    """POST /api/account/password: every other browser is logged out."""

    old: GivenPassword
    new: NewPassword


class ResetPassword(_Secret, kw_only=True):
    """POST /api/account/reset: `key` is the secret of a link that whoever runs the server has given."""

    key: Key
    password: NewPassword


class DeleteAccount(_Secret, kw_only=True):
    """POST /api/account/delete."""

    password: GivenPassword


ProgramName = Annotated[str, line_of(64)]


class NewProgram(Asked, kw_only=True):
    """POST /api/account/programs: let a program act in my name; `name` is what I call it."""

    name: ProgramName
    scope: Scope = "play"


class ProgramView(Http):
    """One of my programs; made and used last (to the day) in seconds since 1970, UTC."""

    id: str
    name: str
    scope: Scope
    created: int
    seen: int


class ProgramLetIn(_Secret):
    """The new program, and its token, which is told this once."""

    program: ProgramView
    token: str


class MyPrograms(Http):
    """GET /api/account/programs: those that may act in my name, the oldest first.

    `accounts` are the names of the programs with an account that are mine, in the alphabet's order.
    """

    programs: list[ProgramView]
    accounts: list[str]


class NewProgramAccount(Asked, kw_only=True):
    """POST /api/account/program-accounts: make an account that is a program, of which I am the owner."""

    name: Name


class ProgramAccountMade(_Secret):
    """A program with an account, and its token, which is told this once; one from before opens nothing any more."""

    name: str
    token: str


class DeclareProgram(_Secret, kw_only=True):
    """POST /api/account/declare: my account is a program, for good.

    Its owner is who made the `token`, with which a program plays.
    """

    token: Annotated[str, code_of(200)]


class Rung(Http):
    """A place in a ladder; equal ratings share a `rank`, 1 is the best. `games` are those that counted."""

    rank: int
    name: str
    rating: int
    games: int


class Ladder(Http):
    """GET /api/ladder: the 100 best in games of so many `players`, people or programs."""

    players: Seats
    programs: bool
    rungs: list[Rung]


MinuteOfDay = Annotated[int, Meta(ge=0, le=1439)]
NoticePace = Literal[300, 3600, 86_400]
MailAddress = Annotated[str, line_of(254)]


class Notices(Http):
    """GET and POST /api/account/notices: how I am told of slow games while I am elsewhere.

    In a `language`, of games with `pace` seconds a turn or more, not between two minutes of the day in a time `zone`
    (both null: at any time). `key` is the server's own, for browsers that subscribe. `mail` is my address, `confirmed`
    by the link or not yet; `mails`: this server sends mail at all. `pushes` are my browsers that show notices.
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


class PushView(Http):
    """A browser that shows notices: the host of its push service, and since when, in seconds since 1970, UTC."""

    id: str
    service: str
    created: int


class ChooseNotices(Asked, kw_only=True):
    """POST /api/account/notices: all of it; an address of `mail` that is another one is sent a link to confirm it."""

    language: Annotated[str, line_of(8)]
    zone: Annotated[str, line_of(64, least=0)] = "UTC"
    quiet_from: MinuteOfDay | None = None
    quiet_until: MinuteOfDay | None = None
    pace: NoticePace = 3600
    mail: MailAddress | None = None


class VacationView(Http):
    """GET and POST /api/account/vacation: whether I am on vacation, `until` when at most, in seconds since 1970, UTC.

    Of the `days` that everybody has in a calendar year so many are `left`, or would be if a vacation ended now; with
    none a year there are no vacations.
    """

    days: int
    left: float
    until: int | None


class ChooseVacation(Http):
    """POST /api/account/vacation: be on vacation from now on, or no longer."""

    on: bool


class NewPush(_Secret, kw_only=True):
    """POST /api/account/pushes: show notices in this browser, as its push subscription says."""

    endpoint: Annotated[str, code_of(1000)]
    p256dh: Annotated[str, code_of(100)]
    auth: Annotated[str, code_of(32)]


class ConfirmMail(_Secret):
    """POST /api/notices/confirm: `key` is the secret of the link in the mail."""

    key: Key


class SentRecord(Asked):
    """POST /api/records: a record's text, to be shown; it is not kept."""

    record: RecordText


class PlayOn(Asked, kw_only=True):
    """POST /api/tables/{id}/continue: a new game against bots that begins with the first `number` moves.

    Without a colour its maker takes the seat of the player whose turn it is.
    """

    number: Number
    bot: BotName = "greedy"
    name: Name
    colour: Colour | None = None


class PlayRecordOn(PlayOn, kw_only=True):
    """POST /api/records/continue: the same, from a record that is sent."""

    record: RecordText


class Try(Asked, kw_only=True):
    """POST /api/variations: what comes of `moves` after the first `number` of a game.

    The game is a table's, a study's, or that of a record that is sent: one of the three.
    """

    table: Id | None = None
    study: Id | None = None
    record: RecordText | None = None
    number: Number
    moves: Annotated[list[MoveText], Meta(max_length=TRIED)] = msgspec.field(default_factory=list)


class Evaluate(Try, kw_only=True):
    """POST /api/evaluations: what the coach thinks then, after it has looked further `depth` times."""

    depth: Annotated[int, Meta(ge=0, le=20)]


class HttpProblem(Http):
    """The body of an HTTP answer of 400 and above."""

    code: ProblemCode
    facts: Facts
