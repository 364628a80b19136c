"""Faults of a server or of the database; each fault ends with everything restored."""

import asyncio
import contextlib
import os
import signal
from collections.abc import AsyncIterator

import asyncpg
import httpx

from tests.faults.house import LONG, House
from tests.live import LiveServer
from tests.server.player import Connection, Person

FROZEN = 30.0 if LONG else 5.0
YEAR = 365 * 24 * 3600.0
_WAITS = (
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE 'UPDATE tables%'"
)


async def killed(house: House, number: int) -> None:
    """Kill a server."""
    server = house.servers[number]
    await asyncio.to_thread(server.kill)
    await house.go_on()
    await asyncio.to_thread(server.start)


async def stopped(house: House, number: int) -> None:
    """Stop a server normally, within its time limit."""
    server = house.servers[number]
    await asyncio.to_thread(server.stop, 60.0)
    await house.go_on()
    await asyncio.to_thread(server.start)


async def frozen(house: House, number: int) -> None:
    """Frozen for longer than others wait for a sign of life."""
    async with _frozen(house, number):
        await asyncio.sleep(FROZEN)
        await house.go_on()


async def frozen_while_writing(house: House, number: int) -> None:
    """Frozen when all but the commit is done: who would write the same rows waits no longer than PostgreSQL."""
    server, other = house.servers[number], house.servers[number - 1]
    ana, table = await _let_in(server)
    async with (
        ana.at(table) as here,
        Connection(other.url, table, ana.cookie) as there,
        contextlib.AsyncExitStack() as stack,
    ):
        async with _session(house) as holding, _session(house) as watching, holding.transaction():
            await holding.execute("SELECT 1 FROM tables WHERE id = $1 FOR NO KEY UPDATE", table)
            await here.say("chat", text="half said")
            await _held_up(watching)
            await stack.enter_async_context(_frozen(house, number))
        await there.say("chat", text="said")
        await there.hear(lambda message: bool(message.get("chat")) and message["chat"]["text"] == "said")
        await house.go_on()


async def cut_off(house: House, _number: int) -> None:
    """Cut all connections of a server to PostgreSQL."""
    house.wire.cut()


async def restarted(house: House, _number: int) -> None:
    """Restart PostgreSQL."""
    await asyncio.to_thread(house.postgres.stop)
    house.postgres.begin()
    await asyncio.to_thread(house.postgres.until_answers)


async def crashed(house: House, _number: int) -> None:
    """PostgreSQL crashes and recovers; who lives and who does what is gone with its unlogged tables."""
    await asyncio.to_thread(house.postgres.stop, crash=True)
    house.postgres.begin()
    await asyncio.to_thread(house.postgres.until_answers)


async def misdated(house: House, number: int) -> None:
    """Its clock goes wrong by a year, either way: it goes by the database's."""
    for seconds in (YEAR, -YEAR, 0):
        house.clocks[number].set(seconds)
        await house.go_on()


FAULTS = [killed, frozen, frozen_while_writing, cut_off, restarted, crashed, misdated, stopped]


async def _let_in(server: LiveServer) -> tuple[Person, str]:
    """Somebody at a table of their own, as soon as the server has got over what befell it before."""
    while True:
        with contextlib.suppress(httpx.TransportError, AssertionError):
            return await asyncio.to_thread(_at_a_table, server)
        await asyncio.sleep(0.2)


def _at_a_table(server: LiveServer) -> tuple[Person, str]:
    ana = Person(server.url)
    return ana, ana.new_table(name="Ana")


@contextlib.asynccontextmanager
async def _frozen(house: House, number: int) -> AsyncIterator[None]:
    pid = house.servers[number].pid
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


@contextlib.asynccontextmanager
async def _session(house: House) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(house.database)
    try:
        yield connection
    finally:
        await connection.close()


async def _held_up(watching: asyncpg.Connection) -> None:
    while True:
        if await watching.fetchval(_WAITS):
            return
        await asyncio.sleep(0.05)
