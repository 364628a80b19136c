"""Identity by cookie and password: planted cookies grant no access, and wrong guesses do not lock out the owner."""

import asyncio
import math
import secrets
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing

import argon2
import httpx
import pytest

from tests.conftest import StartServer
from tests.server.player import PASSWORD, Person, request
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.server.services.accounts.login_throttle import WRONG, LoginThrottle
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.web import tokens
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.server.web.tokens import KNOWN_DEVICES, SESSION_COOKIE, Signer, hash_of
from tongiaki.store import Database, PasswordAttempts, load_shared_secret

HTTPS = {"X-Forwarded-Proto": "https"}


def me(url: str, cookies: str, **headers: str) -> httpx.Response:
    return httpx.get(f"{url}/api/me", headers={"Cookie": cookies, **headers})


def guess(url: str, address: str, password: str | None = None, cookie: str = "") -> int:
    body = {"name": "Ana", "password": password or secrets.token_hex(8)}
    return request(url, cookie, "POST", "/api/login", body, {"X-Forwarded-For": address}).status_code


def besiege(url: str, addresses: list[str]) -> int:
    """Guess passwords from each address until it is throttled, and return the number of guesses that were checked."""

    def attack(address: str) -> int:
        tried = 0
        while guess(url, address) == 403:
            tried += 1
        return tried

    with ThreadPoolExecutor() as pool:
        return sum(pool.map(attack, addresses))


def test_the_owner_can_log_in_while_strangers_guess_the_password(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_RATE="0.001", TONGIAKI_TABLE_BURST="100")
    ana = Person(server.url)
    answer = ana.claim("Ana")
    session, known = (value.partition(";")[0] for value in answer.headers.get_list("set-cookie"))
    # A cheap hash makes the guesses fast; the test only counts them.
    dated = argon2.PasswordHasher(time_cost=1, memory_cost=1024).hash(PASSWORD)
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE accounts SET password_hash = ?", (dated,))
    besiege(server.url, ["192.0.2.1"])
    # Guesses from one address alone do not lock out an unknown browser at another address.
    assert guess(server.url, "192.0.2.99", password=PASSWORD) == 200
    besiege(server.url, [f"192.0.2.{number}" for number in range(2, 9)])
    # A logged-in session can still change the password, and a known browser can still log in.
    ana.cookie = session
    assert ana.post("/api/account/password", old="not " + PASSWORD, new=PASSWORD).json()["code"] == "wrong_password"
    assert ana.post("/api/account/password", old=PASSWORD, new="another long word").status_code == 200
    ana.post("/api/logout")
    for password, status in (("not that", 403), ("another long word", 200)):
        assert guess(server.url, "192.0.2.50", password, known) == status


@pytest.mark.usefixtures("cheap_hashes")
async def test_guesses_are_limited_per_name_and_do_not_lock_out_the_owner(
    monkeypatch: pytest.MonkeyPatch, database_url: str
) -> None:
    monkeypatch.setattr("tongiaki.server.services.accounts.login_throttle.HOUR", math.inf)
    passwords = Passwords()
    await passwords.open()
    kept = await passwords.hash(PASSWORD, "Ana")
    database = Database(database_url)
    await database.migrate()
    # Two login throttles share one database, and each client alternates between them.
    doors = [
        LoginThrottle(passwords, PasswordAttempts(database), Pseudonyms(b""), RateLimit(1.5, 30), burst=10)
        for _ in range(2)
    ]
    door = doors[0]

    async def wrong(address: str) -> int:
        for tried in range(100):
            try:
                assert not await doors[tried % 2].stranger(address, "ana", kept, "my guess")
            except ProblemError:
                return tried
        pytest.fail("nobody may guess so often")

    assert await wrong("first") == 10
    assert await door.stranger("elsewhere", "ana", kept, PASSWORD)
    assert sum(await asyncio.gather(*(wrong(f"address {number}") for number in range(6)))) == WRONG - 10
    with pytest.raises(ProblemError, match="too_fast"):
        await door.stranger("elsewhere", "ana", kept, PASSWORD)
    assert await door.familiar("elsewhere", "her phone", kept, PASSWORD)
    assert not await door.familiar("elsewhere", "her phone", kept, "my guess")
    assert await door.stranger("elsewhere", "ben", kept, PASSWORD)
    await database.close()


def test_a_known_device_cookie_is_valid_only_for_its_accounts() -> None:
    signer = Signer(b"key")
    cookies = f"other=1; {KNOWN_DEVICES}={tokens.with_known_device(signer, '', 'ana', secure=False)}"
    both = f"{KNOWN_DEVICES}={tokens.with_known_device(signer, cookies, 'ben', secure=False)}"
    for person in ("ana", "ben"):
        assert tokens.known_device_mark(signer, both, person, secure=False) is not None
        assert tokens.known_device_mark(signer, both, person, secure=True) is None
        assert tokens.known_device_mark(Signer(b"another key"), both, person, secure=False) is None
    assert tokens.known_device_mark(signer, cookies, "ben", secure=False) is None
    assert tokens.known_device_mark(signer, f"{KNOWN_DEVICES}={'A' * 65}.ä..", "ana", secure=False) is None
    of_many = ""
    for number in range(9):
        of_many = f"{KNOWN_DEVICES}={tokens.with_known_device(signer, of_many, str(number), secure=False)}"
    kept = [number for number in range(9) if tokens.known_device_mark(signer, of_many, str(number), secure=False)]
    assert kept == [4, 5, 6, 7, 8]


def test_an_unsigned_cookie_is_replaced(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    for made_up in ("x" * 43, "x" * 86):
        answer = me(server.url, f"{SESSION_COOKIE}={made_up}")
        assert answer.headers["Set-Cookie"].startswith(f"{SESSION_COOKIE}=")
        assert made_up not in answer.headers["Set-Cookie"]
    # A guest's cookie from before tokens were signed still identifies that guest.
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database, database:
        database.execute("INSERT INTO people VALUES (?, 'Ben', 7)", (hash_of("y" * 43),))
    for headers in ({}, HTTPS):
        answer = me(server.url, f"{SESSION_COOKIE}={'y' * 43}", **headers)
        assert answer.json() == {"name": "Ben", "account": False, "program": False}
        assert "Set-Cookie" not in answer.headers


def test_an_additional_guest_cookie_does_not_hide_an_account(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    ana, thief = Person(server.url), Person(server.url)
    ana.claim("Ana")
    assert me(server.url, f"{thief.cookie}; {ana.cookie}").json() == {"name": "Ana", "account": True, "program": False}


def test_a_cookie_of_another_subdomain_is_ignored_over_https(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    thief = Person(server.url)
    answer = me(server.url, thief.cookie, **HTTPS)
    own = answer.headers["Set-Cookie"]
    assert own.startswith(f"__Host-{SESSION_COOKIE}=")
    assert {"secure", "httponly", "path=/", "samesite=lax"} <= set(own.casefold().split("; "))
    assert "domain" not in own.casefold()
    cookie = own.partition(";")[0]
    assert "Set-Cookie" not in me(server.url, f"{thief.cookie}; {cookie}", **HTTPS).headers


def test_a_new_password_replaces_the_own_session(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    ana, thief = Person(server.url), Person(server.url)
    ana.claim("Ana")
    thief.cookie = ana.cookie
    assert thief.get("/api/me").json()["account"] is True
    assert ana.post("/api/account/password", old=PASSWORD, new="another long word").status_code == 200
    assert ana.get("/api/me").json() == {"name": "Ana", "account": True, "program": False}
    assert thief.get("/api/me").json()["account"] is False


async def test_servers_of_one_database_share_the_signing_key(database_url: str) -> None:
    first, second = Database(database_url), Database(database_url)
    await first.migrate()
    both = await asyncio.gather(load_shared_secret(first, "tokens"), load_shared_secret(second, "tokens"))
    assert both[0] == both[1] == await load_shared_secret(second, "tokens")
    assert len(both[0]) == 32
    for database in (first, second):
        await database.close()
