"""Measure the load that a server can carry: many tables, a full lobby, first answers, and a restart.

The server and its clients are real processes with real sockets, each on one core. Each result is printed with its goal.
`python3 dev.py bench load` runs all parts. Arguments select parts.
"""

import asyncio
import gc
import itertools
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import quantiles

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import decision
from players import Playing, play_on, two_at_a_table
from serving import FREE, cpu_of, free_port, memory_of, served

TABLES, FEW = 2000, 200
"""Number of running tables with two sockets each, and a tenth of it, with which they are compared."""
PACE, SECONDS = 10.0, 60.0
"""Seconds between two decisions at a table, and duration of the measurement."""
OLD, QUICK = 400, 0.6
"""Number of tables with long games, and seconds between two decisions there.

The number is large, so that the process's own memory, such as cached database pages, is small in comparison.
"""
YOUNG = 0.2
"""The share of such a game that has been played at the first memory measurement."""
STORED = 20_000
"""Number of stored tables when the server is restarted."""
LISTENERS, SHOWN = 1000, 500
"""Number of clients in the lobby, and of public tables that run at the same time."""
LONG, GAMES = 150, 20
"""Number of decisions at a table, before which hardly any game ends, and number of games.

The games run one after another. With several tables, the cost per commit would grow as the games end.
"""
ASKED = 200
"""Number of first answers that are measured."""
FIRST, LONGEST = 0.3, 1.5
"""The client's retry delays in seconds, as in web/src/net/connection.ts."""
OPENING = 25
"""Number of tables that are opened concurrently."""
ROOM = 5.0
"""Seconds until new games have settled."""
Seated = tuple[str, ClientConnection, ClientConnection]


def show(what: str, figure: float, unit: str, goal: float) -> None:
    """Print a result and its limit."""
    print(
        f"| {what} | {figure:,.2f} {unit} | {goal:,g} {unit} | {'reached' if figure <= goal else 'missed'} |",
        flush=True,
    )


@asynccontextmanager
async def tables(url: str, number: int, *, public: bool = False) -> AsyncIterator[list[Seated]]:
    """Create this number of tables with running games."""
    gate = asyncio.Semaphore(OPENING)
    async with AsyncExitStack() as stack:

        async def one() -> Seated:
            async with gate:
                return await stack.enter_async_context(two_at_a_table(url, public=public))

        yield await asyncio.gather(*(one() for _ in range(number)))


async def playing_at(seated: list[Seated], seconds: float, pace: float = PACE) -> list[float]:
    """Play for some seconds at a pace, and return the latencies of the decisions in seconds."""
    playing = Playing(pace, time.monotonic() + seconds)
    await asyncio.gather(*(play_on(number, people, playing) for number, (_, *people) in enumerate(seated)))
    return playing.latencies


async def few(url: str, process: int) -> float:
    """Return the CPU seconds of a decision when the same number per second is made at a tenth of the tables."""
    async with tables(url, FEW) as seated:
        await asyncio.sleep(ROOM)
        before = cpu_of(process)
        latencies = await playing_at(seated, SECONDS / 2, PACE * FEW / TABLES)
        return (cpu_of(process) - before) / len(latencies)


async def many(url: str, process: int, beside: float) -> list[str]:
    """Measure memory, latency and cost at many tables, and return the addresses of all sockets.

    The cost of a decision is compared with `beside`, in CPU seconds.
    """
    idle = memory_of(process)
    async with tables(url, TABLES) as seated:
        await asyncio.sleep(ROOM)
        full = memory_of(process)
        looking = [await connect(address) for address, *_ in seated]
        for line in looking:
            await line.send('{"type":"hello"}')
        await asyncio.sleep(ROOM)
        socket = (memory_of(process) - full) / len(looking)
        await asyncio.gather(*(line.close() for line in looking))
        show("memory of a socket", socket / 1000, "KB", 40)
        show(
            "memory of a running table, without its two sockets", ((full - idle) / TABLES - 2 * socket) / 1000, "KB", 60
        )
        before = cpu_of(process)
        latencies = await playing_at(seated, SECONDS)
        seconds = cpu_of(process) - before
        cuts = quantiles([1000 * latency for latency in latencies], n=100)
        show(f"{TABLES:,} tables: p50 of {len(latencies):,} decisions", cuts[49], "ms", 50)
        show(f"{TABLES:,} tables: p99", cuts[98], "ms", 50)
        show(f"{TABLES:,} tables: share of a core", 100 * seconds / SECONDS, "%", 100)
        show(f"{TABLES:,} tables: a decision, beside one at {FEW}", seconds / len(latencies) / beside, "times", 1.25)
        return [address for address, *_ in seated for _ in range(2)]


def multiply(database: Path, number: int) -> None:
    """Store this number of tables, as copies of existing ones."""
    with sqlite3.connect(database) as connection:
        there = [one for (one,) in connection.execute("SELECT id FROM tables")]
        columns = {
            name: ", ".join(one for _, one, *_ in connection.execute(f"PRAGMA table_info({name})") if one != key)
            for name, key in (("tables", "id"), ("entries", "table_id"), ("players", "table_id"))
        }
        for copy in range(len(there), number):
            for name, others in columns.items():
                key = "id" if name == "tables" else "table_id"
                connection.execute(
                    f"INSERT INTO {name} ({key}, {others}) SELECT ?, {others} FROM {name} WHERE {key} = ?",  # noqa: S608 - constant names
                    (f"copy{copy:08}", there[copy % len(there)]),
                )
    connection.close()


async def come_back(address: str, start: "asyncio.Future[float]") -> float:
    """Retry as the page does, and return the seconds from the server's start until the table has loaded."""
    for attempt in itertools.count():
        await asyncio.sleep(min(LONGEST, FIRST * 2**attempt) * (0.75 + random.random() / 2))
        try:
            async with connect(address, open_timeout=30) as line:
                await line.send('{"type":"hello"}')
                if '"snapshot"' in str(await line.recv()):
                    return time.monotonic() - await start
        except (OSError, TimeoutError, WebSocketException):
            continue
    raise AssertionError


async def back(port: int, command: list[str], environment: dict[str, str], addresses: list[str]) -> None:
    """Restart the server while clients are waiting for it."""
    loop = asyncio.get_running_loop()
    start: asyncio.Future[float] = loop.create_future()
    everybody = asyncio.gather(*(come_back(address, start) for address in addresses))
    await asyncio.sleep(ROOM)
    began = time.monotonic()
    start.set_result(began)
    running = served(command, port, **environment)
    await asyncio.to_thread(running.__enter__)
    show(f"start with {STORED:,} stored tables", time.monotonic() - began, "s", 2)
    show(f"until the last of {len(addresses):,} is back", max(await everybody), "s", 10)
    await asyncio.to_thread(running.__exit__, None, None, None)


def measure_many(command: list[str], port: int, environment: dict[str, str], database: Path) -> None:
    """Measure many tables, and a restart among many more."""
    url = f"http://127.0.0.1:{port}"
    with served(command, port, **environment) as process:
        beside = asyncio.run(few(url, process))
    with served(command, port, **environment) as process:
        addresses = asyncio.run(many(url, process, beside))
    multiply(database, STORED)
    asyncio.run(back(port, command, environment, addresses))


async def _lobby(url: str, process: int) -> None:
    heard = itertools.count()

    async def hear(line: ClientConnection) -> None:
        async for _ in line:
            next(heard)

    async with tables(url, SHOWN, public=True) as seated:
        await asyncio.sleep(ROOM)
        before = await _cost(url, seated, process)
        async with AsyncExitStack() as stack:
            gate = asyncio.Semaphore(OPENING)

            async def listen() -> None:
                async with gate:
                    line = await stack.enter_async_context(connect(f"ws{url.removeprefix('http')}/ws/lobby"))
                stack.callback(asyncio.ensure_future(hear(line)).cancel)

            await asyncio.gather(*(listen() for _ in range(LISTENERS)))
            await asyncio.sleep(ROOM)
            begun = next(heard)
            listening = await _cost(url, seated, process)
            each = (next(heard) - begun) / LISTENERS / (SECONDS / 2)
        await asyncio.sleep(ROOM)
        alone = (before + await _cost(url, seated, process)) / 2
        show(
            f"{SHOWN} tables, and one more each second, with nobody in the lobby: share of a core",
            100 * alone,
            "%",
            100,
        )
        show(
            f"{LISTENERS:,} who look at it, told {each:.2f} times a second each: share besides",
            100 * (listening - alone),
            "%",
            10,
        )


async def _cost(url: str, seated: list[Seated], process: int) -> float:
    """Return the share of a core that the server uses while games run and new tables start one after another."""
    before = cpu_of(process)
    coming = asyncio.ensure_future(_come_and_go(url))
    await playing_at(seated, SECONDS / 2)
    coming.cancel()
    return (cpu_of(process) - before) / (SECONDS / 2)


async def _come_and_go(url: str) -> None:
    while True:
        async with two_at_a_table(url, public=True):
            await asyncio.sleep(0.5)


def measure_lobby(command: list[str], port: int, environment: dict[str, str], _database: Path) -> None:
    """Measure the cost of clients on the lobby page."""
    with served(command, port, **environment) as process:
        asyncio.run(_lobby(f"http://127.0.0.1:{port}", process))


async def _first(url: str, process: int) -> None:
    async def cost(what: str, ask: Callable[[], Awaitable[object]]) -> None:
        before = cpu_of(process)
        for _ in range(ASKED):
            await ask()
        show(what, 1000 * (cpu_of(process) - before) / ASKED, "ms of CPU", 5)

    async with httpx.AsyncClient() as client, tables(url, 1) as [(address, *people)]:
        await play_on(1, people, Playing(0, time.monotonic() + ROOM))

        async def look() -> None:
            async with connect(address) as line:
                await line.send('{"type":"hello"}')
                await line.recv()

        await cost("the front page", lambda: client.get(url))
        await cost("a socket at a table, and its first picture", look)


def measure_first(command: list[str], port: int, environment: dict[str, str], _database: Path) -> None:
    """Measure the cost of first answers."""
    with served(command, port, **environment) as process:
        asyncio.run(_first(f"http://127.0.0.1:{port}", process))


def measure_length(_command: list[str], _port: int, _environment: dict[str, str], database: Path) -> None:
    """Measure the cost of a decision late in a game relative to an early one, in a server in this process."""
    games = asyncio.run(decision.play(LONG, str(database.parent), tables=1, rounds=GAMES))
    part = LONG // 6
    long = [made for made in games if len(made) == LONG]
    early, late = (sum(made[end] - made[end - part] for made in long) for end in (2 * part, LONG - 1))
    show(f"a decision among the last of {LONG} at a table, beside an early one", late / early, "times", 1.25)


async def _old(url: str, process: int) -> None:
    async with tables(url, OLD) as seated:
        playing = asyncio.ensure_future(playing_at(seated, LONG * QUICK, QUICK))
        await asyncio.sleep(YOUNG * LONG * QUICK)  # the server's initial memory use is complete by then
        before = memory_of(process)
        late = len(await playing) / OLD
        early, gained = late * YOUNG, (memory_of(process) - before) / OLD / 1000
        show(f"memory that a table gains from {early:.0f} to {late:.0f} decisions", gained, "KB", 40)


def measure_old(command: list[str], port: int, environment: dict[str, str], _database: Path) -> None:
    """Measure the additional memory of a table late in its game."""
    with served(command, port, **environment) as process:
        asyncio.run(_old(f"http://127.0.0.1:{port}", process))


PARTS = {
    "length": measure_length,
    "old": measure_old,
    "first": measure_first,
    "lobby": measure_lobby,
    "many": measure_many,
}


def main() -> None:
    """Measure all parts, or the given ones."""
    os.sched_setaffinity(0, {max(FREE)})
    gc.disable()  # garbage collection pauses of this process would count as the server's
    print("| what | figure | goal, at most | |\n|---|---:|---:|---|", flush=True)
    for name, measure in PARTS.items():
        if not sys.argv[1:] or name in sys.argv[1:]:
            with tempfile.TemporaryDirectory() as folder:
                database, port = Path(folder) / "tables.db", free_port()
                command = [str(Path(sys.executable).parent / "tongiaki"), "serve", "--port", str(port)]
                measure(command, port, {"TONGIAKI_DATABASE": f"sqlite:///{database}", "TONGIAKI_LOG": "text"}, database)


if __name__ == "__main__":
    main()
