"""Unusable databases, read-only databases and clock jumps: clients get clear errors, and games are preserved."""

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.cli.command import run
from tests.conftest import StartServer
from tests.ports import free_port
from tests.postgres import Postgres
from tests.server.player import Person
from tests.server_clock import Clock

DAY = 86_400


def test_an_unusable_database_is_reported_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken.db"
    broken.write_text("no database at all, whatever its name says\n" * 100)
    for url in (f"postgresql://somebody:secret@127.0.0.1:{free_port()}/none", f"sqlite:///{broken}"):
        monkeypatch.setenv("TONGIAKI_DATABASE", url)
        done = run("serve", "--port", str(free_port()))
        assert done.returncode == 1
        assert done.stdout == ""
        assert done.stderr.startswith("tongiaki: the database cannot be used: ")
        assert done.stderr.count("\n") == 1
        assert "secret" not in done.stderr


async def set_read_only(url: str, *, on: bool) -> None:
    """Switch a database's read-only mode on or off, and terminate its other connections."""
    connection = await asyncpg.connect(url)
    try:
        name = url.rpartition("/")[2]
        await connection.execute("SET default_transaction_read_only = off")
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = {'on' if on else 'off'}")
        await connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
    finally:
        await connection.close()


async def test_a_read_only_database_is_reported_until_it_is_writable_again(
    start_server: StartServer, postgres: Postgres
) -> None:
    url = postgres.new_database()
    server = start_server(url, TONGIAKI_BOT_PAUSE="3600")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    async with person.connect(table) as line:
        before = line.game
        await set_read_only(url, on=True)
        assert await line.problem_code("chat", text="a word") == "try_again"
        assert await line.problem_code("move", number=line.number, move=line.legal[0]) == "try_again"
        made = person.post("/api/tables", seats=2)
        assert (made.status_code, made.json()["code"]) == (503, "try_again")
        assert person.get("/api/tables").status_code == 200
        await set_read_only(url, on=False)
        async with person.connect(table) as again:
            assert again.game == before
            assert (await again.move(again.legal[0]))["type"] == "update"
    assert "Traceback" not in server.log.read_text()


@pytest.mark.parametrize("jump", [DAY, -DAY, -10_000 * DAY])
async def test_a_clock_jump_does_not_harm_a_table(
    start_server: StartServer, sqlite_url: str, tmp_path: Path, jump: float
) -> None:
    clock = Clock(tmp_path / "clock")
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="0", **clock.settings)
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    async with person.connect(table) as line:
        await line.move(line.legal[0])
        clock.set(jump)
        await line.receive_until(lambda line: bool(line.legal))
        assert (await line.request("chat", text="what time is it?"))["type"] == "update"
        assert (await line.move(line.legal[0]))["type"] == "update"
        clock.set(0)
        await line.receive_until(lambda line: bool(line.legal))
        assert (await line.request("chat", text="and now?"))["type"] == "update"
        history = [message for message in line.received if message.get("move")]
    server.kill()
    server.start()
    async with person.connect(table) as line:
        assert len(line.received[0]["history"]) == len(history)
        assert [message["text"] for message in line.received[0]["chat"]] == ["what time is it?", "and now?"]
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    assert "Traceback" not in server.log.read_text()
