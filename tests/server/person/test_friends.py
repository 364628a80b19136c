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
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    folder = tmp_path_factory.mktemp("friends")
    if request.param == "sqlite":
        with serving(folder, FREELY) as running:
            yield running
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        with serving(folder, FREELY | {"TONGIAKI_DATABASE": postgres.new_database()}) as running:
            yield running


def named(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


def stance(person: Person, name: str, wanted: str) -> httpx.Response:
    return person.post(f"/api/account/friends/{name}", stance=wanted)


def friends(person: Person) -> dict[str, Any]:
    answer = person.get("/api/account/friends")
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def followed(person: Person) -> dict[str, tuple[bool, str | None]]:
    return {one["name"]: (one["online"], one["table"]) for one in friends(person)["followed"]}


async def until_followed(person: Person, wanted: dict[str, tuple[bool, str | None]]) -> None:
    for _ in range(round(PATIENCE / LOOK)):
        if followed(person) == wanted:
            return
        await asyncio.sleep(LOOK)
    assert followed(person) == wanted


async def test_whom_one_follows_is_seen_online_and_at_a_public_table(house: LiveServer) -> None:
    ana, ben = named(house, "Ana"), named(house, "Ben")
    assert stance(ana, "ben", "follow").status_code == 200
    assert followed(ana) == {"Ben": (False, None)}
    assert followed(ben) == {}
    shown, hidden = ben.new_table(seats=2, name="Ben"), ben.new_table(seats=2, name="Ben", public=False)
    async with ben.at(hidden):
        await until_followed(ana, {"Ben": (True, None)})
        async with ben.at(shown):
            await until_followed(ana, {"Ben": (True, shown)})
            assert ana.get("/api/people/Ben").json()["online"] is True
            assert Person(house.url).get("/api/people/Ben").json()["online"] is True
    await until_followed(ana, {"Ben": (False, None)})
    assert ana.get("/api/people/Ben").json()["stance"] == "follow"
    assert Person(house.url).get("/api/people/Ben").json()["stance"] is None
    stance(ana, "Ben", "none")
    assert followed(ana) == {}


async def test_who_is_online_chooses_who_sees_it(house: LiveServer) -> None:
    cai, dag = named(house, "Cai"), named(house, "Dag")
    stance(cai, "Dag", "follow")
    table = dag.new_table(seats=2, name="Dag")
    async with dag.at(table):
        await until_followed(cai, {"Dag": (True, table)})
        assert dag.post("/api/account/friends", shown_to="nobody").json()["shown_to"] == "nobody"
        assert followed(cai) == {"Dag": (False, None)}
        dag.post("/api/account/friends", shown_to="followed")
        assert followed(cai) == {"Dag": (False, None)}
        assert Person(house.url).get("/api/people/Dag").json()["online"] is False
        stance(dag, "Cai", "follow")
        assert followed(cai) == {"Dag": (True, table)}
        assert dag.post("/api/account/friends", shown_to="all").status_code == 400
        assert friends(dag)["shown_to"] == "followed"


async def test_who_is_blocked_follows_no_more_sits_nowhere_and_sees_nothing(house: LiveServer) -> None:
    eva, fay = named(house, "Eva"), named(house, "Fay")
    stance(fay, "Eva", "follow")
    stance(eva, "Fay", "follow")
    table = eva.new_table(seats=3, name="Eva")
    async with eva.at(table), fay.at(table) as line:
        await until_followed(fay, {"Eva": (True, table)})
        assert stance(eva, "Fay", "block").status_code == 200
        assert friends(eva)["blocked"] == ["Fay"]
        assert eva.get("/api/me").json()["blocked"] == ["Fay"]
        assert "blocked" not in fay.get("/api/me").json()
        assert (followed(eva), followed(fay)) == ({}, {})
        assert fay.get("/api/people/Eva").json()["online"] is False
        answer = stance(fay, "Eva", "follow")
        assert (answer.status_code, answer.json()["code"]) == (403, "not_to_follow")
        assert await line.problem("sit", name="Fay") == "not_admitted"
        assert await line.problem("chat", text="/join") == "not_admitted"
        stance(eva, "Fay", "none")
        await line.ask("sit", name="Fay")
        await line.until(lambda one: one.seat is not None)
    assert stance(fay, "Eva", "follow").status_code == 200


async def test_who_is_blocked_is_not_heard_by_the_host(house: LiveServer) -> None:
    """A blocked person may not chat at the host's table. A player of a running game keeps the seat and may chat."""
    lea, max_, pat = named(house, "Lea"), named(house, "Max"), named(house, "Pat")
    table = lea.new_table(seats=2, name="Lea")
    async with lea.at(table) as host, max_.at(table) as blocked, pat.at(table) as other:
        assert stance(lea, "Max", "block").status_code == 200
        assert await blocked.problem("chat", text="hello") == "not_heard"
        assert await blocked.problem("chat", text="/tell Pat hello") == "not_heard"
        await other.ask("chat", text="/tell Max hello")
        assert stance(lea, "Max", "none").status_code == 200
        await blocked.ask("sit", name="Max")
        await host.until(lambda one: one.table["seats"][1]["name"] == "Max")
        assert stance(lea, "Max", "block").status_code == 200
        assert await blocked.problem("chat", text="hello") == "not_heard"
        await host.ask("start")
        await blocked.until(lambda one: one.game is not None)
        await blocked.ask("chat", text="good game")
        await blocked.ask("leave")
        await blocked.ask("sit", name="Max")


async def test_a_whisper_to_who_blocks_is_not_delivered(house: LiveServer) -> None:
    ria, sam, tom = named(house, "Ria"), named(house, "Sam"), named(house, "Tom")
    table = tom.new_table(seats=4, name="Tom")
    async with ria.at(table) as blocking, sam.at(table) as blocked:
        assert stance(ria, "Sam", "block").status_code == 200
        assert await blocked.problem("chat", text="/tell Ria psst") == "not_to_tell"
        await blocking.ask("chat", text="/tell Sam what?")
        assert not any(one["type"] == "told" and one["words"]["name"] == "Sam" for one in blocking.heard)
        assert stance(ria, "Sam", "none").status_code == 200
        await blocked.ask("chat", text="/tell Ria psst")
        await blocking.hear(lambda one: one["type"] == "told" and one["words"]["text"] == "psst")


async def test_who_is_blocked_takes_no_rematch_of_the_host(house: LiveServer) -> None:
    una, vic = named(house, "Una"), named(house, "Vic")
    table = una.new_table(seats=2, name="Una")
    async with una.at(table) as host, vic.at(table) as blocked:
        await blocked.ask("sit", name="Vic")
        await host.ask("start")
        await blocked.until(lambda one: one.game is not None)
        await blocked.ask("resign")
        await host.ask("rematch")
        assert stance(una, "Vic", "block").status_code == 200
        assert await blocked.problem("rematch") == "not_admitted"


def test_nobody_follows_nobody_or_oneself(house: LiveServer) -> None:
    gus, guest = named(house, "Gus"), Person(house.url)
    assert stance(gus, "Gus", "follow").status_code == 404
    assert stance(gus, "No such name", "block").status_code == 404
    assert stance(gus, "Gus", "love").status_code == 400
    assert stance(guest, "Gus", "follow").json()["code"] == "no_account"
    assert guest.get("/api/account/friends").json()["code"] == "no_account"


def test_ties_are_exported_and_go_with_the_account(house: LiveServer) -> None:
    hal, ida, jon = named(house, "Hal"), named(house, "Ida"), named(house, "Jon")
    stance(hal, "Ida", "follow")
    stance(hal, "Jon", "block")
    told = hal.get("/api/account/export").json()["friends"]
    assert told == {"shown_to": "everybody", "followed": ["Ida"], "blocked": ["Jon"], "invited_to": []}
    assert ida.get("/api/account/export").json()["friends"]["followed"] == []
    assert ida.post("/api/me", name="Ina").status_code == 200
    assert list(followed(hal)) == ["Ina"]
    assert jon.post("/api/account/delete", password=PASSWORD).status_code == 200
    assert friends(hal)["blocked"] == []


async def test_who_is_connected_to_another_server_is_online(start_server: StartServer, postgres: Postgres) -> None:
    database = postgres.new_database()
    one, other = start_server(database), start_server(database)
    ana, ben = named(one, "Ana"), named(one, "Ben")
    stance(ana, "Ben", "follow")
    table = ben.new_table(seats=2, name="Ben")
    ben.url = other.url
    async with ben.at(table):
        await until_followed(ana, {"Ben": (True, table)})
    await until_followed(ana, {"Ben": (False, None)})
    async with ben.at(table):
        await until_followed(ana, {"Ben": (True, table)})
        other.kill()
        await until_followed(ana, {"Ben": (False, None)})


@pytest.mark.parametrize("stance", ["follow", "block"])
async def test_nobody_follows_or_blocks_more_than_so_many(sqlite_url: str, stance: str) -> None:
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


async def test_of_following_and_blocking_at_once_the_block_stays(postgres: Postgres) -> None:
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
