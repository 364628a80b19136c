"""Permissions: every request and message of every actor gets the answer that docs/develop/permissions.md specifies."""

import sqlite3
from contextlib import AsyncExitStack, closing

import pytest

from tests.live_server import LiveServer
from tests.security.permissions import rows
from tests.security.requests import (
    MESSAGES,
    REQUESTS,
    SOCKETS,
    STUDY_MESSAGES,
    http_routes,
    message_types,
    socket_routes,
)
from tests.security.scene import ACTORS, SITUATIONS, Scene, claim, outcome, study_outcome

ROWS, STUDY_ROWS = rows("Messages to a table", "Requests"), rows("Messages to a study")
IN_STUDIES = {(row.what, row.meant): row.answers for row in STUDY_ROWS}
EXPECTED = {(row.what, row.meant, when): row.answers for row in ROWS for when in row.situations}


def test_every_request_has_a_row_in_the_permissions() -> None:
    assert {what for what, _ in REQUESTS} == http_routes()
    assert {(what, meant, when) for what, meant in REQUESTS for when in SITUATIONS} <= set(EXPECTED)


def test_every_message_has_a_row_in_the_permissions() -> None:
    assert set(SOCKETS) == socket_routes()
    assert {what for what, _ in MESSAGES} == message_types(SOCKETS["/ws/tables/{table_id}"])
    assert {what for what, _ in STUDY_MESSAGES} == message_types(SOCKETS["/ws/studies/{study_id}"])
    assert {(what, meant) for what, meant in STUDY_MESSAGES} <= set(IN_STUDIES)
    assert {(what, meant, when) for what, meant in MESSAGES for when in SITUATIONS} <= set(EXPECTED)


def test_every_row_of_the_permissions_is_unique_and_has_a_case() -> None:
    assert {(row.what, row.meant) for row in ROWS} == set(MESSAGES) | set(REQUESTS)
    assert len(EXPECTED) == sum(len(row.situations) for row in ROWS)


def about_the_table(row: tuple[str, str]) -> bool:
    """Return whether a request's answer can depend on the table's situation."""
    return "{table_id}" in row[0] or "table" in row[1]


PRESENT = {"chat": ["host"], "ask_bot": ["player"], "ban": ["watcher"]}
"""Further actors who must be at the table: a private message's recipient, the player a bot replaces, or a banned
spectator.
"""


class Scenes:
    """A cache of scenes, one per situation. A changed table or changed people are replaced on the next use."""

    def __init__(self, server: LiveServer) -> None:
        self._url = server.url
        self._database = server.database.removeprefix("sqlite:///")
        self._made: dict[str, Scene] = {}
        self._ready: dict[str, Scene] = {}

    async def get(self, situation: str) -> Scene:
        """Return an unchanged scene in this situation."""
        if situation not in self._made:
            self._made[situation] = await Scene(self._url, situation).set_up()
        if situation not in self._ready:
            self._ready[situation] = self._made[situation].again(self._database)
        return self._ready[situation]

    def entries(self, scene: Scene) -> int:
        """Return the number of entries of the scene's table. Requests only append entries."""
        with closing(sqlite3.connect(self._database)) as database:
            query = "SELECT count(*) FROM entries WHERE table_id = ?"
            return int(database.execute(query, (scene.table,)).fetchone()[0])

    def used_up(self, scene: Scene) -> None:
        """Discard the copy of a scene whose table was changed."""
        self._ready.pop(scene.situation, None)

    def people_changed(self, situation: str) -> None:
        """Discard a scene in which an actor's name or account was changed."""
        self._ready.pop(situation, None)
        self._made.pop(situation, None)


@pytest.fixture(scope="module")
def scenes(unhurried: LiveServer) -> Scenes:
    claim(unhurried.url)
    return Scenes(unhurried)


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize(("kind", "meant"), MESSAGES)
async def test_the_answer_to_a_message_matches_the_permissions(
    scenes: Scenes, kind: str, meant: str, situation: str
) -> None:
    codes = {}
    for actor in ACTORS:
        scene = await scenes.get(situation)
        before = scenes.entries(scene)
        async with AsyncExitStack() as stack:
            for present in PRESENT.get(kind, ()):
                await stack.enter_async_context(scene.connection(present))
            line = await stack.enter_async_context(scene.connection(actor))
            codes[actor] = await outcome(line, kind, MESSAGES[kind, meant](line))
        if codes[actor] != "yes":
            assert scenes.entries(scene) == before, f"{actor} was turned down, and changed the table"
        elif kind in {"name", "sit"} or scenes.entries(scene) != before:
            scenes.used_up(scene)
    if kind in {"name", "sit"} and "yes" in codes.values():
        scenes.people_changed(situation)
    assert codes == EXPECTED[kind, meant, situation]


@pytest.mark.parametrize(
    ("request_line", "meant", "situation"),
    [(*row, when) for row in REQUESTS for when in (SITUATIONS if about_the_table(row) else SITUATIONS[:1])],
)
async def test_the_answer_to_a_request_matches_the_permissions(
    scenes: Scenes, request_line: str, meant: str, situation: str
) -> None:
    method, _, path = request_line.partition(" ")
    codes = {}
    for actor in ACTORS:
        scene = await scenes.get(situation)
        before = scenes.entries(scene)
        answer = scene.ask(actor, method, path, REQUESTS[request_line, meant](scene))
        codes[actor] = answer.json()["code"] if answer.status_code >= 400 else "yes"
        if method != "GET" and codes[actor] == "yes":
            scenes.used_up(scene)
        else:
            assert scenes.entries(scene) == before, f"{actor} changed the table"
    if method != "GET" and "{table_id}" not in path and "yes" in codes.values():  # it changes only its sender
        scenes.people_changed(situation)
    assert codes == EXPECTED[request_line, meant, situation]


@pytest.mark.parametrize(("kind", "meant"), STUDY_MESSAGES)
async def test_the_answer_to_a_message_to_a_study_matches_the_permissions(
    scenes: Scenes, kind: str, meant: str
) -> None:
    codes = {}
    for actor in ACTORS:
        scene = await scenes.get("open")
        codes[actor] = await study_outcome(scene, actor, kind, STUDY_MESSAGES[kind, meant])
        if codes[actor] == "yes":
            scenes.used_up(scene)
    assert codes == IN_STUDIES[kind, meant]
