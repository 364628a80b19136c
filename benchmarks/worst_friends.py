"""The worst that can be asked about friends: somebody who follows and blocks as many as anybody may."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator

from tests.server.player import Person
from tongiaki.server.person.friends import MOST
from worst_cases import Scene, case, done


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


@case("GET /api/account/friends", worst=f"{MOST} followed, {MOST} blocked", limit="reading", price=4)
async def _friends(scene: Scene) -> AsyncIterator[int]:
    person, _ = _popular(scene)
    yield 0
    while True:
        done(person.get("/api/account/friends"))
        yield 1


@case("POST /api/account/friends", worst=f"{MOST} followed, {MOST} blocked", limit="asking", price=4)
async def _shown(scene: Scene) -> AsyncIterator[int]:
    person, _ = _popular(scene)
    yield 0
    while True:
        done(person.post("/api/account/friends", shown_to="followed"))
        yield 1


@case("POST /api/account/friends/{name}", worst=f"another one each time, of {MOST}", limit="asking", price=4)
async def _stance(scene: Scene) -> AsyncIterator[int]:
    person, names = _popular(scene)
    yield 0
    while True:
        for name in names:
            done(person.post(f"/api/account/friends/{name}", stance="follow"))
            yield 1
