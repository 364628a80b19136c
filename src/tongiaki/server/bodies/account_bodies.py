"""HTTP bodies for persons: names, accounts, API clients, bot accounts, friends, invitations, ladders and vacations."""

from __future__ import annotations

from typing import Annotated

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import (
    Key,
    Name,
    ascii_code,
    secret_text,
    single_line_text,
)
from tongiaki.store import OnlineVisibility, RelationKind, TokenScope
from tongiaki.tables.structs.options import Seats

PASSWORD_LEAST, PASSWORD_MOST = 8, 200
"""Minimum and maximum length of a password, in characters of Unicode's normal form C."""
NewPassword = Annotated[str, secret_text(PASSWORD_LEAST, PASSWORD_MOST)]
GivenPassword = Annotated[str, secret_text(1, PASSWORD_MOST)]


class SecretBody(RequestBody):
    """Base class of bodies that contain a secret. Their `repr` hides the content, to keep it out of logs."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(…)"


class NewAccount(SecretBody, kw_only=True):
    """POST /api/account: create an account with a name and a password for the person with this browser."""

    name: Name
    password: NewPassword


class Login(SecretBody, kw_only=True):
    """POST /api/login: log in to the account with this name."""

    name: Name
    password: GivenPassword


class ChangePassword(SecretBody, kw_only=True):
    """POST /api/account/password: change the password; all other browsers are logged out."""

    old: GivenPassword
    new: NewPassword


class ResetPassword(SecretBody, kw_only=True):
    """POST /api/account/reset: set a new password; `key` is the secret of a link from the administrator."""

    key: Key
    password: NewPassword


class DeleteAccount(SecretBody, kw_only=True):
    """POST /api/account/delete: delete the account."""

    password: GivenPassword


ProgramName = Annotated[str, single_line_text(64)]


class NewProgram(RequestBody, kw_only=True):
    """POST /api/account/programs: create an API token for a client that acts in my name; `name` is its label."""

    name: ProgramName
    scope: TokenScope = "play"


class ProgramView(HttpBody):
    """One of my API clients. `created` and `seen` (the day of the last use) are in seconds since 1970, UTC."""

    id: str
    name: str
    scope: TokenScope
    created: int
    seen: int


class ApiClientCreated(SecretBody):
    """The new API client and its token, which is shown only once."""

    program: ProgramView
    token: str


class MyPrograms(HttpBody):
    """GET /api/account/programs: the API clients that may act in my name, oldest first.

    `accounts` are the names of my bot accounts, in alphabetical order.
    """

    programs: list[ProgramView]
    accounts: list[str]


class NewProgramAccount(RequestBody, kw_only=True):
    """POST /api/account/program-accounts: create a bot account that I own."""

    name: Name


class BotAccountCreated(SecretBody):
    """A bot account and its token, which is shown only once. Previous tokens are no longer valid."""

    name: str
    token: str


class DeclareProgram(SecretBody, kw_only=True):
    """POST /api/account/declare: turn my account into a bot account permanently.

    Its owner is the account that created `token`, the API token with which the bot account plays.
    """

    token: Annotated[str, ascii_code(200)]


class LadderRow(HttpBody):
    """An entry of a ladder. Equal ratings share a `rank`; 1 is the best. `games` is the number of rated games."""

    rank: int
    name: str
    rating: int
    games: int


class Ladder(HttpBody):
    """GET /api/ladder: the 100 best players of games with this number of `players`, either people or bot accounts."""

    players: Seats
    programs: bool
    rungs: list[LadderRow]


class VacationView(HttpBody):
    """GET and POST /api/account/vacation: the state of my vacations.

    `until` is when my current vacation ends unless I end it earlier, in seconds since 1970, UTC. It is null if I am not
    on vacation.

    `days` is the allowance per account and calendar year; 0 means that there are no vacations. `left` is the number of
    days that remain, or would remain if a current vacation ended now.
    """

    days: int
    left: float
    until: int | None


class SetVacation(HttpBody):
    """POST /api/account/vacation: start or end my vacation."""

    on: bool


class Friend(HttpBody):
    """An account that the viewer follows. `online`: it is connected now, and the viewer may know this.

    `table` is a public table at which the account is seated and connected, or null if there is none.
    """

    name: str
    program: bool
    online: bool
    table: str | None


class Friends(HttpBody):
    """GET /api/account/friends: the followed accounts (online first) and the blocked accounts, sorted by name."""

    followed: list[Friend]
    blocked: list[str]
    shown_to: OnlineVisibility


class SetRelation(HttpBody):
    """POST /api/account/friends/{name}: follow or block the account, or stop doing so."""

    stance: RelationKind


class SetVisibility(HttpBody):
    """POST /api/account/friends: choose who can see me online: everybody, the accounts that I follow, or nobody."""

    shown_to: OnlineVisibility


class Invite(RequestBody):
    """POST /api/tables/{id}/invitations: invite an account by name."""

    name: Name


class TableInvitations(HttpBody):
    """GET /api/tables/{id}/invitations: the names of invited accounts that have not sat down."""

    invited: list[str]


class OpenInvitation(HttpBody):
    """An invitation to a `table`; `name` is the name of the host."""

    table: str
    name: str


class Invited(HttpBody, tag="invited", tag_field="type"):
    """The message of /ws/me: all open invitations of the person, sent whenever they change."""

    invitations: list[OpenInvitation]
