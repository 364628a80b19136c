"""Litestar's websocket as a `ClientSocket`, and the decorator for handlers that receive one."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, get_type_hints

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.handlers import BaseRouteHandler
from litestar.types import Scope

from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.transport.websocket_protocol import protocol_of

_WebSocket = WebSocket[Any, Any, Any]


class LitestarSocket:
    """A `ClientSocket` based on Litestar's websocket.

    It bypasses Litestar for received messages and for `send_now`, and uses the protocol below it directly.
    """

    __slots__ = ("_socket", "listen", "pause", "resume", "send_now")

    def __init__(self, socket: _WebSocket) -> None:
        self._socket = socket
        protocol = protocol_of(socket.scope)
        self.listen, self.pause, self.resume = protocol.listen, protocol.pause, protocol.resume
        self.send_now = protocol.send_now

    @property
    def scope(self) -> Scope:
        """The ASGI scope."""
        return self._socket.scope

    async def accept(self) -> None:
        """Complete the handshake."""
        await self._socket.accept()

    async def send(self, message: bytes) -> None:
        """Send a message and wait if the client reads too slowly; raises OSError if the client has disconnected."""
        try:
            await self._socket.send_data(message.decode())
        except WebSocketDisconnect as error:
            raise ConnectionError(error.detail) from error

    async def close(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection if the client is still connected."""
        with contextlib.suppress(WebSocketDisconnect, OSError):
            await self._socket.close(code=code, reason=reason)


def websocket_handler(path: str) -> Callable[[Callable[..., Awaitable[None]]], BaseRouteHandler]:
    """Return a decorator that makes a function the handler of websockets at a path.

    The function's parameter `socket` is a `ClientSocket`. Litestar fills in the other parameters.
    """

    def decorate(function: Callable[..., Awaitable[None]]) -> BaseRouteHandler:
        async def handle(socket: _WebSocket, **parameters: object) -> None:
            await function(socket=LitestarSocket(socket), **parameters)

        # Litestar reads the parameters from these attributes. For `socket`, it requires its own websocket class.
        types = get_type_hints(function, include_extras=True) | {"socket": _WebSocket}
        handle.__name__, handle.__doc__, handle.__module__ = function.__name__, function.__doc__, function.__module__
        handle.__annotations__ = types
        handle.__signature__ = inspect.signature(function)  # type: ignore[attr-defined]  # read by `inspect.signature`
        return websocket(path)(handle)

    return decorate
