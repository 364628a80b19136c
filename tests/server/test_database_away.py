"""Without a working database, requests fail with a clear error, nothing is lost, and no secret is logged."""

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.locked_database import locked
from tests.postgres import Postgres
from tests.server.player import Person


async def test_requests_fail_while_the_database_is_locked_and_succeed_later(
    live_server: LiveServer, sqlite_url: str
) -> None:
    person, other = Person(live_server.url), Person(live_server.url)
    table = person.quick(players=3, bot="random")
    key = person.link(table)
    async with person.connect(table) as line:
        with locked(sqlite_url):
            assert await line.problem_code("chat", text="a secret between us") == "try_again"
            assert await line.problem_code("name", name="Zed") == "try_again"
            claim = other.post(f"/api/tables/{table}/claim", key=key)
            link = person.post(f"/api/tables/{table}/link")
            assert [(answer.status_code, answer.json()["code"]) for answer in (claim, link)] == 2 * [(503, "try_again")]
        assert (await line.request("chat", text="it is back"))["type"] == "update"
    log = live_server.log.read_text()
    assert "the database did not answer: " in log
    assert "locked" in log
    for secret in ("a secret between us", key, person.cookie.partition("=")[2], "salt"):
        assert secret not in log


def test_an_unreadable_table_does_not_affect_others(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="3600")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    server.kill()
    with contextlib.closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE entries SET body = '{}' WHERE number = 2")
        connection.execute("UPDATE tables SET waits = 1")
    server.start()
    answer = httpx.get(f"{server.url}/api/tables/{table}/record")
    assert (answer.status_code, answer.json()["code"]) == (500, "try_again")
    assert f"table {table} cannot be opened" in server.log.read_text()
    assert person.new_table(seats=2)


def test_no_text_in_a_url_causes_a_database_error(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    for table in ("%00", "%ff", "a" * 4000, "..", "'--"):
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/record"):
            assert httpx.get(server.url + path).status_code == 404


def move(file: Path, to: Path, *, replaced: bool = False) -> None:
    """Rename a file, and create an empty one in its place if it is `replaced`."""
    file.rename(to)
    if replaced:
        file.touch()


@pytest.mark.parametrize("replaced", [False, True])
async def test_a_missing_database_file_is_detected_and_nothing_is_acknowledged(
    live_server: LiveServer, sqlite_url: str, tmp_path: Path, replaced: bool
) -> None:
    file, elsewhere = Path(sqlite_url.removeprefix("sqlite:///")), tmp_path / "elsewhere.db"
    person = Person(live_server.url)
    async with person.connect(person.new_table(seats=2, name="Ana")) as line:
        await line.request("chat", text="kept")
        move(file, elsewhere, replaced=replaced)
        assert await line.problem_code("chat", text="lost") == "try_again"
        assert person.post("/api/tables").status_code == 503
        assert not live_server.answers()
        assert f"{file} was deleted or replaced" in live_server.log.read_text()
        move(elsewhere, file)
        assert (await line.request("chat", text="it is back"))["chat"]["text"] == "it is back"
        assert live_server.answers()


def test_a_frozen_database_is_reported_as_unavailable(start_server: StartServer, postgres: Postgres) -> None:
    server = start_server(postgres.new_database())
    with postgres.frozen():
        answers = [httpx.get(f"{server.url}/{path}", timeout=8) for path in ("healthz", "readyz", "healthz")]
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(503, "try_again")] * 3
    assert httpx.get(f"{server.url}/healthz", timeout=60).status_code == 200


async def test_a_server_stops_in_time_while_its_database_is_frozen(
    start_server: StartServer, postgres: Postgres
) -> None:
    server = start_server(postgres.new_database(), TONGIAKI_BOT_PAUSE="0")
    person = Person(server.url)
    async with (
        person.connect(person.quick(players=3, bot="random")) as line,
        person.connect(person.new_table(name="Ana")) as two,
    ):
        with postgres.frozen():
            await line.send("move", number=line.number, move=line.legal[0])
            await two.send("chat", text="waiting")
            await asyncio.to_thread(server.stop, 20)
