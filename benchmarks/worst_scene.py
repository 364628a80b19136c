"""Scenes and declarations of cases for `dev.py bench worst`.

A case is an asynchronous generator. Before its first `yield` it prepares the scene. Every later `yield` returns the
number of requests or messages that it has sent since the last one.
"""

from __future__ import annotations

import contextlib
import itertools
import random
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from typing import Any

import httpx

from tests.server.long_game import long_game
from tests.server.player import Connection, Person
from tongiaki.record import write
from tongiaki.rules import OVER
from tongiaki.tables.decisions.play_on import MAX_MOVES

SPECTATORS = 50
"""Number of connections that watch a table or a study."""
WATCHED = f"{SPECTATORS} spectators"


@dataclass
class Scene:
    """A server with two people, Ana and Ben. Ana sends the requests that are measured."""

    url: str
    database: str
    stack: contextlib.AsyncExitStack
    ana: Person
    ben: Person
    long_record: str = field(default_factory=lambda: write(long_game(2750)))
    unique: Callable[[], int] = itertools.count().__next__
    """Returns a new number on each call."""

    def long_table(self, number: int = MAX_MOVES) -> str:
        """Create a running game of Ana against a bot, after this number of moves, and return its id."""
        made = self.ana.post("/api/records/continue", record=self.long_record, number=number, bot="random", name="Ana")
        return str(made.json()["id"])

    def study(self) -> str:
        """Create a study of the longest record, with Ana as its leader, and return its id."""
        return str(self.ana.post("/api/studies", record=self.long_record).json()["id"])

    def variation(self) -> list[str]:
        """Return random legal moves after the first MAX_MOVES moves of the longest record, different on each call."""
        position, chance = long_game(2750).after(MAX_MOVES), random.Random(self.unique())
        moves: list[str] = []
        while len(moves) < 20 and position.to_move != OVER:
            moves.append(position.text(chance.choice(position.legal_moves())))
            position.play(position.parse(moves[-1]))
        return moves

    async def connect(self, person: Person, table: str) -> Connection:
        """Connect a person to a table until the case ends."""
        return await self.stack.enter_async_context(person.connect(table))

    async def add_spectators(self, table: str) -> None:
        """Connect SPECTATORS guests to a table."""
        for _ in range(SPECTATORS):
            await self.connect(Person(self.url), table)

    async def running_game(self) -> tuple[Connection, Connection]:
        """Start a watched game of Ana and Ben, where Ana moves first, and return their connections."""
        table = self.ana.new_table(seats=2, name="Ana", rated=False, first=0)
        await self.add_spectators(table)
        ana, ben = await self.connect(self.ana, table), await self.connect(self.ben, table)
        await send(ben, "sit", name="Ben")
        await send(ana, "start")
        return ana, ben

    async def open_table(self) -> Connection:
        """Open a watched table of six with Ana as its host, and return her connection."""
        table = self.ana.new_table(seats=6, name="Ana")
        await self.add_spectators(table)
        return await self.connect(self.ana, table)


Run = Callable[[Scene], AsyncIterator[int]]
Request = Callable[[], httpx.Response]
Prepare = Callable[[Scene], Request]


@dataclass(frozen=True)
class Case:
    """An input of a request or message: its description, its rate limit, and the number of connections it reaches."""

    worst: str
    limit: str
    run: Run
    audience: int = 0


CASES: dict[str, Case] = {}
"""The hand-written cases by request (`GET /api/me`), websocket (`WS /ws/lobby`) or message (`table chat`)."""


def case(*names: str, worst: str, limit: str, audience: int = 0) -> Callable[[Run], Run]:
    """Declare the decorated generator as the case of these requests or messages, which it sends in turn."""

    def add(run: Run) -> Run:
        CASES.update(dict.fromkeys(names, Case(worst, limit, run, audience)))
        return run

    return add


def repeats(name: str, *, worst: str, limit: str) -> Callable[[Prepare], Prepare]:
    """Declare a case that repeats the request which the decorated function returns."""

    def add(prepare: Prepare) -> Prepare:
        async def run(scene: Scene) -> AsyncIterator[int]:
            request = prepare(scene)
            check(request())  # fills the caches and starts the worker processes
            yield 0
            while True:
                check(request())
                yield 1

        case(name, worst=worst, limit=limit)(run)
        return prepare

    return add


async def send(connection: Connection, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - any JSON value
    """Send a message and return the server's reply or the update it caused; raises RuntimeError on a rejection."""
    before = connection.number
    await connection.send(kind, id=77, **fields)
    reply: dict[str, Any] = await connection.receive(
        lambda message: message.get("id") == 77 or message.get("number", 0) > before
    )
    if reply["type"] in {"problem", "refused"}:
        raise RuntimeError(f"{kind}: {reply['code']}")
    return reply


def check(answer: httpx.Response) -> None:
    """Raise RuntimeError if a request was rejected."""
    if answer.is_error:
        raise RuntimeError(f"{answer.status_code} {answer.text}")


def insert(connection: sqlite3.Connection, table: str, values: dict[str, Any]) -> None:
    """Insert a row with these columns."""
    marks = ", ".join("?" * len(values))
    statement = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})"  # noqa: S608 - column names
    connection.execute(statement, list(values.values()))


def claimed(scene: Scene, name: str = "Cy") -> Person:
    """Create an account whose name starts with this one."""
    person = Person(scene.url)
    check(person.claim(f"{name} {scene.unique()}"))
    return person
