"""Clients that talk at tables through any server that answers, and keep a log of all that they are told."""

import asyncio
import random
import time
from dataclasses import dataclass, field

from websockets.exceptions import WebSocketException

from tests.live import LiveServer
from tests.server.player import Connection, Person

SILENCE = 3.0
"""Seconds after which a client that hears no answer tries another server, as the page does."""
AGAIN = 0.1
"""Seconds until it does."""
LATER = 0.5
"""Seconds until it does where it was told that the database does not answer."""


class _RefusedError(Exception):
    """It was told that the database does not answer."""


_LOST = (WebSocketException, OSError, TimeoutError)


@dataclass
class Log:
    """What a client said, and what it was told: for each connection the entries by number, in the order they came."""

    said: list[str] = field(default_factory=list)
    refused: int = 0  # how often it was told that the database does not answer
    told: list[list[tuple[int, str | None, str | None]]] = field(default_factory=list)

    @property
    def heard(self) -> set[str]:
        """All words that were told."""
        return {words for told in self.told for _, _, words in told if words is not None}


class Client:
    """One person at one table, with its `log`, who says something, and anew about `pause` seconds after hearing it."""

    def __init__(self, name: str, person: Person, table: str, servers: list[LiveServer], pause: float) -> None:
        self.log = Log()
        self.table = table
        self._longest = 0.0  # seconds for which it wanted an answer, since that was asked for last
        self._name = name
        self._person = person
        self._servers = servers
        self._pause = pause
        self._dice = random.Random(name)
        self._last = -1  # the last words of its own that it was told
        self._number: int | None = None  # of the last entry that it was told: it asks for what comes after
        self._wanting = time.monotonic()  # since when it wants an answer
        self._fresh = asyncio.Event()

    def longest_silence(self) -> float:
        """Tell for how many seconds it wanted an answer at most, on whatever servers, since this was asked before."""
        longest, self._longest = self._longest, 0.0
        return longest

    async def talk(self, end: asyncio.Event) -> None:
        """Talk until the end, whatever happens to servers."""
        self._wanting = time.monotonic()
        server = self._dice.choice(self._servers)
        while not end.is_set():
            try:
                await self._talk_at(server, end)
            except _RefusedError:
                await asyncio.sleep(LATER)
            except _LOST:
                await asyncio.sleep(AGAIN)
            # Any other one, as a balancer would choose: else all of them would come to the one that failed longest ago.
            server = self._dice.choice([one for one in self._servers if one is not server])

    async def until_heard(self, number: int) -> None:
        """Wait until it was told what it said after so many other words."""
        while self._last < number:
            self._fresh.clear()
            await self._fresh.wait()

    async def until_refused(self, times: int) -> None:
        """Wait until it was told so often that the database does not answer."""
        while self.log.refused < times:
            self._fresh.clear()
            await self._fresh.wait()

    async def _talk_at(self, server: LiveServer, end: asyncio.Event) -> None:
        line = Connection(server.url, self.table, self._person.cookie)
        async with asyncio.timeout(SILENCE):
            await line.open()
        self.log.told.append([])
        try:
            await line.say("hello", after=self._number)
            while not end.is_set():
                words = f"{self._name} {len(self.log.said)}"
                self.log.said.append(words)
                await line.say("chat", text=words)
                async with asyncio.timeout(SILENCE):
                    while _words(await self._next(line)) != words:
                        pass
                self._hear()
                # Not all at the same moments ever after, only because all had to wait for the same.
                await asyncio.sleep(self._pause * self._dice.uniform(0.5, 1.5))
                self._wanting = time.monotonic()
        finally:
            line.socket.transport.abort()  # a server that is frozen answers no farewell

    def _hear(self) -> None:
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
            self.log.told[-1].append((message["number"], message["move"], _words(message)))
        return message


def _words(message: dict[str, object]) -> str | None:
    chat = message.get("chat")
    return str(chat["text"]) if isinstance(chat, dict) else None
