"""Vacations pause a person's clocks at all slow tables, even if servers crash meanwhile."""

import asyncio
import time
from typing import Any

from sqlalchemy import insert, select

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.server.player import PATIENCE, Person
from tests.server.slow_game import DAY, look, play, slow_table
from tongiaki.common import clock
from tongiaki.store import Database
from tongiaki.store.schema import accounts, vacations


def two_accounts(server: LiveServer) -> tuple[Person, Person]:
    people = Person(server.url), Person(server.url)
    for person, name in zip(people, ("Ana", "Ben"), strict=True):
        assert person.claim(name).status_code == 200
    return people


def set_vacation(person: Person, *, on: bool) -> dict[str, Any]:
    answer = person.post("/api/account/vacation", on=on)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.json()
    return body


def is_on_vacation(person: Person, table: str, seat: int = 0) -> bool:
    """Return whether the seat's person is on vacation. Assert that the clock agrees."""
    seen = look(person, table)
    resting = seen["table"]["seats"][seat]["vacation"] is not None
    moves = seen["game"]["position"]["turn"] == seen["table"]["seats"][seat]["colour"]
    assert not moves or seen["game"]["clock"]["running"] == (None if resting else seat)
    return resting


def test_clocks_are_paused_during_a_vacation(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    ana, ben = two_accounts(server)
    assert ana.get("/api/account/vacation").json() == {"days": 30, "left": 30, "until": None}
    tables = [slow_table(ana, ben), slow_table(ana, ben)]
    quick = slow_table(ana, ben, time=DAY - 1)
    vacation = set_vacation(ana, on=True)
    assert vacation["until"] > clock.now() + 29 * DAY
    assert vacation["left"] == 29  # a vacation uses one day at least
    assert set_vacation(ana, on=True) == vacation
    assert [is_on_vacation(ben, entry) for entry in (*tables, quick)] == [True, True, False]
    play(ana, tables[0])  # a person on vacation may still play
    assert look(ben, tables[0])["game"]["clock"]["running"] == 1
    assert set_vacation(ana, on=False) == {"days": 30, "left": 29, "until": None}
    assert not any(is_on_vacation(ben, table) for table in tables)
    log = look(ben, tables[1])["events"]
    assert [entry["kind"] for entry in log] == ["vacation", "vacation_over"]
    export = ana.get("/api/account/export").json()["vacations"]
    assert [entry["until"] - entry["begun"] for entry in export] == [1000 * DAY]


def test_a_vacation_without_remaining_days_is_rejected(start_server: StartServer, sqlite_url: str) -> None:
    ana, _ = two_accounts(start_server(sqlite_url, TONGIAKI_VACATION="1"))
    set_vacation(ana, on=True)
    assert set_vacation(ana, on=False)["left"] == 0
    answer = ana.post("/api/account/vacation", on=True)
    assert (answer.status_code, answer.json()["code"]) == (409, "no_vacation")
    assert Person(ana.url).get("/api/account/vacation").json()["code"] == "no_account"


def wait_for_vacation(person: Person, table: str, *, rested: bool) -> None:
    """Wait until the table shows the start or end of the vacation."""
    end = time.monotonic() + PATIENCE
    while is_on_vacation(person, table) != rested:
        assert time.monotonic() < end, "the table has not heard"
        time.sleep(0.1)


async def _note(url: str, name: str, **values: object) -> None:
    """Store a vacation without updating the tables, as if the server was killed directly after storing it."""
    database = Database(url)
    async with database.transaction() as connection:
        person = (await connection.execute(select(accounts.c.person).where(accounts.c.name == name))).scalar_one()
        await connection.execute(insert(vacations).values(person=person, settled=False, **values))
    await database.close()


def test_the_next_server_applies_vacations_after_a_crash(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    ana, ben = two_accounts(server)
    table = slow_table(ana, ben)
    server.kill()
    now = clock.now_ms()
    asyncio.run(_note(sqlite_url, "Ana", begun=now, until=now + 1000 * DAY, ended=False))
    server.start()
    wait_for_vacation(ben, table, rested=True)
    later = slow_table(ana, ben)  # a game that starts during the vacation
    server.kill()
    server.start()
    wait_for_vacation(ben, later, rested=True)
    assert set_vacation(ana, on=False)["until"] is None
    server.kill()
    server.start()
    assert not is_on_vacation(ben, table)
    assert not is_on_vacation(ben, later)


def test_a_vacation_started_at_one_server_can_end_at_another(start_server: StartServer, postgres: Postgres) -> None:
    url = postgres.new_database()
    here, there = start_server(url), start_server(url)
    ana, ben = two_accounts(here)
    table = slow_table(ana, ben)
    elsewhere = Person(there.url)
    elsewhere.log_in("Ana")
    set_vacation(ana, on=True)
    wait_for_vacation(elsewhere, table, rested=True)
    assert set_vacation(elsewhere, on=False)["until"] is None
    wait_for_vacation(ben, table, rested=False)
    assert ana.get("/api/account/vacation").json()["until"] is None
