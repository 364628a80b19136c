"""Permissions at a rated table, where every seated player is logged in, as docs/develop/permissions.md specifies."""

import sqlite3
from collections.abc import Callable
from contextlib import AsyncExitStack, closing
from typing import Any

import pytest

from tests.live_server import LiveServer
from tests.security.permissions import Row, rows
from tests.security.scene import ACTORS, NAMES, SEATED, Scene, outcome
from tests.server.player import Connection, Person

ROWS, ASKED = rows("Messages to a rated table"), rows("Requests about a rated table")
CASES = [(row, when) for row in ROWS for when in row.situations]

FIELDS: dict[tuple[str, str], Callable[[Connection], dict[str, Any]]] = {
    ("accept", "as the table is"): lambda line: {"number": line.number},
    ("accept", "as the table was"): lambda _: {"number": 1},
    ("start", "as the table is"): lambda line: {"number": line.number},
    ("start", "without looking"): lambda _: {},
    ("options", "a shorter time"): lambda _: {"time": 30},
    ("options", "no clock"): lambda _: {"clock": "none"},
    ("add_bot", ""): lambda _: {"bot": "random"},
    ("remove_bot", "the bot"): lambda line: {"seat": bots_seat(line)},
    ("kick", "the bot"): lambda line: {"seat": bots_seat(line)},
    ("ask_undo", ""): lambda line: {"number": line.number},
    ("ask_hint", ""): lambda line: {"number": line.number},
    ("resign", ""): lambda _: {},
}
"""Functions that return the fields of each message, keyed by the message's type and its variant."""


def bots_seat(line: Connection) -> int:
    return next(int(seat["seat"]) for seat in line.table["seats"] if seat["bot"] is not None)


class RatedScene(Scene):
    """A table with three players with accounts and a bot. The watcher has an account, too."""

    def __init__(self, url: str, situation: str, people: dict[str, Person]) -> None:
        super().__init__(url, situation)
        self.people |= people

    async def set_up(self) -> "RatedScene":
        """Seat all players at the table; two of them accept the terms."""
        rated = {"rated": True, "clock": "move", "time": 600, "stall": 1, "bots": 1, "bot": "random"}
        self.table = self.people["host"].new_table(seats=5, name=NAMES["host"], **rated)
        async with AsyncExitStack() as lines:
            at = {actor: await lines.enter_async_context(self.connection(actor)) for actor in SEATED}
            await at["opponent"].request("sit", name=NAMES["opponent"])
            await at["player"].request("sit", name=NAMES["player"])
            for actor in ("opponent", "player"):
                assert (await at[actor].request("accept", number=at["player"].number))["type"] == "update"
            if self.situation == "changed":
                await at["host"].request("options", time=60)
            if self.situation == "rated":
                await at["host"].request("start", number=at["player"].number)
                await at["host"].move(at["host"].legal[0])
        return self


@pytest.fixture(scope="module")
def people(unhurried: LiveServer) -> dict[str, Person]:
    """Return the browsers of the actors who are logged in."""
    accounts = {actor: Person(unhurried.url) for actor in NAMES}
    for actor, person in accounts.items():
        assert person.claim(NAMES[actor]).status_code == 200
    return accounts


def test_every_row_has_a_case() -> None:
    assert {(row.what, row.meant) for row in ROWS} == set(FIELDS)


@pytest.mark.parametrize(("row", "situation"), CASES, ids=[f"{row.what} {row.meant} {when}" for row, when in CASES])
async def test_the_answer_to_a_message_matches_the_permissions(
    unhurried: LiveServer,
    people: dict[str, Person],
    row: Row,
    situation: str,
) -> None:
    codes, scene = {}, None
    for actor in ACTORS:
        if scene is None:
            scene = await RatedScene(unhurried.url, situation, people).set_up()
        before = entries(unhurried, scene)
        async with AsyncExitStack() as stack:
            for present in SEATED:
                if present != actor:
                    await stack.enter_async_context(scene.connection(present))
            line = await stack.enter_async_context(scene.connection(actor))
            codes[actor] = await outcome(line, row.what, FIELDS[row.what, row.meant](line))
        if entries(unhurried, scene) != before:
            assert codes[actor] == "yes", f"{actor} was turned down, and changed the table"
            scene = None
    assert codes == row.answers


def entries(server: LiveServer, scene: Scene) -> int:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        return int(database.execute("SELECT count(*) FROM entries WHERE table_id = ?", (scene.table,)).fetchone()[0])


@pytest.mark.parametrize("row", ASKED, ids=[f"{row.what} {row.meant} {row.situations[0]}" for row in ASKED])
async def test_the_answer_to_a_request_matches_the_permissions(
    unhurried: LiveServer, people: dict[str, Person], row: Row
) -> None:
    for situation in row.situations:
        scene = await RatedScene(unhurried.url, situation, people).set_up()
        about = {"table": scene.table}
        if row.meant == "of a study of it":
            about = {"study": scene.people["host"].post("/api/studies", **about).json()["id"]}
        elif row.meant == "of a record of it":
            about = {"record": scene.ask("host", "GET", f"/api/tables/{scene.table}/record", None).text}
        depth = {"depth": 0} if row.what.endswith("evaluations") else {}
        method, _, path = row.what.partition(" ")
        answers = {actor: scene.ask(actor, method, path, {"number": 0, **about, **depth}) for actor in ACTORS}
        codes = {actor: answer.json()["code"] if answer.is_error else "yes" for actor, answer in answers.items()}
        assert codes == row.answers
