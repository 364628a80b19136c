"""A table and six actors, in each of the situations that decide about permissions.

The actors: a guest without a cookie, a stranger with a cookie who is not at the table, and a named spectator (the
watcher). Three more have a seat: the opponent, who made the last move; the player, whose turn it is; and the host. A
fourth seat is empty: its player has left it.
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
from tongiaki.puzzles.puzzle import shipped
from tongiaki.record import Record, write
from tongiaki.rules import Terms

ACTORS = ("guest", "stranger", "watcher", "opponent", "player", "host")
NAMES = {"watcher": "Wes", "opponent": "Odo", "player": "Pia", "host": "Hal"}
SEATED = ("opponent", "player", "host")
CLAIMED, PASSWORD = "Claire", "a long password"
"""A name that belongs to an account, and the password of that account."""
RECORD = write(Record(terms=Terms(2, colours=("red", "blue")), moves=("settle tonga.0",)))
"""The record of a game with one move."""
EMPTY = 3
"""The seat that its player left."""


class Scene:
    """A table's id and the browsers of all actors. The guest has no browser."""

    def __init__(self, url: str, situation: str) -> None:
        self.url = url
        self.situation = situation
        self.people = {actor: Person(url) for actor in ACTORS if actor != "guest"}
        self.table = ""
        self.keys: dict[str, str] = {}

    def cookie(self, actor: str) -> str:
        """Return the cookie that an actor's browser sends, or an empty text for the guest."""
        return self.people[actor].cookie if actor in self.people else ""

    def connection(self, actor: str, after: int | None = None) -> Connection:
        """Return an actor's connection to the table, not opened yet."""
        return Connection(self.url, self.table, self.cookie(actor) or None, after)

    @functools.cached_property
    def study(self) -> str:
        """The id of a study that the host created."""
        return str(self.people["host"].post("/api/studies", record=RECORD).json()["id"])

    def where(self, path: str) -> str:
        """Fill in a path's parameters with values of this scene."""
        study = self.study if "{study_id}" in path else ""
        known = {
            "table_id": self.table,
            "study_id": study,
            "name": CLAIMED,
            "number": shipped()[0].number,
            "program_id": "none",
            "push_id": "none",
            "tournament_id": "none",
            "key": "x" * 43,
        }
        return path.format(path="manual/strategy", **known)

    def ask(self, actor: str, method: str, path: str, body: dict[str, Any] | None) -> httpx.Response:
        """Send an HTTP request with the actor's cookie, filling in the path's parameters."""
        return request(self.url, self.cookie(actor), method, self.where(path), body)

    async def set_up(self) -> "Scene":
        """Seat all actors at the table, and bring the table into its situation."""
        self.table = self.people["host"].new_table(seats=4, stall=1, name=NAMES["host"])
        self.people["watcher"].post("/api/me", name=NAMES["watcher"])
        async with AsyncExitStack() as lines:
            at = {actor: await lines.enter_async_context(self.connection(actor)) for actor in SEATED}
            at["leaver"] = await lines.enter_async_context(Person(self.url).connect(self.table))
            for seat, actor in ((1, "opponent"), (2, "player"), (EMPTY, "leaver")):
                await at[actor].request("sit", seat=seat, name=NAMES.get(actor, "Lea"))
            await at["host"].request("options", first=1, rated=False)
            self.keys = {actor: self.people[actor].link(self.table) for actor in SEATED}
            await _SITUATIONS[self.situation](at)
        return self

    def again(self, database: str) -> Self:
        """Return a copy of this scene with its own table, copied inside the SQLite file. The server loads it on first
        use.
        """
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
                copied = f"INSERT INTO {name} SELECT {values} FROM {name} WHERE {key} = ?"  # noqa: S608 - names from above
                connection.execute(copied, (scene.table, self.table))
        return scene


async def _open(lines: dict[str, Connection]) -> None:
    """Leave the game unstarted."""
    await lines["leaver"].request("leave")


async def _running(lines: dict[str, Connection]) -> None:
    """Start the game and make the opponent's first move, so that it is the player's turn."""
    await lines["host"].request("start")
    await lines["opponent"].receive_until(lambda line: bool(line.legal))
    await lines["opponent"].move(lines["opponent"].legal[0])
    await lines["player"].receive_until(lambda line: bool(line.legal))
    await lines["leaver"].request("leave")


async def _asked(lines: dict[str, Connection]) -> None:
    """Start the game, and let the opponent ask to take the first move back."""
    await _running(lines)
    await lines["opponent"].request("ask_undo", number=lines["opponent"].number)


async def _paused(lines: dict[str, Connection]) -> None:
    """Start the game and pause it with everybody's agreement."""
    await _running(lines)
    await lines["opponent"].request("ask_pause")
    for actor in ("player", "host"):
        await lines[actor].receive_until(lambda line: line.table["vote"] is not None)
        await lines[actor].request("answer", vote=lines[actor].table["vote"]["number"], accept=True)


async def _over(lines: dict[str, Connection]) -> None:
    """Play the game to its end."""
    await lines["host"].request("start")

    async def play(line: Connection) -> None:
        while line.table["status"] != "over":
            if line.legal:
                await line.send("move", number=line.number, move=line.legal[0])
            await line.next()

    await asyncio.gather(*map(play, lines.values()))
    await lines["leaver"].request("leave")


_SITUATIONS: dict[str, Callable[[dict[str, Connection]], Awaitable[None]]] = {
    "open": _open,
    "running": _running,
    "asked": _asked,
    "paused": _paused,
    "over": _over,
}
SITUATIONS = tuple(_SITUATIONS)


async def outcome(line: Connection, kind: str, fields: dict[str, Any]) -> str:
    """Send a message and return its outcome: a problem's code, `refused` by the rules, or `yes`."""
    await line.send(kind, id=77, **fields)
    await line.send("chat", text="/help", id=76)  # its answer shows that the first message has been processed
    code = "yes"
    while (message := await line.next()).get("id") != 76:
        if message.get("id") == 77:
            code = {"problem": message.get("code", ""), "refused": "refused"}.get(message["type"], code)
    return code


def claim(url: str) -> None:
    """Register the account with the name in `CLAIMED`, unless it exists."""
    answer = Person(url).post("/api/account", name=CLAIMED, password=PASSWORD)
    assert answer.status_code in {200, 409}, answer.text


async def study_outcome(scene: Scene, actor: str, kind: str, fields: Callable[[int], dict[str, Any]]) -> str:
    """Send a message to the scene's study and return a problem's code, or `yes`. The host joins the study first."""
    async with AsyncExitStack() as stack:
        lines = {}
        for name in ("host", actor):
            headers = {"Cookie": scene.cookie(name)} if scene.cookie(name) else {}
            address = f"ws{scene.url.removeprefix('http')}/ws/studies/{scene.study}"
            lines[name] = await stack.enter_async_context(connect(address, additional_headers=headers))
            await lines[name].send('{"type":"hello"}')
            member = await _hear(lines[name], lambda message: message["type"] == "study")
        line = lines[actor]
        await line.send(json.dumps({"type": kind, "id": 77, **fields(member["you"])}))
        await line.send('{"type":"hello","id":76}')  # rejected after the first message
        answer = await _hear(line, lambda message: message.get("id") in {77, 76})
        return str(answer["code"]) if answer["id"] == 77 and answer["type"] == "problem" else "yes"


async def _hear(line: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    while True:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(line.recv(), 20))
        if wanted(message):
            return message
