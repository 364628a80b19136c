"""The worst that can be asked about friends: somebody who follows and blocks as many as anybody may."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import AsyncIterator

from websockets.asyncio.client import connect

from tests.server.player import Person
from tongiaki.server.person.friends import MOST
from tongiaki.server.person.inviting import MOST as INVITED
from worst_cases import Ask, Scene, asked, case, done, put


def _popular(scene: Scene) -> tuple[Person, list[str]]:
    """Somebody with an account who follows and blocks so many, and the names of whom they follow."""
    person, name = Person(scene.url), f"Moa {scene.names()}"
    done(person.claim(name))
    with sqlite3.connect(scene.database) as connection:
        own = connection.execute("SELECT person FROM accounts WHERE name = ?", [name]).fetchone()[0]
        called = []
        for number in range(2 * MOST):
            other, called_so = f"{scene.names():064x}", f"Friend {scene.names()}"
            columns = "INSERT INTO accounts (person, name, name_key, created) VALUES (?, ?, ?, 0)"
            connection.execute(columns, [other, called_so, called_so.lower()])
            stance = "follow" if number < MOST else "block"
            connection.execute("INSERT INTO ties VALUES (?, ?, ?)", [own, other, stance])
            called.append(called_so)
    return person, called[:MOST]


@asked("GET /api/account/friends", worst=f"{MOST} followed, {MOST} blocked", limit="reading", price=4)
def _friends(scene: Scene) -> Ask:
    person, _ = _popular(scene)
    return lambda: person.get("/api/account/friends")


@asked("POST /api/account/friends", worst=f"{MOST} followed, {MOST} blocked", limit="asking", price=4)
def _shown(scene: Scene) -> Ask:
    person, _ = _popular(scene)
    return lambda: person.post("/api/account/friends", shown_to="followed")


@asked("POST /api/account/friends/{name}", worst=f"another one each time, of {MOST}", limit="asking", price=4)
def _stance(scene: Scene) -> Ask:
    person, names = _popular(scene)
    others = itertools.cycle(names)
    return lambda: person.post(f"/api/account/friends/{next(others)}", stance="follow")


def _crowded(scene: Scene) -> tuple[Person, str]:
    """Somebody whose table has as many people invited as may be."""
    person, names = _popular(scene)
    table = person.new_table(seats=6, name="Moa")
    with sqlite3.connect(scene.database) as connection:
        host = connection.execute("SELECT person FROM players WHERE table_id = ?", [table]).fetchone()[0]
        for name in names[:INVITED]:
            columns = "INSERT INTO invitations SELECT ?, person, ? FROM accounts WHERE name = ?"
            connection.execute(columns, [table, host, name])
    return person, table


@asked("GET /api/tables/{table_id}/invitations", worst=f"{INVITED} invited", limit="reading", price=3)
def _invited(scene: Scene) -> Ask:
    person, table = _crowded(scene)
    return lambda: person.get(f"/api/tables/{table}/invitations")


@case("POST /api/tables/{table_id}/invitations", worst=f"one more than {INVITED}", limit="asking", price=4)
async def _invite(scene: Scene) -> AsyncIterator[int]:
    person, table = _crowded(scene)
    name = _another(scene)
    yield 0
    while True:
        person.post(f"/api/tables/{table}/invitations", name=name)  # which is soon too fast, too
        yield 1


@asked("DELETE /api/tables/{table_id}/invitations/{name}", worst="one that is not there", limit="asking")
def _end(scene: Scene) -> Ask:
    person, table = _crowded(scene)
    name = _another(scene)
    return lambda: person.delete(f"/api/tables/{table}/invitations/{name}")


def _another(scene: Scene) -> str:
    """The name of an account that nobody has invited."""
    name = f"Nui {scene.names()}"
    done(Person(scene.url).claim(name))
    return name


@case("WS /ws/me", worst="invited to 100 tables", limit="opening")
async def _me(scene: Scene) -> AsyncIterator[int]:
    person, name = Person(scene.url), f"Tia {scene.names()}"
    done(person.claim(name))
    host, _ = _popular(scene)
    table = host.new_table(seats=2, name="Moa", public=False)
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        moa = connection.execute("SELECT person FROM players WHERE table_id = ?", [table]).fetchone()[0]
        tia = connection.execute("SELECT person FROM accounts WHERE name = ?", [name]).fetchone()[0]
        for number in range(100):
            put(connection, "tables", {**row, "id": f"{row['id']}{number}"})
            connection.execute("INSERT INTO invitations VALUES (?, ?, ?)", [f"{row['id']}{number}", tia, moa])
    address, cookie = f"ws{scene.url.removeprefix('http')}/ws/me", {"Cookie": person.cookie}
    yield 0
    while True:
        async with connect(address, additional_headers=cookie, max_size=None) as line:
            await line.recv()
        yield 1
