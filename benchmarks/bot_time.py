"""The time of a person's bot decision while one address has many games of bots alone, and without them."""

import asyncio
import random
import statistics
import sys
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from players import post, read
from serving import free_port, served

GAMES = 120
"""Number of games between bots that an address starts; their limit is off."""
LEVEL = "master"
DECISIONS = 20
"""Decisions of the person's bot that are measured, with and without the attack."""
ATTACKER, PERSON = "192.0.2.1", "192.0.2.2"


def attack(url: str) -> None:
    """Start the games of bots alone."""
    cookie = ""
    for _ in range(GAMES):
        wanted: dict[str, object] = {"seats": 2, "bots": 2, "bot": LEVEL, "public": False}
        made, cookie = post(f"{url}/api/tables", wanted, cookie, ATTACKER)
        post(f"{url}/api/tables/{made['id']}/messages", {"type": "start"}, cookie, ATTACKER)


async def decisions(url: str) -> list[float]:
    """Play against a bot, and return the seconds of each of its decisions."""
    found: list[float] = []
    chance = random.Random(1)
    while len(found) < DECISIONS:
        wanted: dict[str, object] = {"name": "Ana", "players": 2, "bot": LEVEL}
        made, cookie = await asyncio.to_thread(post, f"{url}/api/quick", wanted, "", PERSON)
        address = f"ws{url.removeprefix('http')}/ws/tables/{made['id']}"
        async with connect(address, additional_headers={"Cookie": cookie, "X-Forwarded-For": PERSON}) as line:
            await line.send('{"type":"hello"}')
            await play(line, found, chance)
    return found


async def play(line: ClientConnection, found: list[float], chance: random.Random) -> None:
    """Make random moves until the game is over, and measure the bot's decisions."""
    since: float | None = None
    async for text in line:
        told, now = read(text), time.monotonic()
        if told.game is None:
            continue
        if since is not None:
            found.append(now - since)
        if told.game.end is not None or len(found) >= DECISIONS:
            return
        since = None if told.game.legal else now
        if told.game.legal:
            move = {"type": "move", "number": told.number, "move": chance.choice(told.game.legal)}
            await line.send(msgspec.json.encode(move).decode())


def measure() -> None:
    """Print the median time of a person's bot decision, with and without the attack, and the ratio."""
    port = free_port()
    command = [str(Path(sys.executable).parent / "tongiaki"), "serve", "--port", str(port)]
    url = f"http://127.0.0.1:{port}"
    settings = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_BOT_WORKERS": "2", "TONGIAKI_PROXIES": "127.0.0.1"}
    with TemporaryDirectory() as folder, served(command, port, TONGIAKI_DATA=folder, **settings):
        without = statistics.median(asyncio.run(decisions(url)))
        attack(url)
        beside = statistics.median(asyncio.run(decisions(url)))
    print(f"a person's bot decides in {1000 * without:.0f} ms")
    print(f"beside {GAMES} games of bots alone of one address: {1000 * beside:.0f} ms")
    print(f"ratio: {beside / without:.2f}")
