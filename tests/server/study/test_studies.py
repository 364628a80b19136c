"""Studies over real sockets: leading, following, storage and rejected requests."""

import asyncio
import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tests.server.study_connection import Guest
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms
from tongiaki.store import Database
from tongiaki.store.studies import StudyRepository

GAME = games()[3]
RECORD = write(Record(Terms(GAME["players"], GAME["stall"]), tuple(GAME["moves"])))
MOVES = len(GAME["moves"])


def named(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    person.post("/api/me", name=name)
    return person


def made(person: Person, **body: object) -> str:
    answer = person.post("/api/studies", **({"record": RECORD, "at": 7} | body))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def written(database_url: str, study: str, at: int) -> None:
    """Wait until the database contains the study's position. The server writes it once per second."""
    database = Database(database_url)
    while (stored := await StudyRepository(database).get(study)) is None or stored.point != at:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.1)
    await database.close()


async def test_all_follow_the_leader_and_who_comes_late_lands_there(
    start_server: StartServer, database_url: str
) -> None:
    server = start_server(database_url, TONGIAKI_MESSAGE_RATE="10000")
    ana, ben, cleo = (named(server, name) for name in ("Ana", "Ben", "Cleo"))
    study = made(ana)
    async with Guest(ana, study) as leader, Guest(ben, study) as follower:
        assert leader.lead["at"] == follower.lead["at"] == 7
        await leader.until(lambda guest: guest.names == ["Ana", "Ben"])
        assert (leader.leads, follower.leads) == (True, False)
        await leader.go(8, playing=True, pace="2", marks=("tonga",))
        told = await follower.hear("led")
        assert told["lead"] == {"at": 8, "playing": True, "pace": "2", "marks": ["tonga"]}
        async with Guest(cleo, study) as late:
            assert late.lead == told["lead"]
            assert late.names == ["Ana", "Ben", "Cleo"]
            # The leader's connection receives no notification of its own steps.
            await leader.say("chat", text="do you see that?")
            for guest in (leader, follower, late):
                line = (await guest.hear("said"))["line"]
                assert (line["name"], line["text"]) == ("Ana", "do you see that?")
            assert [message for message in leader.heard if message["type"] == "led"] == []
        await follower.until(lambda guest: guest.names == ["Ana", "Ben"])
    async with Guest(ben, study) as again:
        assert again.lead == {"at": 8, "playing": False, "pace": "2", "marks": ["tonga"]}


async def test_the_lead_is_handed_over_and_only_the_leader_leads(server: LiveServer) -> None:
    ana, ben = named(server, "Ana"), named(server, "Ben")
    study = made(ana)
    async with Guest(ana, study) as first, Guest(ben, study) as second:
        there = {"at": 3, "playing": False, "pace": "1", "marks": []}
        assert await second.problem("lead", lead=there) == "not_leader"
        assert await second.problem("hand_over", to=second.you) == "not_leader"
        assert await first.problem("hand_over", to=99) == "not_here"
        await first.say("hand_over", to=second.you)
        await second.until(lambda guest: guest.leads)
        await first.until(lambda guest: guest.company["leader"] == second.you)
        assert await first.problem("lead", lead=there) == "not_leader"
        await second.go(5)
        assert (await first.hear("led"))["lead"]["at"] == 5


async def test_point_leader_and_chat_outlive_the_server(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    ana, ben = named(server, "Ana"), named(server, "Ben")
    study = made(ana)
    async with Guest(ana, study) as first, Guest(ben, study) as second:
        await first.say("hand_over", to=second.you)
        await second.until(lambda guest: guest.leads)
        await second.go(23, marks=("fiji",))
        await first.until(lambda guest: guest.lead["at"] == 23)
        for _ in range(2):
            await first.say("chat", text="remember this", once="r")
            assert (await first.hear("taken"))["once"] == "r"
        await second.hear("said")
        await written(database_url, study, 23)
    server.kill()
    server.start()
    async with Guest(ana, study) as first:
        await first.say("chat", text="remember this", once="r")
        await first.hear("taken")
        assert first.lead["at"] == 23
        # After a crash, servers that share a database take a few seconds to remove its participants.
        await first.until(lambda guest: guest.company["leader"] is None)
        async with Guest(ben, study) as second:
            assert second.leads
            assert [line["text"] for line in second.heard[0]["chat"]] == ["remember this"]
            await second.go(24)
            await first.hear("led")
            await second.say("chat", text="and this")
            assert (await first.hear("said"))["line"]["number"] == 2
            await second.go(25)
            await first.hear("led")
    server.stop()
    server.start()
    async with Guest(ana, study) as first:
        assert first.lead["at"] == 25


async def test_whoever_was_there_longest_takes_over_from_a_leader_who_is_gone(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_STUDY_PATIENCE="6")
    ana, ben, cleo = (named(server, name) for name in ("Ana", "Ben", "Cleo"))
    study = made(ana)
    first = await Guest(ana, study).__aenter__()
    async with Guest(ben, study) as second, Guest(cleo, study) as third:
        await third.until(lambda guest: guest.names == ["Ana", "Ben", "Cleo"])
        await first.go(9, playing=True)
        await third.hear("led")
        await first.socket.close()
        await third.until(lambda guest: guest.company["leader"] is None)
        assert not third.lead["playing"]
        async with Guest(ana, study) as back:
            assert back.leads
            await third.until(lambda guest: guest.company["leader"] is not None)
        await third.until(lambda guest: guest.company["leader"] is None)
        await second.until(lambda guest: guest.leads)
        await third.until(lambda guest: guest.company["leader"] == second.you)
        async with Guest(ana, study) as late:
            assert not late.leads


async def test_a_flood_is_slowed_and_everybody_hears_the_rest(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="10", TONGIAKI_MESSAGE_RATE="20")
    ana, ben = named(server, "Ana"), named(server, "Ben")
    study = made(ana)
    async with Guest(ana, study) as first, Guest(ben, study) as second:
        for number in range(40):
            await first.go(number % 30)
        for _ in range(20):
            await asyncio.sleep(0.2)
            await first.say("chat", text="the end")
        await second.hear("said")
        await first.hear("said")
        codes = [message["code"] for message in first.heard if message["type"] == "problem"]
        steps = [message for message in second.heard if message["type"] == "led"]
        assert 9 <= len(steps) < 40
        assert set(codes) <= {"too_fast"}


async def test_two_windows_of_one_person_are_one_member_and_both_lead(server: LiveServer) -> None:
    ana = named(server, "Ana")
    study = made(ana)
    async with Guest(ana, study) as one, Guest(ana, study) as two:
        assert one.you == two.you
        assert two.names == ["Ana"]
        await two.go(11)
        assert (await one.hear("led"))["lead"]["at"] == 11


async def test_who_has_no_cookie_may_look_on_and_no_more(server: LiveServer) -> None:
    ana, nobody = named(server, "Ana"), Person(server.url)
    nobody.cookie = ""
    study = made(ana)
    async with Guest(ana, study) as leader, Guest(nobody, study) as visitor:
        assert visitor.names == ["Ana", None]
        lead = visitor.lead
        assert await visitor.problem("chat", text="hello") == "no_person"
        assert await visitor.problem("lead", lead=lead) == "no_person"
        assert await leader.problem("hand_over", to=visitor.you) == "not_here"
        unnamed = Person(server.url)
        async with Guest(unnamed, study) as guest:
            assert await guest.problem("chat", text="hello") == "no_name"


@pytest.mark.parametrize(
    ("lead", "code"),
    [
        ({"at": MOVES + 1}, "no_such_point"),
        ({"at": -1}, "malformed"),
        ({"at": 1.5}, "malformed"),
        ({"pace": "3"}, "malformed"),
        ({"pace": 1}, "malformed"),
        ({"marks": ["atlantis"]}, "malformed"),
        ({"marks": 49 * ["tonga"]}, "malformed"),
        ({"cheat": True}, "malformed"),
    ],
)
async def test_a_step_that_makes_no_sense_is_turned_down(
    server: LiveServer, lead: dict[str, object], code: str
) -> None:
    ana = named(server, "Ana")
    async with Guest(ana, made(ana)) as leader:
        told = {"at": 3, "playing": False, "pace": "1", "marks": []} | lead
        assert await leader.problem("lead", lead=told) == code
        assert leader.lead["at"] == 7


async def test_messages_are_read_as_strictly_as_at_a_table(server: LiveServer) -> None:
    ana = named(server, "Ana")
    study = made(ana)
    guest = Guest(ana, study)
    await guest.open()
    assert await guest.problem("chat", text="early") == "hello_first"
    await guest.say("hello")
    await guest.hear("study")
    assert await guest.problem("hello") == "hello_twice"
    assert await guest.problem("dance") == "unknown_type"
    assert await guest.problem("chat", text=501 * "x") == "malformed"
    assert await guest.problem("chat", text="\u202e") == "malformed"
    await guest.socket.send(json.dumps({"type": "chat", "text": 5000 * "x"}))
    assert (await guest.hear("problem"))["code"] == "too_large"
    await guest.socket.close()
    for unknown in ("abcabcabcabc", "nonsense"):
        lost = Guest(ana, unknown)
        await lost.open()
        assert (await lost.hear("problem"))["code"] == "no_study"
        with pytest.raises(ConnectionClosed) as closed:
            await lost.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    with pytest.raises(InvalidStatus) as refused:
        await Guest(ana, "%00").open()
    assert refused.value.response.status_code == 404


async def test_a_study_takes_so_many_connections_and_no_more(server: LiveServer) -> None:
    ana = named(server, "Ana")
    study = made(ana)
    guests = [await Guest(ana, study).__aenter__() for _ in range(100)]
    late = Guest(ana, study)
    await late.open()
    assert await late.problem("hello") == "study_full"
    await guests[0].socket.close()
    await asyncio.gather(*(guest.socket.close() for guest in [late, *guests[1:]]))


async def test_the_study_of_a_table_shows_its_game_as_it_stood(server: LiveServer) -> None:
    ana, ben = named(server, "Ana"), named(server, "Ben")
    table = ana.quick(players=2, bot="random")
    async with ana.at(table) as line:
        await line.until(lambda one: bool(one.legal))
        at = len((await _snapshot(ana, table))["history"])
        study = made(ben, record=None, table=table, at=at)
        await line.move(line.legal[0])
    replay = ben.get(f"/api/studies/{study}/replay").json()
    assert len(replay["frames"]) == at
    assert (replay["end"], replay["shuffle"]["pile"], replay["shuffle"]["salt"]) == (None, None, None)
    assert [player["bot"] for player in replay["players"]].count("random") == 1
    assert [player["name"] for player in replay["players"]].count("Ana") == 1
    async with Guest(ben, study) as guest:
        assert guest.heard[0]["table"] == table
        assert guest.leads


async def _snapshot(person: Person, table: str) -> dict[str, list[object]]:
    async with Connection(person.url, table, person.cookie) as line:
        return line.heard[0]


def test_the_game_of_a_study_is_given_and_played_on(server: LiveServer) -> None:
    ana = named(server, "Ana")
    study = made(ana)
    assert ana.get(f"/api/studies/{study}/record").text == RECORD
    first = ana.get(f"/api/studies/{study}/replay")
    assert len(first.json()["frames"]) == MOVES
    headers = {"Cookie": ana.cookie, "If-None-Match": first.headers["ETag"]}
    assert httpx.get(f"{server.url}/api/studies/{study}/replay", headers=headers).status_code == 304
    played = ana.post(f"/api/studies/{study}/continue", number=20, name="Ana")
    assert played.status_code == 201
    assert ana.get(f"/api/tables/{played.json()['id']}").json()["options"]["rated"] is False


def test_http_turns_down_what_is_no_study(server: LiveServer) -> None:
    ana = named(server, "Ana")
    table = ana.new_table(seats=2, name="Ana")
    cases: list[tuple[dict[str, object], int, str]] = [
        ({}, 400, "malformed"),
        ({"record": RECORD, "table": table}, 400, "malformed"),
        ({"record": "nonsense"}, 400, "bad_record"),
        ({"record": 60_001 * "x"}, 400, "malformed"),
        ({"record": RECORD, "at": MOVES + 1}, 409, "no_such_point"),
        ({"record": RECORD, "at": -1}, 400, "malformed"),
        ({"table": "abcabcabcabc"}, 404, "no_table"),
        ({"table": table}, 409, "not_running"),
    ]
    for body, status, code in cases:
        answer = ana.post("/api/studies", **body)
        assert (answer.status_code, answer.json()["code"]) == (status, code), body
    for path in ("replay", "record"):
        assert ana.get(f"/api/studies/abcabcabcabc/{path}").json()["code"] == "no_study"
    assert ana.post("/api/studies/abcabcabcabc/continue", number=1, name="Ana").status_code == 404


def test_an_address_makes_so_many_studies_and_no_more(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="3", TONGIAKI_TABLE_RATE="0.001")
    ana = named(server, "Ana")
    answers = [ana.post("/api/studies", record=RECORD).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]
