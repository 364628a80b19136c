"""Open connections: websockets and streaming responses, counted per address and closed when their session ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Collection, Iterator
from typing import Literal, Protocol, cast

from litestar.types import Message, Receive, Send, WebSocketReceiveMessage, WebSocketSendMessage

from tongiaki.common.rate_limits import ConnectionsPerAddress
from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.transport.outbox import Outbox, SlowError
from tongiaki.server.web.authentication import Caller

_DISCONNECT: Literal["websocket.disconnect"] = "websocket.disconnect"


class WebsocketConnection:
    """A websocket connection that is closed when its session ends."""

    def __init__(self, receive: Receive, send: Send, address: str, caller: Caller | None) -> None:
        self.address = address
        self.caller = caller
        self._receive = receive
        self._send = send
        self._closing: asyncio.Task[None] | None = None

    def end(self) -> None:
        """Close the connection because its session has ended."""
        if self._closing is None:
            self._closing = asyncio.get_running_loop().create_task(self._close())

    async def receive(self) -> WebSocketReceiveMessage:
        """Return the next message, or a disconnect message once the session has ended."""
        message = cast("WebSocketReceiveMessage", await self._receive())
        if self._closing is None:
            return message
        if message["type"] == _DISCONNECT:
            self._closing.cancel()  # has no effect if the close message was already sent
            return message
        # A client that keeps sending must be disconnected at the same time as one that sends nothing.
        await self._closing
        return {"type": _DISCONNECT, "code": CloseCode.SESSION_ENDED}

    async def send(self, message: WebSocketSendMessage) -> None:
        """Send a message unless the session has ended."""
        if self._closing is None:
            await self._send(message)

    def release(self) -> None:
        """Drop the references to the transport.

        A reference cycle of the handler would otherwise keep the transport alive.
        """
        self._receive, self._send = _receive_disconnect, _reject_message

    async def _close(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # already closed
            await self._send({"type": "websocket.close", "code": CloseCode.SESSION_ENDED, "reason": "session_ended"})


async def _receive_disconnect() -> WebSocketReceiveMessage:
    return {"type": _DISCONNECT, "code": CloseCode.SESSION_ENDED}


async def _reject_message(message: Message) -> None:
    raise OSError(f"the connection has ended: {message['type']}")


class OpenConnection(Protocol):
    """An open connection: a websocket or a streaming response, with its address and caller."""

    address: str
    caller: Caller | None

    def end(self) -> None:
        """Close the connection because its session has ended."""


class Connections:
    """All websockets and streaming responses of this server, with a limit per address.

    `on_open` and `on_close` are called with the caller when a connection is opened and when it is closed.
    """

    def __init__(self, limit: ConnectionsPerAddress) -> None:
        self.on_open: Callable[[Caller], None] = lambda _: None
        self.on_close: Callable[[Caller], None] = lambda _: None
        self._open: set[OpenConnection] = set()
        self._limit = limit

    def __len__(self) -> int:
        return len(self._open)

    @property
    def callers(self) -> list[Caller]:
        """The callers of all open connections, without connections that have no caller."""
        return [connection.caller for connection in self._open if connection.caller is not None]

    def full(self, address: str) -> bool:
        """Return whether an address has reached its connection limit."""
        return self._limit.is_reached(address)

    @contextlib.contextmanager
    def opened(self, connection: OpenConnection) -> Iterator[None]:
        """Count a connection until the block ends."""
        self._open.add(connection)
        self._limit.add(connection.address)
        if connection.caller is not None:
            self.on_open(connection.caller)
        try:
            yield
        finally:
            self._open.discard(connection)
            self._limit.remove(connection.address)
            if connection.caller is not None:
                self.on_close(connection.caller)

    def end(self, tokens: Collection[str]) -> None:
        """Close all connections that were opened with the tokens that have these hashes."""
        for connection in self._open:
            if connection.caller is not None and connection.caller.token in tokens:
                connection.end()

    def end_person(self, person: str) -> None:
        """Close all connections of a person."""
        for connection in self._open:
            if connection.caller is not None and connection.caller.person == person:
                connection.end()


KEEPALIVE_INTERVAL = 15.0
"""Seconds without a message after which an empty line is sent to keep the connection open."""


class StreamingResponse:
    """A streaming response (NDJSON) for clients without websockets.

    It ends when the client disconnects or is too slow, or when the session ends.
    """

    def __init__(self, outbox: Outbox, address: str, caller: Caller | None) -> None:
        self.address = address
        self.caller = caller
        self._outbox = outbox
        self._ended = False

    def end(self) -> None:
        """End the response because the session has ended."""
        self._ended = True
        self._outbox.put(b"")

    async def lines(self, connections: Connections) -> AsyncIterator[bytes]:
        """Yield the messages of the outbox, one per line."""
        with connections.opened(self):
            while not self._ended:
                try:
                    async with asyncio.timeout(KEEPALIVE_INTERVAL):
                        message = await self._outbox.next()
                except TimeoutError:
                    message = b""
                except SlowError:
                    return
                if not self._ended:
                    yield message + b"\n"
