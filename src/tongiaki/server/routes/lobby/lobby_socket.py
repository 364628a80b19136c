"""The websocket of the lobby. It only sends messages."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromQuery

from tongiaki.common.problems import ProblemError
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.services.lobby.lobby_feed import Lobby, LobbyViewer
from tongiaki.server.transport.websocket_protocol import write_of
from tongiaki.server.web import conversation, send_only_socket
from tongiaki.server.web.authentication import client_address, person_at
from tongiaki.server.web.conversation import WebsocketPolicy
from tongiaki.store import UnavailableError


@websocket("/ws/lobby")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any],
    limits: NamedDependency[Limits],
    lobby: NamedDependency[Lobby],
    websocket_policy: NamedDependency[WebsocketPolicy],
    own: FromQuery[bool] = False,
) -> None:
    """Follow the lobby, or only the caller's own tables."""
    if not await conversation.welcome(socket, websocket_policy):
        return
    viewer = LobbyViewer(person_at(socket), write_of(socket.scope), own=own)
    try:
        await lobby.join(viewer)
    except UnavailableError:
        lobby.part(viewer)
        await conversation.send_away(socket, ProblemError("try_again"))
        return
    try:
        await send_only_socket.hold(
            socket,
            deliver(viewer, lambda data: socket.send_data(data.decode()), send_only_socket.SLOW),
            lambda: limits.hearing.take(client_address(socket), viewer.person),
            "the lobby",
        )
    finally:
        lobby.part(viewer)


async def deliver(viewer: LobbyViewer, send: Callable[[bytes], Awaitable[None]], patience: float) -> None:
    """Send queued messages forever. Raises TimeoutError if a message is not sent within `patience` seconds."""
    while True:
        await asyncio.wait_for(send(await viewer.next()), patience)
