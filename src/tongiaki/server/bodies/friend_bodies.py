"""HTTP bodies of friends, blocked accounts, invitations, and the visibility of being online."""

from __future__ import annotations

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import Name
from tongiaki.store import OnlineVisibility, RelationKind


class Friend(HttpBody):
    """An account that the viewer follows. `online`: it is connected now, and visible to the viewer.

    `table` is a public table at which the account is seated and connected, null if there is none.
    """

    name: str
    program: bool
    online: bool
    table: str | None


class Friends(HttpBody):
    """GET /api/account/friends: the followed accounts, online ones first, and the blocked ones, each list by name."""

    followed: list[Friend]
    blocked: list[str]
    shown_to: OnlineVisibility


class TakeStance(HttpBody):
    """POST /api/account/friends/{name}: follow the account, block it, or neither."""

    stance: RelationKind


class ChooseShown(HttpBody):
    """POST /api/account/friends: choose who can see me online: everybody, the accounts that I follow, or nobody."""

    shown_to: OnlineVisibility


class Invite(RequestBody):
    """POST /api/tables/{id}/invitations: invite an account by name."""

    name: Name


class InvitedHere(HttpBody):
    """GET /api/tables/{id}/invitations: the names of invited accounts that have not sat down."""

    invited: list[str]


class InvitedTo(HttpBody):
    """An invitation to a `table`; `name` is the host's."""

    table: str
    name: str


class Invited(HttpBody, tag="invited", tag_field="type"):
    """The message of /ws/me: all open invitations of the person, sent whenever they change."""

    invitations: list[InvitedTo]
