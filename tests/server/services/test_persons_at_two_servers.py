"""A person's data and limits are the same on every server of a database."""

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.server.admin import admin
from tests.server.player import PASSWORD, Connection, Person
from tests.server.services.test_two_servers import SETTINGS, browser_at
from tongiaki.server.transport.client_socket import CloseCode


@pytest.fixture
def servers(start_server: StartServer, postgres: Postgres) -> list[LiveServer]:
    """Return two servers that share a database."""
    database = postgres.new_database()
    further = {f"TONGIAKI_{limit}": "10000" for limit in ("LOGIN_BURST", "WORK_RATE")}
    return [start_server(database, **SETTINGS, **further) for _ in range(2)]


async def close_code(line: Connection) -> int | None:
    """Return the code with which the server closes a connection."""
    try:
        while True:
            await line.next()
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


Ending = Callable[[list[LiveServer], Person], object]
ENDINGS: dict[str, Ending] = {
    "a new password": lambda _, ana: ana.post("/api/account/password", old=PASSWORD, new="another password"),
    "the account deleted": lambda _, ana: ana.post("/api/account/delete", password=PASSWORD),
    "the name barred": lambda servers, _: admin(servers[0], "bar", "Ana"),
}


@pytest.mark.parametrize("ending", ENDINGS)
async def test_a_session_ends_at_all_servers(servers: list[LiveServer], ending: str) -> None:
    ana, elsewhere = Person(servers[0].url), Person(servers[1].url)
    ana.claim("Ana")
    elsewhere.log_in("Ana")
    table = elsewhere.new_table(seats=2)
    async with elsewhere.connect(table) as line:
        ENDINGS[ending](servers, ana)
        assert await close_code(line) == CloseCode.SESSION_ENDED
    assert elsewhere.post("/api/account/password", old=PASSWORD, new="yet another one").json()["code"] == "no_account"


async def process_messages(line: Connection) -> None:
    """Receive the effects of all earlier messages."""
    await line.send("chat", text="/help", id=5)
    await line.receive(lambda message: message.get("id") == 5)


async def test_a_running_rated_game_of_another_server_is_not_analysed(servers: list[LiveServer]) -> None:
    ana, ben, watcher = Person(servers[0].url), Person(servers[0].url), Person(servers[1].url)
    ana.claim("Ana")
    ben.claim("Ben")
    table = ana.new_table(seats=2, name="Ana", rated=True, clock="move", time=86_400, stall=20, first=0)
    async with ana.connect(table) as mine, ben.connect(table) as other:
        await other.request("sit", name="Ben")
        await other.request("accept", number=other.number)
        await process_messages(mine)
        await mine.request("start", number=mine.number)
        text = ana.get(f"/api/tables/{table}/record").text
        # The other server has never loaded the table.
        for about in ({"table": table}, {"record": text}):
            assert watcher.post("/api/evaluations", number=0, depth=0, **about).json()["code"] == "no_analysis"
        await mine.send("resign")
        await mine.receive_until(lambda line: line.table["status"] == "over")
    assert watcher.post("/api/variations", record=text, number=0, moves=[]).status_code == 200


async def test_the_daily_game_is_sealed_at_every_server(servers: list[LiveServer]) -> None:
    ana, ben = Person(servers[0].url), Person(servers[1].url)
    table = ana.post("/api/daily", name="Ana").json()["id"]
    assert ben.get(f"/api/tables/{table}/replay").json()["code"] == "sealed_today"
    async with browser_at(servers[1], ana).connect(table) as line:
        assert line.table["status"] == "running"


def test_login_attempts_are_counted_across_servers(start_server: StartServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    limits = {"TONGIAKI_LOGIN_BURST": "4", "TONGIAKI_LOGIN_RATE": "0.001"}
    servers = [start_server(database, **SETTINGS, **limits) for _ in range(2)]
    Person(servers[0].url).claim("Ana")
    strangers = [Person(server.url) for server in servers]
    answers = [strangers[number % 2].log_in("Ana", "a wrong guess").status_code for number in range(6)]
    assert answers == [403] * 4 + [429] * 2
    servers[1].stop()
    again = start_server(database, **SETTINGS, **limits)
    assert Person(again.url).log_in("Ana", "a wrong guess").status_code == 429
