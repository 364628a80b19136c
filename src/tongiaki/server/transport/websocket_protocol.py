"""uvicorn's websocket protocol, changed to send messages immediately and to compress only large messages."""

from __future__ import annotations

import asyncio
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

from tongiaki.server.transport.client_socket import OnMessage

MIN_COMPRESSED = 4096
"""Minimum size of a compressed message, in bytes. Positions are smaller; a table with its log is larger."""
WINDOW_BITS = 12

PING_AFTER = 25.0
"""Seconds without incoming data after which a ping is sent."""
PING_TIMEOUT = 20.0
"""Seconds after which a client that does not answer a ping is disconnected. It is then shown as absent."""

_PROTOCOL = "protocol"
"""Key under which the state of a websocket stores the connection's protocol."""


class _LargeMessageCompression(PerMessageDeflate):
    """Compresses each large message independently, so that no state is kept between messages."""

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
    """A websocket protocol that can also send synchronously, and that delivers messages without a queue or a task."""

    _on_message: OnMessage | None = None
    _closed: asyncio.Future[None] | None = None
    _paused = False
    _received_at = 0.0

    def __init__(self, *arguments: Any, **options: Any) -> None:  # noqa: ANN401 - the arguments that uvicorn passes
        super().__init__(*arguments, **options)
        self.conn.available_extensions = _OFFERS

    async def run_asgi(self) -> None:
        """Store the protocol in the connection's state and run the application."""
        self.scope["state"][_PROTOCOL] = self
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].clear()  # breaks a reference cycle that would keep the connection's objects alive

    async def send(self, message: ASGISendEvent) -> None:
        """Send a message; raises OSError if the connection is already closed.

        A complete HTTP response also marks the handshake as complete, which uvicorn does not do.
        """
        if message["type"] == "websocket.send" and self.close_sent:
            raise ClientDisconnected  # uvicorn would raise RuntimeError if the client has closed the connection
        await super().send(message)
        if message["type"] == "websocket.close":
            self._end()
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def data_received(self, data: bytes) -> None:
        """Process incoming data and remember its arrival time."""
        self._received_at = self.loop.time()
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        """Pass a message to the application. A message that is not valid UTF-8 closes the connection."""
        if self._on_message is not None and self.curr_msg_data_type == "text" and not self.close_sent:
            data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
            if data.isascii() or _is_utf8(data):
                self.frames = []
                self._pass_on(bytes(data))
                return
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1007})
            self.transport.close()
        if self._on_message is not None:
            self._empty_queue()

    async def listen(self, on_message: OnMessage) -> None:
        """Call `on_message` with each message until the connection ends; raises any error of `on_message`.

        Messages that arrived before this call are taken from the ASGI server's queue.
        """
        self._on_message, self._closed = on_message, self.loop.create_future()
        try:
            self._empty_queue()
            await self._closed
        finally:
            self._on_message = None

    def pause(self) -> None:
        """Stop reading until `resume` is called."""
        if not self._paused and not self.transport.is_closing():
            self.transport.pause_reading()
            self._paused = True

    def resume(self) -> None:
        """Read again."""
        if self._paused and not self.transport.is_closing():
            self.transport.resume_reading()
        self._paused = False

    def send_keepalive_ping(self) -> None:
        """Send a ping, unless the client has sent something recently."""
        silent = self.loop.time() - self._received_at
        if silent < 0.9 * PING_AFTER:
            self.ping_timer = self.loop.call_later(PING_AFTER - silent, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def _empty_queue(self) -> None:
        while self._on_message is not None and not self.queue.empty():
            event = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._pass_on(event.get("bytes") or (event.get("text") or "").encode())
            elif event["type"] == "websocket.disconnect":
                self._end()
        if self.read_paused:
            self.read_paused = False
            if not self._paused and not self.transport.is_closing():
                self.transport.resume_reading()

    def _pass_on(self, data: bytes) -> None:
        if self._on_message is not None:
            try:
                self._on_message(data)
            except Exception as error:  # noqa: BLE001 - raised by `listen`
                self._end(error)

    def _end(self, error: Exception | None = None) -> None:
        """End `listen`, which raises the error if there is one."""
        self._on_message = None
        if self._closed is not None and not self._closed.done():
            if error is None:
                self._closed.set_result(None)
            else:
                self._closed.set_exception(error)

    def connection_lost(self, exc: Exception | None) -> None:
        """Clean up after the client has disconnected."""
        super().connection_lost(exc)
        self._end()
        self.conn.parser.close()  # breaks a reference cycle that would keep the parser alive

    def send_now(self, message: bytes) -> bool:
        """Send a text message immediately; return False if the client has disconnected or reads too slowly."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def protocol_of(scope: Scope) -> WebsocketProtocol:
    """Return the protocol object of a websocket."""
    return cast("WebsocketProtocol", scope["state"][_PROTOCOL])


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
