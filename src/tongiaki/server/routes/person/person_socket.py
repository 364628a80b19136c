"""The websocket of an account, open on every page: it delivers invitations and marks the person as online."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from tongiaki.common.problems import ProblemError
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed, Listener
from tongiaki.server.transport.websocket_protocol import write_of
from tongiaki.server.web import conversation, send_only_socket
from tongiaki.server.web.authentication import client_address, person_at
from tongiaki.server.web.conversation import WebsocketPolicy
from tongiaki.store import Accounts, UnavailableError


@websocket("/ws/me")
async def my_socket(
    socket: WebSocket[Any, Any, Any],
    accounts: NamedDependency[Accounts],
    invitation_feed: NamedDependency[InvitationFeed],
    limits: NamedDependency[Limits],
    websocket_policy: NamedDependency[WebsocketPolicy],
) -> None:
    """Subscribe to invitations."""
    if not await conversation.welcome(socket, websocket_policy):
        return
    person = person_at(socket)
    try:
        if person is None or await accounts.of(person) is None:
            raise ProblemError("no_account")
        listener = Listener(person)
        await invitation_feed.join(listener)
    except ProblemError as problem:
        await conversation.send_away(socket, problem)
        return
    except UnavailableError:
        await conversation.send_away(socket, ProblemError("try_again"))
        return

    async def send(data: bytes) -> None:
        await asyncio.wait_for(socket.send_data(data.decode()), send_only_socket.SLOW)

    try:
        await send_only_socket.hold(
            socket,
            listener.deliver(send, write_of(socket.scope)),
            lambda: limits.hearing.take(client_address(socket), person),
            "a person",
        )
    finally:
        invitation_feed.part(listener)
