"""uvicorn's websocket protocol, tuned: messages are sent immediately, and only large ones are compressed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from litestar.types import Scope
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.protocol import State
from websockets.typing import ExtensionParameter

from tongiaki.server.transport.client_socket import SendNow

MIN_COMPRESSED = 4096
"""Minimum size of a compressed message, in bytes. A position is smaller; a table with its log is larger."""
WINDOW_BITS = 12

_SEND_NOW = "send_now"
"""Key of the connection's `send_now` in the state of a websocket."""


class _LargeMessageCompression(PerMessageDeflate):
    """Compresses large messages, each independently, so that no state is kept between them."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < MIN_COMPRESSED else super().encode(frame)


class _CompressionOffer(ServerPerMessageDeflateFactory):
    """Negotiates compression with the client."""

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Any]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        response, compression = super().process_request_params(params, accepted_extensions)
        return response, _LargeMessageCompression(
            compression.remote_no_context_takeover,
            compression.local_no_context_takeover,
            compression.remote_max_window_bits,
            compression.local_max_window_bits,
            compression.compress_settings,
        )


_OFFERS = (
    _CompressionOffer(
        server_no_context_takeover=True,
        client_no_context_takeover=True,
        server_max_window_bits=WINDOW_BITS,
        client_max_window_bits=WINDOW_BITS,
        compress_settings={"memLevel": 5},
    ),
)


class WebsocketProtocol(WebSocketsSansIOProtocol):
    """A websocket protocol that can also send synchronously."""

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - the arguments that uvicorn passes
        super().__init__(*arguments, **options)
        self.conn.available_extensions = _OFFERS

    async def run_asgi(self) -> None:
        """Put `send_now` into the connection's state, and run the application."""
        self.scope["state"][_SEND_NOW] = self.send_now
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].clear()  # breaks a reference cycle that would keep the connection's objects alive

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; raises OSError after the connection was closed.

        An HTTP response also completes the handshake, which uvicorn does not mark.
        """
        if message["type"] == "websocket.send" and self.close_sent:
            raise ClientDisconnected  # uvicorn raises RuntimeError if the client has closed the connection meanwhile
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application. Text that is not UTF-8 closes the connection."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1007})
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the client has disconnected."""
        super().connection_lost(exc)
        self.conn.parser.close()  # breaks another reference cycle

    def send_now(self, message: bytes) -> bool:
        """Send a text message immediately; return False if the client has disconnected or reads too slowly."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def send_now_function(scope: Scope) -> SendNow | None:
    """Return the function that sends immediately; None if the ASGI server uses another protocol class."""
    return cast("SendNow | None", scope["state"].get(_SEND_NOW))
