"""Pings: none to a client that sends messages, and a silent client that answers none is disconnected."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator

import pytest
import uvicorn
from litestar.types import Receive, Scope, Send

from tests.ports import free_port
from tongiaki.server.transport import websocket_protocol
from tongiaki.server.transport.websocket_protocol import PING_AFTER, PING_TIMEOUT, WebsocketProtocol, protocol_of

SILENCE = 0.5
"""Seconds of silence before a ping, and for the answer, in this test."""
HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
PING, CLOSE = 0x89, 0x88
"""First bytes of these frames."""
MESSAGE = b"\x81\x82\0\0\0\0{}"


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    """Accept a websocket, and ignore its messages."""
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    await protocol_of(scope).listen(lambda _message: None)


@pytest.fixture
async def port(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[int]:
    """Start a server with short times, and return its port."""
    monkeypatch.setattr(websocket_protocol, "PING_AFTER", SILENCE)
    number = free_port()
    config = uvicorn.Config(
        application,  # type: ignore[arg-type]  # Litestar's types of ASGI
        port=number,
        ws=WebsocketProtocol,
        ws_ping_interval=SILENCE,
        ws_ping_timeout=SILENCE,
        lifespan="off",
        log_config=None,
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve())
    while not server.started:  # noqa: ASYNC110 - uvicorn has no event for it
        await asyncio.sleep(0.01)
    yield number
    server.should_exit = True
    await task


@contextlib.asynccontextmanager
async def connected(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """Open a websocket that answers nothing by itself."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, family=socket.AF_INET)
    writer.write(HANDSHAKE)
    await reader.readuntil(b"\r\n\r\n")
    yield reader, writer
    writer.close()


async def test_a_silent_client_that_answers_no_ping_is_disconnected(port: int) -> None:
    async with connected(port) as (reader, _), asyncio.timeout(20):
        received = await reader.read()
    assert received[0] == PING
    assert CLOSE in received


async def test_a_client_that_sends_messages_gets_no_ping(port: int) -> None:
    async with connected(port) as (reader, writer):
        for _ in range(15):
            writer.write(MESSAGE)
            await asyncio.sleep(SILENCE / 5)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(reader.read(1), 0.01)


def test_a_dead_player_is_absent_within_45_seconds() -> None:
    assert PING_AFTER + PING_TIMEOUT <= 45
