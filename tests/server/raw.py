"""Bytes to a server as they are, for what no client sends."""

import socket

from tests.live import LiveServer
from tests.server.player import PATIENCE

UPGRADE = (
    "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
)
"""The headers that ask for a websocket."""


def answer_to(server: LiveServer, request: bytes) -> bytes:
    """The answer to a request, up to the end of the connection: the request asks for that, or cannot be answered."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as connection:
        connection.sendall(request)
        found = b""
        while data := connection.recv(65536):
            found += data
    return found
