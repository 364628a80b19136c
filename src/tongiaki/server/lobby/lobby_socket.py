"""The websocket of the lobby, which only tells."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromQuery

from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.problems import ProblemError
from tongiaki.server.house.house import House
from tongiaki.server.house.lobby import LobbyViewer
from tongiaki.server.web import conversation
from tongiaki.server.web.callers import person_at
from tongiaki.server.web.connections import TRY_AGAIN
from tongiaki.server.web.conversation import IMPOLITE
from tongiaki.server.web.limits import address_of
from tongiaki.server.web.sockets import write_of
from tongiaki.server.wire.protocol import Pong
from tongiaki.store import UnavailableError

SLOW = 20.0
"""Seconds in which a connection must take one picture of the lobby."""

_PONG = msgspec.json.encode(Pong()).decode()

_log = logging.getLogger(__name__)


class _RudeError(Exception):
    """The other side keeps talking where nobody listens."""


@websocket("/ws/lobby")
async def lobby_socket(
    socket: WebSocket[Any, Any, Any], house: NamedDependency[House], own: FromQuery[bool] = False
) -> None:
    """Look at the lobby, or at one's own tables alone."""
    if not await conversation.welcome(socket, house.manners):
        return
    viewer = LobbyViewer(person_at(socket), write_of(socket.scope), own=own)
    try:
        await house.lobby.join(viewer)
    except UnavailableError:
        house.lobby.part(viewer)
        await conversation.send_away(socket, ProblemError("try_again"))
        return
    speaking = asyncio.ensure_future(deliver(viewer, lambda data: socket.send_data(data.decode()), SLOW))
    listening = asyncio.ensure_future(_listen(socket, lambda: house.hearing.take(address_of(socket), viewer.person)))
    try:
        await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        house.lobby.part(viewer)
        for task in (speaking, listening):
            task.cancel()
        results = await asyncio.gather(speaking, listening, return_exceptions=True)
    for result in results:
        if isinstance(result, TimeoutError):
            TURNED_DOWN.labels("too_slow").inc()
            await socket.close(code=TRY_AGAIN, reason="too_slow")
        elif isinstance(result, _RudeError):
            TURNED_DOWN.labels("too_fast").inc()
            await socket.close(code=IMPOLITE, reason="too_fast")
        elif isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, OSError)):
            _log.error("a connection to the lobby broke", exc_info=result)


async def deliver(viewer: LobbyViewer, send: Callable[[bytes], Awaitable[None]], patience: float) -> None:
    """Send what waits, for ever; raises TimeoutError when it is not taken within so many seconds."""
    while True:
        await asyncio.wait_for(send(await viewer.next()), patience)


async def _listen(socket: WebSocket[Any, Any, Any], may_speak: Callable[[], bool]) -> None:
    """Wait for the end; what is said here means nothing, and whoever says it hears that somebody is there."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        if not may_speak():
            raise _RudeError
        await socket.send_data(_PONG)
