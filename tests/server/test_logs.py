"""The log for programs: one JSON object per line, with the table and the request that it belongs to."""

import contextlib
import json
import sqlite3
from typing import Any

import httpx

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Person


def broken_table(server: LiveServer) -> str:
    """Restart the server with a table that cannot be read, and return that table's id."""
    table = Person(server.url).quick(players=2, bot="random")
    server.kill()
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE entries SET body = '{}' WHERE number = 2")
        connection.execute("UPDATE tables SET waits = 1")
    server.start()
    return table


def written(server: LiveServer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def test_a_json_log_line_contains_the_table_and_the_request(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOG="json", TONGIAKI_BOT_PAUSE="3600")
    table = broken_table(server)
    answers = [httpx.get(f"{server.url}/api/tables/{table}/record") for _ in range(2)]
    assert [answer.status_code for answer in answers] == [500, 500]
    ids = [answer.headers["X-Request-Id"] for answer in answers]
    assert ids[0] != ids[1]
    lines = written(server)
    assert all({"time", "level", "logger", "message"} <= line.keys() for line in lines)
    asked = [line for line in lines if "request" in line]
    assert [line["request"] for line in asked] == ids
    assert all("Traceback" in line["error"] and line["level"] == "ERROR" for line in asked)
    (woken,) = (line for line in lines if line.get("table") == table and "request" not in line)
    assert woken["message"] == f"table {table} cannot be opened"
    assert any(line["level"] == "INFO" and line["message"].startswith("Listening at") for line in lines)


def test_text_log_lines_begin_with_their_level(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="3600")
    table = broken_table(server)
    httpx.get(f"{server.url}/api/tables/{table}/record")
    log = server.log.read_text()
    assert f"ERROR:    table {table} cannot be opened\nTraceback" in log
    assert "INFO:     Application startup complete." in log


def test_the_log_names_no_person(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    person = Person(server.url)
    person.claim("Ana")
    table = person.quick(players=2, bot="random")
    with contextlib.closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as connection, connection:
        connection.execute("UPDATE tables SET card = 'broken', public = 1")
        own = "INSERT INTO results (table_id, seat, person, players, rank, points, at) SELECT ?, 0, person, 2, 1, 9, 0"
        connection.execute(f"{own} FROM accounts", [table])
    assert httpx.get(f"{server.url}/api/people/Ana").status_code == 500
    log = server.log.read_text()
    assert "GET /api/people/{name} failed" in log
    assert "Ana" not in log
