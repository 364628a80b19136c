"""People on two servers play at one table in the same way as on one server."""

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator

import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.server.player import PATIENCE, Connection, Person

SETTINGS = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_TABLE_BURST": "10000"}


@pytest.fixture
def servers(start_server: StartServer, postgres: Postgres) -> list[LiveServer]:
    """Return two servers that share a database."""
    database = postgres.new_database()
    return [start_server(database, **SETTINGS) for _ in range(2)]


def browser_at(server: LiveServer, person: Person) -> Person:
    """Return the same browser, as sent to this server by a load balancer."""
    other = Person.__new__(Person)
    other.url, other.headers, other.cookie = server.url, person.headers, person.cookie
    return other


async def play(lines: list[Connection]) -> None:
    """Play the game to its end. Each connection plays its own seat."""
    dice = random.Random(7)
    await asyncio.gather(*(line.play_on(dice.choice) for line in lines))


async def test_two_people_at_two_servers_play_a_game(servers: list[LiveServer]) -> None:
    ana, ben = Person(servers[0].url), Person(servers[1].url)
    table = ana.new_table(name="Ana", seats=2)
    async with ana.connect(table) as first, ben.connect(table) as second:
        await second.send("sit", name="Ben")
        await first.receive_until(lambda line: all(seat["name"] for seat in line.table["seats"]))
        await first.send("start")
        await asyncio.gather(*(line.receive_until(lambda line: line.game is not None) for line in (first, second)))
        await play([first, second])
        ends = [line.game and line.game["end"] for line in (first, second)]
        assert ends[0] is not None
        assert ends[0] == ends[1]
    async with browser_at(servers[1], ana).connect(table) as again:
        assert again.number == first.number
        assert again.table["status"] == "over"


async def test_presence_and_whispers_work_across_servers(servers: list[LiveServer]) -> None:
    ana, ben = Person(servers[0].url), Person(servers[1].url)
    table = ana.new_table(name="Ana", seats=2)
    ben.post("/api/me", name="Ben")
    async with ana.connect(table) as first:
        async with ben.connect(table) as second:
            await first.receive_until(lambda line: line.table["watchers"] == 1)
            await first.send("chat", text="/whisper Ben psst")
            whisper = await second.receive(lambda message: message["type"] == "told")
            assert whisper["words"]["text"] == "psst"
            await second.send("sit", name="Ben")
            await first.receive_until(lambda line: all(seat["connected"] for seat in line.table["seats"]))
        await first.receive_until(lambda line: not all(seat["connected"] for seat in line.table["seats"]))


async def wait_for_lobby(lobby: ClientConnection, table: str) -> None:
    """Wait until the lobby sends a message with the table."""
    async with asyncio.timeout(PATIENCE):
        while table not in str(await lobby.recv()):
            pass


async def test_the_lobby_lists_tables_of_other_servers(servers: list[LiveServer]) -> None:
    ana = Person(servers[0].url)
    async with connect(f"ws{servers[1].url.removeprefix('http')}/ws/lobby") as lobby:
        await lobby.send('{"type": "hello"}')
        table = ana.new_table(name="Ana", seats=2)
        async with ana.connect(table):
            await wait_for_lobby(lobby, table)
            assert [row["id"] for row in Person(servers[1].url).get("/api/tables").json()["open"]] == [table]


@contextlib.asynccontextmanager
async def bots_at_play(server: LiveServer, other: LiveServer) -> AsyncIterator[Connection]:
    """Yield a connection on one server to a game of bots that another server runs."""
    ana = Person(server.url)
    table = ana.new_table(seats=2, bots=2, bot="random")
    async with ana.connect(table) as line:
        await line.send("start")
        await line.receive_until(lambda line: line.game is not None)
        async with browser_at(other, ana).connect(table) as seen:
            yield seen


async def test_another_server_runs_the_bots_of_a_crashed_server(servers: list[LiveServer]) -> None:
    async with bots_at_play(*servers) as seen:
        await asyncio.to_thread(servers[0].kill)
        await seen.receive_until(lambda line: line.table["status"] == "over")
