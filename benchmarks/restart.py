"""Measure how soon a server is ready after its start, and how soon clients are back after it was killed.

Many running games have active clocks, so the server must load them at its start. Other tables have connected clients:
some in a browser, the others on sockets with the page's retry delays. The server is killed, stays down until the retry
delay is at its maximum, and is restarted. `python3 dev.py bench restart` runs it.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

import httpx
from playwright.async_api import Browser, Page, async_playwright
from websockets.exceptions import WebSocketException

from serving import cpu_seconds, free_port
from tests.browser import chromium
from tests.server.player import Connection, Person
from tests.tables.finished import begun, stored
from tongiaki.common import ids
from tongiaki.store import Database
from tools import npm

GAMES = 1000
"""Number of running games without connections, and moves in each."""
MOVES = 100
DAY = 24 * 3600
TABLES, PAGES = 30, 5
"""Number of tables with two people on sockets, and of tables with a browser's page."""
ROUNDS = 5
DOWNTIME = 5.0
"""Seconds of downtime."""
FIRST, LONGEST = 0.3, 1.5
"""The client's retry delays in seconds, as in web/src/net/connection.ts. They double from the first to the longest."""
PLAYABLE = "[data-ready]"
OFFLINE, ONLINE = "[data-testid=link][data-state=offline]", "[data-testid=link][data-state=online]"
UNLIMITED = {"TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_OPEN_TABLES": "1000", "TONGIAKI_MESSAGE_RATE": "1000"}


@dataclass
class Started:
    """The seconds until a server was ready, and the CPU seconds that its start results."""

    seconds: float
    cpu: float


class Server:
    """A server with a database, which the benchmark starts and kills."""

    def __init__(self, database: str) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environment = os.environ | UNLIMITED | {"TONGIAKI_DATABASE": database, "TONGIAKI_PORT": str(self.port)}
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> Started:
        """Start the server, and return the time until it is healthy."""
        start = time.monotonic()
        command = [str(Path(sys.executable).with_name("tongiaki")), "serve"]
        self._process = await asyncio.to_thread(
            lambda: subprocess.Popen(command, env=self._environment, stderr=subprocess.DEVNULL)
        )
        async with httpx.AsyncClient() as client:
            while True:
                try:
                    if (await client.get(f"{self.url}/healthz")).is_success:
                        return Started(time.monotonic() - start, cpu_seconds(self._process.pid))
                except httpx.TransportError:
                    await asyncio.sleep(0.01)

    def kill(self) -> None:
        """Kill the server if it is running."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()


@contextmanager
def server_for(database: Path) -> Iterator[Server]:
    """Create a server that is not started yet, and stop it at the end of the block."""
    server = Server(f"sqlite:///{database}")
    try:
        yield server
    finally:
        server.kill()


async def create_games(path: Path) -> None:
    """Create a database of running games with a day per turn."""
    database = Database(f"sqlite:///{path}")
    await database.migrate()
    game = begun("ana", "ben", moves=MOVES, stall=20, time=DAY)
    late = time.time_ns() // 1_000_000 - game.now
    game.stored = [(at + late, body) for at, body in game.stored]
    for name in itertools.islice(itertools.product("23456789", repeat=4), GAMES):
        await stored(database, "".join(name).rjust(ids.LENGTH, "t"), game)
    await database.close()


async def start_game(url: str) -> list[Connection]:
    """Start a game of two people, and return their closed connections."""
    ana, ben = Person(url), Person(url)
    table = ana.new_table(seats=2, name="Ana", public=False)
    lines = [ana.connect(table), ben.connect(table)]
    async with lines[0], lines[1]:
        await lines[1].request("sit", name="Ben")
        await lines[0].request("start")
    return lines


async def open_page(browser: Browser, url: str) -> Page:
    """Start a game against bots in a browser, and return the page."""
    page = await (await browser.new_context()).new_page()
    await page.goto(url)
    await page.click("[data-testid=quick-start]")
    await page.wait_for_selector(PLAYABLE, timeout=60_000)
    return page


async def reconnect(line: Connection, start: asyncio.Future[float]) -> float:
    """Retry, and return the seconds from the server's start until the table has loaded."""
    for attempt in itertools.count():
        await asyncio.sleep(min(LONGEST, FIRST * 2**attempt) * (0.75 + random.random() / 2))
        try:
            async with line:
                return time.monotonic() - await start
        except (OSError, WebSocketException):
            continue
    raise AssertionError


async def wait_until_online(page: Page, start: asyncio.Future[float]) -> float:
    """Return the seconds from the server's start until the page shows that it is online."""
    await page.wait_for_selector(OFFLINE, state="attached")
    started_at = await start
    await page.wait_for_selector(ONLINE, state="attached", timeout=60_000)
    return time.monotonic() - started_at


@dataclass
class Results:
    """The starts of a server, and the seconds from each start until each socket and page was connected again."""

    starts: list[Started] = field(default_factory=list)
    sockets: list[float] = field(default_factory=list)
    pages: list[float] = field(default_factory=list)


async def restart_full(database: Path) -> Results:
    """Kill a server that people use and start it again, several times."""
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(npm.NODE)
    chromium_files, results = chromium.find(), Results()
    async with AsyncExitStack() as stack:
        playwright = await stack.enter_async_context(async_playwright())
        environment: dict[str, str | float | bool] = {**os.environ, **chromium_files.environment}
        browser = await playwright.chromium.launch(
            executable_path=chromium_files.program, args=list(chromium.ARGUMENTS), env=environment
        )
        stack.push_async_callback(browser.close)
        server = stack.enter_context(server_for(database))
        await server.start()
        lines = [line for _ in range(TABLES) for line in await start_game(server.url)]
        pages = [await open_page(browser, server.url) for _ in range(PAGES)]
        for number in range(ROUNDS):
            print(f"round {number + 1} of {ROUNDS}", file=sys.stderr, flush=True)
            server.kill()
            start: asyncio.Future[float] = asyncio.get_running_loop().create_future()
            sockets = asyncio.gather(*(reconnect(line, start) for line in lines))
            seen = asyncio.gather(*(wait_until_online(page, start) for page in pages))
            await asyncio.sleep(DOWNTIME)
            start.set_result(time.monotonic())
            results.starts.append(await server.start())
            results.sockets += await sockets
            results.pages += await seen
    return results


async def restart_empty(database: Path) -> list[Started]:
    """Start a server several times on a database without tables."""
    results = []
    with server_for(database) as server:
        for _ in range(1 + ROUNDS):
            results.append(await server.start())
            server.kill()
    return results[1:]  # the first start creates the database


def main() -> None:
    """Restart servers, and print the times."""
    with tempfile.TemporaryDirectory() as folder:
        empty = asyncio.run(restart_empty(Path(folder) / "empty.db"))
        asyncio.run(create_games(Path(folder) / "full.db"))
        results = asyncio.run(restart_full(Path(folder) / "full.db"))
    print(f"{GAMES} running games; {2 * TABLES} clients on sockets, {PAGES} browsers; {ROUNDS} restarts\n")
    print("| from the server's start until | median, s | maximum, s | CPU, s | goal, s |\n|---|---:|---:|---:|---:|")
    for what, starts, goal in (("without tables", empty, ""), ("with all games", results.starts, "2")):
        cpu = f"{median(start.cpu for start in starts):.2f}"
        print(f"| it answers, {what} | {format_times([start.seconds for start in starts])} | {cpu} | {goal} |")
    for client, seconds in (("a client on a socket", results.sockets), ("a browser", results.pages)):
        print(f"| {client} has its table again | {format_times(seconds)} | | 5 |")


def format_times(seconds: list[float]) -> str:
    """Return the median and the maximum, as cells of a table."""
    return f"{median(seconds):.2f} | {max(seconds):.2f}"


if __name__ == "__main__":
    main()
