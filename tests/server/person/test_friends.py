"""Friends: follows, blocks and online visibility, on one server and on two."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer, serving
from tests.postgres import Postgres
from tests.server.player import PASSWORD, PATIENCE, Person
from tongiaki.server.routes.person.friends import MAX_RELATIONS
from tongiaki.store import Accounts, BlockedError, Database, Relations, prepare_database

LOOK = 0.2
FREELY = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_MESSAGE_BURST": "1000"}


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("friends")
    if request.param == "sqlite":
        with serving(folder, FREELY) as running:
            yield running
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with serving(folder, FREELY | {"TONGIAKI_DATABASE": postgres.new_database()}) as running:
            yield running


def new_account(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


def set_stance(person: Person, name: str, wanted: str) -> httpx.Response:
    return person.post(f"/api/account/friends/{name}", stance=wanted)


def friends(person: Person) -> dict[str, Any]:
    answer = person.get("/api/account/friends")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def followed(person: Person) -> dict[str, tuple[bool, str | None]]:
    return {friend["name"]: (friend["online"], friend["table"]) for friend in friends(person)["followed"]}


async def until_followed(person: Person, wanted: dict[str, tuple[bool, str | None]]) -> None:
    for _ in range(round(PATIENCE / LOOK)):
        if followed(person) == wanted:
            return
        await asyncio.sleep(LOOK)
    assert followed(person) == wanted


async def test_a_followed_person_is_shown_online_and_at_a_public_table(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    assert set_stance(ana, "ben", "follow").status_code == 200
    assert followed(ana) == {"Ben": (False, None)}
    assert followed(ben) == {}
    shown, hidden = ben.new_table(seats=2, name="Ben"), ben.new_table(seats=2, name="Ben", public=False)
    async with ben.connect(hidden):
        await until_followed(ana, {"Ben": (True, None)})
        async with ben.connect(shown):
            await until_followed(ana, {"Ben": (True, shown)})
            assert ana.get("/api/people/Ben").json()["online"] is True
            assert Person(server.url).get("/api/people/Ben").json()["online"] is True
    await until_followed(ana, {"Ben": (False, None)})
    assert ana.get("/api/people/Ben").json()["stance"] == "follow"
    assert Person(server.url).get("/api/people/Ben").json()["stance"] is None
    set_stance(ana, "Ben", "none")
    assert followed(ana) == {}


async def test_a_person_chooses_who_sees_them_online(server: LiveServer) -> None:
    cai, dag = new_account(server, "Cai"), new_account(server, "Dag")
    set_stance(cai, "Dag", "follow")
    table = dag.new_table(seats=2, name="Dag")
    async with dag.connect(table):
        await until_followed(cai, {"Dag": (True, table)})
        assert dag.post("/api/account/friends", shown_to="nobody").json()["shown_to"] == "nobody"
        assert followed(cai) == {"Dag": (False, None)}
        dag.post("/api/account/friends", shown_to="followed")
        assert followed(cai) == {"Dag": (False, None)}
        assert Person(server.url).get("/api/people/Dag").json()["online"] is False
        set_stance(dag, "Cai", "follow")
        assert followed(cai) == {"Dag": (True, table)}
        assert dag.post("/api/account/friends", shown_to="all").status_code == 400
        assert friends(dag)["shown_to"] == "followed"


async def test_a_blocked_person_cannot_follow_sit_down_or_see_the_blocker_online(server: LiveServer) -> None:
    eva, fay = new_account(server, "Eva"), new_account(server, "Fay")
    set_stance(fay, "Eva", "follow")
    set_stance(eva, "Fay", "follow")
    table = eva.new_table(seats=3, name="Eva")
    async with eva.connect(table), fay.connect(table) as line:
        await until_followed(fay, {"Eva": (True, table)})
        assert set_stance(eva, "Fay", "block").status_code == 200
        assert friends(eva)["blocked"] == ["Fay"]
        assert eva.get("/api/me").json()["blocked"] == ["Fay"]
        assert "blocked" not in fay.get("/api/me").json()
        assert (followed(eva), followed(fay)) == ({}, {})
        assert fay.get("/api/people/Eva").json()["online"] is False
        answer = set_stance(fay, "Eva", "follow")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_to_follow")
        assert await line.problem_code("sit", name="Fay") == "not_admitted"
        assert await line.problem_code("chat", text="/join") == "not_admitted"
        set_stance(eva, "Fay", "none")
        await line.request("sit", name="Fay")
        await line.receive_until(lambda line: line.seat is not None)
    assert set_stance(fay, "Eva", "follow").status_code == 200


async def test_a_person_blocked_by_the_host_cannot_chat(server: LiveServer) -> None:
    """A blocked person may not chat at the host's table. A player of a running game keeps the seat and may chat."""
    lea, max_, pat = new_account(server, "Lea"), new_account(server, "Max"), new_account(server, "Pat")
    table = lea.new_table(seats=2, name="Lea")
    async with lea.connect(table) as host, max_.connect(table) as blocked, pat.connect(table) as other:
        assert set_stance(lea, "Max", "block").status_code == 200
        assert await blocked.problem_code("chat", text="hello") == "not_heard"
        assert await blocked.problem_code("chat", text="/tell Pat hello") == "not_heard"
        await other.request("chat", text="/tell Max hello")
        assert set_stance(lea, "Max", "none").status_code == 200
        await blocked.request("sit", name="Max")
        await host.receive_until(lambda line: line.table["seats"][1]["name"] == "Max")
        assert set_stance(lea, "Max", "block").status_code == 200
        assert await blocked.problem_code("chat", text="hello") == "not_heard"
        await host.request("start")
        await blocked.receive_until(lambda line: line.game is not None)
        await blocked.request("chat", text="good game")
        await blocked.request("leave")
        await blocked.request("sit", name="Max")


async def test_a_blocked_person_cannot_whisper_to_the_blocker(server: LiveServer) -> None:
    ria, sam, tom = new_account(server, "Ria"), new_account(server, "Sam"), new_account(server, "Tom")
    table = tom.new_table(seats=4, name="Tom")
    async with ria.connect(table) as blocking, sam.connect(table) as blocked:
        assert set_stance(ria, "Sam", "block").status_code == 200
        assert await blocked.problem_code("chat", text="/tell Ria psst") == "not_to_tell"
        await blocking.request("chat", text="/tell Sam what?")
        assert not any(entry["type"] == "told" and entry["words"]["name"] == "Sam" for entry in blocking.received)
        assert set_stance(ria, "Sam", "none").status_code == 200
        await blocked.request("chat", text="/tell Ria psst")
        await blocking.receive(lambda message: message["type"] == "told" and message["words"]["text"] == "psst")


async def test_a_blocked_person_cannot_join_the_rematch(server: LiveServer) -> None:
    una, vic = new_account(server, "Una"), new_account(server, "Vic")
    table = una.new_table(seats=2, name="Una")
    async with una.connect(table) as host, vic.connect(table) as blocked:
        await blocked.request("sit", name="Vic")
        await host.request("start")
        await blocked.receive_until(lambda line: line.game is not None)
        await blocked.request("resign")
        await host.request("rematch")
        assert set_stance(una, "Vic", "block").status_code == 200
        assert await blocked.problem_code("rematch") == "not_admitted"


def test_a_person_can_follow_only_other_accounts(server: LiveServer) -> None:
    gus, guest = new_account(server, "Gus"), Person(server.url)
    assert set_stance(gus, "Gus", "follow").status_code == 404
    assert set_stance(gus, "No such name", "block").status_code == 404
    assert set_stance(gus, "Gus", "love").status_code == 400
    assert set_stance(guest, "Gus", "follow").json()["code"] == "no_account"
    assert guest.get("/api/account/friends").json()["code"] == "no_account"


def test_relations_are_exported_and_deleted_with_the_account(server: LiveServer) -> None:
    hal, ida, jon = new_account(server, "Hal"), new_account(server, "Ida"), new_account(server, "Jon")
    set_stance(hal, "Ida", "follow")
    set_stance(hal, "Jon", "block")
    exported = hal.get("/api/account/export").json()["friends"]
    assert exported == {"shown_to": "everybody", "followed": ["Ida"], "blocked": ["Jon"], "invited_to": []}
    assert ida.get("/api/account/export").json()["friends"]["followed"] == []
    assert ida.post("/api/me", name="Ina").status_code == 200
    assert list(followed(hal)) == ["Ina"]
    assert jon.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert friends(hal)["blocked"] == []


async def test_a_person_connected_to_another_server_is_online(start_server: StartServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    first, second = start_server(database), start_server(database)
    ana, ben = new_account(first, "Ana"), new_account(first, "Ben")
    set_stance(ana, "Ben", "follow")
    table = ben.new_table(seats=2, name="Ben")
    ben.url = second.url
    async with ben.connect(table):
        await until_followed(ana, {"Ben": (True, table)})
    await until_followed(ana, {"Ben": (False, None)})
    async with ben.connect(table):
        await until_followed(ana, {"Ben": (True, table)})
        second.kill()
        await until_followed(ana, {"Ben": (False, None)})


@pytest.mark.parametrize("stance", ["follow", "block"])
async def test_the_number_of_follows_and_blocks_is_limited(sqlite_url: str, stance: str) -> None:
    await prepare_database(sqlite_url)
    database = Database(sqlite_url)
    accounts, ties = Accounts(database), Relations(database)
    for number in range(MAX_RELATIONS + 2):
        await accounts.claim(f"p{number}", f"Name {number}", "hash", f"token {number}")
    for number in range(1, MAX_RELATIONS + 1):
        assert await ties.set_relation("p0", f"p{number}", stance, MAX_RELATIONS)  # type: ignore[arg-type]
    assert not await ties.set_relation("p0", f"p{MAX_RELATIONS + 1}", stance, MAX_RELATIONS)  # type: ignore[arg-type]
    assert await ties.set_relation("p0", "p1", stance, MAX_RELATIONS)  # type: ignore[arg-type]
    assert await ties.set_relation("p0", "p2", "none", MAX_RELATIONS)
    assert await ties.set_relation("p0", f"p{MAX_RELATIONS + 1}", stance, MAX_RELATIONS)  # type: ignore[arg-type]
    assert len(await ties.list_relations("p0")) == MAX_RELATIONS
    await database.close()


async def test_a_block_wins_over_a_concurrent_follow(postgres: Postgres) -> None:
    url = postgres.new_database()
    await prepare_database(url)
    database = Database(url)
    accounts, ties = Accounts(database), Relations(database)
    for name in ("a", "b"):
        await accounts.claim(name, name, "hash", name)
    for _ in range(20):
        await ties.set_relation("a", "b", "none", MAX_RELATIONS)
        await ties.set_relation("b", "a", "none", MAX_RELATIONS)
        done = await asyncio.gather(
            ties.set_relation("a", "b", "block", MAX_RELATIONS),
            ties.set_relation("b", "a", "follow", MAX_RELATIONS),
            return_exceptions=True,
        )
        assert done[0] is True
        assert done[1] is True or isinstance(done[1], BlockedError)
        assert (await ties.find_kind("a", "b"), await ties.find_kind("b", "a")) == ("block", "none")
    await database.close()
