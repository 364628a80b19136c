"""An archived game over the network: all its pages and files are unchanged."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PASSWORD, Connection, Person
from tongiaki.record import read

DAY = 24 * 3600
NAME = "Xenophilia"


async def play_public_game(person: Person) -> str:
    """Play a game against a bot at a public table, with one chat message. Return the table."""
    table = person.new_table(seats=2, bots=1, bot="random", name=NAME, public=True, stall=1)
    async with person.connect(table) as line:
        await line.request("start")
        await line.send("chat", text="Mind the reef!")
        await line.play_on(random.Random(3).choice)
    return table


SCORED, ARCHIVED = "SELECT scored FROM tables", "SELECT archived FROM tables"


def rows(server: LiveServer, statement: str, *values: int) -> list[tuple[int]]:
    """Run a statement on the server's database from outside the server."""
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"), isolation_level=None)) as connection:
        return connection.execute(statement, values).fetchall()


async def wait_for(server: LiveServer, what: str) -> None:
    """Wait until a query about the only table returns 1. A request to the server would keep the table in memory."""
    for _ in range(400):
        if rows(server, what) == [(1,)]:
            return
        await asyncio.sleep(0.05)
    pytest.fail(what)


def files_with(folder: Path, name: str) -> list[str]:
    return [file.name for file in folder.glob("tongiaki.db*") if name.encode() in file.read_bytes()]


async def test_an_archived_game_can_be_replayed_studied_and_continued(
    start_server: StartServer, sqlite_url: str, tmp_path: Path
) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="10000")
    ana, stranger = Person(server.url), Person(server.url)
    table = await play_public_game(ana)
    ana.claim(NAME)
    paths = [f"/api/tables/{table}/replay", f"/api/tables/{table}/record", f"/api/tables/{table}"]
    before = [stranger.get(path) for path in paths]
    await wait_for(server, SCORED)
    server.stop()
    rows(server, "UPDATE tables SET seen = seen - ?", 40 * DAY)
    server.start()
    await wait_for(server, ARCHIVED)
    line = Connection(server.url, table)
    await line.open()
    assert (await line.next())["code"] == "archived"
    await line.socket.close()
    after = [stranger.get(path) for path in paths]
    assert [response.content for response in after] == [response.content for response in before]
    assert [response.headers.get("ETag") for response in after] == [response.headers.get("ETag") for response in before]
    assert read(after[1].text).shuffle_holds()
    assert [game["table"] for game in ana.get(f"/api/people/{NAME}").json()["games"]] == [table]
    assert [game["table"] for game in stranger.get("/api/games").json()["games"]] == [table]
    assert stranger.get("/api/games/file").text.strip() == before[1].text.strip()
    study = stranger.post("/api/studies", table=table, at=3).json()["id"]
    assert stranger.get(f"/api/studies/{study}/record").text == before[1].text
    assert stranger.post(f"/api/tables/{table}/continue", number=4, name="Bo").status_code == 201
    answer = stranger.post(f"/api/tables/{table}/claim", key="of a seat")
    assert (answer.status_code, answer.json()["code"]) == (410, "archived")
    exported = ana.get("/api/account/export").json()
    assert [(game["table"], game["record"]) for game in exported["archived"]] == [(table, before[1].text)]
    assert ana.post("/api/account/delete", password=PASSWORD).status_code == 200
    answers = [*(stranger.get(path) for path in paths), stranger.get(f"/api/studies/{study}/record")]
    assert [response.status_code for response in answers] == [200] * 4
    assert [response.text for response in answers if NAME in response.text] == []
    assert answers[0].headers["ETag"] != after[0].headers["ETag"]
    assert files_with(tmp_path, NAME) == []
