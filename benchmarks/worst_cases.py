"""The worst that can be asked of the server over HTTP: for each request one input, and what limits it.

`worst_messages` has those over websockets, `worst_events` those about events, `worst_friends` about friends,
`worst_puzzles` those of puzzles.

A case is an asynchronous generator: what it does before it first yields prepares it; then it yields how often it asked.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import httpx

from tests.server.long_game import long_game
from tests.server.player import Line, Person
from tongiaki.record import write
from tongiaki.rules import OVER
from tongiaki.tables.asking.playing_on import MOST

LOOKING_ON = 50
"""Connections that look on where a message is told to others."""
UNPACKED = {"Accept-Encoding": "identity"}
WATCHER = "the secret of whoever watches"
WATCHING = {"Authorization": f"Bearer {WATCHER}"}
SPEECH = "€" * 500
ODD = "4@8({[<369!1|0$5+7%2/"
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"
"""The public key of a browser."""
PASSWORDS = "a password of 200 characters, of those that may stand for letters"
GIVEN_UP = 1900
"""Moves of a game that is reviewed; a bot may make some more before it is given up."""
TABLES = 20
"""Tables where somebody sits who takes another name."""


@dataclass
class Scene:
    """A server with somebody who asks, and what there is to ask about."""

    url: str
    database: str
    stack: contextlib.AsyncExitStack
    ana: Person
    ben: Person
    long_record: str = field(default_factory=lambda: write(long_game(2750)))
    names: Callable[[], int] = field(default_factory=lambda: itertools.count().__next__)

    def long_table(self, number: int = MOST) -> str:
        """A running game of so many moves against a bot, where Ana plays."""
        made = self.ana.post("/api/records/continue", record=self.long_record, number=number, bot="random", name="Ana")
        return str(made.json()["id"])

    def study(self) -> str:
        """A study of the longest record, which Ana leads."""
        return str(self.ana.post("/api/studies", record=self.long_record).json()["id"])

    def tried(self) -> list[str]:
        """Other moves each time that may follow the first MOST of the longest record."""
        position, chance = long_game(2750).after(MOST), random.Random(self.names())
        moves: list[str] = []
        while len(moves) < 20 and position.to_move != OVER:
            moves.append(position.text(chance.choice(position.legal_moves())))
            position.play(position.parse(moves[-1]))
        return moves

    def password(self) -> str:
        """Another one each time, as long as may be, of characters that may each stand for several letters."""
        return f"{ODD}{self.names()}".ljust(200, "ü")

    async def at(self, person: Person, table: str) -> Line:
        """Somebody at a table."""
        return await self.stack.enter_async_context(person.at(table))

    async def looked_on(self, table: str) -> None:
        """Have others look on at a table."""
        for _ in range(LOOKING_ON):
            await self.at(Person(self.url), table)

    async def two(self) -> tuple[Line, Line]:
        """Ana and Ben in the game that they have begun, where Ana moves first, with others who look on."""
        table = self.ana.new_table(seats=2, name="Ana", rated=False, first=0)
        await self.looked_on(table)
        ana, ben = await self.at(self.ana, table), await self.at(self.ben, table)
        await said(ben, "sit", name="Ben")
        await said(ana, "start")
        return ana, ben

    async def open_table(self) -> Line:
        """Ana at a table of six that she runs, with others who look on."""
        table = self.ana.new_table(seats=6, name="Ana")
        await self.looked_on(table)
        return await self.at(self.ana, table)


Run = Callable[[Scene], AsyncIterator[int]]


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


async def said(line: Line, kind: str, **fields: Any) -> dict[str, Any]:  # noqa: ANN401 - as JSON has it
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


def at_tables(scene: Scene) -> Person:
    """Somebody with an account who sits at TABLES tables."""
    person = Person(scene.url)
    done(person.claim(f"Cy {scene.names()}"))
    for _ in range(TABLES):
        person.quick(players=2, name="Cy", bot="random")
    return person


def case(*names: str, worst: str, limit: str, audience: int = 0, price: int = 1) -> Callable[[Run], Run]:
    """Make a case for these requests or messages, which are asked in turn."""

    def add(run: Run) -> Run:
        CASES.update(dict.fromkeys(names, Case(worst, limit, run, audience, price)))
        return run

    return add


def reads(
    name: str,
    worst: str,
    path: Callable[[Scene], str],
    limit: str = "reading",
    price: int = 1,
    headers: dict[str, str] | None = None,
) -> None:
    """Add a case that reads what is at a path."""

    async def run(scene: Scene) -> AsyncIterator[int]:
        where, cookie = path(scene), {"Cookie": scene.ana.cookie}
        async with httpx.AsyncClient(base_url=scene.url, headers=cookie | (headers or {})) as client:
            await client.get(where)
            yield 0
            while True:
                await client.get(where)
                yield 1

    CASES[name] = Case(worst, limit, run, price=price)


def sends(name: str, worst: str, limit: str, path: str, body: Callable[[Scene], dict[str, Any]]) -> None:
    """Add a case that sends the same once more and once more, or something new each time."""

    async def run(scene: Scene) -> AsyncIterator[int]:
        where = path
        if "{table}" in path:
            where = path.format(table=scene.long_table())
        if "{study}" in path:
            where = path.format(study=scene.study())
        yield 0
        while True:
            answer = scene.ana.post(where, **body(scene))
            if answer.is_server_error or answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                raise RuntimeError(answer.text)
            yield 1

    CASES[name] = Case(worst, limit, run)


def crowded(scene: Scene) -> str:
    """The lobby with as much in it as it shows, most of it one's own."""
    for _ in range(50):
        scene.ana.new_table(seats=6, name="Ana", bots=4)
        scene.ana.quick(players=6, bot="random")
    return "/api/tables"


def famous(scene: Scene) -> str:
    """A profile with as many games and points of a rating as one shows."""
    star, name = Person(scene.url), f"Star {scene.names()}"
    star.claim(name)
    table = star.quick(players=2, name=name)
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        person = connection.execute("SELECT person FROM players WHERE table_id = ?", [table]).fetchone()[0]
        for number in range(600):
            own = {**row, "id": f"{table}{number}", "public": True, "status": "over", "scored": True}
            marks = ", ".join("?" * len(own))
            connection.execute(f"INSERT INTO tables ({', '.join(own)}) VALUES ({marks})", list(own.values()))  # noqa: S608 - names of columns
            for seat in range(2):
                values = [
                    own["id"],
                    seat,
                    None if seat else person,
                    2,
                    1 + seat,
                    40,
                    number,
                    *([None] * 3 if seat else [25, 8, 1000]),
                ]
                connection.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        connection.execute("INSERT INTO ratings VALUES (?, 2, 25, 8, 1000, 600)", [person])
    return f"/api/people/{name}"


reads("GET /healthz", "from a new connection each time", lambda _: "/healthz", headers={"Connection": "close"})
reads("GET /readyz", "from a new connection each time", lambda _: "/readyz", headers={"Connection": "close"})
reads("GET /metrics", "somebody with the secret", lambda _: "/metrics", headers=WATCHING)
reads("GET /schema/openapi.json", "the whole description", lambda _: "/schema/openapi.json")
reads("GET /", "the page", lambda _: "/")
reads("GET /api/me", "somebody with a name", lambda _: "/api/me")
reads("GET /api/tables", "50 open and 50 running tables of six, all with the one who asks", crowded, price=4)
reads("GET /api/tables/{table_id}", "a table of two", lambda scene: f"/api/tables/{scene.long_table(100)}", price=2)
reads(
    "GET /api/tables/{table_id}/record",
    "2,000 moves, unpacked",
    lambda scene: f"/api/tables/{scene.long_table()}/record",
    headers=UNPACKED,
)
reads(
    "GET /api/tables/{table_id}/replay",
    "2,000 moves, unpacked, at hand",
    lambda scene: f"/api/tables/{scene.long_table()}/replay",
    headers=UNPACKED,
)
reads(
    "GET /api/studies/{study_id}/record",
    "a record of 60,000 characters",
    lambda scene: f"/api/studies/{scene.study()}/record",
)
reads(
    "GET /api/studies/{study_id}/replay",
    "a record of 60,000 characters, unpacked, at hand",
    lambda scene: f"/api/studies/{scene.study()}/replay",
    price=2,
    headers=UNPACKED,
)
reads("GET /api/people/{name}", "600 games, 500 points of a rating", famous, price=6)
reads("GET /api/account/export", "somebody at 20 tables, of all there are", lambda _: "/api/account/export", "knocking")

sends(
    "POST /api/tables",
    "six seats, five bots",
    "making",
    "/api/tables",
    lambda _: {"seats": 6, "name": "Ana", "bots": 5},
)
sends("POST /api/quick", "six players", "making", "/api/quick", lambda _: {"players": 6, "name": "Ana"})
sends(
    "POST /api/tables/{table_id}/claim", "a wrong key", "knocking", "/api/tables/{table}/claim", lambda _: {"key": "no"}
)
sends(
    "POST /api/tables/{table_id}/continue",
    "2,000 moves",
    "work",
    "/api/tables/{table}/continue",
    lambda _: {"number": MOST, "bot": "random", "name": "Ana"},
)
sends(
    "POST /api/records",
    "60,000 characters, legal to the end",
    "work",
    "/api/records",
    lambda scene: {"record": scene.long_record},
)
sends(
    "POST /api/records/continue",
    "60,000 characters, from move 2,000",
    "work",
    "/api/records/continue",
    lambda scene: {"record": scene.long_record, "number": MOST, "bot": "random", "name": "Ana"},
)
sends(
    "POST /api/variations",
    "60,000 characters, from move 2,000, other moves each time",
    "thinking",
    "/api/variations",
    lambda scene: {"record": scene.long_record, "number": MOST, "moves": scene.tried()},
)
sends(
    "POST /api/evaluations",
    "60,000 characters, other moves each time, as deep as can be",
    "thinking",
    "/api/evaluations",
    lambda scene: {"record": scene.long_record, "number": MOST, "moves": scene.tried(), "depth": 20},
)
sends("POST /api/studies", "60,000 characters", "work", "/api/studies", lambda scene: {"record": scene.long_record})
sends(
    "POST /api/studies/{study_id}/continue",
    "60,000 characters, from move 2,000",
    "work",
    "/api/studies/{study}/continue",
    lambda _: {"number": MOST, "bot": "random", "name": "Ana"},
)


async def _reviewed(ask: Callable[[], httpx.Response]) -> None:
    """Ask for a review until it is there."""
    while True:
        answer = ask()
        done(answer)
        if answer.json()["review"] is not None:
            return
        await asyncio.sleep(1)


@case("POST /api/tables/{table_id}/review", worst=f"{GIVEN_UP:,} moves, given up", limit="reviewing")
async def _review_table(scene: Scene) -> AsyncIterator[int]:
    line = await scene.at(scene.ana, scene.long_table(GIVEN_UP))
    await said(line, "resign")
    await line.until(lambda one: one.table["status"] == "over")
    yield 0
    await _reviewed(lambda: scene.ana.post(f"/api/tables/{line.table['id']}/review"))
    yield 1


@case("POST /api/records/review", worst=f"{GIVEN_UP:,} moves, given up", limit="reviewing")
async def _review_record(scene: Scene) -> AsyncIterator[int]:
    record = write(replace(long_game(GIVEN_UP), tags={"Ended": "resigned"}))
    yield 0
    await _reviewed(lambda: scene.ana.post("/api/records/review", record=record))
    yield 1


@case("POST /api/me", worst=f"another name each time, of an account at {TABLES} tables", limit="renaming")
async def _rename(scene: Scene) -> AsyncIterator[int]:
    person = at_tables(scene)
    yield 0
    while True:
        done(person.post("/api/me", name=f"Cy {scene.names()}"))
        yield 1


@case("POST /api/tables/{table_id}/link", worst=f"one after another, while {LOOKING_ON} look on", limit="asking")
async def _link(scene: Scene) -> AsyncIterator[int]:
    line = await scene.open_table()
    yield 0
    while True:
        done(scene.ana.post(f"/api/tables/{line.table['id']}/link"))
        yield 1


@case("POST /api/account", worst=PASSWORDS, limit="knocking")
async def _claim(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        done(Person(scene.url).claim(f"Cy {scene.names()}", scene.password()))
        yield 1


@case("POST /api/login", worst=f"{PASSWORDS}, from new browsers", limit="door")
async def _log_in(scene: Scene) -> AsyncIterator[int]:
    password = scene.password()
    done(scene.ana.claim("Cy", password))
    yield 0
    while True:
        done(Person(scene.url).log_in("Cy", password))
        yield 1


@case("POST /api/account/password", worst=PASSWORDS, limit="changing")
async def _change(scene: Scene) -> AsyncIterator[int]:
    old = scene.password()
    done(scene.ana.claim("Cy", old))
    yield 0
    while True:
        new = scene.password()
        done(scene.ana.post("/api/account/password", old=old, new=new))
        old = new
        yield 1


def _with_programs(scene: Scene, number: int, accounts: int = 0) -> Person:
    """Somebody with an account, in whose name so many programs act, and who owns so many `accounts` of programs."""
    person = Person(scene.url)
    done(person.claim(f"Per {scene.names()}"))
    for _ in range(number):
        done(person.post("/api/account/programs", name="x" * 64))
    for _ in range(accounts):
        done(person.post("/api/account/program-accounts", name=f"Pro {scene.names()}"))
    return person


@case("GET /api/account/programs", worst="20 of them", limit="reading")
async def _programs(scene: Scene) -> AsyncIterator[int]:
    person = _with_programs(scene, 20)
    yield 0
    while True:
        done(person.get("/api/account/programs"))
        yield 1


@case("POST /api/account/programs", worst="up to 20, then another person's", limit="knocking")
async def _let_in(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        _with_programs(scene, 20)
        yield 20


@case("DELETE /api/account/programs/{program_id}", worst="one that is not there, of 20", limit="asking")
async def _end_program(scene: Scene) -> AsyncIterator[int]:
    cookie = {"Cookie": _with_programs(scene, 20).cookie}
    yield 0
    async with httpx.AsyncClient(base_url=scene.url, headers=cookie) as client:
        while True:
            await client.delete("/api/account/programs/none")
            yield 1


def _games(path: str) -> Callable[[Scene], str]:
    """The games of somebody who has played many, with all filters; `famous` makes the rows, here they are listed."""

    def prepared(scene: Scene) -> str:
        name = famous(scene).rpartition("/")[2]
        with sqlite3.connect(scene.database) as connection:
            connection.execute(
                "INSERT INTO open_games SELECT table_id, at, 2, true FROM results WHERE seat = 0 AND at > 0"
            )
        return f"{path}?player={name}&players=2&rated=true&since=0&won=true"

    return prepared


reads("GET /api/games", "600 games of a player, with all filters", _games("/api/games"), price=6)


@case("GET /api/games/file", worst="600 games of a player, with all filters, a minute's work", limit="work")
async def _file_of_games(scene: Scene) -> AsyncIterator[int]:
    path = _games("/api/games/file")(scene)
    yield 0
    async with httpx.AsyncClient(base_url=scene.url, timeout=60) as client:
        while True:
            async with client.stream("GET", path, headers={"Cookie": scene.ana.cookie}) as answer:
                done(answer)
                async for _ in answer.aiter_bytes():
                    pass
            yield 600


def _ladder(scene: Scene) -> str:
    """A ladder with ten times as many people as it shows, who are all equal."""
    with sqlite3.connect(scene.database) as connection:
        for number in range(1000):
            person = f"rung {number}"
            row = [person, person, person, "", 0, False]
            connection.execute(
                "INSERT INTO accounts (person, name, name_key, password_hash, created, program) VALUES (?,?,?,?,?,?)",
                row,
            )
            connection.execute("INSERT INTO ratings VALUES (?, 6, 25, 8, 1000, 1)", [person])
    return "/api/ladder?players=6"


reads("GET /api/ladder", "1,000 equals, 100 of them shown", _ladder, price=2)


@case("POST /api/account/program-accounts", worst="up to five, then another person's", limit="knocking")
async def _make_programs(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        _with_programs(scene, 0, accounts=5)
        yield 5


@case("POST /api/account/program-accounts/{name}", worst="one of five", limit="knocking")
async def _renew(scene: Scene) -> AsyncIterator[int]:
    person = _with_programs(scene, 0, accounts=5)
    name = person.get("/api/account/programs").json()["accounts"][0]
    yield 0
    while True:
        done(person.post(f"/api/account/program-accounts/{name}"))
        yield 1


@case("DELETE /api/account/program-accounts/{name}", worst="one after another, at 2 tables each", limit="knocking")
async def _end_accounts(scene: Scene) -> AsyncIterator[int]:
    person = _with_programs(scene, 0, accounts=4)
    names = person.get("/api/account/programs").json()["accounts"]
    for name in names:
        token = person.post(f"/api/account/program-accounts/{name}").json()["token"]
        program = Person(scene.url, {"Authorization": f"Bearer {token}"})
        for _ in range(2):
            program.quick(players=2, name=name, bot="random")
    yield 0
    async with httpx.AsyncClient(base_url=scene.url, headers={"Cookie": person.cookie}) as client:
        for name in names:
            done(await client.delete(f"/api/account/program-accounts/{name}"))
            yield 1


@case("POST /api/account/declare", worst="a token of one's own, which is not enough", limit="knocking")
async def _declare(scene: Scene) -> AsyncIterator[int]:
    person = _with_programs(scene, 0)
    token = person.post("/api/account/programs", name="own").json()["token"]
    yield 0
    while True:
        person.post("/api/account/declare", token=token)
        yield 1


def _told(scene: Scene, browsers: int) -> Person:
    """Somebody with an account, of whom so many browsers show notices."""
    person = Person(scene.url)
    done(person.claim(f"Nia {scene.names()}"))
    for _ in range(browsers):
        done(person.post("/api/account/pushes", **_browser(scene)))
    return person


def _browser(scene: Scene) -> dict[str, str]:
    return {"endpoint": f"https://push.example.org/{scene.names()}".ljust(1000, "x"), "p256dh": POINT, "auth": "A" * 22}


@case("GET /api/account/notices", worst="somebody with 10 browsers", limit="reading", price=3)
async def _notices(scene: Scene) -> AsyncIterator[int]:
    person = _told(scene, 10)
    yield 0
    while True:
        done(person.get("/api/account/notices"))
        yield 1


@case("POST /api/account/notices", worst="other quiet hours each time, and 10 browsers", limit="asking", price=4)
async def _choose(scene: Scene) -> AsyncIterator[int]:
    person = _told(scene, 10)
    yield 0
    while True:
        hours = {"quiet_from": scene.names() % 1440, "quiet_until": 7}
        done(person.post("/api/account/notices", language="en", zone="Pacific/Tongatapu", **hours))
        yield 1


@case("POST /api/account/pushes", worst="another browser each time, where there are 10", limit="asking", price=4)
async def _push(scene: Scene) -> AsyncIterator[int]:
    person = _told(scene, 10)
    yield 0
    while True:
        done(person.post("/api/account/pushes", **_browser(scene)))
        yield 1


@case("DELETE /api/account/pushes/{push_id}", worst="one that is not there, of 10", limit="asking")
async def _end_push(scene: Scene) -> AsyncIterator[int]:
    cookie = {"Cookie": _told(scene, 10).cookie}
    yield 0
    async with httpx.AsyncClient(base_url=scene.url, headers=cookie) as client:
        while True:
            await client.delete("/api/account/pushes/none")
            yield 1


@case("POST /api/notices/confirm", worst="a wrong key", limit="knocking")
async def _confirm(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        scene.ana.post("/api/notices/confirm", key=f"{scene.names()}".ljust(64, "x"))
        yield 1


@case("POST /api/notices/stop/{key}", worst="a wrong key", limit="asking")
async def _stop(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        scene.ana.post(f"/api/notices/stop/{scene.names()}")
        yield 1


@case("POST /api/account/reset", worst=PASSWORDS, limit="knocking")
async def _reset(scene: Scene) -> AsyncIterator[int]:
    keys = []
    for _ in range(3):
        name = f"Cy {scene.names()}"
        done(Person(scene.url).claim(name, scene.password()))
        command = [str(Path(sys.executable).with_name("tongiaki")), "admin", "reset-password", name]
        where = os.environ | {"TONGIAKI_DATABASE": f"sqlite:///{scene.database}"}
        quiet = subprocess.DEVNULL
        link = await asyncio.to_thread(subprocess.check_output, command, env=where, text=True, stderr=quiet)
        keys.append(link.strip().partition("#key=")[2])
    yield 0
    for key in keys:
        done(Person(scene.url).post("/api/account/reset", key=key, password=scene.password()))
        yield 1


@case("POST /api/account/delete", worst=f"{PASSWORDS}, at {TABLES} tables", limit="knocking")
async def _delete(scene: Scene) -> AsyncIterator[int]:
    leaving = []
    for _ in range(4):
        person, password = Person(scene.url), scene.password()
        done(person.claim(f"Cy {scene.names()}", password))
        for _ in range(TABLES):
            person.quick(players=2, name="Cy", bot="random")
        leaving.append((person, password))
    yield 0
    for person, password in leaving:
        done(person.post("/api/account/delete", password=password))
        yield 1


@case("POST /api/me/delete", worst=f"a guest at {TABLES} tables", limit="knocking")
async def _delete_guest(scene: Scene) -> AsyncIterator[int]:
    leaving = [Person(scene.url) for _ in range(4)]
    for person in leaving:
        for _ in range(TABLES):
            person.quick(players=2, name="Cy", bot="random")
    yield 0
    for person in leaving:
        done(person.post("/api/me/delete"))
        yield 1


@case("POST /api/logout", worst="a guest", limit="asking")
async def _logout(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        scene.ben.post("/api/logout")
        yield 1
