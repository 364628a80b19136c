"""What HTTP carries about friends: whom one follows and blocks, and to whom one is shown as online."""

from __future__ import annotations

from tongiaki.server.wire.bodies import Http
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
