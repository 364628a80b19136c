"""What HTTP carries about friends: whom one follows and blocks, and to whom one is shown as online."""

from __future__ import annotations

from tongiaki.protocol.base import Asked, Http
from tongiaki.protocol.texts import Name
from tongiaki.store import ShownTo, Stance


class Friend(Http):
    """Somebody whom the person follows. `online`: connected just now, and shown to the person.

    `table` is a public table where they have a seat and are connected, null if there is none.
    """

    name: str
    program: bool
    online: bool
    table: str | None


class Friends(Http):
    """GET /api/account/friends: whom the person follows, those online first, and blocks, each by name."""

    followed: list[Friend]
    blocked: list[str]
    shown_to: ShownTo


class TakeStance(Http):
    """POST /api/account/friends/{name}: follow somebody, block them, or neither."""

    stance: Stance


class ChooseShown(Http):
    """POST /api/account/friends: be shown as online to everybody, to those whom one follows alone, or to nobody."""

    shown_to: ShownTo


class Invite(Asked):
    """POST /api/tables/{id}/invitations: invite somebody with an account by name."""

    name: Name


class InvitedHere(Http):
    """GET /api/tables/{id}/invitations: the names of those who are invited to a table and have not sat down."""

    invited: list[str]


class InvitedTo(Http):
    """An invitation to a `table`, by whoever opened it: their `name`."""

    table: str
    name: str


class Invited(Http, tag="invited", tag_field="type"):
    """What /ws/me tells: all invitations of the person, whenever they change."""

    invitations: list[InvitedTo]
