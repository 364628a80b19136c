"""Shutdown of a server: it ends in time under load, keeps acknowledged changes, and warns load balancers first."""

import asyncio
import contextlib
import itertools
import os
import signal
import time

import httpx
from websockets.exceptions import ConnectionClosed

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.store import Database, Ledger
from tongiaki.tables.structs import entries as e

TABLES, WORDS = 6, 5
PATIENCE = 20.0
"""Timeout of a shutdown, in seconds: twice the usual time, because the machine may be busy."""


async def talk(line: Connection, enough: asyncio.Event) -> None:
    """Chat in a game of bots until the connection breaks. Set `enough` after some messages and moves."""
    with contextlib.suppress(ConnectionClosed):
        for count in itertools.count():
            if count >= WORDS and any(message.get("move") for message in line.received):
                enough.set()
            await line.send("chat", text=f"word {count}")
            await line.receive(lambda message: message.get("chat") is not None)


def acknowledged(line: Connection) -> dict[int, tuple[str | None, str | None]]:
    """Return the move or chat text of each received entry. Presence changes repeat the last entry's number."""
    updates = [
        message for message in line.received if message["type"] == "update" and (message["move"] or message["chat"])
    ]
    return {update["number"]: (update["move"], update["chat"] and update["chat"]["text"]) for update in updates}


async def stored(database: Database, table: str) -> dict[int, tuple[str | None, str | None]]:
    """Return the same for the entries in the database."""
    entries = {}
    for line in await Ledger(database).read(table):
        entry = e.decode(line.body)
        move = entry.move if isinstance(entry, e.Moved) else None
        entries[line.number] = move, entry.text if isinstance(entry, e.Said) else None
    return entries


async def test_a_server_under_load_stops_in_time_and_keeps_acknowledged_entries(
    start_server: StartServer, database_url: str
) -> None:
    limits = {f"TONGIAKI_{name}": "10000" for name in ("TABLE_BURST", "MESSAGE_RATE", "MESSAGE_BURST")}
    server = start_server(database_url, TONGIAKI_BOT_PAUSE="0", **limits)
    person = Person(server.url)
    person.post("/api/me", name="Ana")
    async with contextlib.AsyncExitStack() as stack:
        lines: dict[str, Connection] = {}
        for _ in range(TABLES):
            table = person.new_table(seats=3, bots=3, bot="random")
            lines[table] = await stack.enter_async_context(person.connect(table))
        for line in lines.values():
            await line.send("start")
        confirmations = {line: asyncio.Event() for line in lines.values()}
        talking = [asyncio.ensure_future(talk(line, enough)) for line, enough in confirmations.items()]
        await asyncio.gather(*(enough.wait() for enough in confirmations.values()))
        await asyncio.to_thread(server.stop, PATIENCE)
        await asyncio.gather(*talking)
    assert any(move for line in lines.values() for move, _ in acknowledged(line).values())
    database = Database(database_url)
    try:
        for table, line in lines.items():
            kept = await stored(database, table)
            assert sorted(kept) == list(range(1, len(kept) + 1))
            assert {number: kept.get(number) for number in acknowledged(line)} == acknowledged(line)
    finally:
        await database.close()


def status(server: LiveServer, path: str) -> int:
    return httpx.get(server.url + path, timeout=60).status_code


def wait_until_it_leaves(server: LiveServer) -> None:
    while status(server, "/readyz") != 503:
        time.sleep(0.05)


async def test_a_draining_server_serves_its_connections(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_DRAIN="600")
    person = Person(server.url)
    async with person.connect(person.new_table(name="Ana")) as line:
        assert status(server, "/readyz") == 200
        os.kill(server.pid, signal.SIGTERM)
        await asyncio.to_thread(wait_until_it_leaves, server)
        assert status(server, "/healthz") == 200
        assert (await line.request("chat", text="still here"))["chat"]["text"] == "still here"
        await asyncio.to_thread(server.stop, PATIENCE)  # a second signal ends the wait
