"""The worst that can be asked about oneself: who one is, names, passwords, and going for good."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import httpx

from tests.server.player import Person
from worst_cases import TABLES, Ask, Scene, asked, case, done, named, reads

PASSWORDS = "a password of 200 characters, of those that may stand for letters"

reads("GET /api/me", "somebody with a name", lambda _: "/api/me")
reads("GET /api/account/export", "somebody at 20 tables, of all there are", lambda _: "/api/account/export", "knocking")


def at_tables(scene: Scene) -> Person:
    """Somebody with an account who sits at TABLES tables."""
    person = named(scene)
    for _ in range(TABLES):
        person.quick(players=2, name="Cy", bot="random")
    return person


@asked("POST /api/me", worst=f"another name each time, of an account at {TABLES} tables", limit="showing")
def _rename(scene: Scene) -> Ask:
    person = at_tables(scene)
    return lambda: person.post("/api/me", name=f"Cy {scene.names()}")


@asked("POST /api/account", worst=PASSWORDS, limit="knocking")
def _claim(scene: Scene) -> Ask:
    return lambda: Person(scene.url).claim(f"Cy {scene.names()}", scene.password())


@asked("POST /api/login", worst=f"{PASSWORDS}, from new browsers", limit="door")
def _log_in(scene: Scene) -> Ask:
    password = scene.password()
    done(scene.ana.claim("Cy", password))
    return lambda: Person(scene.url).log_in("Cy", password)


@asked("POST /api/account/password", worst=PASSWORDS, limit="changing")
def _change(scene: Scene) -> Ask:
    words = [scene.password()]
    done(scene.ana.claim("Cy", words[0]))

    def ask() -> httpx.Response:
        words.append(scene.password())
        answer: httpx.Response = scene.ana.post("/api/account/password", old=words[-2], new=words[-1])
        return answer

    return ask


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


@asked("POST /api/logout", worst="a guest", limit="asking")
def _logout(scene: Scene) -> Ask:
    return lambda: scene.ben.post("/api/logout")
