"""Clients that chat at tables through any server that answers, and log all messages that they receive."""

import asyncio
import random
import time
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from tests.live_server import LiveServer
from tests.server.player import Connection, Person

SILENCE = 3.0
"""Seconds without an answer after which a client tries another server, like the web client."""
AGAIN = 0.1
"""Seconds until the next attempt."""
LATER = 0.5
"""Seconds until the next attempt after a reply that the database is not available."""


class _RefusedError(Exception):
    """The server replied that the database is not available."""


_LOST = (WebSocketException, OSError, TimeoutError)


@dataclass
class Log:
    """The messages that a client sent and received.

    For each connection, `received` contains the received entries by number in order of arrival.
    """

    said: list[str] = field(default_factory=list)
    refused: int = 0  # replies that the database is not available
    received: list[list[tuple[int, str | None, str | None]]] = field(default_factory=list)

    @property
    def texts(self) -> set[str]:
        """Return all texts that were received."""
        return {words for message in self.received for _, _, words in message if words is not None}


class Client:
    """A person at a table who sends a text, and the next one about `pause` seconds after receiving it.

    `log` contains all sent and received texts.
    """

    def __init__(self, name: str, person: Person, table: str, servers: list[LiveServer], pause: float) -> None:
        self.log = Log()
        self.table = table
        self._longest = 0.0  # longest wait for an answer in seconds since the last call of the method that returns it
        self._name = name
        self._person = person
        self._servers = servers
        self._pause = pause
        self._dice = random.Random(name)
        self._last = -1  # number of this client's last text that it received
        self._number: int | None = None  # number of the last received entry; the client requests the entries after it
        self._wanting = time.monotonic()  # start of the current wait for an answer
        self._fresh = asyncio.Event()

    def longest_silence(self) -> float:
        """Return the longest wait for an answer in seconds, over all servers, since the last call."""
        longest, self._longest = self._longest, 0.0
        return longest

    async def talk(self, end: asyncio.Event) -> None:
        """Chat until the end, through all failures of servers."""
        self._wanting = time.monotonic()
        server = self._dice.choice(self._servers)
        while not end.is_set():
            try:
                await self._talk_at(server, end)
            except _RefusedError:
                await asyncio.sleep(LATER)
            except _LOST:
                await asyncio.sleep(AGAIN)
            # Choose any other server, as a load balancer does. In a fixed order, all would gather at the same one.
            server = self._dice.choice([item for item in self._servers if item is not server])

    async def until_received(self, number: int) -> None:
        """Wait until this client has received its text with this number."""
        while self._last < number:
            self._fresh.clear()
            await self._fresh.wait()

    async def until_refused(self, times: int) -> None:
        """Wait for this number of replies that the database is not available."""
        while self.log.refused < times:
            self._fresh.clear()
            await self._fresh.wait()

    async def _talk_at(self, server: LiveServer, end: asyncio.Event) -> None:
        line = Connection(server.url, self.table, self._person.cookie)
        async with asyncio.timeout(SILENCE):
            await line.open()
        self.log.received.append([])
        try:
            await line.send("hello", after=self._number)
            while not end.is_set():
                words = f"{self._name} {len(self.log.said)}"
                self.log.said.append(words)
                await line.send("chat", text=words)
                async with asyncio.timeout(SILENCE):
                    while _words(await self._next(line)) != words:
                        pass
                self._receive()
                # Random, so that clients do not stay synchronised after a common wait.
                await asyncio.sleep(self._pause * self._dice.uniform(0.5, 1.5))
                self._wanting = time.monotonic()
        finally:
            line.socket.transport.abort()  # a frozen server does not answer a close frame

    def _receive(self) -> None:
        self._longest = max(self._longest, time.monotonic() - self._wanting)
        self._last = len(self.log.said) - 1
        self._fresh.set()

    async def _next(self, line: Connection) -> dict[str, object]:
        message = await line.next()
        self._number = line.number or self._number
        if message["type"] == "problem" and message["code"] == "try_again":
            self.log.refused += 1
            self._fresh.set()
            raise _RefusedError
        if message["type"] == "update" and (message["move"] or message["chat"]):
            self.log.received[-1].append((message["number"], message["move"], _words(message)))
        return message


def _words(message: dict[str, object]) -> str | None:
    chat = message.get("chat")
    return str(chat["text"]) if isinstance(chat, dict) else None
