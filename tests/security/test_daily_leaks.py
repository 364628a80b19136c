"""The undrawn tiles of today's pile stay secret while a second guest resigns and everybody asks everything."""

import asyncio
import json
import sqlite3
from contextlib import closing

from tests.conftest import StartServer
from tests.live import LiveServer
from tests.security.requests import MESSAGES, REQUESTS
from tests.security.scene import Scene, claim, outcome
from tests.security.secrets_of import rows_in, secrets_in
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
"""Requests that change who asks."""
YESTERDAY = "2001-02-03"
LOOKS = 1200  # for a review


class Today(Scene):
    """A player with an account whose game runs, a guest who resigned, one who finished, and a stranger."""

    def __init__(self, url: str) -> None:
        super().__init__(url, "daily")
        self.people = {actor: Person(url) for actor in ("player", "resigned", "finished", "stranger", "host")}
        assert self.people["player"].claim("Pia of today").status_code == 200
        self.tables = {
            actor: str(self.people[actor].post("/api/daily", name=actor).json()["id"])
            for actor in ("player", "resigned", "finished")
        }

    async def play(self) -> None:
        async with self.people["resigned"].at(self.tables["resigned"]) as line:
            await line.ask("resign")
        async with self.people["finished"].at(self.tables["finished"]) as line:
            await line.play_on(lambda legal: legal[0])

    async def heard(self, actor: str, whose: str) -> str:
        """All that an actor is answered about a table over HTTP, and told over its socket."""
        self.table = self.tables[whose]
        texts = [self.record(actor)]
        for (line, _), body in REQUESTS.items():
            method, _, path = line.partition(" ")
            if not any(one in line for one in ENDING):
                answer = self.ask(actor, method, path, body(self))
                texts.append(f"{answer.headers}\n{answer.text}")
        if actor != whose:
            return "\n".join(texts)
        async with self.people[actor].at(self.table) as line:
            for (kind, _), fields in MESSAGES.items():
                if kind not in {"resign", "leave"}:
                    await outcome(line, kind, fields(line))
            async with self.people[actor].at(self.table, after=1) as again:
                told = [*line.heard, *again.heard]
        return "\n".join([*texts, *(json.dumps(one, separators=(",", ":")) for one in told)])

    def record(self, actor: str) -> str:
        """The record of the table, or the problem that an actor is answered."""
        return self.people[actor].get(f"/api/tables/{self.table}/record").text


def rows_of(server: LiveServer, query: str) -> list[str]:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        return [text for (text,) in database.execute(query)]


def let_the_day_pass(server: LiveServer) -> None:
    """Make the games of today those of a day that is over."""
    server.stop()
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        for name in ("dailies", "daily_games"):
            database.execute(f"UPDATE {name} SET day = ?", (YESTERDAY,))  # noqa: S608 - names of our own
        database.execute("UPDATE entries SET body = replace(body, ?, ?) WHERE kind = 'created'", (today(), YESTERDAY))
        database.execute("UPDATE tables SET card = replace(card, ?, ?)", (today(), YESTERDAY))
    server.start()


async def test_the_pile_of_today_is_secret_until_the_day_is_over(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **SETTINGS)
    claim(server.url)
    scene = Today(server.url)
    await scene.play()
    runs = secrets_in(server.database).runs
    started = rows_of(server, "SELECT body FROM entries WHERE kind = 'started'")
    salts = {json.loads(body)["salt"] for body in started}
    assert len(salts) == len(scene.tables)
    for actor, whose in [*((actor, actor) for actor in scene.tables), ("player", "resigned")]:
        text = await scene.heard(actor, whose)
        rows = rows_in(text)
        assert not [secret for secret in salts if secret in text], f"{actor} was told a salt of {whose}"
        assert not [run for run in runs if run in rows], f"{actor} was told tiles of {whose}"
    let_the_day_pass(server)
    for actor in scene.people:
        for whose in ("finished", "resigned"):
            scene.table = scene.tables[whose]
            rows = rows_in(scene.record(actor))
            assert any(run in rows for run in runs), f"{actor} does not get the pile of {whose}"


async def test_a_player_who_resigned_sees_no_other_game_of_today(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **SETTINGS)
    scene = Today(server.url)
    await scene.play()
    resigned, finished = scene.people["resigned"], scene.people["finished"]
    for whose in ("player", "finished"):
        for what in ("replay", "record", "stream"):
            path = f"/api/tables/{scene.tables[whose]}/{what}"
            assert resigned.get(path).json()["code"] == "sealed_today"
            assert finished.get(path).status_code == 200
    own = f"/api/tables/{scene.tables['resigned']}"
    assert resigned.get(f"{own}/replay").status_code == 200
    # A review that its player had made is ready for nobody else.
    for _ in range(LOOKS):
        if resigned.post(f"{own}/review").json()["review"] is not None:
            break
        await asyncio.sleep(0.05)
    assert resigned.post(f"{own}/review").json()["review"] is not None
    assert scene.people["stranger"].post(f"{own}/review").json()["code"] == "sealed_today"
