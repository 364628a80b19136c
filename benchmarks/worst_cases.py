"""What the cases of `dev.py bench worst` are made of: a scene, for each request or message one input, and its limit.

Each `worst_*.py` beside this has those about one thing. A case is an asynchronous generator: what it does before it
first yields prepares it; then it yields how often it asked. Where nothing has to be waited for, `asked`, `reads` and
`sends` make one.
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

LOOKING_ON = 50
"""Connections that look on where a message is told to others."""
TO_MANY = f"while {LOOKING_ON} look on"
SPEECH = "€" * 500
ODD = "4@8({[<369!1|0$5+7%2/"
TABLES = 20
"""Tables where somebody sits who takes another name."""
WATCHER = "the secret of whoever watches"
WATCHING = {"Authorization": f"Bearer {WATCHER}"}
UNPACKED = {"Accept-Encoding": "identity"}


@dataclass
class Scene:
    """A server with somebody who asks, and what there is to ask about."""

    url: str
    database: str
    stack: contextlib.AsyncExitStack
    ana: Person
    ben: Person
    long_record: str = field(default_factory=lambda: write(long_game(2750)))
    names: Callable[[], int] = itertools.count().__next__

    def long_table(self, number: int = MAX_MOVES) -> str:
        """A running game of so many moves against a bot, where Ana plays."""
        made = self.ana.post("/api/records/continue", record=self.long_record, number=number, bot="random", name="Ana")
        return str(made.json()["id"])

    def study(self) -> str:
        """A study of the longest record, which Ana leads."""
        return str(self.ana.post("/api/studies", record=self.long_record).json()["id"])

    def tried(self) -> list[str]:
        """Other moves each time that may follow the first MAX_MOVES of the longest record."""
        position, chance = long_game(2750).after(MAX_MOVES), random.Random(self.names())
        moves: list[str] = []
        while len(moves) < 20 and position.to_move != OVER:
            moves.append(position.text(chance.choice(position.legal_moves())))
            position.play(position.parse(moves[-1]))
        return moves

    def password(self) -> str:
        """Another one each time, as long as may be, of characters that may each stand for several letters."""
        return f"{ODD}{self.names()}".ljust(200, "ü")

    async def at(self, person: Person, table: str) -> Connection:
        """Somebody at a table."""
        return await self.stack.enter_async_context(person.at(table))

    async def looked_on(self, table: str) -> None:
        """Have others look on at a table."""
        for _ in range(LOOKING_ON):
            await self.at(Person(self.url), table)

    async def two(self) -> tuple[Connection, Connection]:
        """Ana and Ben in the game that they have begun, where Ana moves first, with others who look on."""
        table = self.ana.new_table(seats=2, name="Ana", rated=False, first=0)
        await self.looked_on(table)
        ana, ben = await self.at(self.ana, table), await self.at(self.ben, table)
        await said(ben, "sit", name="Ben")
        await said(ana, "start")
        return ana, ben

    async def open_table(self) -> Connection:
        """Ana at a table of six that she runs, with others who look on."""
        table = self.ana.new_table(seats=6, name="Ana")
        await self.looked_on(table)
        return await self.at(self.ana, table)


Run = Callable[[Scene], AsyncIterator[int]]
Ask = Callable[[], httpx.Response]
Prepare = Callable[[Scene], Ask]


@dataclass(frozen=True)
class Case:
    """The worst input, in words; the limit that it is under; how to ask; how many are told; its price."""

    worst: str
    limit: str
    run: Run
    audience: int = 0
    price: int = 1


CASES: dict[str, Case] = {}
"""By request (`GET /api/me`), websocket (`WS /ws/lobby`), or message (`table chat`, `study lead`)."""


async def said(line: Connection, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - as JSON has it
    """Say something at a table, and wait until it has led to something; raises RuntimeError if it is turned down."""
    before = line.number
    await line.say(kind, id=77, **fields)
    heard: dict[str, Any] = await line.hear(lambda one: one.get("id") == 77 or one.get("number", 0) > before)
    if heard["type"] in {"problem", "refused"}:
        raise RuntimeError(f"{kind}: {heard['code']}")
    return heard


def done(answer: httpx.Response) -> None:
    """Raise RuntimeError where something was turned down."""
    if answer.is_error:
        raise RuntimeError(f"{answer.status_code} {answer.text}")


def put(connection: sqlite3.Connection, table: str, values: dict[str, Any]) -> None:
    """Write a row, by its columns."""
    marks = ", ".join("?" * len(values))
    rows = f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})"  # noqa: S608 - names of columns
    connection.execute(rows, list(values.values()))


def named(scene: Scene, called: str = "Cy") -> Person:
    """Somebody with an account, whose name begins so."""
    person = Person(scene.url)
    done(person.claim(f"{called} {scene.names()}"))
    return person


def case(*names: str, worst: str, limit: str, audience: int = 0, price: int = 1) -> Callable[[Run], Run]:
    """Make a case for these requests or messages, which are asked in turn."""

    def add(run: Run) -> Run:
        CASES.update(dict.fromkeys(names, Case(worst, limit, run, audience, price)))
        return run

    return add


def asked(
    *names: str, worst: str, limit: str, price: int = 1, turned_down: bool = False
) -> Callable[[Prepare], Prepare]:
    """Make a case of a function that prepares the scene, and gives what is then asked over HTTP again and again.

    It may be `turned_down` for what it says, never for a limit.
    """

    def add(prepare: Prepare) -> Prepare:
        async def run(scene: Scene) -> AsyncIterator[int]:
            ask = prepare(scene)
            yield 0
            while True:
                answer = ask()
                if not turned_down or answer.is_server_error or answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    done(answer)
                yield 1

        case(*names, worst=worst, limit=limit, price=price)(run)
        return prepare

    return add


def reads(
    name: str,
    worst: str,
    path: Callable[[Scene], str],
    limit: str = "reading",
    price: int = 1,
    headers: dict[str, str] | None = None,
) -> None:
    """Add a case that reads what is at a path, over one connection."""

    async def run(scene: Scene) -> AsyncIterator[int]:
        where, cookie = path(scene), {"Cookie": scene.ana.cookie}
        async with httpx.AsyncClient(base_url=scene.url, headers=cookie | (headers or {})) as client:
            await client.get(where)
            yield 0
            while True:
                done(await client.get(where))
                yield 1

    CASES[name] = Case(worst, limit, run, price=price)


def sends(
    name: str,
    worst: str,
    limit: str,
    path: str,
    body: Callable[[Scene], dict[str, Any]],
    *,
    turned_down: bool = False,
) -> None:
    """Add a case that sends the same once more and once more, or something new each time."""

    def prepare(scene: Scene) -> Ask:
        where = path
        if "{table}" in path:
            where = path.format(table=scene.long_table())
        if "{study}" in path:
            where = path.format(study=scene.study())
        return lambda: scene.ana.post(where, **body(scene))

    asked(name, worst=worst, limit=limit, turned_down=turned_down)(prepare)
