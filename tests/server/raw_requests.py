"""Raw bytes for a server, for requests that no HTTP client sends."""

import socket

from tests.live_server import LiveServer
from tests.server.player import PATIENCE

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
"""Headers of a websocket request."""


def answer_to(server: LiveServer, request: bytes) -> bytes:
    """Return the complete response to a request, read until the server closes the connection.

    The request asks the server to close the connection, or is invalid.
    """
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        received = b""
        while data := connection.recv(65536):
            received += data
    return received
