"""Hashes of passwords: renewed when their parameters are dated, and never too many in memory at once."""

import asyncio
import sqlite3
import time

import argon2
import pytest

from tests.conftest import StartServer
from tests.server.player import PASSWORD, Person
from tongiaki.server.passwords import WAITING, Passwords
from tongiaki.tables.problems import ProblemError


@pytest.fixture
async def passwords() -> Passwords:
    passwords = Passwords()
    await passwords.open()
    return passwords


async def test_a_password_fits_its_own_hash_alone(passwords: Passwords) -> None:
    kept = await passwords.hash(PASSWORD)
    assert PASSWORD not in kept
    assert kept != await passwords.hash(PASSWORD)
    assert await passwords.fits(kept, PASSWORD)
    assert not await passwords.fits(kept, PASSWORD + " ")
    assert not await passwords.fits("no hash at all", PASSWORD)
    assert not await passwords.fits(None, PASSWORD)


async def test_an_unknown_name_takes_as_long_as_a_wrong_password(passwords: Passwords) -> None:
    kept = await passwords.hash(PASSWORD)
    times = {}
    for known in (kept, None):
        began = time.process_time()
        for _ in range(5):
            assert not await passwords.fits(known, "wrong " + PASSWORD)
        times[known] = time.process_time() - began
    assert 0.5 < times[None] / times[kept] < 2


async def test_what_cannot_be_worked_on_soon_is_turned_down(passwords: Passwords) -> None:
    tries = [passwords.fits(None, PASSWORD) for _ in range(WAITING + 3)]
    told = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(one, ProblemError) and one.code == "too_fast" for one in told) == 3
    assert told.count(False) == WAITING


def test_a_dated_hash_is_renewed_by_logging_in(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    Person(server.url).claim("Ana")
    database = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))
    (fresh,) = database.execute("SELECT password_hash FROM accounts").fetchone()
    dated = argon2.PasswordHasher(time_cost=1, memory_cost=1024, parallelism=1).hash(PASSWORD)
    with database:
        database.execute("UPDATE accounts SET password_hash = ?", (dated,))
    assert Person(server.url).log_in("Ana", "wrong " + PASSWORD).status_code == 403
    assert database.execute("SELECT password_hash FROM accounts").fetchone() == (dated,)
    assert Person(server.url).log_in("Ana").status_code == 200
    (renewed,) = database.execute("SELECT password_hash FROM accounts").fetchone()
    database.close()
    assert renewed != dated
    assert argon2.extract_parameters(renewed) == argon2.extract_parameters(fresh)
