"""Clients for two people at each table of a server, who decide in turn at a given pace."""

import asyncio
import itertools
import random
import time
import urllib.request
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import msgspec
from websockets.asyncio.client import ClientConnection, connect


@dataclass
class Playing:
    """The parameters and results of clients.

    The clients wait `pace` seconds between two decisions of a table, until `end` of the monotonic clock. `latencies`
    contains the seconds from each decision to the message with its result.
    """

    pace: float
    end: float
    latencies: list[float] = field(default_factory=list)

    @property
    def left(self) -> float:
        """The remaining seconds, at least 0."""
        return max(0.0, self.end - time.monotonic())


Table = Callable[[int, str, Playing], Awaitable[None]]
"""A function that plays at the table with a number, on the server at a URL."""


class Game(msgspec.Struct):
    """The part of a game's state that a client reads."""

    legal: list[str] | None
    end: object


class Told(msgspec.Struct):
    """A message of the server."""

    type: str
    number: int = 0
    game: Game | None = None


_decoder = msgspec.json.Decoder(Told)
read = _decoder.decode
"""Decode a message of the server."""


def post(url: str, body: dict[str, object], cookie: str = "", address: str = "") -> tuple[dict[str, object], str]:
    """Send an HTTP request from an address, as a proxy reports it; return the answer and the cookie."""
    request = urllib.request.Request(url, msgspec.json.encode(body), {"Content-Type": "application/json"})  # noqa: S310 - our own address
    if cookie:
        request.add_header("Cookie", cookie)
    if address:
        request.add_header("X-Forwarded-For", address)
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - our own address
        given = str(answer.headers.get("Set-Cookie", cookie)).partition(";")[0]
        return msgspec.json.decode(answer.read(), type=dict[str, object]), given


@asynccontextmanager
async def two_at_a_table(
    url: str, *, public: bool = False
) -> AsyncIterator[tuple[str, ClientConnection, ClientConnection]]:
    """Start a game of two people, and yield the table's websocket address and their connections."""
    made, cookie = await asyncio.to_thread(post, f"{url}/api/tables", {"seats": 2, "name": "Ana", "public": public})
    address = f"ws{url.removeprefix('http')}/ws/tables/{made['id']}"
    _, other = await asyncio.to_thread(post, f"{url}/api/me", {"name": "Ben"})
    async with (
        connect(address, additional_headers={"Cookie": cookie}) as ana,
        connect(address, additional_headers={"Cookie": other}) as ben,
    ):
        for line in (ana, ben):
            await line.send('{"type":"hello"}')
        await ben.send('{"type":"sit","name":"Ben"}')
        await asyncio.sleep(0.5)
        await ana.send('{"type":"start"}')
        yield address, ana, ben


async def tongiaki_table(number: int, url: str, playing: Playing) -> None:
    """Simulate two people at a table of Tongiaki, who make random moves, and start another game after each end."""
    while playing.left:
        async with two_at_a_table(url) as (_, *people):
            await play_on(number, people, playing)


async def play_on(number: int, people: Iterable[ClientConnection], playing: Playing) -> None:
    """Make random moves for the people at a table."""
    chance = random.Random(number)
    await asyncio.sleep(chance.random() * playing.pace)
    await asyncio.gather(*(_play(line, playing, chance) for line in people))


async def _play(line: ClientConnection, playing: Playing, chance: random.Random) -> None:
    number = 0
    while playing.left:
        try:
            told = _decoder.decode(await asyncio.wait_for(line.recv(), playing.left))
        except TimeoutError:
            return
        number = max(number, told.number)
        while told.game is not None and told.game.legal:
            await asyncio.sleep(playing.pace)
            if not playing.left:
                return
            start, before = time.monotonic(), number
            move = {"type": "move", "number": number, "move": chance.choice(told.game.legal)}
            await line.send(msgspec.json.encode(move).decode())
            while number <= before:
                told = _decoder.decode(await line.recv())
                number = max(number, told.number)
            playing.latencies.append(time.monotonic() - start)
        if told.game is not None and told.game.end is not None:
            return


async def echo_room(number: int, url: str, playing: Playing) -> None:
    """Simulate two people in a room of the echo server, who send messages in turn."""
    address = f"ws{url.removeprefix('http')}/ws/{number}"
    async with connect(address) as ana, connect(address) as ben:
        await asyncio.sleep(random.Random(number).random() * playing.pace)
        for line in itertools.cycle((ana, ben)):
            await asyncio.sleep(playing.pace)
            if not playing.left:
                return
            start = time.monotonic()
            await line.send('{"type":"move","number":1234,"move":"expand tonga.0 4"}')
            await asyncio.gather(ana.recv(), ben.recv())
            playing.latencies.append(time.monotonic() - start)


async def boardgame_match(number: int, url: str, playing: Playing) -> None:
    """Simulate two people in a match of boardgame.io, who move in turn."""
    address = f"ws{url.removeprefix('http')}/socket.io/?EIO=4&transport=websocket"
    async with connect(address) as ana, connect(address) as ben:
        for player, line in enumerate((ana, ben)):
            await _heard(line, "0")
            await line.send("40/board,")
            await _heard(line, "40/board,")
            await line.send(f'42/board,["sync","match{number}","{player}",null,2]')
            await _heard(line, '42/board,["sync"')
        await asyncio.sleep(random.Random(number).random() * playing.pace)
        for state, line in enumerate(itertools.cycle((ana, ben))):
            await asyncio.sleep(playing.pace)
            if not playing.left:
                return
            start = time.monotonic()
            moved = {"type": "settle", "args": [state % 64], "playerID": str(state % 2), "credentials": None}
            action = msgspec.json.encode({"type": "MAKE_MOVE", "payload": moved}).decode()
            await line.send(f'42/board,["update",{action},{state},"match{number}","{state % 2}"]')
            await asyncio.gather(*(_heard(one, '42/board,["update"') for one in (ana, ben)))
            playing.latencies.append(time.monotonic() - start)


async def _heard(line: ClientConnection, wanted: str) -> None:
    """Receive messages until one begins with `wanted`, and answer pings."""
    while not (told := str(await line.recv())).startswith(wanted):
        if told == "2":
            await line.send("3")
