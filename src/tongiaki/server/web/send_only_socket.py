"""A send-only websocket; incoming messages are answered with `pong` and otherwise ignored."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.protocol.table_messages import Pong
from tongiaki.server.transport.outbox import SlowError
from tongiaki.server.web.connections import TRY_AGAIN
from tongiaki.server.web.conversation import IMPOLITE

SLOW = 20.0
"""Timeout for sending one message, in seconds."""

_PONG = msgspec.json.encode(Pong()).decode()
_log = logging.getLogger(__name__)


class _RudeError(Exception):
    """Too many messages from the client of a send-only websocket."""


async def hold(
    socket: WebSocket[Any, Any, Any], telling: Coroutine[Any, Any, None], may_speak: Callable[[], bool], about: str
) -> None:
    """Run a send-only websocket until it ends; `telling` raises TimeoutError or SlowError if the client is too slow."""
    speaking, listening = asyncio.ensure_future(telling), asyncio.ensure_future(_listen(socket, may_speak))
    try:
        await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (speaking, listening):
            task.cancel()
        results = await asyncio.gather(speaking, listening, return_exceptions=True)
    for result in results:
        if isinstance(result, (TimeoutError, SlowError)):
            TURNED_DOWN.labels("too_slow").inc()
            await socket.close(code=TRY_AGAIN, reason="too_slow")
        elif isinstance(result, _RudeError):
            TURNED_DOWN.labels("too_fast").inc()
            await socket.close(code=IMPOLITE, reason="too_fast")
        elif isinstance(result, Exception) and not isinstance(result, (WebSocketDisconnect, OSError)):
            _log.error("a connection to %s broke", about, exc_info=result)


async def _listen(socket: WebSocket[Any, Any, Any], may_speak: Callable[[], bool]) -> None:
    """Wait for the disconnect; ignore each message, but answer it with `pong` to show that the server is alive."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        if not may_speak():
            raise _RudeError
        await socket.send_data(_PONG)
