"""The worst that can be asked about vacations: by somebody who plays at many slow tables, and whose days never end."""

from __future__ import annotations

import itertools
import sqlite3
from contextlib import closing

import httpx

from tests.server.player import Person
from tests.server.slow import slow_table
from worst_cases import TABLES, Ask, Scene, asked, done


def _at_slow_tables(scene: Scene) -> Person:
    """Somebody with an account who plays at TABLES slow tables."""
    person, other, name = Person(scene.url), Person(scene.url), f"Moa {scene.names()}"
    done(person.claim(name))
    for _ in range(TABLES):
        slow_table(person, other, (name, "Nui"))
    return person


@asked("GET /api/account/vacation", worst="used up day by day", limit="reading")
def _vacation(scene: Scene) -> Ask:
    person = _at_slow_tables(scene)
    while (answer := person.post("/api/account/vacation", on=True)).is_success:
        done(person.post("/api/account/vacation", on=False))
    if answer.json()["code"] != "no_vacation":
        done(answer)
    return lambda: person.get("/api/account/vacation")


@asked("POST /api/account/vacation", worst=f"begun and ended, of an account at {TABLES} slow tables", limit="showing")
def _choose(scene: Scene) -> Ask:
    person, turns = _at_slow_tables(scene), itertools.cycle([True, False])

    def ask() -> httpx.Response:
        on = next(turns)
        if on:
            with closing(sqlite3.connect(scene.database)) as connection, connection:
                connection.execute("DELETE FROM vacations")
        answer: httpx.Response = person.post("/api/account/vacation", on=on)
        return answer

    return ask
