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


def at(server: LiveServer, person: Person) -> Person:
    """Return the same browser, as sent to this server by a load balancer."""
    other = Person.__new__(Person)
    other.url, other.headers, other.cookie = server.url, person.headers, person.cookie
    return other


async def play(lines: list[Connection]) -> None:
    """Play the game to its end. Each connection plays its own seat."""
    dice = random.Random(7)
    await asyncio.gather(*(line.play_on(dice.choice) for line in lines))


async def test_two_people_play_a_game_each_at_a_server_of_their_own(servers: list[LiveServer]) -> None:
    ana, ben = Person(servers[0].url), Person(servers[1].url)
    table = ana.new_table(name="Ana", seats=2)
    async with ana.at(table) as first, ben.at(table) as second:
        await second.say("sit", name="Ben")
        await first.until(lambda line: all(seat["name"] for seat in line.table["seats"]))
        await first.say("start")
        await asyncio.gather(*(line.until(lambda one: one.game is not None) for line in (first, second)))
        await play([first, second])
        ends = [line.game and line.game["end"] for line in (first, second)]
        assert ends[0] is not None
        assert ends[0] == ends[1]
    async with at(servers[1], ana).at(table) as again:
        assert again.number == first.number
        assert again.table["status"] == "over"


async def test_whoever_is_at_another_server_is_seen_and_spoken_to(servers: list[LiveServer]) -> None:
    ana, ben = Person(servers[0].url), Person(servers[1].url)
    table = ana.new_table(name="Ana", seats=2)
    ben.post("/api/me", name="Ben")
    async with ana.at(table) as first:
        async with ben.at(table) as second:
            await first.until(lambda line: line.table["watchers"] == 1)
            await first.say("chat", text="/whisper Ben psst")
            heard = await second.hear(lambda message: message["type"] == "told")
            assert heard["words"]["text"] == "psst"
            await second.say("sit", name="Ben")
            await first.until(lambda line: all(seat["connected"] for seat in line.table["seats"]))
        await first.until(lambda line: not all(seat["connected"] for seat in line.table["seats"]))


async def in_lobby(lobby: ClientConnection, table: str) -> None:
    """Wait until the lobby sends a message with the table."""
    async with asyncio.timeout(PATIENCE):
        while table not in str(await lobby.recv()):
            pass


async def test_the_lobby_shows_tables_of_other_servers(servers: list[LiveServer]) -> None:
    ana = Person(servers[0].url)
    async with connect(f"ws{servers[1].url.removeprefix('http')}/ws/lobby") as lobby:
        await lobby.send('{"type": "hello"}')
        table = ana.new_table(name="Ana", seats=2)
        async with ana.at(table):
            await in_lobby(lobby, table)
            assert [one["id"] for one in Person(servers[1].url).get("/api/tables").json()["open"]] == [table]


@contextlib.asynccontextmanager
async def bots_at_play(server: LiveServer, other: LiveServer) -> AsyncIterator[Connection]:
    """Yield a connection on one server to a game of bots that another server runs."""
    ana = Person(server.url)
    table = ana.new_table(seats=2, bots=2, bot="random")
    async with ana.at(table) as line:
        await line.say("start")
        await line.until(lambda one: one.game is not None)
        async with at(other, ana).at(table) as seen:
            yield seen


async def test_the_bots_of_a_server_that_died_are_another_ones(servers: list[LiveServer]) -> None:
    async with bots_at_play(*servers) as seen:
        await asyncio.to_thread(servers[0].kill)
        await seen.until(lambda line: line.table["status"] == "over")


async def test_who_asks_much_is_answered_while_other_servers_are_told_of_it(servers: list[LiveServer]) -> None:
    ana = Person(servers[0].url)
    assert [ana.post("/api/me", name="Ana").status_code for _ in range(20)] == 20 * [200]
