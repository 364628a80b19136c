"""The interface of a websocket to a client. The rest of the server depends on it instead of on a websocket library."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Protocol

from litestar.types import Scope

OnMessage = Callable[[bytes], None]
"""Callback that handles a message, given as UTF-8 text. It must not block."""
Send = Callable[[bytes], Awaitable[None]]
"""Function that sends a text message. It waits if the client reads too slowly."""
SendNow = Callable[[bytes], bool]
"""Function that sends a text message at once. It returns False if the client has disconnected or reads too slowly."""


class CloseCode(IntEnum):
    """The close codes of the server's websockets."""

    POLICY = 1008
    """The page belongs to another site, the client's hello did not arrive in time, or messages came too fast."""
    TRY_AGAIN = 1013
    """The client is too slow or too fast, its address has too many connections, or the database does not answer."""
    SESSION_ENDED = 4401
    """The session has ended. A client that reconnects gets another identity."""
    NOT_FOUND = 4404
    """The table, study or account does not exist."""


class ClientSocket(Protocol):
    """A websocket to a client. All messages are text."""

    @property
    def scope(self) -> Scope:
        """The ASGI scope, which holds the request's headers, the client's address and the caller."""

    async def accept(self) -> None:
        """Complete the handshake."""

    async def listen(self, on_message: OnMessage) -> None:
        """Call `on_message` with each message, in order, until the client has disconnected.

        An error in `on_message` stops this method, which then raises that error.
        """

    def pause(self) -> None:
        """Stop reading messages until `resume` is called. This slows down the sender."""

    def resume(self) -> None:
        """Continue to read messages."""

    async def send(self, message: bytes) -> None:
        """Send a message and wait if the client reads too slowly; raises OSError if the client has disconnected."""

    def send_now(self, message: bytes) -> bool:
        """Send a message immediately; return False if the client has disconnected or reads too slowly."""

    async def close(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection if the client is still connected."""


class MessageSource(Protocol):
    """The outgoing messages of one websocket."""

    async def deliver(self, send: Send, send_now: SendNow) -> None:
        """Send messages until the task is cancelled; raises SlowError if the client is too slow."""
