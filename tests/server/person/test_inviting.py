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
def server(tmp_path_factory: pytest.TempPathFactory, hook: Endpoint) -> Iterator[LiveServer]:
    settings = FREELY | {"TONGIAKI_WEBHOOK": f"{hook.url}/tongiaki"}
    with serving(tmp_path_factory.mktemp("inviting"), settings) as running:
        yield running


def new_account(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


def invite(person: Person, table: str, name: str) -> httpx.Response:
    return person.post(f"/api/tables/{table}/invitations", name=name)


def withdraw(person: Person, table: str, name: str) -> httpx.Response:
    return person.delete(f"/api/tables/{table}/invitations/{name}")


@asynccontextmanager
async def open_feed(person: Person) -> AsyncIterator[ClientConnection]:
    address = f"ws{person.url.removeprefix('http')}/ws/me"
    async with connect(address, additional_headers={"Cookie": person.cookie}) as line:
        yield line


async def next_invitations(line: ClientConnection) -> list[dict[str, Any]]:
    async with asyncio.timeout(PATIENCE):
        message = json.loads(await line.recv())
    assert message["type"] == "invited"
    return message["invitations"]  # type: ignore[no-any-return]


async def test_an_invitation_and_its_end_are_pushed_to_open_pages(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table = ana.new_table(seats=2, name="Ana", public=False)
    async with open_feed(ben) as line:
        assert invite(ana, table, "ben").json() == {"invited": ["Ben"]}
        assert await next_invitations(line) == [{"table": table, "name": "Ana"}]
        assert withdraw(ana, table, "Ben").status_code == 204
        assert await next_invitations(line) == []
        invite(ana, table, "Ben")
        assert await next_invitations(line) == [{"table": table, "name": "Ana"}]
        async with open_feed(ben) as other:
            assert await next_invitations(other) == [{"table": table, "name": "Ana"}]
        assert ben.get("/api/account/export").json()["friends"]["invited_to"] == [table]
        assert withdraw(ben, table, "Ben").status_code == 204
        assert await next_invitations(line) == []
        assert ana.get(f"/api/tables/{table}/invitations").json() == {"invited": []}
        invite(ana, table, "Ben")
        assert await next_invitations(line) != []
        async with ben.connect(table) as seat, ana.connect(table) as host:
            await seat.request("sit", name="Ben")
            assert await next_invitations(line) == []
            assert ana.get(f"/api/tables/{table}/invitations").json() == {"invited": []}
            await host.request("start")


async def test_invitations_end_when_the_game_starts(server: LiveServer) -> None:
    cai, dag = new_account(server, "Cai"), new_account(server, "Dag")
    table = cai.new_table(seats=3, name="Cai", bots=1)
    async with open_feed(dag) as line, cai.connect(table) as host:
        invite(cai, table, "Dag")
        assert len(await next_invitations(line)) == 1
        await host.request("start")
        assert await next_invitations(line) == []
    assert invite(cai, table, "Dag").json()["code"] == "not_open"
    assert dag.get("/api/account/export").json()["friends"]["invited_to"] == []


async def test_only_absent_people_get_a_notification_of_an_invitation(server: LiveServer, hook: Endpoint) -> None:
    eva, fay, gus = new_account(server, "Eva"), new_account(server, "Fay"), new_account(server, "Gus")
    table = eva.new_table(seats=3, name="Eva")
    async with open_feed(gus) as line:
        invite(eva, table, "Gus")
        assert len(await next_invitations(line)) == 1
        invite(eva, table, "Fay")
        await asyncio.to_thread(wait_for, lambda: any("Fay" in post.body.decode() for post in hook.posted))
    posted = [json.loads(post.body) for post in hook.posted]
    assert [(post["kind"], post["table"], post["player"]) for post in posted] == [("invited", table, "Fay")]
    assert posted[0]["text"].startswith("Eva has invited you to a table")
    assert posted[0]["link"].endswith(f"/t/{table}")
    assert fay.get("/api/account/export").json()["friends"]["invited_to"] == [table]


def test_only_hosts_with_an_account_can_invite(server: LiveServer) -> None:
    hal, ida, jon, guest = (
        new_account(server, "Hal"),
        new_account(server, "Ida"),
        new_account(server, "Jon"),
        Person(server.url),
    )
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


def test_invitations_per_host_are_rate_limited(server: LiveServer) -> None:
    kim = new_account(server, "Kim")
    table = kim.new_table(seats=6, name="Kim")
    answers = []
    for number in range(MAX_INVITATIONS):
        new_account(server, f"Lee {number}")
        answers.append(invite(kim, table, f"Lee {number}"))
    assert answers[0].status_code == 200
    assert answers[-1].json()["code"] == "too_fast"


def test_invitations_per_invited_person_are_rate_limited(server: LiveServer) -> None:
    """A person may invite the same person three times in a burst. Strangers together may do so five times."""
    mia = new_account(server, "Mia")
    hosts = [new_account(server, f"Host {letter}") for letter in "ABC"]
    tables = [host.new_table(seats=3, name=f"Host {letter}") for host, letter in zip(hosts, "ABC", strict=True)]
    first = [invite(hosts[0], tables[0], "Mia").json().get("code") for _ in range(4)]
    assert first == [None, None, None, "too_fast"]
    assert [invite(hosts[1], tables[1], "Mia").json().get("code") for _ in range(3)] == [None, None, "too_fast"]
    assert invite(hosts[2], tables[2], "Mia").json()["code"] == "too_fast"
    assert mia.post("/api/account/friends/Host C", stance="follow").status_code == 200
    assert invite(hosts[2], tables[2], "Mia").status_code == 200


async def test_an_invitation_is_pushed_to_pages_at_another_server(
    start_server: StartServer, postgres: Postgres
) -> None:
    database = postgres.new_database()
    first, second = start_server(database), start_server(database)
    ana, ben = new_account(first, "Ana"), new_account(first, "Ben")
    table = ana.new_table(seats=3, name="Ana", bots=1)
    ben.url = second.url
    async with open_feed(ben) as line, ana.connect(table) as host:
        invite(ana, table, "Ben")
        assert await next_invitations(line) == [{"table": table, "name": "Ana"}]
        await host.request("start")
        assert await next_invitations(line) == []


async def test_a_guest_cannot_open_the_invitation_feed(server: LiveServer) -> None:
    guest = Person(server.url)
    guest.get("/api/me")
    async with open_feed(guest) as line:
        async with asyncio.timeout(PATIENCE):
            assert json.loads(await line.recv())["code"] == "no_account"
