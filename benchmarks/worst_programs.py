"""The worst that can be asked about programs: those that act for somebody, and those with accounts of their own."""

from __future__ import annotations

from collections.abc import AsyncIterator

from tests.server.player import Person
from worst_cases import Ask, Scene, asked, case, done, named

OWNERS = 5
"""Persons whose programs come to an end, one after another."""


def with_programs(scene: Scene, number: int, accounts: int = 0) -> Person:
    """Somebody with an account, in whose name so many programs act, and who owns so many `accounts` of programs."""
    person = named(scene, "Per")
    for _ in range(number):
        done(person.post("/api/account/programs", name="x" * 64))
    for _ in range(accounts):
        done(person.post("/api/account/program-accounts", name=f"Pro {scene.names()}"))
    return person


@asked("GET /api/account/programs", worst="20 of them", limit="reading")
def _programs(scene: Scene) -> Ask:
    person = with_programs(scene, 20)
    return lambda: person.get("/api/account/programs")


@case("POST /api/account/programs", worst="up to 20, then another person's", limit="knocking")
async def _let_in(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        with_programs(scene, 20)
        yield 20


@asked(
    "DELETE /api/account/programs/{program_id}",
    worst="one that is not there, of 20",
    limit="asking",
    turned_down=True,
)
def _end_program(scene: Scene) -> Ask:
    person = with_programs(scene, 20)
    return lambda: person.delete("/api/account/programs/none")


@case("POST /api/account/program-accounts", worst="up to five, then another person's", limit="knocking")
async def _make_programs(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        with_programs(scene, 0, accounts=5)
        yield 5


@asked("POST /api/account/program-accounts/{name}", worst="one of five", limit="knocking")
def _renew(scene: Scene) -> Ask:
    person = with_programs(scene, 0, accounts=5)
    name = person.get("/api/account/programs").json()["accounts"][0]
    return lambda: person.post(f"/api/account/program-accounts/{name}")


@case("DELETE /api/account/program-accounts/{name}", worst="one after another, at 2 tables each", limit="knocking")
async def _end_accounts(scene: Scene) -> AsyncIterator[int]:
    owned: list[tuple[Person, str]] = []
    for _ in range(OWNERS):
        person = with_programs(scene, 0, accounts=4)
        for name in person.get("/api/account/programs").json()["accounts"]:
            token = person.post(f"/api/account/program-accounts/{name}").json()["token"]
            program = Person(scene.url, {"Authorization": f"Bearer {token}"})
            for _ in range(2):
                program.quick(players=2, name=name, bot="random")
            owned.append((person, name))
    yield 0
    for person, name in owned:
        done(person.delete(f"/api/account/program-accounts/{name}"))
        yield 1


@asked(
    "POST /api/account/declare", worst="a token of one's own, which is not enough", limit="knocking", turned_down=True
)
def _declare(scene: Scene) -> Ask:
    person = with_programs(scene, 0)
    token = person.post("/api/account/programs", name="own").json()["token"]
    return lambda: person.post("/api/account/declare", token=token)
