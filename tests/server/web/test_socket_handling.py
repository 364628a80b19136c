"""A send-only websocket, served through the interface that hides the web framework."""

import asyncio
from typing import Any

import pytest

from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import Buckets, Shares
from tongiaki.server.services.lobby.lobby_feed import LobbyViewer
from tongiaki.server.services.lobby.lobby_snapshot import Picture
from tongiaki.server.transport.client_socket import CloseCode
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.web import socket_handling
from tongiaki.server.web.socket_handling import WebsocketPolicy


class FakeSocket:
    """A client that sends `messages` and then stays silent; with `stuck`, it reads nothing."""

    def __init__(self, messages: int = 0, *, stuck: bool = False) -> None:
        self.scope: Any = {"client": ("::1", 1), "state": {"caller": None}}
        self.messages = messages
        self.stuck = stuck
        self.sent: list[bytes] = []
        self.closed: list[tuple[CloseCode, str]] = []

    async def accept(self) -> None: ...

    async def receive(self) -> bytes | None:
        if self.messages == 0:
            await asyncio.sleep(60)
        self.messages -= 1
        return b"{}"

    async def send(self, message: bytes) -> None:
        if self.stuck:
            await asyncio.sleep(60)
        self.sent.append(message)

    def send_now(self, message: bytes) -> bool:
        return not message

    async def close(self, code: CloseCode, reason: str = "") -> None:
        self.closed.append((code, reason))


def policy(burst: int) -> WebsocketPolicy:
    """Return a policy that allows this number of messages at once."""
    buckets = Buckets(0.001, burst)
    return WebsocketPolicy((), 1, buckets, Shares(buckets, Buckets(0.001, burst)))


async def nothing() -> None:
    """Subscribe to nothing."""


async def test_a_client_that_reads_no_snapshot_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket_handling, "SEND_TIMEOUT", 0.05)
    socket, viewer, calls = FakeSocket(stuck=True), LobbyViewer(None), list[str]()

    async def subscribe() -> None:
        viewer.show(Picture([[("a", b'{"id":"a"}')], [], [], []]))

    await socket_handling.serve_send_only(
        socket, policy(9), viewer, subscribe, lambda: calls.append("unsubscribed"), "the lobby"
    )
    assert socket.closed == [(CloseCode.TRY_AGAIN, "too_slow")]
    assert calls == ["unsubscribed"]


async def test_a_send_only_websocket_answers_pings_up_to_the_rate_limit() -> None:
    socket = FakeSocket(messages=9)
    await socket_handling.serve_send_only(socket, policy(3), Outbox(), nothing, lambda: None, "an account")
    assert socket.sent == [b'{"type":"pong","id":null}'] * 3
    assert socket.closed == [(CloseCode.POLICY, "too_fast")]


async def test_a_subscription_that_is_rejected_closes_the_connection() -> None:
    async def subscribe() -> None:
        raise ProblemError("no_account")

    socket, calls = FakeSocket(), list[str]()
    await socket_handling.serve_send_only(
        socket, policy(3), Outbox(), subscribe, lambda: calls.append("unsubscribed"), "an account"
    )
    assert b"no_account" in socket.sent[0]
    assert socket.closed == [(CloseCode.NOT_FOUND, "")]
    assert calls == ["unsubscribed"]
