"""Measure the load that a server can carry: many tables, a full lobby, first responses, and a restart.

    python3 dev.py bench load [PART ...] [--against REVISION] [--tables 2000] [--seconds 60]

The server and its clients are real processes with real sockets, each on one core. Each result is printed with its goal.
With --against, a server of another revision is measured in turn. Its results are printed next to the current ones.
"""

import argparse
import asyncio
import gc
import itertools
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import quantiles
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import decision
from players import Workload, play_game, table_of_two
from serving import CORES, Revision, free_port, memory_bytes, revisions, running_server, total_cpu_seconds

TABLES, FEWER = 2000, 10
"""Number of running tables with two sockets each. They are compared with this many times fewer."""
SECONDS, DECISIONS = 60.0, 6
"""Duration of the measurement in seconds, and number of decisions of each table during it."""
LONG_TABLES, QUICK = 400, 0.6
"""Number of tables with long games, and seconds between two decisions there.

The number is large, so that the process's own memory, such as cached database pages, is small in comparison.
"""
EARLY = 0.2
"""The share of such a game that has been played at the first memory measurement."""
STORED = 10
"""Number of stored tables when the server is restarted, as a multiple of the running tables."""
LISTENERS, PUBLIC_TABLES = 1000, 500
"""Number of clients in the lobby, and of public tables that run at the same time."""
LONG, GAMES = 150, 20
"""Number of decisions at a table, before which hardly any game ends, and number of games.

The games run one after another. With several tables, the cost per commit would grow as the games end.
"""
REQUESTS = 200
"""Number of first responses that are measured."""
FIRST_DELAY, LONGEST_DELAY = 0.3, 1.5
"""The client's retry delays in seconds, as in web/src/net/connection.ts."""
CONCURRENT = 25
"""Number of tables that are opened concurrently."""
SETTLING = 5.0
"""Seconds until new games have settled."""
TableOfTwo = tuple[str, ClientConnection, ClientConnection]
"""The websocket address of a table, and the connections of its two players."""


@dataclass(frozen=True)
class Figure:
    """A result with its unit, and its maximum as the goal."""

    what: str
    value: float
    unit: str
    goal: float


@dataclass(frozen=True)
class Setup:
    """A server to measure, with an empty database, and the size of the measurement."""

    command: str
    folder: Path
    tables: int
    seconds: float

    @property
    def database(self) -> Path:
        """The file of the database."""
        return self.folder / "tables.db"

    @property
    def pace(self) -> float:
        """The seconds between two decisions at a table."""
        return self.seconds / DECISIONS

    def run(self, measure: Callable[[str, int], Coroutine[Any, Any, list[Figure]]]) -> list[Figure]:
        """Run a server, and measure it. `measure` gets its URL and its process id."""
        port = free_port()
        with running_server(self.arguments(port), port, **self.environment) as process:
            return asyncio.run(measure(f"http://127.0.0.1:{port}", process))

    def arguments(self, port: int) -> list[str]:
        """Return the command that starts the server."""
        return [self.command, "serve", "--port", str(port)]

    @property
    def environment(self) -> dict[str, str]:
        """The settings of the server."""
        return {"TONGIAKI_DATABASE": f"sqlite:///{self.database}", "TONGIAKI_LOG": "text"}


@asynccontextmanager
async def open_tables(url: str, number: int, *, public: bool = False) -> AsyncIterator[list[TableOfTwo]]:
    """Create this number of tables with running games."""
    gate = asyncio.Semaphore(CONCURRENT)
    async with AsyncExitStack() as stack:

        async def open_table() -> TableOfTwo:
            async with gate:
                return await stack.enter_async_context(table_of_two(url, public=public))

        yield await asyncio.gather(*(open_table() for _ in range(number)))


async def play(tables: list[TableOfTwo], seconds: float, pace: float) -> list[float]:
    """Play for some seconds at a pace, and return the latencies of the decisions in seconds."""
    workload = Workload(pace, time.monotonic() + seconds)
    await asyncio.gather(*(play_game(number, people, workload) for number, (_, *people) in enumerate(tables)))
    return workload.latencies


async def measure_fewer(url: str, process: int, setup: Setup) -> float:
    """Return the CPU seconds of a decision if the same number per second is made at fewer tables."""
    async with open_tables(url, setup.tables // FEWER) as tables:
        await asyncio.sleep(SETTLING)
        before = total_cpu_seconds(process)
        latencies = await play(tables, setup.seconds / 2, setup.pace / FEWER)
        return (total_cpu_seconds(process) - before) / len(latencies)


async def measure_many(url: str, process: int, setup: Setup, cost_of_fewer: float) -> tuple[list[Figure], list[str]]:
    """Measure memory, latency and cost at many tables; also return the addresses of all sockets.

    The cost of a decision is compared with `cost_of_fewer`, in CPU seconds.
    """
    number, idle = setup.tables, memory_bytes(process)
    async with open_tables(url, number) as tables:
        await asyncio.sleep(SETTLING)
        full = memory_bytes(process)
        spectators = []
        for address, *_ in tables:
            spectators.append(await connect(address))
            await spectators[-1].send('{"type":"hello"}')
        await asyncio.sleep(SETTLING)
        table = (full - idle) / number
        socket = (memory_bytes(process) - full) / len(spectators)
        await asyncio.gather(*(spectator.close() for spectator in spectators))
        before = total_cpu_seconds(process)
        latencies = await play(tables, setup.seconds, setup.pace)
        seconds = total_cpu_seconds(process) - before
        cuts = quantiles([1000 * latency for latency in latencies], n=100)
        cost = seconds / len(latencies)
        figures = [
            Figure("memory of a running table with its two sockets", table / 1000, "KB", 140),
            Figure("memory of a socket", socket / 1000, "KB", 40),
            Figure("memory of a running table without its two sockets", (table - 2 * socket) / 1000, "KB", 60),
            Figure(f"{number:,} tables: p50 of {len(latencies):,} decisions", cuts[49], "ms", 50),
            Figure(f"{number:,} tables: p99", cuts[98], "ms", 50),
            Figure(f"{number:,} tables: share of a core", 100 * seconds / setup.seconds, "%", 100),
            Figure(
                f"{number:,} tables: a decision, compared with {number // FEWER}", cost / cost_of_fewer, "times", 1.25
            ),
        ]
        return figures, [address for address, *_ in tables for _ in range(2)]


def multiply(database: Path, number: int) -> None:
    """Store this number of tables, as copies of existing ones."""
    with sqlite3.connect(database) as connection:
        existing = [table for (table,) in connection.execute("SELECT id FROM tables")]
        columns = {
            name: ", ".join(
                column for _, column, *_ in connection.execute(f"PRAGMA table_info({name})") if column != key
            )
            for name, key in (("tables", "id"), ("entries", "table_id"), ("players", "table_id"))
        }
        for copy in range(len(existing), number):
            for name, others in columns.items():
                key = "id" if name == "tables" else "table_id"
                connection.execute(
                    f"INSERT INTO {name} ({key}, {others}) SELECT ?, {others} FROM {name} WHERE {key} = ?",  # noqa: S608 - constant names
                    (f"copy{copy:08}", existing[copy % len(existing)]),
                )
    connection.close()


async def reconnect(address: str, start: "asyncio.Future[float]") -> float:
    """Retry as the page does, and return the seconds from the server's start until the table has loaded."""
    for attempt in itertools.count():
        await asyncio.sleep(min(LONGEST_DELAY, FIRST_DELAY * 2**attempt) * (0.75 + random.random() / 2))
        try:
            async with connect(address, open_timeout=30) as connection:
                await connection.send('{"type":"hello"}')
                if '"snapshot"' in str(await connection.recv()):
                    return time.monotonic() - await start
        except (OSError, TimeoutError, WebSocketException):
            continue
    raise AssertionError


async def measure_restart(setup: Setup, port: int, addresses: list[str]) -> list[Figure]:
    """Restart the server while clients are waiting for it."""
    start: asyncio.Future[float] = asyncio.get_running_loop().create_future()
    clients = asyncio.gather(*(reconnect(address, start) for address in addresses))
    await asyncio.sleep(SETTLING)
    started_at = time.monotonic()
    start.set_result(started_at)
    server = running_server(setup.arguments(port), port, **setup.environment)
    await asyncio.to_thread(server.__enter__)
    answered_at = time.monotonic()
    slowest = max(await clients)
    await asyncio.to_thread(server.__exit__, None, None, None)
    return [
        Figure(f"start with {STORED * setup.tables:,} stored tables", answered_at - started_at, "s", 2),
        Figure(f"until the last of {len(addresses):,} sockets is connected again", slowest, "s", 10),
    ]


def many(setup: Setup) -> list[Figure]:
    """Measure many tables, and a restart among many more."""
    port = free_port()
    url, command = f"http://127.0.0.1:{port}", setup.arguments(port)
    with running_server(command, port, **setup.environment) as process:
        cost_of_fewer = asyncio.run(measure_fewer(url, process, setup))
    with running_server(command, port, **setup.environment) as process:
        figures, addresses = asyncio.run(measure_many(url, process, setup, cost_of_fewer))
    multiply(setup.database, STORED * setup.tables)
    return figures + asyncio.run(measure_restart(setup, port, addresses))


def lobby(setup: Setup) -> list[Figure]:
    """Measure the cost of clients on the lobby page."""
    return setup.run(lambda url, process: _lobby(url, process, setup))


async def _lobby(url: str, process: int, setup: Setup) -> list[Figure]:
    received = itertools.count()

    async def count_messages(connection: ClientConnection) -> None:
        async for _ in connection:
            next(received)

    async with open_tables(url, PUBLIC_TABLES, public=True) as tables:
        await asyncio.sleep(SETTLING)
        before = await _share_of_core(url, tables, process, setup)
        async with AsyncExitStack() as stack:
            gate = asyncio.Semaphore(CONCURRENT)

            async def listen() -> None:
                async with gate:
                    connection = await stack.enter_async_context(connect(f"ws{url.removeprefix('http')}/ws/lobby"))
                stack.callback(asyncio.ensure_future(count_messages(connection)).cancel)

            await asyncio.gather(*(listen() for _ in range(LISTENERS)))
            await asyncio.sleep(SETTLING)
            first = next(received)
            during = await _share_of_core(url, tables, process, setup)
            rate = (next(received) - first) / LISTENERS / (setup.seconds / 2)
        await asyncio.sleep(SETTLING)
        without = (before + await _share_of_core(url, tables, process, setup)) / 2
    return [
        Figure(
            f"{PUBLIC_TABLES} tables, and a new one every second, without clients in the lobby: share of a core",
            100 * without,
            "%",
            100,
        ),
        Figure(
            f"{LISTENERS:,} clients in the lobby with {rate:.2f} messages per second each: additional share of a core",
            100 * (during - without),
            "%",
            10,
        ),
    ]


async def _share_of_core(url: str, tables: list[TableOfTwo], process: int, setup: Setup) -> float:
    """Return the share of a core that the server uses while games run and new tables start one after another."""
    before = total_cpu_seconds(process)
    new_tables = asyncio.ensure_future(_open_and_close_tables(url))
    await play(tables, setup.seconds / 2, setup.pace)
    new_tables.cancel()
    return (total_cpu_seconds(process) - before) / (setup.seconds / 2)


async def _open_and_close_tables(url: str) -> None:
    while True:
        async with table_of_two(url, public=True):
            await asyncio.sleep(0.5)


def first(setup: Setup) -> list[Figure]:
    """Measure the cost of first responses."""
    return setup.run(_first)


async def _first(url: str, process: int) -> list[Figure]:
    async def measure(what: str, send_request: Callable[[], Awaitable[object]]) -> Figure:
        before = total_cpu_seconds(process)
        for _ in range(REQUESTS):
            await send_request()
        return Figure(what, 1000 * (total_cpu_seconds(process) - before) / REQUESTS, "ms of CPU", 5)

    async with httpx.AsyncClient() as client, open_tables(url, 1) as [(address, *people)]:
        await play_game(1, people, Workload(0, time.monotonic() + SETTLING))

        async def load_table() -> None:
            async with connect(address) as connection:
                await connection.send('{"type":"hello"}')
                await connection.recv()

        return [
            await measure("the front page", lambda: client.get(url)),
            await measure("a new socket at a table, and its snapshot", load_table),
        ]


def length(setup: Setup) -> list[Figure]:
    """Measure the cost of a decision late in a game relative to an early one, in a server in this process."""
    games = asyncio.run(decision.play(LONG, str(setup.folder), tables=1, rounds=GAMES))
    part = LONG // 6
    long = [times for times in games if len(times) == LONG]
    early, late = (sum(times[end] - times[end - part] for times in long) for end in (2 * part, LONG - 1))
    return [Figure(f"a decision among the last of {LONG}, compared with an early one", late / early, "times", 1.25)]


def old(setup: Setup) -> list[Figure]:
    """Measure the additional memory of a table late in its game."""
    return setup.run(_old)


async def _old(url: str, process: int) -> list[Figure]:
    async with open_tables(url, LONG_TABLES) as tables:
        game = asyncio.ensure_future(play(tables, LONG * QUICK, QUICK))
        await asyncio.sleep(EARLY * LONG * QUICK)  # the server's initial memory use is complete by then
        before = memory_bytes(process)
        late = len(await game) / LONG_TABLES
        growth = (memory_bytes(process) - before) / LONG_TABLES / 1000
    return [Figure(f"memory growth of a table from {late * EARLY:.0f} to {late:.0f} decisions", growth, "KB", 40)]


PARTS: dict[str, Callable[[Setup], list[Figure]]] = {
    "length": length,
    "old": old,
    "first": first,
    "lobby": lobby,
    "many": many,
}
IN_PROCESS = {"length"}
"""Parts that measure only this checkout, because their server runs in this process."""


def print_row(figure: Figure, others: list[Figure], columns: int) -> None:
    """Print a result with those of the other revisions and its goal. Parts in this process have no other results."""
    values = [f"{result.value:,.2f} {result.unit}" for result in (figure, *others)]
    values += [""] * (columns - len(values))
    reached = "reached" if figure.value <= figure.goal else "missed"
    print(f"| {figure.what} | {' | '.join(values)} | {figure.goal:,g} {figure.unit} | {reached} |", flush=True)


def measure(part: str, revision: Revision, tables: int, seconds: float) -> list[Figure]:
    """Measure a part with a server of a revision."""
    print(f"{part}: {revision.name}, machine load {os.getloadavg()[0]:.1f}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory() as folder:
        return PARTS[part](Setup(revision.command, Path(folder), tables, seconds))


def main() -> None:
    """Measure all parts, or the given ones."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--against", metavar="REVISION", help="also measure the server of this revision")
    parser.add_argument("--tables", type=int, default=TABLES, help="number of tables of the part many")
    parser.add_argument("--seconds", type=float, default=SECONDS, help="duration of a measurement")
    options = parser.parse_args()
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"no such part: {', '.join(unknown)}")
    current, *older = revisions(options.against)
    os.sched_setaffinity(0, {max(CORES)})
    gc.disable()  # garbage collection pauses of this process would count as the server's
    names = [revision.name for revision in (current, *older)]
    print(f"| what | {' | '.join(names)} | goal, at most | |\n|---|{'---:|' * len(names)}---:|---|", flush=True)
    for part in options.parts or PARTS:
        results = measure(part, current, options.tables, options.seconds)
        others = older if part not in IN_PROCESS else []
        compared = [measure(part, revision, options.tables, options.seconds) for revision in others]
        for figure, *rest in zip(results, *compared, strict=True):
            print_row(figure, rest, len(names))


if __name__ == "__main__":
    main()
