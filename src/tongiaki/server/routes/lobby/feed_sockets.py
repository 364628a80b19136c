"""The websockets that only send: the lobby's tables, and a person's invitations."""

from __future__ import annotations

from litestar.di import NamedDependency
from litestar.params import FromQuery

from tongiaki.common.problems import ProblemError
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed, Listener
from tongiaki.server.services.lobby.lobby_feed import Lobby, LobbyViewer
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.litestar_socket import websocket_handler
from tongiaki.server.web import socket_handling
from tongiaki.server.web.authentication import person_at
from tongiaki.server.web.socket_handling import WebsocketPolicy
from tongiaki.store import Accounts


@websocket_handler("/ws/lobby")
async def lobby_socket(
    socket: ClientSocket,
    lobby: NamedDependency[Lobby],
    websocket_policy: NamedDependency[WebsocketPolicy],
    own: FromQuery[bool] = False,
) -> None:
    """Subscribe to the lobby, or only to the caller's own tables."""
    if not await socket_handling.accept(socket, websocket_policy):
        return
    viewer = LobbyViewer(person_at(socket), own=own)
    await socket_handling.serve_send_only(
        socket, websocket_policy, viewer, lambda: lobby.join(viewer), lambda: lobby.part(viewer), "the lobby"
    )


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
    person = person_at(socket)
    listener = Listener(person or "")

    async def subscribe() -> None:
        if person is None or await accounts.of(person) is None:
            raise ProblemError("no_account")
        await invitation_feed.join(listener)

    await socket_handling.serve_send_only(
        socket, websocket_policy, listener, subscribe, lambda: invitation_feed.part(listener), "an account"
    )


HANDLERS = [lobby_socket, person_socket]
