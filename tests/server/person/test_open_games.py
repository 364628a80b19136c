"""Public finished games: their list, its filters, and the content of the download."""

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.live_server import LiveServer, serving
from tests.server.person.test_profiles import new_account, play_rated_game
from tests.server.player import Person
from tongiaki.record import Record, read_all

QUICK = {"rated": False, "stall": 1}


FREELY = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_BOT_PAUSE": "0"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[LiveServer]:
    with serving(tmp_path, FREELY) as running:
        yield running


@pytest.fixture
def any_server(tmp_path: Path, database_url: str) -> Iterator[LiveServer]:
    """Yield a server on each kind of database."""
    with serving(tmp_path, FREELY, database_url) as running:
        yield running


def games(server: LiveServer, **sought: object) -> list[dict[str, Any]]:
    query = "&".join(f"{name}={value}" for name, value in sought.items())
    answer = Person(server.url).get(f"/api/games?{query}")
    assert answer.status_code == 200, answer.text
    return list(answer.json()["games"])


def database_of(folder: Path) -> Path:
    (database,) = folder.rglob("*.db")
    return database


async def wait_for_games(server: LiveServer, number: int) -> list[str]:
    """Return the tables as soon as this number of games is listed."""
    async with asyncio.timeout(60):
        while len(tables := [game["table"] for game in games(server)]) < number:  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.05)
    return tables


async def test_public_games_are_found_by_every_filter(any_server: LiveServer) -> None:
    server = any_server
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    rated, ranks = await play_rated_game(ana, ben, ("Ana", "Ben"))
    unrated, _ = await play_rated_game(ana, new_account(server, "Cleo"), ("Ana", "Cleo"), rated=False)
    private, _ = await play_rated_game(ana, ben, ("Ana", "Ben"), public=False)
    assert sorted(await wait_for_games(server, 2)) == sorted([rated, unrated])
    assert [game["table"] for game in games(server, player="ben")] == [rated]
    assert [game["table"] for game in games(server, rated="true")] == [rated]
    assert [game["table"] for game in games(server, rated="false")] == [unrated]
    assert len(games(server, players=2)) == 2
    assert games(server, players=3) == games(server, player="Nobody") == games(server, until=1) == []
    at = games(server, player="Ben")[0]["at"]
    assert [game["table"] for game in games(server, since=at, until=at + 1, player="Ben")] == [rated]
    assert len(games(server, player="Ben", won="true")) == (ranks[1] == 1)
    (shown,) = games(server, player="Ben")
    assert [(player["name"], player["account"]) for player in shown["players"]] == [("Ana", True), ("Ben", True)]
    assert (shown["rated"], private in str(games(server))) == (True, False)
    records = list(read_all(Person(server.url).get("/api/games/file").text))
    assert all(isinstance(record, Record) for record in records)
    assert len(records) == 2
    for bad in ("players=7", "before=x", "before=1-x", "since=-1"):
        assert Person(server.url).get(f"/api/games?{bad}").status_code == 400


async def test_the_download_contains_records_without_chat(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table, _ = await play_rated_game(ana, ben, ("Ana", "Ben"))
    await play_rated_game(ana, ben, ("Ana", "Ben"), public=False)
    async with ana.connect(table) as line:
        await line.request("chat", text="a secret word")
    await wait_for_games(server, 1)
    answer = Person(server.url).get("/api/games/file")
    assert answer.headers["Content-Disposition"] == 'attachment; filename="tongiaki.tgk"'
    records = list(read_all(answer.text))
    assert all(isinstance(record, Record) for record in records)
    assert len(records) == 1
    assert answer.text.strip() == Person(server.url).get(f"/api/tables/{table}/record").text.strip()
    assert "secret" not in answer.text
    assert Person(server.url).get("/api/games/file?player=Nobody").text == ""


async def test_a_hidden_game_is_not_found(server: LiveServer, tmp_path: Path) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table, _ = await play_rated_game(ana, ben, ("Ana", "Ben"))
    await wait_for_games(server, 1)
    with sqlite3.connect(database_of(tmp_path)) as connection:
        connection.execute("UPDATE tables SET hidden = true WHERE id = ?", [table])
    assert games(server) == []
    assert Person(server.url).get("/api/games/file").text == ""


async def test_the_pages_of_a_search_are_complete_and_disjoint(server: LiveServer, tmp_path: Path) -> None:
    """The test copies one played game until there are two full pages and one more game."""
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table, _ = await play_rated_game(ana, ben, ("Ana", "Ben"))
    await wait_for_games(server, 1)
    with sqlite3.connect(database_of(tmp_path)) as connection:
        connection.row_factory = sqlite3.Row
        for number in range(50):
            fresh = f"{number:0>12}".translate(str.maketrans("01", "ab"))
            for kind, key in (("tables", "id"), ("results", "table_id"), ("open_games", "table_id")):
                for row in connection.execute(f"SELECT * FROM {kind} WHERE {key} = ?", [table]).fetchall():  # noqa: S608 - fixed names
                    values = {**row, key: fresh}
                    marks = ", ".join("?" * len(values))
                    connection.execute(
                        f"INSERT INTO {kind} ({', '.join(values)}) VALUES ({marks})",  # noqa: S608 - names of columns
                        list(values.values()),
                    )
    seen: list[str] = []
    key = ""
    while True:
        page = Person(server.url).get(f"/api/games?{key}").json()
        seen += [game["table"] for game in page["games"]]
        if page["next"] is None:
            break
        key = f"before={page['next']}"
    assert len(seen) == len(set(seen)) == 51
