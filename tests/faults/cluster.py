"""Servers that share a database, under load: bots play at tables, and clients chat there through any server."""

import asyncio
import contextlib
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

from tests.conftest import StartServer
from tests.faults.checker import check
from tests.faults.clients import Client
from tests.faults.proxy import Wire
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.server.player import Person
from tests.server_clock import Clock
from tongiaki.store import Database

ROUNDS = int(os.environ.get("TONGIAKI_FAULTS", "1"))
LONG = ROUNDS > 1
NODES, TABLES, CLIENTS = 3, 20 if LONG else 2, 10 if LONG else 2
PAUSE = max(4.0, ROUNDS / 5) if LONG else 0.2
"""Mean silence of a client, and delay before a bot's move, in seconds. It grows with the number of rounds, because the
games must last and a table has at most 20,000 entries.
"""
SETTINGS = {
    f"TONGIAKI_{name}": value
    for name, value in {
        "BOT_PAUSE": str(PAUSE),
        "MESSAGE_RATE": "10000",
        "MESSAGE_BURST": "10000",
        "TABLE_BURST": "10000",
        "SOCKETS": "10000",
        "BOT_WORKERS": "1",
    }.items()
}


class Cluster:
    """Servers that share a database, each with its own clock, and the clients of all tables.

    The first server reaches the database through a proxy.
    """

    def __init__(self, postgres: Postgres, database: str, wire: Wire) -> None:
        self.postgres = postgres
        self.database = database
        self.wire = wire
        self.servers: list[LiveServer] = []
        self.clocks: list[Clock] = []
        self.clients: list[Client] = []
        self._end = asyncio.Event()
        self._talking: list[asyncio.Future[None]] = []
        self._began = time.time()

    async def start(self, start_server: StartServer, folder: Path, number: int = NODES) -> None:
        """Start this number of servers."""
        for index in range(number):
            clock = Clock(folder / f"clock-{index}")
            url = self.database if index else self.wire.url
            self.servers.append(await asyncio.to_thread(start_server, url, **SETTINGS, **clock.settings))
            self.clocks.append(clock)

    async def begin(self, tables: int = TABLES, clients: int = CLIENTS) -> None:
        """Create tables where bots play, connect clients through all servers, and start their chat."""
        for table in range(tables):
            ana = await asyncio.to_thread(Person, self.servers[table % len(self.servers)].url)
            table_id = await asyncio.to_thread(lambda one=ana: one.new_table(seats=3, bots=3, bot="random"))
            async with ana.connect(table_id) as line:
                await line.send("start")
                await line.receive_until(lambda line: line.game is not None)
            for number in range(clients):
                server = self.servers[number % len(self.servers)]
                person = await asyncio.to_thread(_named, f"Ben {number}", server)
                self.clients.append(Client(f"{table}.{number}", person, table_id, self.servers, PAUSE))
        self._talking = [asyncio.ensure_future(client.talk(self._end)) for client in self.clients]
        await self.go_on()

    async def go_on(self) -> None:
        """Wait until each client has received a new text that it sent, through any server."""
        before = [len(client.log.said) for client in self.clients]
        for client, number in zip(self.clients, before, strict=True):
            await client.until_received(number)

    def longest_silence(self) -> float:
        """Return the longest wait of a client for an answer in seconds, since the last call."""
        return max(client.longest_silence() for client in self.clients)

    async def end(self) -> None:
        """Stop the clients' chat."""
        self._end.set()
        await asyncio.gather(*self._talking)

    async def check(self) -> None:
        """Compare all messages that clients received with the database."""
        database = Database(self.database)
        try:
            assert await check(database, self.clients, self._began) > len(self.clients)
        finally:
            await database.close()


@contextlib.asynccontextmanager
async def open_cluster(
    postgres: Postgres, start_server: StartServer, folder: Path, number: int = NODES
) -> AsyncIterator[Cluster]:
    """Run this number of servers with a new database, and stop them at the end."""
    database = postgres.new_database()
    async with Wire(database) as wire:
        cluster = Cluster(postgres, database, wire)
        await cluster.start(start_server, folder, number)
        try:
            yield cluster
        finally:
            await cluster.end()
        for server in cluster.servers:
            await asyncio.to_thread(server.stop)


def _named(name: str, server: LiveServer) -> Person:
    person = Person(server.url)
    person.post("/api/me", name=name)
    return person
