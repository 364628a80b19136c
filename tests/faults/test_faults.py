"""Servers that die, freeze, lose their database or are stopped, and clients that notice no more than a pause.

The short run is one of the tests; TONGIAKI_FAULTS=20 makes twenty rounds of it, with more clients, as `dev.py faults`.
"""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from tests.conftest import StartServer
from tests.faults.checker import check
from tests.faults.clients import Client
from tests.faults.proxy import Wire
from tests.live import LiveServer
from tests.postgres import Postgres
from tests.server.player import Person
from tongiaki.store import Database

ROUNDS = int(os.environ.get("TONGIAKI_FAULTS", "1"))
NODES, TABLES, CLIENTS = 3, 2 if ROUNDS == 1 else 20, 2 if ROUNDS == 1 else 10
FROZEN = 5.0 if ROUNDS == 1 else 30.0
SETTINGS = {
    f"TONGIAKI_{name}": value
    for name, value in {
        "BOT_PAUSE": "0.2",
        "MESSAGE_RATE": "10000",
        "MESSAGE_BURST": "10000",
        "TABLE_BURST": "10000",
        "SOCKETS": "10000",
        "BOT_WORKERS": "1",
    }.items()
}


class House:
    """Servers of one database, and the clients of all its tables."""

    def __init__(self, servers: list[LiveServer], wire: Wire) -> None:
        self.servers = servers
        self.wire = wire
        self.clients: list[Client] = []

    async def begin(self) -> None:
        """Make tables where bots play and people talk, with every client at any server."""
        for table in range(TABLES):
            ana = await asyncio.to_thread(Person, self.servers[table % NODES].url)
            table_id = await asyncio.to_thread(lambda one=ana: one.new_table(seats=3, bots=3, bot="random"))
            async with ana.at(table_id) as line:
                await line.say("start")
                await line.until(lambda one: one.game is not None)
            for number in range(CLIENTS):
                person = await asyncio.to_thread(_named, f"Ben {number}", self.servers[number % NODES])
                self.clients.append(Client(f"{table}.{number}", person, table_id, self.servers))

    async def go_on(self) -> None:
        """Wait until every client was told something new that itself has said, on whatever server."""
        before = [len(client.log.said) for client in self.clients]
        for client, number in zip(self.clients, before, strict=True):
            await client.until_heard(number)


def _named(name: str, server: LiveServer) -> Person:
    person = Person(server.url)
    person.post("/api/me", name=name)
    return person


async def killed(house: House, server: LiveServer) -> None:
    await asyncio.to_thread(server.kill)
    await house.go_on()
    await asyncio.to_thread(server.start)


async def stopped(house: House, server: LiveServer) -> None:
    await asyncio.to_thread(server.stop, 60.0)
    await house.go_on()
    await asyncio.to_thread(server.start)


async def frozen(house: House, server: LiveServer) -> None:
    os.kill(server.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(FROZEN)
        await house.go_on()
    finally:
        os.kill(server.pid, signal.SIGCONT)


async def cut_off(house: House, _server: LiveServer) -> None:
    house.wire.cut()


FAULTS: list[Callable[[House, LiveServer], Awaitable[None]]] = [killed, frozen, cut_off, stopped]


@pytest.fixture
async def house(start_server: StartServer, postgres: Postgres) -> AsyncIterator[House]:
    """Three servers, one of them at the end of a wire that is cut now and then."""
    database = postgres.new_database()
    async with Wire(database) as wire:
        urls = [wire.url, *[database] * (NODES - 1)]
        servers = [await asyncio.to_thread(start_server, url, **SETTINGS) for url in urls]
        yield House(servers, wire)
        for server in servers:
            await asyncio.to_thread(server.stop)


async def test_nothing_told_is_lost_doubled_or_reordered_whatever_befalls_servers(house: House) -> None:
    await house.begin()
    end = asyncio.Event()
    talking = [asyncio.ensure_future(client.talk(end)) for client in house.clients]
    try:
        await house.go_on()
        for turn in range(ROUNDS):
            for number, fault in enumerate(FAULTS):
                await fault(house, house.servers[(turn + number) % NODES])
                await house.go_on()
    finally:
        end.set()
        await asyncio.gather(*talking)
    database = Database(house.servers[1].database)
    try:
        assert await check(database, house.clients) > len(house.clients)
    finally:
        await database.close()
