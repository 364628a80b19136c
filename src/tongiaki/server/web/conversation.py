"""Conversations over a websocket: messages are executed in order, and each invalid one is answered with a problem."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from tongiaki.common.clock import now_ms
from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.problems import ProblemCode, ProblemError
from tongiaki.protocol.reading import InvalidInputError, Reader
from tongiaki.protocol.table_messages import MESSAGE_LIMIT, ProblemMessage
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.web.authentication import client_address, is_read_only, person_of
from tongiaki.server.web.socket_handling import PolicyError, WebsocketPolicy, send_and_receive
from tongiaki.store import UnavailableError

HELLO_TIMEOUT = 20.0
"""Timeout for the hello of a new connection, in seconds."""
MAX_QUEUED_WAIT = 2
"""Maximum time that `receive` needs for a message that was already queued, in milliseconds."""


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

    `arrived` is the earliest possible arrival of the current message, in milliseconds since 1970, UTC. `next_arrival`
    is the earliest possible arrival of the next message. `address` is the client's address, as rate limits count it.
    """

    READING: ClassVar[tuple[type, ...]]
    """Messages that change nothing. API clients with the scope `read` may send them, too."""

    def __init__(
        self,
        socket: ClientSocket,
        websocket_policy: WebsocketPolicy,
        outbox: Outbox,
        reader: Reader[Message],
    ) -> None:
        self.outbox = outbox
        self.greeted = False
        self._socket = socket
        self._policy = websocket_policy
        self._reader = reader
        self.arrived = self.next_arrival = now_ms()
        self.address = client_address(socket)
        self._person = person_of(socket)
        self._only_reads = is_read_only(socket)

    @property
    @abstractmethod
    def audience(self) -> int:
        """The number of connections that receive the result of a message."""

    @abstractmethod
    async def execute(self, message: Message) -> None:
        """Execute a message; raises ProblemError or UnavailableError."""

    @abstractmethod
    def unsubscribe(self) -> None:
        """Cancel all subscriptions, because the connection has ended."""

    def answer(self, message: msgspec.Struct) -> None:
        """Queue a message to this connection alone."""
        self.outbox.put(msgspec.json.encode(message))

    async def run(self, name: str) -> None:
        """Send and receive until the connection ends; `name` is its name in the log."""
        sending = self.outbox.deliver(self._socket.send, self._socket.send_now)
        await send_and_receive(self._socket, sending, self._receive(), self.unsubscribe, name)

    async def _receive(self) -> None:
        """Execute messages until the client disconnects; raises PolicyError if hello does not come in time."""
        self.next_arrival = now_ms()
        while True:
            started = now_ms()
            try:
                async with asyncio.timeout(None if self.greeted else HELLO_TIMEOUT):
                    data = await self._socket.receive()
            except TimeoutError:
                raise PolicyError("hello_first") from None
            now = now_ms()
            # A message that was already queued may have arrived while the previous one was being executed.
            self.arrived, self.next_arrival = (now if now - started > MAX_QUEUED_WAIT else self.next_arrival), now
            if data is None:
                return
            if self._policy.allows_message(self.address, self._person, self.audience):
                await self._execute(data)
            else:
                self._report(_id_of(data), "too_fast")
                # Pause reading, which slows down the sender.
                await asyncio.sleep(1 / max(self._policy.rate, 0.1))

    async def _execute(self, data: bytes) -> None:
        if len(data) > MESSAGE_LIMIT:
            self._report(None, "too_large", limit=MESSAGE_LIMIT)
            return
        try:
            message = self._reader.read(data)
        except InvalidInputError as error:
            self._report_invalid(data, error)
            return
        try:
            if self._only_reads and not isinstance(message, self.READING):
                raise ProblemError("not_with_token")
            await self.execute(message)
        except ProblemError as problem:
            self._report(message.id, problem.code, **problem.facts)
        except UnavailableError:
            self._report(message.id, "try_again")

    def _report_invalid(self, data: bytes, error: Exception) -> None:
        try:
            envelope = _envelopes.read(data)
        except InvalidInputError:
            self._report(None, "malformed", reason=str(error))
            return
        if isinstance(envelope.type, str) and str(error).endswith("`$.type`"):
            self._report(envelope.id, "unknown_type", type=envelope.type[:40])
        else:
            self._report(envelope.id, "malformed", reason=str(error))

    def _report(self, message_id: int | None, code: ProblemCode, **facts: str | int) -> None:
        TURNED_DOWN.labels(code).inc()
        self.answer(ProblemMessage(id=message_id, code=code, facts=facts))


def _id_of(data: bytes) -> int | None:
    if len(data) > MESSAGE_LIMIT:
        return None
    try:
        return _envelopes.read(data).id
    except InvalidInputError:
        return None
