"""The websocket of a person with an account, on whatever page: it tells of invitations, and says that they are here."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import WebSocket, websocket
from litestar.di import NamedDependency

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.doorbell import Doorbell, Listener
from tongiaki.server.house.limits import Limits
from tongiaki.server.web import conversation, telling
from tongiaki.server.web.callers import person_at
from tongiaki.server.web.limits import address_of
from tongiaki.server.web.manners import Manners
from tongiaki.server.web.sockets import write_of
from tongiaki.store import Accounts, UnavailableError


@websocket("/ws/me")
async def my_socket(
    socket: WebSocket[Any, Any, Any],
    accounts: NamedDependency[Accounts],
    doorbell: NamedDependency[Doorbell],
    limits: NamedDependency[Limits],
    manners: NamedDependency[Manners],
) -> None:
    """Hear of invitations."""
    if not await conversation.welcome(socket, manners):
        return
    person = person_at(socket)
    try:
        if person is None or await accounts.of(person) is None:
            raise ProblemError("no_account")
        listener = Listener(person)
        await doorbell.join(listener)
    except ProblemError as problem:
        await conversation.send_away(socket, problem)
        return
    except UnavailableError:
        await conversation.send_away(socket, ProblemError("try_again"))
        return

    async def send(data: bytes) -> None:
        await asyncio.wait_for(socket.send_data(data.decode()), telling.SLOW)

    try:
        await telling.hold(
            socket,
            listener.deliver(send, write_of(socket.scope)),
            lambda: limits.hearing.take(address_of(socket), person),
            "a person",
        )
    finally:
        doorbell.part(listener)
