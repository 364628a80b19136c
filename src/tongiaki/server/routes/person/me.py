"""The caller's name, and the websocket of each page, which shows that the caller is online and delivers invitations."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from tongiaki.common.problems import ProblemError
from tongiaki.protocol.person_bodies import Me, SetName
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed, InvitationSubscriber
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import BROWSER_ONLY, caller_of, client_address, person_of
from tongiaki.server.web.socket_handling import WebsocketPolicy
from tongiaki.store import Accounts, People, ProgramAccounts, Relations

_Request = Request[Any, Any, Any]


@get("/api/me", summary="My identity")
async def get_identity(
    request: _Request,
    people: NamedDependency[People],
    program_accounts: NamedDependency[ProgramAccounts],
    relations: NamedDependency[Relations],
) -> Me:
    """Return the person's current name and whether it belongs to an account.

    Browsers also receive the names of blocked accounts.
    """
    caller = caller_of(request)
    program = caller.account and await program_accounts.is_program(caller.person)
    blocked = await relations.list_blocked_names(caller.person) if caller.account and caller.scope is None else []
    return Me(await people.find_name(caller.person), caller.account, program, blocked or msgspec.UNSET)


@post("/api/me", status_code=200, summary="Change my name", opt={"scope": BROWSER_ONLY})
async def set_name(
    data: JSONBody[SetName],
    request: _Request,
    accounts: NamedDependency[Accounts],
    account_names: NamedDependency[AccountNames],
    people: NamedDependency[People],
) -> Me:
    """Store a guest's name, or rename an account. Another account must not have that name."""
    caller = caller_of(request)
    account = await accounts.find(caller.person)
    if account is not None:
        return Me(
            await account_names.rename(account, data.name, client_address(request)),
            account=True,
            program=account.program,
        )
    name = await account_names.name_for(caller.person, data.name)
    await people.set_name(caller.person, name)
    return Me(name, account=False)


@websocket_handler("/ws/me")
async def person_socket(
    socket: ClientSocket,
    accounts: NamedDependency[Accounts],
    invitation_feed: NamedDependency[InvitationFeed],
    websocket_policy: NamedDependency[WebsocketPolicy],
) -> None:
    """Subscribe to invitations. Every page opens this websocket, which also shows that the account is online."""
    if not await socket_handling.accept(socket, websocket_policy):
        return
    person = person_of(socket)
    listener = InvitationSubscriber(person or "")

    async def subscribe() -> None:
        if person is None or await accounts.find(person) is None:
            raise ProblemError("no_account")
        await invitation_feed.subscribe(listener)

    await socket_handling.serve_send_only(
        socket, websocket_policy, listener, subscribe, lambda: invitation_feed.unsubscribe(listener), "an account"
    )


HANDLERS = [get_identity, set_name, person_socket]
