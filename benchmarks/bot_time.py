"""The time of a person's bot decision with and without many games between bots from one address."""

import asyncio
import random
import statistics
import time
from tempfile import TemporaryDirectory

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from players import post, read
from serving import TONGIAKI, free_port, running_server

GAMES = 120
"""Number of games between bots that one address starts; their limit is off."""
LEVEL = "master"
DECISIONS = 20
"""Decisions of the person's bot that are measured, with and without those games."""
BUSY_ADDRESS, PERSON_ADDRESS = "192.0.2.1", "192.0.2.2"


def start_bot_games(url: str) -> None:
    """Start the games between bots."""
    cookie = ""
    for _ in range(GAMES):
        options: dict[str, object] = {"seats": 2, "bots": 2, "bot": LEVEL, "public": False}
        table, cookie = post(f"{url}/api/tables", options, cookie, BUSY_ADDRESS)
        post(f"{url}/api/tables/{table['id']}/messages", {"type": "start"}, cookie, BUSY_ADDRESS)


async def measure_decisions(url: str) -> list[float]:
    """Play against a bot, and return the seconds of each of its decisions."""
    durations: list[float] = []
    chance = random.Random(1)
    while len(durations) < DECISIONS:
        options: dict[str, object] = {"name": "Ana", "players": 2, "bot": LEVEL}
        table, cookie = await asyncio.to_thread(post, f"{url}/api/quick", options, "", PERSON_ADDRESS)
        address = f"ws{url.removeprefix('http')}/ws/tables/{table['id']}"
        async with connect(
            address, additional_headers={"Cookie": cookie, "X-Forwarded-For": PERSON_ADDRESS}
        ) as connection:
            await connection.send('{"type":"hello"}')
            await play(connection, durations, chance)
    return durations


async def play(connection: ClientConnection, durations: list[float], chance: random.Random) -> None:
    """Make random moves until the game is over, and measure the bot's decisions."""
    asked_at: float | None = None
    async for text in connection:
        message, now = read(text), time.monotonic()
        if message.game is None:
            continue
        if asked_at is not None:
            durations.append(now - asked_at)
        if message.game.end is not None or len(durations) >= DECISIONS:
            return
        asked_at = None if message.game.legal else now
        if message.game.legal:
            move = {"type": "move", "number": message.number, "move": chance.choice(message.game.legal)}
            await connection.send(msgspec.json.encode(move).decode())


def measure() -> None:
    """Print the median time of a person's bot decision, with and without the other games, and the ratio."""
    port = free_port()
    command = [TONGIAKI, "serve", "--port", str(port)]
    url = f"http://127.0.0.1:{port}"
    settings = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_BOT_WORKERS": "2", "TONGIAKI_PROXIES": "127.0.0.1"}
    with TemporaryDirectory() as folder, running_server(command, port, TONGIAKI_DATA=folder, **settings):
        without = statistics.median(asyncio.run(measure_decisions(url)))
        start_bot_games(url)
        during = statistics.median(asyncio.run(measure_decisions(url)))
    print(f"time of a bot's decision at a person's table: {1000 * without:.0f} ms")
    print(f"the same during {GAMES} games between bots from one address: {1000 * during:.0f} ms")
    print(f"ratio: {during / without:.2f}")
