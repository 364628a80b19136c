"""Studies over real sockets: leading, following, storage and rejected requests."""

import asyncio
import json

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tests.server.study_connection import StudyConnection
from tests.vectors.vectors import games
from tongiaki.record import Record, write
from tongiaki.rules import Terms
from tongiaki.store import Database
from tongiaki.store.studies import StudyRepository

GAME = games()[3]
RECORD = write(Record(Terms(GAME["players"], GAME["stall"]), tuple(GAME["moves"])))
MOVES = len(GAME["moves"])


def new_guest(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    person.post("/api/me", name=name)
    return person


def create_study(person: Person, **body: object) -> str:
    answer = person.post("/api/studies", **({"record": RECORD, "at": 7} | body))
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def wait_until_stored(database_url: str, study: str, at: int) -> None:
    """Wait until the database contains the study's position. The server writes it once per second."""
    database = Database(database_url)
    while (stored := await StudyRepository(database).get(study)) is None or stored.point != at:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.1)
    await database.close()


async def test_all_participants_follow_the_leader_even_if_they_join_late(
    start_server: StartServer, database_url: str
) -> None:
    server = start_server(database_url, TONGIAKI_MESSAGE_RATE="10000")
    ana, ben, cleo = (new_guest(server, name) for name in ("Ana", "Ben", "Cleo"))
    study = create_study(ana)
    async with StudyConnection(ana, study) as leader, StudyConnection(ben, study) as follower:
        assert leader.lead["at"] == follower.lead["at"] == 7
        await leader.receive_until(lambda guest: guest.names == ["Ana", "Ben"])
        assert (leader.leads, follower.leads) == (True, False)
        await leader.lead_to(8, playing=True, pace="2", marks=("tonga",))
        update = await follower.receive("led")
        assert update["lead"] == {"at": 8, "playing": True, "pace": "2", "marks": ["tonga"]}
        async with StudyConnection(cleo, study) as late:
            assert late.lead == update["lead"]
            assert late.names == ["Ana", "Ben", "Cleo"]
            # The leader's connection receives no notification of its own steps.
            await leader.send("chat", text="do you see that?")
            for guest in (leader, follower, late):
                line = (await guest.receive("said"))["line"]
                assert (line["name"], line["text"]) == ("Ana", "do you see that?")
            assert [message for message in leader.received if message["type"] == "led"] == []
        await follower.receive_until(lambda guest: guest.names == ["Ana", "Ben"])
    async with StudyConnection(ben, study) as again:
        assert again.lead == {"at": 8, "playing": False, "pace": "2", "marks": ["tonga"]}


async def test_the_leader_hands_over_and_only_the_leader_leads(server: LiveServer) -> None:
    ana, ben = new_guest(server, "Ana"), new_guest(server, "Ben")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first, StudyConnection(ben, study) as second:
        there = {"at": 3, "playing": False, "pace": "1", "marks": []}
        assert await second.problem_code("lead", lead=there) == "not_leader"
        assert await second.problem_code("hand_over", to=second.you) == "not_leader"
        assert await first.problem_code("hand_over", to=99) == "not_here"
        await first.send("hand_over", to=second.you)
        await second.receive_until(lambda guest: guest.leads)
        await first.receive_until(lambda guest: guest.participants["leader"] == second.you)
        assert await first.problem_code("lead", lead=there) == "not_leader"
        await second.lead_to(5)
        assert (await first.receive("led"))["lead"]["at"] == 5


async def test_position_leader_and_chat_survive_a_restart(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url)
    ana, ben = new_guest(server, "Ana"), new_guest(server, "Ben")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first, StudyConnection(ben, study) as second:
        await first.send("hand_over", to=second.you)
        await second.receive_until(lambda guest: guest.leads)
        await second.lead_to(23, marks=("fiji",))
        await first.receive_until(lambda guest: guest.lead["at"] == 23)
        for _ in range(2):
            await first.send("chat", text="remember this", once="r")
            assert (await first.receive("taken"))["once"] == "r"
        await second.receive("said")
        await wait_until_stored(database_url, study, 23)
    server.kill()
    server.start()
    async with StudyConnection(ana, study) as first:
        await first.send("chat", text="remember this", once="r")
        await first.receive("taken")
        assert first.lead["at"] == 23
        # After a crash, servers that share a database take a few seconds to remove its participants.
        await first.receive_until(lambda guest: guest.participants["leader"] is None)
        async with StudyConnection(ben, study) as second:
            assert second.leads
            assert [line["text"] for line in second.received[0]["chat"]] == ["remember this"]
            await second.lead_to(24)
            await first.receive("led")
            await second.send("chat", text="and this")
            assert (await first.receive("said"))["line"]["number"] == 2
            await second.lead_to(25)
            await first.receive("led")
    server.stop()
    server.start()
    async with StudyConnection(ana, study) as first:
        assert first.lead["at"] == 25


async def test_the_longest_present_participant_replaces_an_absent_leader(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_STUDY_PATIENCE="6")
    ana, ben, cleo = (new_guest(server, name) for name in ("Ana", "Ben", "Cleo"))
    study = create_study(ana)
    first = await StudyConnection(ana, study).__aenter__()
    async with StudyConnection(ben, study) as second, StudyConnection(cleo, study) as third:
        await third.receive_until(lambda guest: guest.names == ["Ana", "Ben", "Cleo"])
        await first.lead_to(9, playing=True)
        await third.receive("led")
        await first.socket.close()
        await third.receive_until(lambda guest: guest.participants["leader"] is None)
        assert not third.lead["playing"]
        async with StudyConnection(ana, study) as back:
            assert back.leads
            await third.receive_until(lambda guest: guest.participants["leader"] is not None)
        await third.receive_until(lambda guest: guest.participants["leader"] is None)
        await second.receive_until(lambda guest: guest.leads)
        await third.receive_until(lambda guest: guest.participants["leader"] == second.you)
        async with StudyConnection(ana, study) as late:
            assert not late.leads


async def test_a_flood_is_rate_limited_and_everybody_receives_the_rest(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="10", TONGIAKI_MESSAGE_RATE="20")
    ana, ben = new_guest(server, "Ana"), new_guest(server, "Ben")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first, StudyConnection(ben, study) as second:
        for number in range(40):
            await first.lead_to(number % 30)
        for _ in range(20):
            await asyncio.sleep(0.2)
            await first.send("chat", text="the end")
        await second.receive("said")
        await first.receive("said")
        codes = [message["code"] for message in first.received if message["type"] == "problem"]
        steps = [message for message in second.received if message["type"] == "led"]
        assert 9 <= len(steps) < 40
        assert set(codes) <= {"too_fast"}


async def test_two_windows_of_one_person_are_one_participant_and_both_lead(server: LiveServer) -> None:
    ana = new_guest(server, "Ana")
    study = create_study(ana)
    async with StudyConnection(ana, study) as first, StudyConnection(ana, study) as second:
        assert first.you == second.you
        assert second.names == ["Ana"]
        await second.lead_to(11)
        assert (await first.receive("led"))["lead"]["at"] == 11


async def test_a_visitor_without_a_cookie_can_only_watch(server: LiveServer) -> None:
    ana, nobody = new_guest(server, "Ana"), Person(server.url)
    nobody.cookie = ""
    study = create_study(ana)
    async with StudyConnection(ana, study) as leader, StudyConnection(nobody, study) as visitor:
        assert visitor.names == ["Ana", None]
        lead = visitor.lead
        assert await visitor.problem_code("chat", text="hello") == "no_person"
        assert await visitor.problem_code("lead", lead=lead) == "no_person"
        assert await leader.problem_code("hand_over", to=visitor.you) == "not_here"
        unnamed = Person(server.url)
        async with StudyConnection(unnamed, study) as guest:
            assert await guest.problem_code("chat", text="hello") == "no_name"


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
async def test_an_invalid_lead_is_rejected(server: LiveServer, lead: dict[str, object], code: str) -> None:
    ana = new_guest(server, "Ana")
    async with StudyConnection(ana, create_study(ana)) as leader:
        invalid = {"at": 3, "playing": False, "pace": "1", "marks": []} | lead
        assert await leader.problem_code("lead", lead=invalid) == code
        assert leader.lead["at"] == 7


async def test_invalid_messages_to_a_study_are_rejected(server: LiveServer) -> None:
    ana = new_guest(server, "Ana")
    study = create_study(ana)
    guest = StudyConnection(ana, study)
    await guest.open()
    assert await guest.problem_code("chat", text="early") == "hello_first"
    await guest.send("hello")
    await guest.receive("study")
    assert await guest.problem_code("hello") == "hello_twice"
    assert await guest.problem_code("dance") == "unknown_type"
    assert await guest.problem_code("chat", text=501 * "x") == "malformed"
    assert await guest.problem_code("chat", text="\u202e") == "malformed"
    await guest.socket.send(json.dumps({"type": "chat", "text": 5000 * "x"}))
    assert (await guest.receive("problem"))["code"] == "too_large"
    await guest.socket.close()
    for unknown in ("abcabcabcabc", "nonsense"):
        lost = StudyConnection(ana, unknown)
        await lost.open()
        assert (await lost.receive("problem"))["code"] == "no_study"
        with pytest.raises(ConnectionClosed) as closed:
            await lost.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4404
    with pytest.raises(InvalidStatus) as refused:
        await StudyConnection(ana, "%00").open()
    assert refused.value.response.status_code == 404


async def test_connections_to_a_study_are_limited(server: LiveServer) -> None:
    ana = new_guest(server, "Ana")
    study = create_study(ana)
    guests = [await StudyConnection(ana, study).__aenter__() for _ in range(100)]
    late = StudyConnection(ana, study)
    await late.open()
    assert await late.problem_code("hello") == "study_full"
    await guests[0].socket.close()
    await asyncio.gather(*(guest.socket.close() for guest in [late, *guests[1:]]))


async def test_a_study_of_a_table_shows_the_game_at_its_creation(server: LiveServer) -> None:
    ana, ben = new_guest(server, "Ana"), new_guest(server, "Ben")
    table = ana.quick(players=2, bot="random")
    async with ana.connect(table) as line:
        await line.receive_until(lambda line: bool(line.legal))
        at = len((await _snapshot(ana, table))["history"])
        study = create_study(ben, record=None, table=table, at=at)
        await line.move(line.legal[0])
    replay = ben.get(f"/api/studies/{study}/replay").json()
    assert len(replay["frames"]) == at
    assert (replay["end"], replay["shuffle"]["pile"], replay["shuffle"]["salt"]) == (None, None, None)
    assert [player["bot"] for player in replay["players"]].count("random") == 1
    assert [player["name"] for player in replay["players"]].count("Ana") == 1
    async with StudyConnection(ben, study) as guest:
        assert guest.received[0]["table"] == table
        assert guest.leads


async def _snapshot(person: Person, table: str) -> dict[str, list[object]]:
    async with Connection(person.url, table, person.cookie) as line:
        return line.received[0]


def test_the_game_of_a_study_can_be_downloaded_and_continued(server: LiveServer) -> None:
    ana = new_guest(server, "Ana")
    study = create_study(ana)
    assert ana.get(f"/api/studies/{study}/record").text == RECORD
    first = ana.get(f"/api/studies/{study}/replay")
    assert len(first.json()["frames"]) == MOVES
    headers = {"Cookie": ana.cookie, "If-None-Match": first.headers["ETag"]}
    assert httpx.get(f"{server.url}/api/studies/{study}/replay", headers=headers).status_code == 304
    played = ana.post(f"/api/studies/{study}/continue", number=20, name="Ana")
    assert played.status_code == 201
    assert ana.get(f"/api/tables/{played.json()['id']}").json()["options"]["rated"] is False


def test_invalid_studies_are_rejected(server: LiveServer) -> None:
    ana = new_guest(server, "Ana")
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


def test_new_studies_per_address_are_rate_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="3", TONGIAKI_TABLE_RATE="0.001")
    ana = new_guest(server, "Ana")
    answers = [ana.post("/api/studies", record=RECORD).status_code for _ in range(5)]
    assert answers == [201, 201, 201, 429, 429]
