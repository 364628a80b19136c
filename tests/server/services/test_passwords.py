"""Passwords: their hashes, the login throttle, and the absence of clear text in files."""

import asyncio
import sqlite3
from pathlib import Path

import argon2
import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PASSWORD, Person
from tongiaki.common.problems import ProblemError
from tongiaki.server.services.accounts.passwords import WAITING, Passwords


@pytest.fixture
async def passwords() -> Passwords:
    passwords = Passwords()
    await passwords.open()
    return passwords


async def test_a_hash_matches_only_its_password(passwords: Passwords) -> None:
    kept = await passwords.hash(PASSWORD, "Ana")
    assert PASSWORD not in kept
    assert kept != await passwords.hash(PASSWORD, "Ana")
    assert await passwords.fits(kept, PASSWORD)
    assert not await passwords.fits(kept, PASSWORD + " ")
    assert not await passwords.fits("no hash at all", PASSWORD)
    assert not await passwords.fits(None, PASSWORD)


async def test_an_unknown_name_costs_the_same_work_as_a_wrong_password(
    passwords: Passwords, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = await passwords.hash(PASSWORD, "Ana")
    verify, work = argon2.PasswordHasher.verify, []

    def noted(hasher: argon2.PasswordHasher, password_hash: str, password: str) -> bool:
        work.append(argon2.extract_parameters(password_hash))
        return verify(hasher, password_hash, password)

    monkeypatch.setattr(argon2.PasswordHasher, "verify", noted)
    for known in (kept, None):
        assert not await passwords.fits(known, "wrong " + PASSWORD)
    assert len(work) == 2
    assert work[0] == work[1]


@pytest.mark.usefixtures("cheap_hashes")
async def test_password_checks_are_rejected_if_the_queue_is_full(passwords: Passwords) -> None:
    tries = [passwords.fits(None, PASSWORD) for _ in range(WAITING + 3)]
    outcomes = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(outcome, ProblemError) and outcome.code == "too_fast" for outcome in outcomes) == 3
    assert outcomes.count(False) == WAITING


def test_a_login_renews_an_outdated_hash(start_server: StartServer, sqlite_url: str) -> None:
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


@pytest.mark.parametrize("weak", ["password", "12345678", " " * 8, "x" * 72, "Annabella", "annabella2026", "P@ssw0rd"])
async def test_a_weak_password_is_rejected(passwords: Passwords, weak: str) -> None:
    with pytest.raises(ProblemError, match="weak_password"):
        await passwords.hash(weak, "Annabella")


def test_login_attempts_are_limited_per_name_and_per_address(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_BURST="4", TONGIAKI_LOGIN_RATE="0.001")
    Person(server.url).claim("Ana")

    def answers(address: str, *tries: tuple[str, str]) -> list[httpx.Response]:
        """Log in from an address with these names and passwords, and return the responses."""
        headers = {"X-Forwarded-For": address}
        bodies = [{"name": name, "password": password} for name, password in tries]
        return [httpx.post(f"{server.url}/api/login", json=body, headers=headers) for body in bodies]

    # A successful login is not counted among the four attempts.
    one_name = answers("192.0.2.1", ("Ana", PASSWORD), *[("Ana", "my guess")] * 6)
    assert [answer.status_code for answer in one_name] == [200] + [403] * 4 + [429] * 2
    assert one_name[-1].json()["code"] == "too_fast"
    # The server checks twelve passwords per address, whether right or wrong.
    many_names = answers("192.0.2.2", ("Ana", PASSWORD), *[(f"Nobody {number}", "my guess") for number in range(13)])
    assert [answer.status_code for answer in many_names] == [200] + [403] * 11 + [429] * 2
    assert [answer.status_code for answer in answers("192.0.2.3", ("Ana", PASSWORD))] == [200]


def test_passwords_are_neither_logged_nor_stored(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_BURST="1000")
    secrets = ["first secret word", "second secret word", "a wrong secret word", "secret\ud7ff word", "shorty7"]
    ana = Person(server.url)
    ana.claim("Ana", secrets[4])
    ana.claim("Ana", secrets[0])
    ana.post("/api/login", name="Ana", password=[secrets[0]])
    ana.post("/api/login", name="Ana", password=secrets[0], more=1)
    Person(server.url).log_in("Ana", secrets[2])
    Person(server.url).log_in("Ana", secrets[3])
    ana.post("/api/account/password", old=secrets[0], new=secrets[1])
    ana.log_in("Ana", secrets[1])
    server.stop()
    path = sqlite_url.removeprefix("sqlite:///")
    connection = sqlite3.connect(path)
    (kept,) = connection.execute("SELECT password_hash FROM accounts").fetchone()
    connection.close()
    assert kept.startswith("$argon2id$")
    everything = server.log.read_bytes() + Path(path).read_bytes()
    assert [secret for secret in secrets if secret.encode() in everything] == []


@pytest.mark.parametrize(
    ("name", "password", "code"),
    [
        ("greedy", PASSWORD, "name_taken"),
        ("a/b", PASSWORD, "malformed"),
        ("…", PASSWORD, "malformed"),
        ("x" * 25, PASSWORD, "malformed"),
        ("Ana", "seven77", "malformed"),
        ("Ana", "x" * 201, "malformed"),
        ("Ana", "a\u0301" * 4 + "xyz", "malformed"),  # seven characters after Unicode composition
    ],
)
def test_invalid_names_and_passwords_are_rejected(server: LiveServer, name: str, password: str, code: str) -> None:
    answer = Person(server.url).claim(name, password)
    assert answer.json()["code"] == code
    assert password not in answer.text
