"""Faults of a server or of the database. After each fault, everything is running again."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator

import asyncpg
import httpx

from tests.faults.cluster import LONG, Cluster
from tests.live_server import LiveServer
from tests.server.player import Connection, Person

FROZEN = 30.0 if LONG else 5.0
YEAR = 365 * 24 * 3600.0
_WAITS = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE tables%'"
)


async def killed(cluster: Cluster, number: int) -> None:
    """Kill a server."""
    server = cluster.servers[number]
    await asyncio.to_thread(server.kill)
    await cluster.go_on()
    await asyncio.to_thread(server.start)


async def stopped(cluster: Cluster, number: int) -> None:
    """Stop a server normally, within its time limit."""
    server = cluster.servers[number]
    await asyncio.to_thread(server.stop, 60.0)
    await cluster.go_on()
    await asyncio.to_thread(server.start)


async def frozen(cluster: Cluster, number: int) -> None:
    """Freeze a server for longer than its heartbeat is valid."""
    async with _frozen(cluster, number):
        await asyncio.sleep(FROZEN)
        await cluster.go_on()


async def frozen_while_writing(cluster: Cluster, number: int) -> None:
    """Freeze a server before it commits. Another writer of the same rows waits only until PostgreSQL's timeout."""
    server, other = cluster.servers[number], cluster.servers[number - 1]
    ana, table = await _let_in(server)
    async with (
        ana.connect(table) as here,
        Connection(other.url, table, ana.cookie) as there,
        contextlib.AsyncExitStack() as stack,
    ):
        async with _session(cluster) as holding, _session(cluster) as watching, holding.transaction():
            await holding.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
            await here.send("chat", text="half said")
            await _held_up(watching)
            await stack.enter_async_context(_frozen(cluster, number))
        await there.send("chat", text="said")
        await there.receive(lambda message: bool(message.get("chat")) and message["chat"]["text"] == "said")
        await cluster.go_on()


async def cut_off(cluster: Cluster, _number: int) -> None:
    """Cut all connections of a server to PostgreSQL."""
    cluster.wire.cut()


async def restarted(cluster: Cluster, _number: int) -> None:
    """Restart PostgreSQL."""
    await asyncio.to_thread(cluster.postgres.stop)
    cluster.postgres.begin()
    await asyncio.to_thread(cluster.postgres.until_answers)


async def crashed(cluster: Cluster, _number: int) -> None:
    """Crash PostgreSQL. After its recovery, the unlogged tables with the servers' leases are empty."""
    await asyncio.to_thread(cluster.postgres.stop, crash=True)
    cluster.postgres.begin()
    await asyncio.to_thread(cluster.postgres.until_answers)


async def misdated(cluster: Cluster, number: int) -> None:
    """Set a server's clock wrong by a year in either direction. Servers use the database's time."""
    for seconds in (YEAR, -YEAR, 0):
        cluster.clocks[number].set(seconds)
        await cluster.go_on()


FAULTS = [killed, frozen, frozen_while_writing, cut_off, restarted, crashed, misdated, stopped]


async def _let_in(server: LiveServer) -> tuple[Person, str]:
    """Return a new person and table at a server, retrying until the server has recovered from the previous fault."""
    while True:
        with contextlib.suppress(httpx.TransportError, AssertionError):
            return await asyncio.to_thread(_at_a_table, server)
        await asyncio.sleep(0.2)


def _at_a_table(server: LiveServer) -> tuple[Person, str]:
    ana = Person(server.url)
    return ana, ana.new_table(name="Ana")


@contextlib.asynccontextmanager
async def _frozen(cluster: Cluster, number: int) -> AsyncIterator[None]:
    pid = cluster.servers[number].pid
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@contextlib.asynccontextmanager
async def _session(cluster: Cluster) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(cluster.database)
    try:
        yield connection
    finally:
        await connection.close()


async def _held_up(watching: asyncpg.Connection) -> None:
    while True:
        if await watching.fetchval(_WAITS):
            return
        await asyncio.sleep(0.05)
