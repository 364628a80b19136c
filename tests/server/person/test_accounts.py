"""Accounts: claiming a name, logging in and out, and the ownership of names."""

import asyncio
import contextlib
import itertools
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from websockets.exceptions import ConnectionClosed

from tests.conftest import StartServer
from tests.live_server import LiveServer, serving
from tests.postgres import Postgres
from tests.server.player import PASSWORD as WORD
from tests.server.player import Connection, Person
from tests.server.study_connection import Guest

ENDED = 4401

_numbers = itertools.count()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield a server on each kind of database, with no practical limit on logins."""
    folder = tmp_path_factory.mktemp("accounts")
    database = None
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    freely = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_MESSAGE_BURST": "1000"}
    with serving(folder, freely, database) as running:
        yield running


@pytest.fixture
def ana() -> str:
    """Return a name that no other test uses."""
    return f"Ana {next(_numbers)}"


def named(server: LiveServer, name: str, password: str = WORD) -> Person:
    person = Person(server.url)
    person.claim(name, password)
    return person


def test_a_claimed_name_keeps_the_guests_seats_and_games(house: LiveServer, ana: str) -> None:
    she = Person(house.url)
    table = she.new_table(seats=2, name=ana, public=False)
    guest = she.cookie
    answer = she.claim(ana)
    assert answer.json() == {"name": ana, "account": True, "program": False}
    assert she.cookie != guest
    assert she.get("/api/me").json() == {"name": ana, "account": True, "program": False}
    assert [one["id"] for one in she.get("/api/tables").json()["yours"]] == [table]

    async def seat() -> None:
        async with she.at(table) as line:
            assert line.seat == 0
            assert line.table["seats"][0]["account"] is True
            assert line.table["host"]

    asyncio.run(seat())


def test_the_token_from_before_the_claim_opens_nothing(house: LiveServer, ana: str) -> None:
    she = Person(house.url)
    she.new_table(seats=2, name=ana)
    thief = Person(house.url)
    thief.cookie = she.cookie
    she.claim(ana)
    answer = thief.get("/api/me")
    assert answer.json() == {"name": None, "account": False, "program": False}
    assert "Set-Cookie" in answer.headers
    assert thief.get("/api/tables").json()["yours"] == []


async def test_sockets_opened_before_the_claim_are_closed(house: LiveServer, ana: str) -> None:
    she = Person(house.url)
    table = she.new_table(seats=2, name=ana)
    async with she.at(table) as line:
        she.claim(ana)
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == ENDED


async def test_two_devices_are_the_same_person(house: LiveServer, ana: str) -> None:
    desk, phone = named(house, ana), Person(house.url)
    assert phone.log_in(f" {ana.upper().replace('ANA', 'ＡＮＡ')}").json() == {
        "name": ana,
        "account": True,
        "program": False,
    }  # a different spelling of the same name
    table = desk.new_table(seats=2, name=ana)
    async with phone.at(table) as line:
        assert line.seat == 0


async def test_a_guest_who_logs_in_brings_the_seats_along(house: LiveServer, ana: str) -> None:
    she, other, ben = named(house, ana), Person(house.url), Person(house.url)
    mine = other.new_table(seats=3, name="Guest")
    both = ben.new_table(seats=3, name="Ben")
    for person in (she, other):
        async with person.at(both) as line:
            await line.ask("sit", name="Somebody")
    assert other.log_in(ana).status_code == 200
    async with other.at(mine) as line:
        assert line.seat == 0
        assert line.table["seats"][0]["name"] == ana
        assert line.table["host"]
    async with she.at(both) as line:
        # Ana already has a seat here, so the guest's seat stays as it is.
        assert [one["name"] for one in line.table["seats"]] == ["Ben", ana, "Somebody"]
        assert line.seat == 1


async def test_logging_out_ends_the_session_and_its_connections(house: LiveServer, ana: str) -> None:
    she = named(house, ana)
    table = she.new_table(seats=2, name=ana)
    before = she.cookie
    async with she.at(table) as line:
        assert she.post("/api/logout").json() == {"name": None, "account": False, "program": False}
        with pytest.raises(ConnectionClosed):
            await line.hear(lambda _: False)
    assert she.cookie != before
    assert she.get("/api/me").json() == {"name": None, "account": False, "program": False}
    she.cookie = before
    assert she.get("/api/me").json()["account"] is False
    async with she.at(table) as line:
        assert line.seat is None
    assert she.log_in(ana).status_code == 200
    async with she.at(table) as line:
        assert line.seat == 0


def test_another_password_ends_all_other_sessions(house: LiveServer, ana: str) -> None:
    desk, phone = named(house, ana), Person(house.url)
    phone.log_in(ana)
    assert desk.post("/api/account/password", old="not " + WORD, new="x" * 8).json()["code"] == "wrong_password"
    assert desk.post("/api/account/password", old=WORD, new="another word").status_code == 200
    assert desk.get("/api/me").json()["account"] is True
    assert phone.get("/api/me").json()["account"] is False
    assert phone.log_in(ana).json()["code"] == "wrong_password"
    assert phone.log_in(ana, "another word").status_code == 200


def test_of_two_who_claim_a_name_at_once_one_gets_it(house: LiveServer, ana: str) -> None:
    people = [Person(house.url) for _ in range(6)]
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda one: one.claim(ana), people))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 5
    assert {answer.json()["code"] for answer in answers if answer.status_code == 409} == {"name_taken"}
    owners = [person.get("/api/me").json()["account"] for person in people]
    assert owners == [answer.status_code == 200 for answer in answers]


LOOK_ALIKES = {
    "small": str.lower,
    "wide and joined": lambda name: f"Ａ\u200dna{name[3:]}",
    "with blanks": lambda name: f" {name}\t",
    "with a mark that chooses a shape": lambda name: f"{name}\ufe0f",
}


@pytest.mark.parametrize("written", LOOK_ALIKES.values(), ids=LOOK_ALIKES)
async def test_nobody_else_uses_a_claimed_name(house: LiveServer, ana: str, written: Callable[[str], str]) -> None:
    she, ben, name = named(house, ana), Person(house.url), written(ana)
    table = she.new_table(seats=3)
    assert ben.claim(name).json()["code"] == "name_taken"
    for path in ("tables", "quick", "me"):
        assert ben.post(f"/api/{path}", name=name).json()["code"] == "name_taken"
    async with ben.at(table) as line:
        assert await line.problem("sit", name=name) == "name_taken"
        assert await line.problem("name", name=name) == "name_taken"
        assert await line.problem("chat", text=f"/name {name}") == "name_taken"
        assert await line.problem("chat", text=f"/join {name}") == "name_taken"
        await line.ask("sit", name="Ben")
        assert line.seat == 0


def test_nobody_passes_for_another_in_other_letters(house: LiveServer, ana: str) -> None:
    named(house, f"Ilo {ana}")
    ben = Person(house.url)
    for path, more in (("account", {"password": WORD}), ("me", {})):
        assert ben.post(f"/api/{path}", name=f"l1O {ana}", **more).json()["code"] == "name_taken"
        assert ben.post(f"/api/{path}", name=f"Ilo {ana}".replace("a", "\u0430"), **more).json()["code"] == "odd_name"


async def test_who_had_the_name_first_keeps_the_seat_but_is_silent_under_it(house: LiveServer, ana: str) -> None:
    ben = Person(house.url)
    table = ben.new_table(seats=2, name=ana)
    named(house, ana)
    async with ben.at(table) as line:
        assert line.table["seats"][0]["account"] is False
        assert await line.problem("chat", text="I am Ana.") == "name_taken"
        await line.ask("name", name="Ben")
        assert (await line.ask("chat", text="I am Ben."))["chat"]["name"] == "Ben"


async def test_nobody_speaks_under_a_claimed_name_in_a_study_or_in_private(house: LiveServer, ana: str) -> None:
    ben = Person(house.url)
    ben.post("/api/me", name=ana)
    table = ben.quick(players=2, name=ana)
    study = ben.post("/api/studies", table=table, at=0).json()["id"]
    named(house, ana)
    async with Guest(ben, study) as guest:
        assert await guest.problem("chat", text="I am Ana.") == "name_taken"
    async with ben.at(table) as line:
        assert await line.problem("chat", text="/tell somebody I am Ana.") == "name_taken"


async def test_an_account_sits_under_its_own_name_and_takes_it_along(house: LiveServer, ana: str) -> None:
    she, ben = named(house, ana), named(house, f"Ben of {ana}")
    table = she.new_table(seats=2, name="Somebody")
    async with she.at(table) as line:
        assert line.table["seats"][0]["name"] == ana
        assert await line.problem("name", name=f"BEN OF {ana}") == "name_taken"
        await line.ask("name", name=f"Not {ana}")
        assert line.table["seats"][0]["name"] == f"Not {ana}"
    assert she.get("/api/me").json() == {"name": f"Not {ana}", "account": True, "program": False}
    assert ben.post("/api/me", name=ana).json() == {"name": ana, "account": True, "program": False}  # free again
    assert Person(house.url).log_in(f"Not {ana}").status_code == 200


def test_a_password_may_be_written_on_any_keyboard(house: LiveServer, ana: str) -> None:
    named(house, ana, "café-café-café")
    assert Person(house.url).log_in(ana, "cafe\u0301-cafe\u0301-cafe\u0301").status_code == 200


def test_who_is_logged_in_claims_nothing_further(house: LiveServer, ana: str) -> None:
    she = named(house, ana)
    assert she.claim("Anna").json()["code"] == "has_account"
    guest = Person(house.url)
    assert guest.post("/api/account/password", old=WORD, new=WORD).json()["code"] == "no_account"
    assert guest.post("/api/account/delete", password=WORD).json()["code"] == "no_account"
    assert guest.post("/api/logout").json() == {"name": None, "account": False, "program": False}


def test_the_same_is_said_of_a_wrong_password_and_of_an_unknown_name(house: LiveServer, ana: str) -> None:
    named(house, ana)
    answers = [Person(house.url).log_in(name, "wrong " + WORD) for name in (ana, "Nobody", "An\x00a")]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1


async def test_logging_in_takes_the_same_cookie_on_a_table_that_is_watched(house: LiveServer, ana: str) -> None:
    """A websocket without a cookie is a spectator, and no ended session closes it."""
    she = named(house, ana)
    table = she.new_table(seats=2, name=ana)
    async with Connection(house.url, table) as line:
        she.post("/api/logout")
        she.log_in(ana)
        async with she.at(table) as own:
            await own.ask("chat", text="Still here?")
        await line.hear(lambda message: message.get("chat") is not None)


async def test_a_session_that_ends_at_one_server_ends_at_all(start_server: StartServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    one, other = start_server(database), start_server(database)
    ana, elsewhere = named(one, "Ana"), Person(other.url)
    table = ana.new_table(seats=2, name="Ana")
    elsewhere.cookie = ana.cookie
    assert elsewhere.get("/api/me").json()["account"] is True
    async with elsewhere.at(table) as line:
        assert line.seat == 0
        ana.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            await line.hear(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ENDED
    assert elsewhere.get("/api/me").json()["account"] is False


def test_a_table_that_cannot_be_read_keeps_nobody_from_claiming_a_name(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    person = Person(server.url)
    broken, whole = (person.new_table(seats=2, name="Guest") for _ in range(2))
    server.kill()
    with contextlib.closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE entries SET body = '{}' WHERE table_id = ?", (broken,))
    server.start()
    assert person.claim("Ana").status_code == 200
    assert person.get("/api/me").json() == {"name": "Ana", "account": True, "program": False}
    assert person.get(f"/api/tables/{whole}").json()["seats"][0]["name"] == "Ana"
