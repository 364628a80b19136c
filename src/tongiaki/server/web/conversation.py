"""Conversations over a websocket: messages are executed in order, and invalid messages are answered with a problem."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Coroutine
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from tongiaki.common import background_tasks
from tongiaki.common.clock import now_ms
from tongiaki.common.metrics import TURNED_DOWN
from tongiaki.common.problems import ProblemCode, ProblemError
from tongiaki.protocol.invalid_messages import id_of, problem_of_invalid
from tongiaki.protocol.reading import InvalidInputError, Reader
from tongiaki.protocol.table_messages import MESSAGE_LIMIT, ProblemMessage
from tongiaki.server.transport.client_socket import ClientSocket
from tongiaki.server.transport.outbox import Outbox
from tongiaki.server.web.authentication import client_address, is_read_only, person_of
from tongiaki.server.web.socket_handling import PolicyError, WebsocketPolicy, send_and_receive
from tongiaki.store import UnavailableError

HELLO_TIMEOUT = 20.0
"""Timeout for the hello message of a new connection, in seconds."""
QUEUE_LIMIT = 8
"""Number of waiting messages at which the server stops reading from the connection."""


class Numbered(Protocol):
    """A client message. The answer repeats its `id`."""

    id: int | None


Message = TypeVar("Message", bound=Numbered)


class Conversation(ABC, Generic[Message]):
    """Executes the messages of one connection in order, and answers each message that is invalid or rejected.

    `arrived`: the arrival time of the current message, in milliseconds since 1970, UTC, but never before `earliest`.
    `address`: the client's address in the form used for rate limits.
    """

    READING: ClassVar[tuple[type, ...]]
    """Types of messages that change nothing. API clients with the scope `read` may send only these."""

    def __init__(
        self, socket: ClientSocket, websocket_policy: WebsocketPolicy, outbox: Outbox, reader: Reader[Message]
    ) -> None:
        self.outbox = outbox
        self.greeted = False
        self.address = client_address(socket)
        self.arrived = now_ms()
        self.earliest = 0
        """Earliest possible arrival time.

        A message that arrived earlier is treated as if it had arrived at this time.
        """
        self._socket = socket
        self._policy = websocket_policy
        self._reader = reader
        self._person = person_of(socket)
        self._only_reads = is_read_only(socket)
        self._waiting: deque[tuple[bytes, int]] = (
            deque()
        )  # messages that wait while another is executed, each with its arrival time
        self._executing: asyncio.Task[None] | None = None
        self._is_pending = False  # a message is being executed without a task
        self._hello_timeout: asyncio.Timeout | None = None
        self._task: asyncio.Task[None] | None = None
        self._failure: Exception | None = None

    @property
    @abstractmethod
    def audience(self) -> int:
        """The number of connections that receive the result of a message."""

    @abstractmethod
    def execute(self, message: Message) -> Coroutine[Any, Any, None] | None:
        """Execute a message, or return a coroutine that does so; both may raise ProblemError or UnavailableError."""

    @abstractmethod
    def unsubscribe(self) -> None:
        """Cancel all subscriptions, because the connection has ended."""

    def answer(self, message: msgspec.Struct) -> None:
        """Queue a message for this connection only."""
        self.outbox.put(msgspec.json.encode(message))

    def start_pending(self) -> None:
        """Note that a message is being executed without a task.

        The next message waits until `end_pending` is called.
        """
        self._is_pending = True

    def end_pending(self) -> None:
        """Note that the message was executed and its answer was sent."""
        self._is_pending = False
        if self._executing is None:
            self._handle_waiting()

    def reject(self, message_id: int | None, error: Exception) -> None:
        """Answer a message that failed. An unexpected error also ends the connection."""
        if isinstance(error, ProblemError):
            self._report(message_id, error.code, **error.facts)
        elif isinstance(error, UnavailableError):
            self._report(message_id, "try_again")
        else:
            self._fail(error)

    async def run(self, name: str) -> None:
        """Send and receive messages until the connection ends; `name` identifies the connection in the log."""
        sending = self.outbox.deliver(self._socket.send, self._socket.send_now)
        await send_and_receive(self._socket, sending, self._listen(), self.unsubscribe, name)

    def greet(self) -> None:
        """Note that the client has sent its hello in time."""
        self.greeted = True
        if self._hello_timeout is not None:
            self._hello_timeout.reschedule(None)

    async def _listen(self) -> None:
        """Execute messages until the client disconnects; raises PolicyError if hello does not arrive in time."""
        self._task = asyncio.current_task()
        try:
            async with asyncio.timeout(HELLO_TIMEOUT) as self._hello_timeout:
                await self._socket.listen(self._receive)
        except TimeoutError:
            raise PolicyError("hello_first") from None
        except asyncio.CancelledError:
            if self._failure is not None:
                raise self._failure from None
            raise
        finally:
            self._waiting.clear()  # the session may have ended
            await background_tasks.stop(self._executing)

    def _fail(self, error: Exception) -> None:
        """End the connection because of an unexpected error."""
        self._failure = error
        if self._task is not None:
            self._task.cancel()

    def _receive(self, data: bytes) -> None:
        arrived = now_ms()
        if self._is_pending or self._executing is not None:
            self._waiting.append((data, arrived))
            if len(self._waiting) == QUEUE_LIMIT:
                self._socket.pause()
            return
        self._handle(data, arrived)

    def _handle(self, data: bytes, arrived: int) -> None:
        self.arrived = max(arrived, self.earliest)
        if not self._policy.allows_message(self.address, self._person, self.audience):
            self._report(id_of(data), "too_fast")
            self._begin(None, asyncio.sleep(1 / max(self._policy.rate, 0.1)))  # slows down the sender
            return
        if len(data) > MESSAGE_LIMIT:
            self._report(None, "too_large", limit=MESSAGE_LIMIT)
            return
        try:
            message = self._reader.read(data)
        except InvalidInputError as error:
            problem = problem_of_invalid(data, error)
            self._report(problem.id, problem.code, **problem.facts)
            return
        try:
            if self._only_reads and not isinstance(message, self.READING):
                raise ProblemError("not_with_token")
            work = self.execute(message)
        except (ProblemError, UnavailableError) as error:
            self.reject(message.id, error)
            return
        if work is not None:
            self._begin(message.id, work)

    def _begin(self, message_id: int | None, work: Coroutine[Any, Any, None]) -> None:
        self._executing = asyncio.get_running_loop().create_task(self._complete(message_id, work))

    async def _complete(self, message_id: int | None, work: Coroutine[Any, Any, None]) -> None:
        """Finish executing a message, and then execute the messages that arrived in the meantime."""
        try:
            await work
        except Exception as error:  # noqa: BLE001 - answered, or ends the connection
            self.reject(message_id, error)
        self._executing = None
        self._handle_waiting()

    def _handle_waiting(self) -> None:
        """Execute the messages that arrived while another message was executed."""
        if not self._waiting:
            return
        while self._waiting and not self._is_pending and self._executing is None:
            self._handle(*self._waiting.popleft())
        if not self._waiting:
            self._socket.resume()

    def _report(self, message_id: int | None, code: ProblemCode, **facts: str | int) -> None:
        TURNED_DOWN.labels(code).inc()
        self.answer(ProblemMessage(id=message_id, code=code, facts=facts))
