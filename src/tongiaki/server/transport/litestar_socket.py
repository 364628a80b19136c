"""Litestar's websocket as a `ClientSocket`, and the decorator of the handlers that receive one."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, cast, get_type_hints

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope, WebSocketReceiveEvent

from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.transport.websocket_protocol import send_now_function

_WebSocket = WebSocket[Any, Any, Any]


class LitestarSocket:
    """A `ClientSocket` that uses Litestar's websocket."""

    __slots__ = ("_send_now", "_socket")

    def __init__(self, socket: _WebSocket) -> None:
        self._socket = socket
        self._send_now = send_now_function(socket.scope)

    @property
    def scope(self) -> Scope:
        """The ASGI scope."""
        return self._socket.scope

    async def accept(self) -> None:
        """Complete the handshake."""
        await self._socket.accept()

    async def receive(self) -> bytes | None:
        """Wait for the next message and return it; None after the client has disconnected."""
        event = await self._socket.receive()
        if event["type"] == "websocket.disconnect":
            return None
        message = cast("WebSocketReceiveEvent", event)
        return message.get("bytes") or (message.get("text") or "").encode()

    async def send(self, message: bytes) -> None:
        """Send a message, and wait while the client reads too slowly; raises OSError if it has disconnected."""
        try:
            await self._socket.send_data(message.decode())
        except WebSocketDisconnect as error:
            raise ConnectionError(error.detail) from error

    def send_now(self, message: bytes) -> bool:
        """Send a message immediately; return False if the client has disconnected or reads too slowly."""
        return self._send_now is not None and self._send_now(message)

    async def close(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection, unless the client has disconnected."""
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self._socket.close(code=code, reason=reason)


def websocket_handler(path: str) -> Callable[[Callable[..., Awaitable[None]]], BaseRouteHandler]:
    """Return a decorator that makes a function the handler of a websocket's path.

    The function's parameter `socket` is a `ClientSocket`. Litestar fills in the other parameters.
    """

    def decorate(function: Callable[..., Awaitable[None]]) -> BaseRouteHandler:
        async def handle(socket: _WebSocket, **parameters: object) -> None:
            await function(socket=LitestarSocket(socket), **parameters)

        # Litestar reads the parameters from these. It requires its own websocket as `socket`.
        types = get_type_hints(function, include_extras=True) | {"socket": _WebSocket}
        handle.__name__, handle.__doc__, handle.__module__ = function.__name__, function.__doc__, function.__module__
        handle.__annotations__ = types
        handle.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]  # read by `inspect.signature`
        return websocket(path)(handle)

    return decorate
