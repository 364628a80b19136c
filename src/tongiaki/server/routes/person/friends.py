"""Friends over HTTP: accounts that a person follows and blocks, their presence, and the person's own visibility."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import friend_bodies as b
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.lobby.online_presence import OnlinePresence
from tongiaki.server.web.authentication import OWN
from tongiaki.store import Account, Accounts, BlockedError, Ledger, Relations
from tongiaki.tables.runtime.registry import Registry

MOST = 200
"""Maximum number of accounts that a person may follow; the same maximum applies to blocks."""
TABLES = 1000
"""Maximum number of tables that are searched for followed accounts."""

_Request = Request[Any, Any, Any]


async def online(
    online_presence: OnlinePresence, relations: Relations, viewer: str | None, persons: Collection[str]
) -> set[str]:
    """Return which of these persons are online and visible to the viewer. Raises UnavailableError."""
    connected = online_presence.online(persons)
    return connected & await relations.seen_by(viewer, connected) if connected else set()


async def _all_of(
    online_presence: OnlinePresence, ledger: Ledger, registry: Registry, relations: Relations, account: Account
) -> b.Friends:
    own = await relations.of(account.person)
    followed = [tie for tie in own if tie.stance == "follow"]
    here = await online(online_presence, relations, account.person, [tie.person for tie in followed])
    tables: dict[str, str] = {}
    for person, table in await ledger.shown_at(sorted(here), TABLES) if here else []:
        if person not in tables and person in registry.present(table):
            tables[person] = table
    friends = [b.Friend(tie.name, tie.program, tie.person in here, tables.get(tie.person)) for tie in followed]
    return b.Friends(
        followed=sorted(friends, key=lambda one: not one.online),
        blocked=[tie.name for tie in own if tie.stance == "block"],
        shown_to=await relations.shown_to(account.person),
    )


@get(
    "/api/account/friends",
    summary="Whom I follow, and who of them is online",
    opt={"scope": OWN, "account": True, "price": 4},
)
async def my_friends(
    request: _Request,
    accounts: NamedDependency[Accounts],
    online_presence: NamedDependency[OnlinePresence],
    ledger: NamedDependency[Ledger],
    registry: NamedDependency[Registry],
    relations: NamedDependency[Relations],
) -> b.Friends:
    """List the accounts that I follow and block.

    A followed account may also have the public table where it is present.
    """
    return await _all_of(online_presence, ledger, registry, relations, await account_of(request, accounts))


@post(
    "/api/account/friends",
    status_code=200,
    summary="Choose who sees me online",
    opt={"scope": OWN, "account": True, "price": 4},
)
async def choose_shown(
    data: JSONBody[b.ChooseShown],
    request: _Request,
    accounts: NamedDependency[Accounts],
    online_presence: NamedDependency[OnlinePresence],
    ledger: NamedDependency[Ledger],
    registry: NamedDependency[Registry],
    relations: NamedDependency[Relations],
) -> b.Friends:
    """Choose who sees me online: everybody, only the accounts that I follow, or nobody."""
    account = await account_of(request, accounts)
    await relations.show_to(account.person, data.shown_to)
    return await _all_of(online_presence, ledger, registry, relations, account)


@post(
    "/api/account/friends/{name:str}",
    status_code=200,
    summary="Follow somebody, block them, or neither",
    opt={"scope": OWN, "account": True, "price": 4},
)
async def take_stance(
    name: FromPath[str],
    data: JSONBody[b.TakeStance],
    request: _Request,
    accounts: NamedDependency[Accounts],
    relations: NamedDependency[Relations],
) -> b.TakeStance:
    """Follow or block an account, or stop doing so, without notifying it. A blocked account stops following me."""
    account, other = await account_of(request, accounts), await accounts.named(name)
    if other is None or other.person == account.person:
        raise ProblemError("not_found")
    try:
        taken = await relations.take(account.person, other.person, data.stance, MOST)
    except BlockedError:
        raise ProblemError("not_to_follow", name=other.name) from None
    if not taken:
        raise ProblemError("too_many_ties", limit=MOST)
    return data


HANDLERS = [my_friends, choose_shown, take_stance]
