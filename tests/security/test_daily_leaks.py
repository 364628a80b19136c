"""The undrawn tiles of today's pile stay secret while a second guest resigns and every actor sends every request."""

import asyncio
import json
import sqlite3
from contextlib import closing

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.security.requests import MESSAGES, REQUESTS
from tests.security.scene import Scene, claim, outcome
from tests.security.stored_secrets import rows_in, secrets_in
from tests.server.player import Person
from tongiaki.common.days import today

SETTINGS = {
    "TONGIAKI_BOT_PAUSE": "0",
    "TONGIAKI_TABLE_BURST": "10000",
    "TONGIAKI_MESSAGE_RATE": "10000",
    "TONGIAKI_WORK_RATE": "100",
    "TONGIAKI_LOGIN_BURST": "10000",
}
ENDING = ("/account/delete", "/me/delete", "/login", "/logout", "/claim", "POST /api/account", "POST /api/me")
"""Requests that change the person's name, account or session."""
UNASKED = (*ENDING, "/review", "/records/", "/openapi", "/puzzles")
"""Requests that this test leaves out: reviews take long, and the others depend on no table."""
YESTERDAY = "2001-02-03"
LOOKS = 600  # maximum number of requests until a review is ready


class Today(Scene):
    """A player with an account in a running game, a guest who resigned, a guest who finished, and a stranger."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "daily")
        self.people = {actor: Person(url) for actor in ("player", "resigned", "finished", "stranger", "host")}
        assert self.people["player"].claim("Pia of today").status_code == 200
        self.tables = {
            actor: str(self.people[actor].post("/api/daily", name=actor).json()["id"])
            for actor in ("player", "resigned", "finished")
        }

    async def play(self) -> None:
        async with self.people["resigned"].connect(self.tables["resigned"]) as line:
            await line.request("resign")
        async with self.people["finished"].connect(self.tables["finished"]) as line:
            await line.play_on(lambda legal: legal[0])

    async def heard(self, actor: str, player: str) -> str:
        """Return all that an actor receives over HTTP and, at their own table, over its socket.

        About the table of another player, an actor sends only the requests that name it.
        """
        self.table = self.tables[player]
        texts = [self.record(actor)]
        for (request_line, meant), body in REQUESTS.items():
            method, _, path = request_line.partition(" ")
            names_table = "{table_id}" in path or meant == "of the table"
            if (actor == player or names_table) and not any(name in request_line for name in UNASKED):
                answer = self.ask(actor, method, path, body(self))
                texts.append(f"{answer.headers}\n{answer.text}")
        if actor != player:
            return "\n".join(texts)
        async with self.people[actor].connect(self.table) as line:
            for (kind, _), fields in MESSAGES.items():
                if kind not in {"resign", "leave"}:
                    await outcome(line, kind, fields(line))
            async with self.people[actor].connect(self.table, after=1) as again:
                messages = [*line.received, *again.received]
        return "\n".join([*texts, *(json.dumps(message, separators=(",", ":")) for message in messages)])

    def record(self, actor: str) -> str:
        """Return the record of the table, or the problem that the actor gets."""
        return self.people[actor].get(f"/api/tables/{self.table}/record").text


def rows_of(server: LiveServer, query: str) -> list[str]:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        return [text for (text,) in database.execute(query)]


def let_the_day_pass(server: LiveServer) -> None:
    """Change the date of today's games in the database to a past day."""
    server.stop()
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        for name in ("dailies", "daily_games"):
            database.execute(f"UPDATE {name} SET day = ?", (YESTERDAY,))  # noqa: S608 - constants
        database.execute("UPDATE entries SET body = replace(body, ?, ?) WHERE kind = 'created'", (today(), YESTERDAY))
        database.execute("UPDATE tables SET card = replace(card, ?, ?)", (today(), YESTERDAY))
    server.start()


async def test_the_pile_of_the_daily_game_stays_secret_until_the_end_of_the_day(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, **SETTINGS)
    claim(server.url)
    scene = Today(server.url)
    await scene.play()
    expect_other_games_sealed(scene)
    review = await reviewed(scene)
    runs = secrets_in(server.database).runs
    started = rows_of(server, "SELECT body FROM entries WHERE kind = 'started'")
    salts = {json.loads(body)["salt"] for body in started}
    assert len(salts) == len(scene.tables)
    for actor, player in [*((actor, actor) for actor in scene.tables), ("player", "resigned")]:
        text = await scene.heard(actor, player)
        if actor == "resigned":
            text += review
        rows = rows_in(text)
        assert not [secret for secret in salts if secret in text], f"{actor} was told a salt of {player}"
        assert not [run for run in runs if run in rows], f"{actor} was told tiles of {player}"
    let_the_day_pass(server)
    for actor in scene.people:
        for player in ("finished", "resigned"):
            scene.table = scene.tables[player]
            rows = rows_in(scene.record(actor))
            assert any(run in rows for run in runs), f"{actor} does not get the pile of {player}"


def expect_other_games_sealed(scene: Today) -> None:
    """Expect that a player who resigned sees only their own game, and that a player who finished sees all games."""
    resigned, finished = scene.people["resigned"], scene.people["finished"]
    for player in ("player", "finished"):
        for what in ("replay", "record", "stream"):
            path = f"/api/tables/{scene.tables[player]}/{what}"
            assert resigned.get(path).json()["code"] == "sealed_today"
            assert finished.get(path).status_code == 200
    assert resigned.get(f"/api/tables/{scene.tables['resigned']}/replay").status_code == 200


async def reviewed(scene: Today) -> str:
    """Return the review of the resigned game, once it is ready; only a player of that game gets it."""
    path = f"/api/tables/{scene.tables['resigned']}/review"
    for _ in range(LOOKS):
        answer = scene.people["resigned"].post(path)
        if answer.json()["review"] is not None:
            assert scene.people["stranger"].post(path).json()["code"] == "sealed_today"
            return answer.text
        await asyncio.sleep(0.1)
    pytest.fail("the review is not ready")
