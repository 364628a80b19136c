"""Websocket conversations: origin checks, rate limits, incoming messages in order, and outgoing messages."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar, cast

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketReceiveEvent

from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.moments import now_ms
from tongiaki.common.origins import Origin
from tongiaki.common.problems import Facts, ProblemCode, ProblemError
from tongiaki.common.rate_limits import Buckets, Shares
from tongiaki.protocol.reading import NotUnderstoodError, Reader
from tongiaki.protocol.table_messages import MESSAGE_LIMIT, ProblemMessage
from tongiaki.server.transport.outbox import Outbox, SlowError
from tongiaki.server.transport.websocket_protocol import write_of
from tongiaki.server.web import host_check
from tongiaki.server.web.authentication import client_address, only_reads, person_at
from tongiaki.server.web.connections import TRY_AGAIN
from tongiaki.store import UnavailableError


@dataclass(frozen=True, slots=True)
class WebsocketPolicy:
    """Rules for all websockets of a server. `rate`: maximum messages per second, per person."""

    origins: tuple[Origin, ...]
    rate: float
    opening: Buckets
    hearing: Shares


HELLO_PATIENCE = 20.0
"""Timeout for the hello of a new connection, in seconds."""
IMPOLITE = 1008
"""Close code: the page belongs to another site, hello did not come in time, or messages came too fast."""
GONE = 4404
"""Close code: the table or study does not exist."""

AUDIENCE = 5
"""Broadcasting to this many connections costs one extra token."""
WAITED_FOR = 2
"""If `receive` waits longer than this (milliseconds), the message was not queued before the call."""
_GONE_AWAY = (WebSocketDisconnect, OSError)
"""Errors that reading or writing raises once the client has disconnected."""

_log = logging.getLogger(__name__)


class Numbered(Protocol):
    """A client message. The answer repeats its `id`."""

    id: int | None


Message = TypeVar("Message", bound=Numbered)


class _Envelope(msgspec.Struct):
    """The readable fields of an invalid message."""

    id: int | None = None
    type: Any = None


_envelopes: Reader[_Envelope] = Reader(_Envelope)


class Conversation(ABC, Generic[Message]):
    """Executes the messages of one connection, and answers each that is invalid or rejected.

    `arrived` is the earliest possible arrival of the current message, in milliseconds since 1970, UTC. `began` is the
    earliest arrival of the next one. `address` is the client's address, as rate limits count it.
    """

    READING: ClassVar[tuple[type, ...]]
    """Messages that change nothing. API clients with the scope `read` may send them, too."""

    def __init__(
        self,
        socket: WebSocket[Any, Any, Any],
        websocket_policy: WebsocketPolicy,
        outbox: Outbox,
        reader: Reader[Message],
    ) -> None:
        self.outbox = outbox
        self.greeted = False
        self._socket = socket
        self._manners = websocket_policy
        self._reader = reader
        self.arrived = self.began = now_ms()
        self.address = client_address(socket)
        self._person = person_at(socket)
        self._only_reads = only_reads(socket)

    @property
    @abstractmethod
    def audience(self) -> int:
        """The number of connections that receive the result of a message."""

    @abstractmethod
    async def do(self, message: Message) -> None:
        """Execute a message; raises ProblemError or UnavailableError."""

    @abstractmethod
    def part(self) -> None:
        """Cancel all subscriptions, because the connection has ended."""

    def answer(self, message: msgspec.Struct) -> None:
        """Queue a message to this connection alone."""
        self.outbox.put(msgspec.json.encode(message))

    async def hold(self, about: str) -> None:
        """Send and receive until either ends; `about` names the connection in the log."""
        speaking = asyncio.ensure_future(
            self.outbox.deliver(lambda data: self._socket.send_data(data.decode()), write_of(self._socket.scope))
        )
        listening = asyncio.ensure_future(self._listen())
        try:
            await asyncio.wait({speaking, listening}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.part()
            for task in (speaking, listening):
                task.cancel()
            results = await asyncio.gather(speaking, listening, return_exceptions=True)
        for result in results:
            if isinstance(result, SlowError):
                TURNED_DOWN.labels("too_slow").inc()
                await self._socket.close(code=TRY_AGAIN, reason="too_slow")
            elif isinstance(result, TimeoutError):
                await self._socket.close(code=IMPOLITE, reason="hello_first")
            elif isinstance(result, Exception) and not isinstance(result, _GONE_AWAY):
                _log.error("the connection to %s broke", about, exc_info=result)

    async def _listen(self) -> None:
        """Answer messages until the connection ends; raises TimeoutError if hello does not come in time."""
        self.began = now_ms()
        while True:
            patience = None if self.greeted else HELLO_PATIENCE
            asked = now_ms()
            event = await asyncio.wait_for(self._socket.receive(), patience)
            now = now_ms()
            # A message that was already queued may have arrived while the previous one was being executed.
            self.arrived, self.began = (now if now - asked > WAITED_FOR else self.began), now
            if event["type"] == "websocket.disconnect":
                return
            received = cast("WebSocketReceiveEvent", event)
            data = received.get("bytes") or (received.get("text") or "").encode()
            if self._manners.hearing.take(self.address, self._person, price=1 + self.audience / AUDIENCE):
                await self._answer(data)
            else:
                self._turn_down(_id_of(data), "too_fast")
                # Pause reading, which slows down the sender.
                await asyncio.sleep(1 / max(self._manners.rate, 0.1))

    async def _answer(self, data: bytes) -> None:
        if len(data) > MESSAGE_LIMIT:
            self._turn_down(None, "too_large", limit=MESSAGE_LIMIT)
            return
        try:
            message = self._reader.read(data)
        except NotUnderstoodError as error:
            self._not_understood(data, error)
            return
        try:
            if self._only_reads and not isinstance(message, self.READING):
                raise ProblemError("not_with_token")
            await self.do(message)
        except ProblemError as problem:
            self._turn_down(message.id, problem.code, **problem.facts)
        except UnavailableError:
            self._turn_down(message.id, "try_again")

    def _not_understood(self, data: bytes, error: Exception) -> None:
        try:
            envelope = _envelopes.read(data)
        except NotUnderstoodError:
            self._turn_down(None, "malformed", reason=str(error))
            return
        if isinstance(envelope.type, str) and str(error).endswith("`$.type`"):
            self._turn_down(envelope.id, "unknown_type", type=envelope.type[:40])
        else:
            self._turn_down(envelope.id, "malformed", reason=str(error))

    def _turn_down(self, to: int | None, code: ProblemCode, **facts: str | int) -> None:
        TURNED_DOWN.labels(code).inc()
        self.answer(_problem(to, code, facts))


async def welcome(socket: WebSocket[Any, Any, Any], websocket_policy: WebsocketPolicy) -> bool:
    """Accept a connection unless its page is another site's or it comes too fast; return whether it was accepted."""
    if not host_check.is_ours(socket.scope, websocket_policy.origins):
        TURNED_DOWN.labels("wrong_origin").inc()
        await socket.close(code=IMPOLITE, reason="wrong_origin")
        return False
    if not websocket_policy.opening.take(client_address(socket)):
        TURNED_DOWN.labels("too_fast").inc()
        await socket.close(code=TRY_AGAIN, reason="too_fast")
        return False
    await socket.accept()
    return True


async def send_away(socket: WebSocket[Any, Any, Any], problem: ProblemError) -> None:
    """Send a problem to a connection, and close it."""
    TURNED_DOWN.labels(problem.code).inc()
    await socket.send_data(msgspec.json.encode(_problem(None, problem.code, problem.facts)).decode())
    await socket.close(code=TRY_AGAIN if problem.code in {"try_again", "too_fast"} else GONE)


def _id_of(data: bytes) -> int | None:
    if len(data) > MESSAGE_LIMIT:
        return None
    try:
        return _envelopes.read(data).id
    except NotUnderstoodError:
        return None


def _problem(to: int | None, code: ProblemCode, facts: Facts) -> ProblemMessage:
    return ProblemMessage(id=to, code=code, facts=facts)
