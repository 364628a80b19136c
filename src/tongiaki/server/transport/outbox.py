"""The outgoing queue of a connection. A client that reads too slowly is disconnected."""

from __future__ import annotations

import asyncio

from tongiaki.server.transport.client_socket import Send, SendNow

QUEUE_LIMIT = 256
"""Maximum number of queued messages. A client that exceeds it is disconnected and must reconnect to catch up."""


class SlowError(Exception):
    """The client reads too slowly."""


class Outbox:
    """The outgoing messages of a connection. A message is sent immediately if possible, and queued otherwise.

    Only one task may read the queue. The class is kept small because each connection has an instance: an
    `asyncio.Queue` alone takes 3 KB.
    """

    def __init__(self) -> None:
        self._queue: list[bytes] = []
        self._queued: asyncio.Future[None] | None = None  # completed when a message is added to the queue
        self._send_now: SendNow | None = None
        self._behind = True  # messages are queued or being sent, so new ones must be queued
        self._overrun = False
        self._delivery: asyncio.Task[None] | None = None

    def put(self, message: bytes) -> None:
        """Send a message at once, or queue it behind those that are still waiting."""
        if self._send_now is not None and not self._behind and self._send_now(message):
            return
        self._behind = True
        if len(self._queue) < QUEUE_LIMIT:
            self._queue.append(message)
            if self._queued is not None and not self._queued.done():
                self._queued.set_result(None)
            return
        self._overrun = True
        if self._delivery is not None:
            self._delivery.cancel()

    async def next(self) -> bytes:
        """Wait for the oldest message and return it; raises SlowError if the queue has overflowed."""
        message = await self._first()
        if self._overrun:
            raise SlowError
        return message

    async def deliver(self, send: Send, send_now: SendNow | None = None) -> None:
        """Send queued messages until the task is cancelled; raises SlowError once the queue overflows.

        `send_now` is used for messages that do not need to be queued.
        """
        self._delivery, self._send_now = asyncio.current_task(), send_now
        try:
            while not self._overrun:
                self._behind = bool(self._queue)
                await send(await self._first())
        except asyncio.CancelledError:
            if not self._overrun:
                raise
        finally:
            self._delivery = self._send_now = None
        raise SlowError

    async def _first(self) -> bytes:
        while not self._queue:
            self._queued = asyncio.get_running_loop().create_future()
            await self._queued
        return self._queue.pop(0)
