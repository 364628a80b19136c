"""A table with everybody around it, in each of the situations that decide who may do what.

The six actors: a guest without a cookie, a stranger with one who is elsewhere, a watcher with a name, and three with a
seat: the opponent, who made the last move, the player, who is to move, and the host, who made the table. A fourth seat
is empty: somebody stood up from it.
"""

import asyncio
import copy
import functools
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, closing
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.player import Connection, Person, request
from tongiaki.common.ids import new_id
from tongiaki.record import Record, write
from tongiaki.rules import Terms

ACTORS = ("guest", "stranger", "watcher", "opponent", "player", "host")
NAMES = {"watcher": "Wes", "opponent": "Odo", "player": "Pia", "host": "Hal"}
SEATED = ("opponent", "player", "host")
CLAIMED, PASSWORD = "Claire", "a long password"
"""The name that somebody has claimed, and what it was claimed with."""
RECORD = write(Record(terms=Terms(2, colours=("red", "blue")), moves=("settle tonga.0",)))
"""A game as text, of one move."""
EMPTY = 3
"""The seat that was left."""


class Scene:
    """A table's id, and the browsers of all who are there; the guest's is none."""

    def __init__(self, url: str, situation: str) -> None:
        self.url = url
        self.situation = situation
        self.people = {actor: Person(url) for actor in ACTORS if actor != "guest"}
        self.table = ""
        self.keys: dict[str, str] = {}

    def cookie(self, actor: str) -> str:
        """What an actor's browser sends; the guest's sends nothing."""
        return self.people[actor].cookie if actor in self.people else ""

    def connection(self, actor: str, after: int | None = None) -> Connection:
        """An actor's way to the table, not opened yet."""
        return Connection(self.url, self.table, self.cookie(actor) or None, after)

    @functools.cached_property
    def study(self) -> str:
        """A study that the host has made."""
        return str(self.people["host"].post("/api/studies", record=RECORD).json()["id"])

    def where(self, path: str) -> str:
        """A path with what its parameters stand for here."""
        study = self.study if "{study_id}" in path else ""
        known = {
            "table_id": self.table,
            "study_id": study,
            "name": CLAIMED,
            "number": 1,
            "program_id": "none",
            "push_id": "none",
            "tournament_id": "none",
            "key": "x" * 43,
        }
        return path.format(path="manual/strategy", **known)

    def ask(self, actor: str, method: str, path: str, body: dict[str, Any] | None) -> httpx.Response:
        """Ask over HTTP as an actor's browser does: about the table, the study and the account that there are."""
        return request(self.url, self.cookie(actor), method, self.where(path), body)

    async def set_up(self) -> "Scene":
        """Bring everybody to the table, and the table into its situation."""
        self.table = self.people["host"].new_table(seats=4, stall=1, name=NAMES["host"])
        self.people["watcher"].post("/api/me", name=NAMES["watcher"])
        async with AsyncExitStack() as lines:
            at = {actor: await lines.enter_async_context(self.connection(actor)) for actor in SEATED}
            at["leaver"] = await lines.enter_async_context(Person(self.url).at(self.table))
            for seat, actor in ((1, "opponent"), (2, "player"), (EMPTY, "leaver")):
                await at[actor].ask("sit", seat=seat, name=NAMES.get(actor, "Lea"))
            await at["host"].ask("options", first=1, rated=False)
            self.keys = {actor: self.people[actor].link(self.table) for actor in SEATED}
            await _SITUATIONS[self.situation](at)
        return self

    def again(self, database: str) -> Self:
        """The same with a table of its own, which stands in the SQLite file as the first does: the server reads it."""
        scene = copy.copy(self)
        scene.__dict__.pop("study", None)
        scene.table = new_id()
        with closing(sqlite3.connect(database)) as connection, connection:
            for name, key in (
                ("tables", "id"),
                ("entries", "table_id"),
                ("players", "table_id"),
                ("results", "table_id"),
            ):
                columns = [row[1] for row in connection.execute(f"PRAGMA table_info({name})")]
                values = ", ".join("?" if column == key else column for column in columns)
                copied = f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = ?"  # noqa: S608 - of the lines above
                connection.execute(copied, (scene.table, self.table))
        return scene


async def _open(lines: dict[str, Connection]) -> None:
    """Nothing has begun."""
    await lines["leaver"].ask("leave")


async def _running(lines: dict[str, Connection]) -> None:
    """The opponent has made the first move, the player is to move."""
    await lines["host"].ask("start")
    await lines["opponent"].until(lambda line: bool(line.legal))
    await lines["opponent"].move(lines["opponent"].legal[0])
    await lines["player"].until(lambda line: bool(line.legal))
    await lines["leaver"].ask("leave")


async def _asked(lines: dict[str, Connection]) -> None:
    """The same, and the opponent has asked to take the move back."""
    await _running(lines)
    await lines["opponent"].ask("ask_undo", number=lines["opponent"].number)


async def _paused(lines: dict[str, Connection]) -> None:
    """The same as running, but all agreed to a pause."""
    await _running(lines)
    await lines["opponent"].ask("ask_pause")
    for actor in ("player", "host"):
        await lines[actor].until(lambda line: line.table["vote"] is not None)
        await lines[actor].ask("answer", vote=lines[actor].table["vote"]["number"], accept=True)


async def _over(lines: dict[str, Connection]) -> None:
    """The game is over."""
    await lines["host"].ask("start")

    async def play(line: Connection) -> None:
        while line.table["status"] != "over":
            if line.legal:
                await line.say("move", number=line.number, move=line.legal[0])
            await line.next()

    await asyncio.gather(*map(play, lines.values()))
    await lines["leaver"].ask("leave")


_SITUATIONS: dict[str, Callable[[dict[str, Connection]], Awaitable[None]]] = {
    "open": _open,
    "running": _running,
    "asked": _asked,
    "paused": _paused,
    "over": _over,
}
SITUATIONS = tuple(_SITUATIONS)


async def outcome(line: Connection, kind: str, fields: dict[str, Any]) -> str:
    """What saying something leads to: a problem's code, `refused` by the rules, or `yes`."""
    await line.say(kind, id=77, **fields)
    await line.say("chat", text="/help", id=76)  # what was said before is done once this is answered
    found = "yes"
    while (message := await line.next()).get("id") != 76:
        if message.get("id") == 77:
            found = {"problem": message.get("code", ""), "refused": "refused"}.get(message["type"], found)
    return found


def claim(url: str) -> None:
    """See to it that somebody has claimed the name."""
    answer = Person(url).post("/api/account", name=CLAIMED, password=PASSWORD)
    assert answer.status_code in {200, 409}, answer.text


async def study_outcome(scene: Scene, actor: str, kind: str, fields: Callable[[int], dict[str, Any]]) -> str:
    """What saying something in the scene's study leads to: a problem's code, or `yes`; the host is there first."""
    async with AsyncExitStack() as stack:
        lines = {}
        for one in ("host", actor):
            headers = {"Cookie": scene.cookie(one)} if scene.cookie(one) else {}
            address = f"ws{scene.url.removeprefix('http')}/ws/studies/{scene.study}"
            lines[one] = await stack.enter_async_context(connect(address, additional_headers=headers))
            await lines[one].send('{"type":"hello"}')
            member = await _hear(lines[one], lambda message: message["type"] == "study")
        line = lines[actor]
        await line.send(json.dumps({"type": kind, "id": 77, **fields(member["you"])}))
        await line.send('{"type":"hello","id":76}')  # what was said before is done once this is turned down
        answer = await _hear(line, lambda message: message.get("id") in {77, 76})
        return str(answer["code"]) if answer["id"] == 77 and answer["type"] == "problem" else "yes"


async def _hear(line: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))
        if wanted(message):
            return message
