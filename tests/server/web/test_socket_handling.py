"""Send-only websockets: pings, rate limit, slow clients, clients that abort, and subscriptions that are rejected."""

import asyncio
import contextlib
import json
import socket
import struct
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets import ConnectionClosed
from websockets.asyncio.client import connect

from tests.conftest import StartServer
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import PersonAndAddressLimit, RateLimit
from tongiaki.server.services.lobby.lobby_feed import LobbyViewer
from tongiaki.server.services.lobby.lobby_snapshot import LobbySnapshot
from tongiaki.server.transport.client_socket import CloseCode, OnMessage
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.transport.websocket_protocol import WebsocketProtocol
from tongiaki.server.web import socket_handling
from tongiaki.server.web.socket_handling import WebsocketPolicy


class SilentClient:
    """A stand-in for a client that sends nothing; with `stuck`, it reads nothing either."""

    def __init__(self, *, stuck: bool = False) -> None:
        self.scope: Any = {"client": ("::1", 1), "state": {"caller": None}}
        self.stuck = stuck
        self.sent: list[bytes] = []
        self.closed: list[tuple[CloseCode, str]] = []

    async def accept(self) -> None: ...

    async def listen(self, on_message: OnMessage) -> None:
        del on_message
        await asyncio.sleep(60)

    async def send(self, message: bytes) -> None:
        if self.stuck:
            await asyncio.sleep(60)
        self.sent.append(message)

    def send_now(self, message: bytes) -> bool:
        return not message

    async def close(self, code: CloseCode, reason: str = "") -> None:
        self.closed.append((code, reason))


def policy(burst: int = 9) -> WebsocketPolicy:
    buckets = RateLimit(0.001, burst)
    return WebsocketPolicy((), 1, buckets, PersonAndAddressLimit(buckets, buckets))


async def test_a_client_that_reads_no_snapshot_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_handling, "SEND_TIMEOUT", 0.05)
    client, viewer, calls = SilentClient(stuck=True), LobbyViewer(None), list[str]()

    async def subscribe() -> None:
        viewer.show(LobbySnapshot([[("a", b'{"id":"a"}')], [], [], []]))

    await socket_handling.serve_send_only(
        client, policy(), viewer, subscribe, lambda: calls.append("unsubscribed"), "the lobby"
    )
    assert client.closed == [(CloseCode.TRY_AGAIN, "too_slow")]
    assert calls == ["unsubscribed"]


async def test_a_subscription_that_is_rejected_closes_the_connection() -> None:
    async def subscribe() -> None:
        raise ProblemError("no_account")

    client, calls = SilentClient(), list[str]()
    await socket_handling.serve_send_only(
        client, policy(), Outbox(), subscribe, lambda: calls.append("unsubscribed"), "an account"
    )
    assert b"no_account" in client.sent[0]
    assert client.closed == [(CloseCode.NOT_FOUND, "")]
    assert calls == ["unsubscribed"]


async def test_a_client_of_the_lobby_that_sends_too_fast_is_disconnected(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_RATE="0.01", TONGIAKI_MESSAGE_BURST="3")
    received = []
    async with connect(f"{server.url.replace('http', 'ws')}/ws/lobby") as client:
        with contextlib.suppress(ConnectionClosed):
            for _ in range(9):
                await client.send("{}")
        with contextlib.suppress(ConnectionClosed):
            async with asyncio.timeout(30):
                while True:
                    received.append(json.loads(await client.recv()))
        assert (client.close_code, client.close_reason) == (CloseCode.POLICY, "too_fast")
    assert [message for message in received if message["type"] == "pong"] == [{"type": "pong", "id": None}] * 3


async def test_a_message_after_the_clients_close_message_counts_as_a_disconnect() -> None:
    async def application(_scope: object, _receive: object, _send: object) -> None: ...

    config = uvicorn.Config(application, log_config=None)
    config.load()
    protocol = WebsocketProtocol(config, ServerState(), {})
    protocol.handshake_complete = protocol.close_sent = True
    with pytest.raises(OSError):  # noqa: PT011 - what callers of `send` handle
        await protocol.send({"type": "websocket.send", "bytes": None, "text": "late"})


async def test_clients_that_abort_at_once_leave_no_error_in_the_log(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    request = (
        b"GET /ws/lobby HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n" % server.port
    )
    close = b"\x88\x80\0\0\0\0"
    for number in range(40):
        with socket.create_connection(("127.0.0.1", server.port)) as client:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            client.sendall(request + close * (number % 2))
            if number % 4 > 1:
                await asyncio.sleep(0.01)
    async with connect(f"{server.url.replace('http', 'ws')}/ws/lobby") as client:
        await client.recv()
    log = server.log.read_text()
    assert "Traceback" not in log
    assert "failed" not in log
