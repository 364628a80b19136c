"""HTTP bodies for the person with this browser."""

from __future__ import annotations

import msgspec

from tongiaki.protocol.base import HttpBody, RequestBody
from tongiaki.protocol.texts import Name


class Me(HttpBody):
    """GET /api/me: the name last used by the person with this browser.

    `account`: the name belongs to an account. `program`: that account is a bot account. `blocked`: the names of the
    accounts that the person blocks; omitted if there are none.
    """

    name: str | None
    account: bool
    program: bool = False
    blocked: list[str] | msgspec.UnsetType = msgspec.UNSET


class SetName(RequestBody):
    """POST /api/me: change the name. An account is renamed if the name does not belong to another account."""

    name: Name
