"""Clients for two people at each table of a server, who decide in turn at a given pace."""

import asyncio
import itertools
import random
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

CELLS = 64
"""Number of cells of the small game of boardgame.io."""
_BOARD_SOCKET = "/socket.io/?EIO=4&transport=websocket"
_BOARD_SYNC, _BOARD_UPDATE = '42/board,["sync"', '42/board,["update"'
"""The beginning of boardgame.io's messages with the state of a match."""


@dataclass
class Workload:
    """The parameters and results of clients.

    The clients wait `pace` seconds between two decisions of a table, until `end` of the monotonic clock. `latencies`
    contains the seconds from each decision to the message with its result. `received` is the total size of all received
    messages, in bytes after decompression.
    """

    pace: float
    end: float
    latencies: list[float] = field(default_factory=list)
    received: int = 0

    @property
    def remaining(self) -> float:
        """The remaining seconds, at least 0."""
        return max(0.0, self.end - time.monotonic())

    async def receive(self, connection: ClientConnection) -> bytes:
        """Receive a message, and add its size to `received`."""
        message = await connection.recv(decode=False)
        self.received += len(message)
        return message


Play = Callable[[int, str, Workload], Awaitable[None]]
"""A function that plays at the table with a number, on the server at a URL."""


class Game(msgspec.Struct):
    """The part of a game's state that a client reads."""

    legal: list[str] | None
    end: object


class ServerMessage(msgspec.Struct):
    """A message of the server."""

    type: str
    number: int = 0
    game: Game | None = None


_decoder = msgspec.json.Decoder(ServerMessage)
read = _decoder.decode
"""Decode a message of the server."""


def post(url: str, body: dict[str, object], cookie: str = "", address: str = "") -> tuple[dict[str, object], str]:
    """Send an HTTP request from an address, as a proxy reports it; return the response and the cookie."""
    request = urllib.request.Request(url, msgspec.json.encode(body), {"Content-Type": "application/json"})  # noqa: S310 - our own address
    if cookie:
        request.add_header("Cookie", cookie)
    if address:
        request.add_header("X-Forwarded-For", address)
    with urllib.request.urlopen(request) as response:  # noqa: S310 - our own address
        new_cookie = str(response.headers.get("Set-Cookie", cookie)).partition(";")[0]
        return msgspec.json.decode(response.read(), type=dict[str, object]), new_cookie


@asynccontextmanager
async def table_of_two(
    url: str, *, public: bool = False
) -> AsyncIterator[tuple[str, ClientConnection, ClientConnection]]:
    """Start a game of two people, and yield the table's websocket address and their connections."""
    table, cookie = await asyncio.to_thread(post, f"{url}/api/tables", {"seats": 2, "name": "Ana", "public": public})
    address = f"ws{url.removeprefix('http')}/ws/tables/{table['id']}"
    _, other_cookie = await asyncio.to_thread(post, f"{url}/api/me", {"name": "Ben"})
    async with (
        connect(address, additional_headers={"Cookie": cookie}) as ana,
        connect(address, additional_headers={"Cookie": other_cookie}) as ben,
    ):
        for connection in (ana, ben):
            await connection.send('{"type":"hello"}')
        await ben.send('{"type":"sit","name":"Ben"}')
        await asyncio.sleep(0.5)
        await ana.send('{"type":"start"}')
        yield address, ana, ben


async def tongiaki_table(number: int, url: str, workload: Workload) -> None:
    """Simulate two people at a table of Tongiaki, who make random moves, and start another game after each end."""
    while workload.remaining:
        async with table_of_two(url) as (_, *people):
            await play_game(number, people, workload)


async def play_game(number: int, people: Iterable[ClientConnection], workload: Workload) -> None:
    """Make random moves for the people at a table."""
    chance = random.Random(number)
    await asyncio.sleep(chance.random() * workload.pace)
    await asyncio.gather(*(_play(connection, workload, chance) for connection in people))


async def _play(connection: ClientConnection, workload: Workload, chance: random.Random) -> None:
    number = 0
    while workload.remaining:
        try:
            message = read(await asyncio.wait_for(workload.receive(connection), workload.remaining))
        except TimeoutError:
            return
        number = max(number, message.number)
        while message.game is not None and message.game.legal:
            await asyncio.sleep(workload.pace)
            if not workload.remaining:
                return
            start, before = time.monotonic(), number
            move = {"type": "move", "number": number, "move": chance.choice(message.game.legal)}
            await connection.send(msgspec.json.encode(move).decode())
            while number <= before:
                message = read(await workload.receive(connection))
                number = max(number, message.number)
            workload.latencies.append(time.monotonic() - start)
        if message.game is not None and message.game.end is not None:
            return


async def echo_room(number: int, url: str, workload: Workload) -> None:
    """Simulate two people in a room of the echo server, who send messages in turn."""
    address = f"ws{url.removeprefix('http')}/ws/{number}"
    async with connect(address) as ana, connect(address) as ben:
        await asyncio.sleep(random.Random(number).random() * workload.pace)
        for connection in itertools.cycle((ana, ben)):
            await asyncio.sleep(workload.pace)
            if not workload.remaining:
                return
            start = time.monotonic()
            await connection.send('{"type":"move","number":1234,"move":"expand tonga.0 4"}')
            await asyncio.gather(workload.receive(ana), workload.receive(ben))
            workload.latencies.append(time.monotonic() - start)


class BoardPlayer:
    """A player in a match of boardgame.io, with the latest received `state`."""

    def __init__(self, connection: ClientConnection, match: str, seat: int, workload: Workload) -> None:
        self.state: Any = None
        self._connection, self._match, self._seat, self._workload = connection, match, seat, workload

    async def join(self) -> None:
        """Join the match, which the first player creates."""
        await self._receive("0")
        await self._connection.send("40/board,")
        await self._receive("40/board,")
        await self._connection.send(f'42/board,["sync","{self._match}","{self._seat}",null,2]')
        synced = await self._receive(_BOARD_SYNC)
        self.state = msgspec.json.decode(synced[len("42/board,") :])[2]["state"]

    async def decide(self, move: str, argument: object) -> None:
        """Send a move."""
        payload = {"type": move, "args": [argument], "playerID": str(self._seat), "credentials": None}
        action = msgspec.json.encode({"type": "MAKE_MOVE", "payload": payload}).decode()
        number = self.state["_stateID"]
        await self._connection.send(f'42/board,["update",{action},{number},"{self._match}","{self._seat}"]')

    async def update(self) -> None:
        """Receive the result of a move."""
        updated = await self._receive(_BOARD_UPDATE)
        self.state = msgspec.json.decode(updated[len("42/board,") :])[2]

    async def _receive(self, start: str) -> bytes:
        """Receive messages until one begins with `start`, and answer pings."""
        while not (message := await self._workload.receive(self._connection)).startswith(start.encode()):
            if message == b"2":
                await self._connection.send("3")
        return message


async def _play_match(number: int, url: str, workload: Workload, choose: Callable[[Any], tuple[str, object]]) -> None:
    """Simulate two people in a match of boardgame.io. `choose` returns a move and its argument for a state."""
    address = f"ws{url.removeprefix('http')}{_BOARD_SOCKET}"
    async with connect(address) as ana, connect(address) as ben:
        players = [
            BoardPlayer(connection, f"match{number}", seat, workload) for seat, connection in enumerate((ana, ben))
        ]
        for player in players:
            await player.join()
        await asyncio.sleep(random.Random(number).random() * workload.pace)
        while True:
            await asyncio.sleep(workload.pace)
            if not workload.remaining:
                return
            start = time.monotonic()
            mover = players[int(players[0].state["ctx"]["currentPlayer"])]
            await mover.decide(*choose(mover.state))
            await asyncio.gather(*(player.update() for player in players))
            workload.latencies.append(time.monotonic() - start)


async def small_board_match(number: int, url: str, workload: Workload) -> None:
    """Simulate two people in a match of boardgame/small.cjs."""
    await _play_match(number, url, workload, lambda state: ("settle", state["_stateID"] % CELLS))


async def large_board_match(number: int, url: str, workload: Workload) -> None:
    """Simulate two people in a match of boardgame/large.cjs, who make random moves."""
    chance = random.Random(number)
    await _play_match(number, url, workload, lambda state: ("decide", chance.choice(state["G"]["legal"])))
