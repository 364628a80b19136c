"""What is open, websockets above all: closed when the session ends that opened them, and counted for each address."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Collection, Iterator
from typing import Literal, Protocol, cast

from litestar.types import Message, Receive, Send, WebSocketReceiveMessage, WebSocketSendMessage

from tongiaki.common.rate_limits import Places
from tongiaki.server.web.authentication import Caller
from tongiaki.store import Sessions, UnavailableError

ENDED = 4401
"""Close code: the session has ended; who comes back is somebody else."""
TRY_AGAIN = 1013
"""Close code: come back later; too slow, too many connections from one address, or the database is away."""
_GONE: Literal["websocket.disconnect"] = "websocket.disconnect"
LOOK = 10.0
"""Seconds between two looks for sessions that have ended without a word of it."""


class Connection:
    """One websocket. It ends of itself, or with its session."""

    def __init__(self, receive: Receive, send: Send, address: str, caller: Caller | None) -> None:
        self.address = address
        self.caller = caller
        self._receive = receive
        self._send = send
        self._ending: asyncio.Task[None] | None = None

    def end(self) -> None:
        """Close the connection, as its session has ended."""
        if self._ending is None:
            self._ending = asyncio.get_running_loop().create_task(self._end())

    async def receive(self) -> WebSocketReceiveMessage:
        """Give the next message, or the news that the connection is at its end."""
        message = cast("WebSocketReceiveMessage", await self._receive())
        if self._ending is None:
            return message
        if message["type"] == _GONE:
            self._ending.cancel()  # which is done, unless the other side was quicker
            return message
        # Who keeps talking is not listened to any longer than who is silent.
        await self._ending
        return {"type": _GONE, "code": ENDED}

    async def send(self, message: WebSocketSendMessage) -> None:
        """Pass on what is said, until the session ends."""
        if self._ending is None:
            await self._send(message)

    def part(self) -> None:
        """Let go of the other side: who was to use this refers to itself, and would hold all of it for long."""
        self._receive, self._send = _nothing_comes, _nobody_hears

    async def _end(self) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it was closed already
            await self._send({"type": "websocket.close", "code": ENDED, "reason": "session_ended"})


async def _nothing_comes() -> WebSocketReceiveMessage:
    return {"type": _GONE, "code": ENDED}


async def _nobody_hears(message: Message) -> None:
    raise OSError(f"the connection is over: {message['type']}")


class Open(Protocol):
    """Something that stays open, a websocket or an answer without an end: to whom, and how to end it."""

    address: str
    caller: Caller | None

    def end(self) -> None:
        """Close it, as its session has ended."""


class Connections:
    """All websockets of this server, and answers without an end: an address has as many as there are `places`.

    `on_come` and `on_go` are called with whoever opened one, when it is opened and when it has ended.
    """

    def __init__(self, places: Places) -> None:
        self.on_come: Callable[[Caller], None] = lambda _: None
        self.on_go: Callable[[Caller], None] = lambda _: None
        self._open: set[Open] = set()
        self._places = places
        self._doubt = asyncio.Event()

    def __len__(self) -> int:
        return len(self._open)

    def full(self, address: str) -> bool:
        """Tell whether an address has as many connections as it may."""
        return self._places.full(address)

    @contextlib.contextmanager
    def opened(self, connection: Open) -> Iterator[None]:
        """Count a connection while it is open."""
        self._open.add(connection)
        self._places.take(connection.address)
        if connection.caller is not None:
            self.on_come(connection.caller)
        try:
            yield
        finally:
            self._open.discard(connection)
            self._places.free(connection.address)
            if connection.caller is not None:
                self.on_go(connection.caller)

    def end(self, tokens: Collection[str]) -> None:
        """Close what was opened with these tokens, by their hashes."""
        for connection in self._open:
            if connection.caller is not None and connection.caller.token in tokens:
                connection.end()

    def end_person(self, person: str) -> None:
        """Close what a person has open."""
        for connection in self._open:
            if connection.caller is not None and connection.caller.person == person:
                connection.end()

    async def look_again(self) -> None:
        """Have it looked now whether the sessions go on, as some may have ended without our hearing of it."""
        self._doubt.set()

    async def watch(self, sessions: Sessions) -> None:
        """Close what was opened by sessions that have ended elsewhere, for ever."""
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._doubt.wait(), LOOK)
            self._doubt.clear()
            callers = [connection.caller for connection in self._open if connection.caller is not None]
            with contextlib.suppress(UnavailableError):
                named = {caller.token for caller in callers if caller.account}
                self.end(await sessions.ended(named, {caller.token for caller in callers} - named))
