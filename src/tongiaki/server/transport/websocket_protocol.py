"""uvicorn's websocket protocol, tuned: messages are written immediately, and only large ones are compressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

from litestar.types import WebSocketScope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.typing import ExtensionParameter

LONG = 4096
"""Minimum size of a compressed message, in bytes. A position with its moves is smaller, a table with its log larger."""
WINDOW_BITS = 12

Write = Callable[[bytes], bool]
"""Sends a text message immediately; returns False if the client has disconnected or reads too slowly."""

_WRITE = "write"
"""Key of the Write in the state of a websocket."""


class _Squeezing(PerMessageDeflate):
    """Compresses large messages, each independently, so that no state is kept between them."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LONG else super().encode(frame)


class _Offer(ServerPerMessageDeflateFactory):
    """Negotiates compression with the client."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        return answer, _Squeezing(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )


_OFFERS = (
    _Offer(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        server_max_window_bits=WINDOW_BITS,
        client_max_window_bits=WINDOW_BITS,
        compress_settings={"memLevel": 5},
    ),
)


class Socket(WebSocketsSansIOProtocol):
    """A websocket protocol that can also write synchronously."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - the arguments that uvicorn passes
        super().__init__(*arguments, **named)
        self.conn.available_extensions = _OFFERS

    async def run_asgi(self) -> None:
        """Put `write` into the connection's state, and run the application."""
        self.scope["state"][_WRITE] = self.write
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].clear()  # breaks a reference cycle that would keep the connection's objects alive

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; an HTTP response also completes the handshake, which uvicorn leaves open."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application; text that is not UTF-8 ends the connection, even while it is closing."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1007})
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the client has disconnected."""
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks another reference cycle

    def write(self, message: bytes) -> bool:
        """Send a text message immediately; return False if the client has disconnected or reads too slowly."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_of(scope: WebSocketScope) -> Write | None:
    """Return the immediate write of a websocket; None if the server uses another protocol class."""
    return cast("Write | None", scope["state"].get(_WRITE))
