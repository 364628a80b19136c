"""Websockets as uvicorn speaks them, at what they are worth: most goes out at once, and only the long is squeezed."""

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
"""Bytes from which a message is squeezed: a position with its moves is shorter, a whole table with its log is not."""
WINDOW_BITS = 12

Write = Callable[[bytes], bool]
"""Sends a message of text at once; False if it cannot, as the other side has gone or takes nothing now."""

_WRITE = "write"
"""Where the state of a websocket has its Write."""


class _Squeezing(PerMessageDeflate):
    """Squeezes long messages, each by itself, so that nothing is kept between them."""

    def encode(self, frame: Frame) -> Frame:
        return frame if len(frame.data) < LONG else super().encode(frame)


class _Offer(ServerPerMessageDeflateFactory):
    """Agrees with the other side on how to squeeze."""

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
    """A websocket's protocol, with a way to send that waits for nothing."""

    def __init__(self, *arguments: Any, **named: Any) -> None:  # noqa: ANN401 - as uvicorn makes it
        super().__init__(*arguments, **named)
        self.conn.available_extensions = _OFFERS

    async def run_asgi(self) -> None:
        """Tell the application how to send at once, and run it."""
        self.scope["state"][_WRITE] = self.write
        try:
            await super().run_asgi()
        finally:
            self.scope["state"].clear()  # a circle, in which all that the connection had would stay

    async def send(self, message: ASGISendEvent) -> None:
        """Send what the application says; an answer by HTTP completes the handshake, which uvicorn leaves open."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def send_receive_event_to_app(self) -> None:
        """Pass on a message; text that is not UTF-8 ends the connection, also while it is closing."""
        try:
            super().send_receive_event_to_app()
        except InvalidState:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": 1007})
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Hear that the other side has gone."""
        super().connection_lost(exc)
        self.conn.parser.close()  # another circle

    def write(self, message: bytes) -> bool:
        """Send a message of text at once; False if it cannot, as the other side has gone or takes nothing now."""
        if self.disconnected or self.close_sent or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(message)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True


def write_of(scope: WebSocketScope) -> Write | None:
    """Give the way to send at once on a websocket; None where another kind of server holds it."""
    return cast("Write | None", scope["state"].get(_WRITE))
