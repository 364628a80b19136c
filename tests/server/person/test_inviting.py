"""Invitations by name: shown on every page and server at once, otherwise sent as a notification.

An invitation ends when it is withdrawn or when the game starts.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect

from tests.conftest import StartServer
from tests.live_server import LiveServer, serving
from tests.notification_receivers import Endpoint, endpoint, wait_for
from tests.postgres import Postgres
from tests.server.player import PATIENCE, Person
from tongiaki.server.routes.person.friends import MAX_INVITATIONS

FREELY = {
    "TONGIAKI_LOGIN_BURST": "1000",
    "TONGIAKI_TABLE_BURST": "1000",
    "TONGIAKI_MESSAGE_BURST": "1000",
    "TONGIAKI_NOTICE_PAUSE": "0",
}


@pytest.fixture(scope="module")
def hook() -> Iterator[Endpoint]:
    with endpoint() as made:
        yield made


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory, hook: Endpoint) -> Iterator[LiveServer]:
    settings = FREELY | {"TONGIAKI_WEBHOOK": f"{hook.url}/tongiaki"}
    with serving(tmp_path_factory.mktemp("inviting"), settings) as running:
        yield running


def named(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


def invite(person: Person, table: str, name: str) -> httpx.Response:
    return person.post(f"/api/tables/{table}/invitations", name=name)


def end(person: Person, table: str, name: str) -> httpx.Response:
    return person.delete(f"/api/tables/{table}/invitations/{name}")


@asynccontextmanager
async def listening(person: Person) -> AsyncIterator[ClientConnection]:
    address = f"ws{person.url.removeprefix('http')}/ws/me"
    async with connect(address, additional_headers={"Cookie": person.cookie}) as line:
        yield line


async def heard(line: ClientConnection) -> list[dict[str, Any]]:
    async with asyncio.timeout(PATIENCE):
        message = json.loads(await line.recv())
    assert message["type"] == "invited"
    return message["invitations"]  # type: ignore[no-any-return]


async def test_who_is_on_a_page_is_told_at_once_and_when_it_is_over(house: LiveServer) -> None:
    ana, ben = named(house, "Ana"), named(house, "Ben")
    table = ana.new_table(seats=2, name="Ana", public=False)
    async with listening(ben) as line:
        assert invite(ana, table, "ben").json() == {"invited": ["Ben"]}
        assert await heard(line) == [{"table": table, "name": "Ana"}]
        assert end(ana, table, "Ben").status_code == 204
        assert await heard(line) == []
        invite(ana, table, "Ben")
        assert await heard(line) == [{"table": table, "name": "Ana"}]
        async with listening(ben) as other:
            assert await heard(other) == [{"table": table, "name": "Ana"}]
        assert ben.get("/api/account/export").json()["friends"]["invited_to"] == [table]
        assert end(ben, table, "Ben").status_code == 204
        assert await heard(line) == []
        assert ana.get(f"/api/tables/{table}/invitations").json() == {"invited": []}
        invite(ana, table, "Ben")
        assert await heard(line) != []
        async with ben.at(table) as seat, ana.at(table) as host:
            await seat.ask("sit", name="Ben")
            assert await heard(line) == []
            assert ana.get(f"/api/tables/{table}/invitations").json() == {"invited": []}
            await host.ask("start")


async def test_when_the_game_begins_nobody_is_invited_any_more(house: LiveServer) -> None:
    cai, dag = named(house, "Cai"), named(house, "Dag")
    table = cai.new_table(seats=3, name="Cai", bots=1)
    async with listening(dag) as line, cai.at(table) as host:
        invite(cai, table, "Dag")
        assert len(await heard(line)) == 1
        await host.ask("start")
        assert await heard(line) == []
    assert invite(cai, table, "Dag").json()["code"] == "not_open"
    assert dag.get("/api/account/export").json()["friends"]["invited_to"] == []


async def test_who_is_elsewhere_gets_a_notice_and_who_is_here_none(house: LiveServer, hook: Endpoint) -> None:
    eva, fay, gus = named(house, "Eva"), named(house, "Fay"), named(house, "Gus")
    table = eva.new_table(seats=3, name="Eva")
    async with listening(gus) as line:
        invite(eva, table, "Gus")
        assert len(await heard(line)) == 1
        invite(eva, table, "Fay")
        await asyncio.to_thread(wait_for, lambda: any("Fay" in one.body.decode() for one in hook.posted))
    posted = [json.loads(one.body) for one in hook.posted]
    assert [(one["kind"], one["table"], one["player"]) for one in posted] == [("invited", table, "Fay")]
    assert posted[0]["text"].startswith("Eva invites you to a table")
    assert posted[0]["link"].endswith(f"/t/{table}")
    assert fay.get("/api/account/export").json()["friends"]["invited_to"] == [table]


def test_who_may_invite_whom(house: LiveServer) -> None:
    hal, ida, jon, guest = named(house, "Hal"), named(house, "Ida"), named(house, "Jon"), Person(house.url)
    table = hal.new_table(seats=2, name="Hal")
    assert invite(ida, table, "Jon").json()["code"] == "not_host"
    assert invite(hal, table, "Nobody at all").json()["code"] == "unknown_name"
    assert invite(hal, table, "Hal").json()["code"] == "already_seated"
    own = guest.new_table(seats=2, name="Guest")
    assert invite(guest, own, "Ida").json()["code"] == "no_account"
    ida.post("/api/account/friends/Hal", stance="block")
    assert invite(hal, table, "Ida").json()["code"] == "not_to_invite"
    assert invite(hal, table, "Jon").status_code == 200
    jon.post("/api/account/friends/Hal", stance="block")
    assert jon.get("/api/account/export").json()["friends"]["invited_to"] == []


def test_one_person_invites_so_many_at_once(house: LiveServer) -> None:
    kim = named(house, "Kim")
    table = kim.new_table(seats=6, name="Kim")
    answers = []
    for number in range(MAX_INVITATIONS):
        named(house, f"Lee {number}")
        answers.append(invite(kim, table, f"Lee {number}"))
    assert answers[0].status_code == 200
    assert answers[-1].json()["code"] == "too_fast"


def test_nobody_is_invited_again_and_again(house: LiveServer) -> None:
    """A person may invite the same person three times in a burst. Strangers together may do so five times."""
    mia = named(house, "Mia")
    hosts = [named(house, f"Host {letter}") for letter in "ABC"]
    tables = [host.new_table(seats=3, name=f"Host {letter}") for host, letter in zip(hosts, "ABC", strict=True)]
    first = [invite(hosts[0], tables[0], "Mia").json().get("code") for _ in range(4)]
    assert first == [None, None, None, "too_fast"]
    assert [invite(hosts[1], tables[1], "Mia").json().get("code") for _ in range(3)] == [None, None, "too_fast"]
    assert invite(hosts[2], tables[2], "Mia").json()["code"] == "too_fast"
    assert mia.post("/api/account/friends/Host C", stance="follow").status_code == 200
    assert invite(hosts[2], tables[2], "Mia").status_code == 200


async def test_who_is_connected_to_another_server_is_told(start_server: StartServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    one, other = start_server(database), start_server(database)
    ana, ben = named(one, "Ana"), named(one, "Ben")
    table = ana.new_table(seats=3, name="Ana", bots=1)
    ben.url = other.url
    async with listening(ben) as line, ana.at(table) as host:
        invite(ana, table, "Ben")
        assert await heard(line) == [{"table": table, "name": "Ana"}]
        await host.ask("start")
        assert await heard(line) == []


async def test_a_guest_has_no_such_line(house: LiveServer) -> None:
    guest = Person(house.url)
    guest.get("/api/me")
    async with listening(guest) as line:
        async with asyncio.timeout(PATIENCE):
            assert json.loads(await line.recv())["code"] == "no_account"
