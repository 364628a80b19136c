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
from tests.server.study_connection import StudyConnection

ENDED = 4401

_numbers = itertools.count()


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
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


def new_account(server: LiveServer, name: str, password: str = WORD) -> Person:
    person = Person(server.url)
    person.claim(name, password)
    return person


def test_a_claimed_name_keeps_the_guests_seats_and_games(server: LiveServer, ana: str) -> None:
    she = Person(server.url)
    table = she.new_table(seats=2, name=ana, public=False)
    guest = she.cookie
    answer = she.claim(ana)
    assert answer.json() == {"name": ana, "account": True, "program": False}
    assert she.cookie != guest
    assert she.get("/api/me").json() == {"name": ana, "account": True, "program": False}
    assert [row["id"] for row in she.get("/api/tables").json()["yours"]] == [table]

    async def seat() -> None:
        async with she.connect(table) as line:
            assert line.seat == 0
            assert line.table["seats"][0]["account"] is True
            assert line.table["host"]

    asyncio.run(seat())


def test_the_guest_token_is_invalid_after_the_claim(server: LiveServer, ana: str) -> None:
    she = Person(server.url)
    she.new_table(seats=2, name=ana)
    thief = Person(server.url)
    thief.cookie = she.cookie
    she.claim(ana)
    answer = thief.get("/api/me")
    assert answer.json() == {"name": None, "account": False, "program": False}
    assert "Set-Cookie" in answer.headers
    assert thief.get("/api/tables").json()["yours"] == []


async def test_sockets_opened_before_the_claim_are_closed(server: LiveServer, ana: str) -> None:
    she = Person(server.url)
    table = she.new_table(seats=2, name=ana)
    async with she.connect(table) as line:
        she.claim(ana)
        with pytest.raises(ConnectionClosed) as closed:
            await line.receive(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == ENDED


async def test_two_devices_share_an_account(server: LiveServer, ana: str) -> None:
    desk, phone = new_account(server, ana), Person(server.url)
    assert phone.log_in(f" {ana.upper().replace('ANA', 'ＡＮＡ')}").json() == {
        "name": ana,
        "account": True,
        "program": False,
    }  # a different spelling of the same name
    table = desk.new_table(seats=2, name=ana)
    async with phone.connect(table) as line:
        assert line.seat == 0


async def test_seats_of_a_guest_move_to_the_account_at_login(server: LiveServer, ana: str) -> None:
    she, other, ben = new_account(server, ana), Person(server.url), Person(server.url)
    mine = other.new_table(seats=3, name="Guest")
    both = ben.new_table(seats=3, name="Ben")
    for person in (she, other):
        async with person.connect(both) as line:
            await line.request("sit", name="Somebody")
    assert other.log_in(ana).status_code == 200
    async with other.connect(mine) as line:
        assert line.seat == 0
        assert line.table["seats"][0]["name"] == ana
        assert line.table["host"]
    async with she.connect(both) as line:
        # Ana already has a seat here, so the guest's seat stays as it is.
        assert [seat["name"] for seat in line.table["seats"]] == ["Ben", ana, "Somebody"]
        assert line.seat == 1


async def test_logging_out_ends_the_session_and_its_connections(server: LiveServer, ana: str) -> None:
    she = new_account(server, ana)
    table = she.new_table(seats=2, name=ana)
    before = she.cookie
    async with she.connect(table) as line:
        assert she.post("/api/logout").json() == {"name": None, "account": False, "program": False}
        with pytest.raises(ConnectionClosed):
            await line.receive(lambda _: False)
    assert she.cookie != before
    assert she.get("/api/me").json() == {"name": None, "account": False, "program": False}
    she.cookie = before
    assert she.get("/api/me").json()["account"] is False
    async with she.connect(table) as line:
        assert line.seat is None
    assert she.log_in(ana).status_code == 200
    async with she.connect(table) as line:
        assert line.seat == 0


def test_a_new_password_ends_all_other_sessions(server: LiveServer, ana: str) -> None:
    desk, phone = new_account(server, ana), Person(server.url)
    phone.log_in(ana)
    assert desk.post("/api/account/password", old="not " + WORD, new="x" * 8).json()["code"] == "wrong_password"
    assert desk.post("/api/account/password", old=WORD, new="another word").status_code == 200
    assert desk.get("/api/me").json()["account"] is True
    assert phone.get("/api/me").json()["account"] is False
    assert phone.log_in(ana).json()["code"] == "wrong_password"
    assert phone.log_in(ana, "another word").status_code == 200


def test_one_of_several_concurrent_claims_of_a_name_succeeds(server: LiveServer, ana: str) -> None:
    people = [Person(server.url) for _ in range(6)]
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
async def test_a_claimed_name_is_reserved_for_its_account(
    server: LiveServer, ana: str, written: Callable[[str], str]
) -> None:
    she, ben, name = new_account(server, ana), Person(server.url), written(ana)
    table = she.new_table(seats=3)
    assert ben.claim(name).json()["code"] == "name_taken"
    for path in ("tables", "quick", "me"):
        assert ben.post(f"/api/{path}", name=name).json()["code"] == "name_taken"
    async with ben.connect(table) as line:
        assert await line.problem_code("sit", name=name) == "name_taken"
        assert await line.problem_code("name", name=name) == "name_taken"
        assert await line.problem_code("chat", text=f"/name {name}") == "name_taken"
        assert await line.problem_code("chat", text=f"/join {name}") == "name_taken"
        await line.request("sit", name="Ben")
        assert line.seat == 0


def test_names_that_look_alike_are_rejected(server: LiveServer, ana: str) -> None:
    new_account(server, f"Ilo {ana}")
    ben = Person(server.url)
    for path, more in (("account", {"password": WORD}), ("me", {})):
        assert ben.post(f"/api/{path}", name=f"l1O {ana}", **more).json()["code"] == "name_taken"
        assert ben.post(f"/api/{path}", name=f"Ilo {ana}".replace("a", "\u0430"), **more).json()["code"] == "odd_name"


async def test_a_guest_with_a_newly_claimed_name_keeps_the_seat_but_cannot_chat(server: LiveServer, ana: str) -> None:
    ben = Person(server.url)
    table = ben.new_table(seats=2, name=ana)
    new_account(server, ana)
    async with ben.connect(table) as line:
        assert line.table["seats"][0]["account"] is False
        assert await line.problem_code("chat", text="I am Ana.") == "name_taken"
        await line.request("name", name="Ben")
        assert (await line.request("chat", text="I am Ben."))["chat"]["name"] == "Ben"


async def test_a_guest_with_a_claimed_name_cannot_chat_in_a_study_or_whisper(server: LiveServer, ana: str) -> None:
    ben = Person(server.url)
    ben.post("/api/me", name=ana)
    table = ben.quick(players=2, name=ana)
    study = ben.post("/api/studies", table=table, at=0).json()["id"]
    new_account(server, ana)
    async with StudyConnection(ben, study) as guest:
        assert await guest.problem_code("chat", text="I am Ana.") == "name_taken"
    async with ben.connect(table) as line:
        assert await line.problem_code("chat", text="/tell somebody I am Ana.") == "name_taken"


async def test_an_account_sits_under_its_own_name_and_renames_its_seats(server: LiveServer, ana: str) -> None:
    she, ben = new_account(server, ana), new_account(server, f"Ben of {ana}")
    table = she.new_table(seats=2, name="Somebody")
    async with she.connect(table) as line:
        assert line.table["seats"][0]["name"] == ana
        assert await line.problem_code("name", name=f"BEN OF {ana}") == "name_taken"
        await line.request("name", name=f"Not {ana}")
        assert line.table["seats"][0]["name"] == f"Not {ana}"
    assert she.get("/api/me").json() == {"name": f"Not {ana}", "account": True, "program": False}
    assert ben.post("/api/me", name=ana).json() == {"name": ana, "account": True, "program": False}  # free again
    assert Person(server.url).log_in(f"Not {ana}").status_code == 200


def test_a_password_is_compared_after_unicode_normalization(server: LiveServer, ana: str) -> None:
    new_account(server, ana, "café-café-café")
    assert Person(server.url).log_in(ana, "cafe\u0301-cafe\u0301-cafe\u0301").status_code == 200


def test_an_account_cannot_claim_a_second_name(server: LiveServer, ana: str) -> None:
    she = new_account(server, ana)
    assert she.claim("Anna").json()["code"] == "has_account"
    guest = Person(server.url)
    assert guest.post("/api/account/password", old=WORD, new=WORD).json()["code"] == "no_account"
    assert guest.post("/api/account/delete", password=WORD).json()["code"] == "no_account"
    assert guest.post("/api/logout").json() == {"name": None, "account": False, "program": False}


def test_a_wrong_password_and_an_unknown_name_get_the_same_answer(server: LiveServer, ana: str) -> None:
    new_account(server, ana)
    answers = [Person(server.url).log_in(name, "wrong " + WORD) for name in (ana, "Nobody", "An\x00a")]
    assert len({(answer.status_code, answer.text) for answer in answers}) == 1


async def test_a_login_does_not_close_a_websocket_without_a_cookie(server: LiveServer, ana: str) -> None:
    """A websocket without a cookie is a spectator, and no ended session closes it."""
    she = new_account(server, ana)
    table = she.new_table(seats=2, name=ana)
    async with Connection(server.url, table) as line:
        she.post("/api/logout")
        she.log_in(ana)
        async with she.connect(table) as own:
            await own.request("chat", text="Still here?")
        await line.receive(lambda message: message.get("chat") is not None)


async def test_a_logout_ends_the_session_at_all_servers(start_server: StartServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    first, second = start_server(database), start_server(database)
    ana, elsewhere = new_account(first, "Ana"), Person(second.url)
    table = ana.new_table(seats=2, name="Ana")
    elsewhere.cookie = ana.cookie
    assert elsewhere.get("/api/me").json()["account"] is True
    async with elsewhere.connect(table) as line:
        assert line.seat == 0
        ana.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            await line.receive(lambda _: False)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == ENDED
    assert elsewhere.get("/api/me").json()["account"] is False


def test_an_unreadable_table_does_not_prevent_a_claim(start_server: StartServer, sqlite_url: str) -> None:
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
