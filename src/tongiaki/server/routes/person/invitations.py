"""Invitations by name, over HTTP: the host invites accounts to a table before the game starts."""

from __future__ import annotations

from typing import Any

from litestar import Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.common.ids import is_id
from tongiaki.common.moments import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.server.bodies import friend_bodies as b
from tongiaki.server.notifications.dispatcher import NotificationDispatcher
from tongiaki.server.routes.person.accounts import account_of
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed
from tongiaki.store import Account, Accounts, Invitations, Relations

MOST = 20
"""Maximum number of people with an open invitation to one table."""

_Request = Request[Any, Any, Any]


async def _hosted(request: _Request, accounts: Accounts, game_access: GameAccess, table_id: str) -> Account:
    """Return the caller's account if it hosts the table and the game has not started.

    Raises `not_host` or `not_open`.
    """
    account = await account_of(request, accounts)
    state = (await game_access.table_at(table_id, request)).state
    if state.host != account.person:
        raise ProblemError("not_host")
    if state.status != "open":
        raise ProblemError("not_open")
    return account


@get("/api/tables/{table_id:str}/invitations", summary="Whom I invited to my table", opt={"account": True, "price": 3})
async def invited(
    table_id: FromPath[str],
    request: _Request,
    accounts: NamedDependency[Accounts],
    game_access: NamedDependency[GameAccess],
    invitations: NamedDependency[Invitations],
) -> b.InvitedHere:
    """List the invited people who have not taken a seat. Only the host may read the list."""
    await _hosted(request, accounts, game_access, table_id)
    return b.InvitedHere(await invitations.to_table(table_id))


@post(
    "/api/tables/{table_id:str}/invitations",
    status_code=200,
    summary="Invite somebody",
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
    limits: NamedDependency[Limits],
    notification_dispatcher: NamedDependency[NotificationDispatcher],
    relations: NamedDependency[Relations],
) -> b.InvitedHere:
    """Invite a person. Their open pages show the invitation at once; otherwise their notification settings apply."""
    account = await _hosted(request, accounts, game_access, table_id)
    other = await accounts.named(data.name)
    if other is None:
        raise ProblemError("unknown_name", name=data.name)
    state = (await game_access.table_at(table_id, request)).state
    if state.seats.seat_of(other.person) is not None:
        raise ProblemError("already_seated")
    mine, theirs = (
        await relations.stance(account.person, other.person),
        await relations.stance(other.person, account.person),
    )
    if "block" in {mine, theirs}:
        raise ProblemError("not_to_invite", name=other.name)
    limits.allow_inviting(account.person, other.person, follows=theirs == "follow")
    if not await invitations.invite(table_id, account.person, other.person, now_ms(), MOST):
        raise ProblemError("too_many_invited", limit=MOST)
    notification_dispatcher.wake()
    await invitation_feed.ring([other.person])
    return b.InvitedHere(await invitations.to_table(table_id))


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
    """Withdraw an invitation, or decline an invitation to the caller. Succeeds if there is no such invitation."""
    account, other = await account_of(request, accounts), await accounts.named(name)
    if other is None or not is_id(table_id):
        raise ProblemError("not_found")
    if other.person != account.person:
        await _hosted(request, accounts, game_access, table_id)
    await invitations.end(table_id, other.person)
    await invitation_feed.ring([other.person])


HANDLERS = [invited, invite, end_invitation]
