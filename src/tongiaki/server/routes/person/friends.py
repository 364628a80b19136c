"""Friends over HTTP: followed and blocked accounts, their presence, and invitations to tables."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.common.clock import now_ms
from tongiaki.common.ids import is_id
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.bodies import account_bodies as b
from tongiaki.server.notifications.dispatcher import NotificationDispatcher
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed
from tongiaki.server.services.lobby.online_presence import OnlinePresence
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.web.authentication import BROWSER_ONLY
from tongiaki.store import Account, Accounts, BlockedError, Invitations, Ledger, Relations

MAX_RELATIONS = 200
"""Maximum number of accounts that a person may follow, and maximum number that a person may block."""
MAX_TABLES = 1000
"""Maximum number of tables that are searched for followed accounts."""

_Request = Request[Any, Any, Any]


async def visible_online(
    online_presence: OnlinePresence, relations: Relations, viewer: str | None, persons: Collection[str]
) -> set[str]:
    """Return those of the given persons who are online and visible to the viewer. Raises UnavailableError."""
    connected = online_presence.online(persons)
    return connected & await relations.filter_visible(viewer, connected) if connected else set()


async def _friends_of(
    online_presence: OnlinePresence, ledger: Ledger, registry: Registry, relations: Relations, account: Account
) -> b.Friends:
    own = await relations.list_relations(account.person)
    followed = [relation for relation in own if relation.kind == "follow"]
    visible = await visible_online(
        online_presence, relations, account.person, [relation.person for relation in followed]
    )
    tables: dict[str, str] = {}
    for person, table in await ledger.list_public_seats(sorted(visible), MAX_TABLES) if visible else []:
        if person not in tables and person in registry.present(table):
            tables[person] = table
    friends = [
        b.Friend(relation.name, relation.program, relation.person in visible, tables.get(relation.person))
        for relation in followed
    ]
    return b.Friends(
        followed=sorted(friends, key=lambda friend: not friend.online),
        blocked=[relation.name for relation in own if relation.kind == "block"],
        shown_to=await relations.find_visibility(account.person),
    )


@get(
    "/api/account/friends",
    summary="My followed and blocked accounts",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 4},
)
async def list_friends(
    request: _Request,
    accounts: NamedDependency[Accounts],
    online_presence: NamedDependency[OnlinePresence],
    ledger: NamedDependency[Ledger],
    registry: NamedDependency[Registry],
    relations: NamedDependency[Relations],
) -> b.Friends:
    """List the accounts that I follow or block.

    For a followed account, the list can include the public table that it is at.
    """
    return await _friends_of(online_presence, ledger, registry, relations, await account_of(request, accounts))


@post(
    "/api/account/friends",
    status_code=200,
    summary="Choose who can see me online",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 4},
)
async def set_visibility(
    data: JSONBody[b.SetVisibility],
    request: _Request,
    accounts: NamedDependency[Accounts],
    online_presence: NamedDependency[OnlinePresence],
    ledger: NamedDependency[Ledger],
    registry: NamedDependency[Registry],
    relations: NamedDependency[Relations],
) -> b.Friends:
    """Choose who can see me online: everybody, only the accounts that I follow, or nobody."""
    account = await account_of(request, accounts)
    await relations.set_visibility(account.person, data.shown_to)
    return await _friends_of(online_presence, ledger, registry, relations, account)


@post(
    "/api/account/friends/{name:str}",
    status_code=200,
    summary="Follow or block an account, or neither",
    opt={"scope": BROWSER_ONLY, "account": True, "price": 4},
)
async def set_relation(
    name: FromPath[str],
    data: JSONBody[b.SetRelation],
    request: _Request,
    accounts: NamedDependency[Accounts],
    relations: NamedDependency[Relations],
) -> b.SetRelation:
    """Follow or block an account, or stop doing so, without notifying it. A blocked account stops following me."""
    account, other = await account_of(request, accounts), await accounts.find_by_name(name)
    if other is None or other.person == account.person:
        raise ProblemError("not_found")
    try:
        stored = await relations.set_relation(account.person, other.person, data.stance, MAX_RELATIONS)
    except BlockedError:
        raise ProblemError("not_to_follow", name=other.name) from None
    if not stored:
        raise ProblemError("too_many_ties", limit=MAX_RELATIONS)
    return data


MAX_INVITATIONS = 20
"""Maximum number of people with an open invitation to one table."""


async def _require_host(request: _Request, accounts: Accounts, game_access: GameAccess, table_id: str) -> Account:
    """Return the caller's account if it hosts the table and the game has not started.

    Raises `not_host` or `not_open`.
    """
    account = await account_of(request, accounts)
    state = (await game_access.get_table(table_id, request)).state
    if state.host != account.person:
        raise ProblemError("not_host")
    if state.status != "open":
        raise ProblemError("not_open")
    return account


@get(
    "/api/tables/{table_id:str}/invitations",
    summary="The invited accounts of my table",
    opt={"account": True, "price": 3},
)
async def list_invited(
    table_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    game_access: NamedDependency[GameAccess],
    invitations: NamedDependency[Invitations],
) -> b.TableInvitations:
    """List the invited people who have not taken a seat. Only the host may read the list."""
    await _require_host(request, accounts, game_access, table_id)
    return b.TableInvitations(await invitations.list_invited_names(table_id))


@post(
    "/api/tables/{table_id:str}/invitations",
    status_code=200,
    summary="Invite an account",
    opt={"account": True, "price": 4},
)
async def invite(
    table_id: FromPath[str],
    data: JSONBody[b.Invite],
    request: _Request,
    accounts: NamedDependency[Accounts],
    invitation_feed: NamedDependency[InvitationFeed],
    game_access: NamedDependency[GameAccess],
    invitations: NamedDependency[Invitations],
    limits: NamedDependency[RequestLimits],
    notification_dispatcher: NamedDependency[NotificationDispatcher],
    relations: NamedDependency[Relations],
) -> b.TableInvitations:
    """Invite a person.

    If the person has a page open, it shows the invitation at once. Otherwise, the person's notification settings apply.
    """
    account = await _require_host(request, accounts, game_access, table_id)
    other = await accounts.find_by_name(data.name)
    if other is None:
        raise ProblemError("unknown_name", name=data.name)
    state = (await game_access.get_table(table_id, request)).state
    if state.seats.seat_of(other.person) is not None:
        raise ProblemError("already_seated")
    own_relation, other_relation = (
        await relations.find_kind(account.person, other.person),
        await relations.find_kind(other.person, account.person),
    )
    if "block" in {own_relation, other_relation}:
        raise ProblemError("not_to_invite", name=other.name)
    limits.count_invitation(account.person, other.person, follows=other_relation == "follow")
    if not await invitations.invite(table_id, account.person, other.person, now_ms(), MAX_INVITATIONS):
        raise ProblemError("too_many_invited", limit=MAX_INVITATIONS)
    notification_dispatcher.wake()
    await invitation_feed.notify([other.person])
    return b.TableInvitations(await invitations.list_invited_names(table_id))


@delete("/api/tables/{table_id:str}/invitations/{name:str}", summary="End an invitation", opt={"account": True})
async def end_invitation(
    table_id: FromPath[str],
    name: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    invitation_feed: NamedDependency[InvitationFeed],
    game_access: NamedDependency[GameAccess],
    invitations: NamedDependency[Invitations],
) -> None:
    """Withdraw an invitation, or decline one as its recipient. Also succeeds if there is no such invitation."""
    account, other = await account_of(request, accounts), await accounts.find_by_name(name)
    if other is None or not is_id(table_id):
        raise ProblemError("not_found")
    if other.person != account.person:
        await _require_host(request, accounts, game_access, table_id)
    await invitations.delete(table_id, other.person)
    await invitation_feed.notify([other.person])


HANDLERS = [list_friends, set_visibility, set_relation, list_invited, invite, end_invitation]
