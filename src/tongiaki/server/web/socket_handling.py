"""Accept, serve and close websockets: origin check, rate limits, and the loop that sends and receives."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import Any

import msgspec

from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.origins import Origin
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import PersonAndAddressLimit, RateLimit
from tongiaki.protocol.table_messages import Pong, ProblemMessage
from tongiaki.server.transport.client_socket import ClientSocket, CloseCode, MessageSource
from tongiaki.server.transport.outbox import SlowError
from tongiaki.server.web import host_check
from tongiaki.server.web.authentication import client_address, person_of
from tongiaki.store import UnavailableError

SEND_TIMEOUT = 20.0
"""Timeout for sending one message over a send-only websocket, in seconds."""
AUDIENCE_PER_TOKEN = 5
"""Number of recipients for which a broadcast costs one extra token of the rate limit."""

_PONG = msgspec.json.encode(Pong())
_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class WebsocketPolicy:
    """Rules for all websockets of a server.

    `rate`: maximum number of messages per second and person. `connection_rate`: rate limit for new connections per
    address. `message_rate`: rate limit for messages.
    """

    origins: tuple[Origin, ...]
    rate: float
    connection_rate: RateLimit
    message_rate: PersonAndAddressLimit

    def allows_message(self, address: str, person: str | None, audience: int = 0) -> bool:
        """Take tokens for a message with `audience` recipients; return False if too few tokens are left."""
        return self.message_rate.try_acquire(address, person, price=1 + audience / AUDIENCE_PER_TOKEN)


class PolicyError(Exception):
    """A violation of the rules for websockets. Its argument becomes the reason in the close message."""


async def accept(socket: ClientSocket, websocket_policy: WebsocketPolicy) -> bool:
    """Accept a connection, or close it if its page belongs to another site or its address connects too often.

    Returns whether the connection was accepted.
    """
    if not host_check.is_allowed_origin(socket.scope, websocket_policy.origins):
        TURNED_DOWN.labels("wrong_origin").inc()
        await socket.close(CloseCode.POLICY, "wrong_origin")
        return False
    if not websocket_policy.connection_rate.try_acquire(client_address(socket)):
        TURNED_DOWN.labels("too_fast").inc()
        await socket.close(CloseCode.TRY_AGAIN, "too_fast")
        return False
    await socket.accept()
    return True


async def reject(socket: ClientSocket, problem: ProblemError) -> None:
    """Send a problem over an accepted connection, and close the connection."""
    TURNED_DOWN.labels(problem.code).inc()
    with contextlib.suppress(OSError):  # the client has disconnected
        await socket.send(msgspec.json.encode(ProblemMessage(id=None, code=problem.code, facts=problem.facts)))
    await socket.close(CloseCode.TRY_AGAIN if problem.code in {"try_again", "too_fast"} else CloseCode.NOT_FOUND)


async def send_and_receive(
    socket: ClientSocket,
    sending: Coroutine[Any, Any, None],
    receiving: Coroutine[Any, Any, None],
    unsubscribe: Callable[[], None],
    name: str,
) -> None:
    """Run two coroutines until either ends; then unsubscribe and close the connection.

    `name` identifies the connection in the log. A SlowError or PolicyError in a coroutine determines the reason in the
    close message.
    """
    running = (asyncio.ensure_future(sending), asyncio.ensure_future(receiving))
    try:
        await asyncio.wait(running, return_when=asyncio.FIRST_COMPLETED)
    finally:
        unsubscribe()
        for task in running:
            task.cancel()
        results = await asyncio.gather(*running, return_exceptions=True)
    for result in results:
        if isinstance(result, SlowError):
            TURNED_DOWN.labels("too_slow").inc()
            await socket.close(CloseCode.TRY_AGAIN, "too_slow")
        elif isinstance(result, PolicyError):
            TURNED_DOWN.labels(str(result)).inc()
            await socket.close(CloseCode.POLICY, str(result))
        elif isinstance(result, Exception) and not isinstance(result, OSError):  # OSError: the client has disconnected
            _log.error("the websocket of %s failed", name, exc_info=result)


async def serve_send_only(
    socket: ClientSocket,
    websocket_policy: WebsocketPolicy,
    source: MessageSource,
    subscribe: Callable[[], Awaitable[None]],
    unsubscribe: Callable[[], None],
    name: str,
) -> None:
    """Serve an accepted websocket that only sends. Each message from the client is answered with `pong`.

    `subscribe` may raise ProblemError or UnavailableError, which closes the connection.
    """
    try:
        await subscribe()
    except (ProblemError, UnavailableError) as error:
        unsubscribe()
        await reject(socket, error if isinstance(error, ProblemError) else ProblemError("try_again"))
        return

    async def send(message: bytes) -> None:
        try:
            # `wait_for` in Python 3.11 can swallow a cancellation, which would leave the connection open.
            async with asyncio.timeout(SEND_TIMEOUT):
                await socket.send(message)
        except TimeoutError:
            raise SlowError from None

    address, person = client_address(socket), person_of(socket)

    def answer(_ping: bytes) -> None:
        if not websocket_policy.allows_message(address, person):
            raise PolicyError("too_fast")
        socket.send_now(_PONG)  # a client that reads too slowly gets no pong, but it is receiving other data

    await send_and_receive(socket, source.deliver(send, socket.send_now), socket.listen(answer), unsubscribe, name)
