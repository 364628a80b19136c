"""The interface of a websocket with a client. The rest of the server uses only this, and no library's websocket."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from enum import IntEnum
from typing import Protocol

from litestar.types import Scope

OnMessage = Callable[[bytes], None]
"""Handles a message, as UTF-8 text. It must not block."""
Send = Callable[[bytes], Awaitable[None]]
"""Sends a text message, and waits while the client reads too slowly."""
SendNow = Callable[[bytes], bool]
"""Sends a text message immediately; returns False if the client has disconnected or reads too slowly."""


class CloseCode(IntEnum):
    """The close codes of the server's websockets."""

    POLICY = 1008
    """The page belongs to another site, hello did not come in time, or messages came too fast."""
    TRY_AGAIN = 1013
    """The client is too slow or too fast, its address has too many connections, or the database is unavailable."""
    SESSION_ENDED = 4401
    """The session has ended. A client that reconnects has another identity."""
    NOT_FOUND = 4404
    """The table, study or account does not exist."""


class ClientSocket(Protocol):
    """A websocket with a client. All messages are text."""

    @property
    def scope(self) -> Scope:
        """The ASGI scope, which holds the request's headers, the client's address and the caller."""

    async def accept(self) -> None:
        """Complete the handshake."""

    async def listen(self, on_message: OnMessage) -> None:
        """Call `on_message` with each message, in order, until the client has disconnected.

        An error that `on_message` raises ends the listening and is raised here.
        """

    def pause(self) -> None:
        """Read no further messages until `resume`, which slows down the sender."""

    def resume(self) -> None:
        """Read messages again."""

    async def send(self, message: bytes) -> None:
        """Send a message, and wait while the client reads too slowly; raises OSError if it has disconnected."""

    def send_now(self, message: bytes) -> bool:
        """Send a message immediately; return False if the client has disconnected or reads too slowly."""

    async def close(self, code: CloseCode, reason: str = "") -> None:
        """Close the connection, unless the client has disconnected."""


class MessageSource(Protocol):
    """The outgoing messages of one websocket."""

    async def deliver(self, send: Send, send_now: SendNow) -> None:
        """Send messages until the task is cancelled; raises SlowError if the client is too slow."""
