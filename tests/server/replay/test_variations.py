"""Variations, and evaluations of increasing depth: correct, shared, limited, and rejected for running rated games."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import anyio.to_thread
import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tests.server.replay.test_replay import play_game, vector
from tongiaki.record import Record, read, write
from tongiaki.rules import CHANCE, OVER, Position

QUICK = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_MESSAGE_RATE": "10000"}


def random_moves(position: Position, seed: int, moves: int) -> list[str]:
    """Return random moves, including draws. They are also played in the position."""
    chance, made = random.Random(seed), []
    while len(made) < moves and position.to_move != OVER:
        move = chance.choice(position.legal_moves())
        made.append(position.text(move))
        position.play(move)
    return made


def middle(record: Record) -> int:
    """Return the number of a move in the middle of a game that starts a turn."""
    starts = [number for number, (_, position) in enumerate(record.replay(), 1) if position.phase == "turn"]
    return starts[len(starts) // 4]


def problem_code(answer: httpx.Response) -> str:
    assert answer.is_error, answer.text
    return str(answer.json()["code"])


def evaluated(person: Person, **about: object) -> list[dict[str, Any]]:
    """Return all evaluations of a position, in order of depth."""
    steps: list[dict[str, Any]] = []
    while not steps or not steps[-1]["final"]:
        answer = person.post("/api/evaluations", depth=len(steps), **about)
        assert answer.status_code == 200, answer.text
        steps.append(answer.json())
    return steps


@pytest.mark.parametrize("number", [0, 4])
def test_the_result_of_tried_moves_follows_the_rules(server: LiveServer, number: int) -> None:
    person, record = Person(server.url), vector(number)
    start = middle(record)
    position = record.after(start)
    moves = random_moves(position, number, 40)
    body = person.post("/api/variations", record=write(record), number=start, moves=moves).json()
    assert [frame["move"] for frame in body["frames"]] == moves
    position = record.after(start)
    described = position.describe()
    for frame in body["frames"]:
        assert frame["colour"] == (None if position.to_move == CHANCE else position.colours[position.to_move])
        position.play(position.parse(frame["move"]))
        described |= frame.get("change", {})
        described = {name: value for name, value in described.items() if value is not None or name == "turn"}
        assert described == position.describe()
    assert body["legal"] == [position.text(move) for move in position.legal_moves()]


def test_a_whole_game_can_be_tried_out(server: LiveServer) -> None:
    record = vector(0)
    last = len(record.moves) - 60
    answer = Person(server.url).post(
        "/api/variations", record=write(record), number=last, moves=list(record.moves[last:])
    )
    end = record.end()
    assert (answer.json()["legal"], answer.json()["end"]["reason"]) == ([], end.end_reason)
    assert [standing["points"] for standing in answer.json()["end"]["standings"]] == [
        standing.points for standing in end.standings()
    ]


def test_invalid_variations_are_rejected_with_an_explanation(server: LiveServer) -> None:
    person, text = Person(server.url), write(vector(0))
    refused = person.post("/api/variations", record=text, number=0, moves=["settle fiji.0"])
    assert problem_code(refused) == "refused"
    assert refused.json()["facts"]["refusal"] == "setup_on_tonga"
    assert refused.json()["facts"]["clause"]
    assert problem_code(person.post("/api/variations", record=text, number=0, moves=["fly"])) == "not_a_move"
    assert problem_code(person.post("/api/variations", record=text, number=9999)) == "no_such_point"
    assert problem_code(person.post("/api/variations", number=0)) == "malformed"
    assert problem_code(person.post("/api/variations", record=text, table="x", number=0)) == "malformed"
    assert problem_code(person.post("/api/variations", table="x", number=0)) == "no_table"
    assert problem_code(person.post("/api/variations", study="x", number=0)) == "no_study"
    assert problem_code(person.post("/api/variations", record=text[:-20], number=0)) == "bad_record"
    assert problem_code(person.post("/api/variations", record=text, number=0, moves=["resettle"] * 301)) == "malformed"


def test_evaluations_deepen_until_they_are_final(server: LiveServer) -> None:
    person, record = Person(server.url), vector(0)
    start = middle(record)
    steps = evaluated(person, record=write(record), number=start)
    assert [step["depth"] for step in steps[:3]] == [0, 1, 2]
    assert [step["plies"] for step in steps] == sorted(step["plies"] for step in steps)
    assert (steps[0]["plies"], steps[2]["plies"]) == (0, 2)
    for step in steps:
        assert step["turn"] == record.terms.colours[record.after(start).turn]
        assert sum(step["chances"].values()) == pytest.approx(1, abs=0.001)
        for line in step["lines"]:
            position = record.after(start)
            for text in line["moves"]:
                assert position.refusal(position.parse(text)) is None
                position.play(position.parse(text))


def test_before_a_draw_every_tile_is_evaluated(server: LiveServer) -> None:
    record = vector(0)
    start = next(number for number, text in enumerate(record.moves) if text.startswith("draw "))
    (only,) = evaluated(Person(server.url), record=write(record), number=start)
    assert {draw["tile"] for draw in only["draws"]} == set(record.after(start).describe()["pile"])
    assert only["lines"] == []


async def test_evaluations_of_one_game_are_shared_by_table_study_and_record(
    start_server: StartServer, tmp_path: Path
) -> None:
    # Each address has its own very small allowance of computing time here.
    server = start_server(f"sqlite:///{tmp_path / 'tables.db'}", TONGIAKI_WORK_RATE="0.000001", **QUICK)
    at_table, in_study, with_record, late = (
        Person(server.url, {"X-Forwarded-For": f"192.0.2.{number}"}) for number in range(4)
    )
    table = await play_game(at_table)
    text = at_table.get(f"/api/tables/{table}/record").text
    study = in_study.post("/api/studies", table=table).json()["id"]
    number, moves = middle(read(text)), list(read(text).moves)
    point = {"number": number, "depth": 1}
    answer = at_table.post("/api/evaluations", table=table, **point)
    assert answer.status_code == 200
    assert in_study.post("/api/evaluations", study=study, **point).json() == answer.json()
    path = {"number": number - 10, "moves": moves[number - 10 : number], "depth": 1}
    assert with_record.post("/api/evaluations", record=text, **path).json() == answer.json()
    while late.post("/api/records", record=text).status_code == 200:
        pass
    assert late.post("/api/evaluations", study=study, **point).json() == answer.json()
    assert problem_code(late.post("/api/evaluations", study=study, number=number, depth=3)) == "too_fast"


async def test_a_person_can_request_one_evaluation_at_a_time(server: LiveServer) -> None:
    ana, ben, text = Person(server.url), Person(server.url), write(vector(8))

    async def ask(person: Person, number: int) -> httpx.Response:
        return await anyio.to_thread.run_sync(
            lambda: person.post("/api/evaluations", record=text, number=middle(vector(8)) + number, depth=1)
        )

    answers: dict[tuple[str, int], int] = {}
    at_once = 12  # enough that two of them overlap on a busy machine

    async def note(name: str, person: Person, number: int) -> None:
        answers[name, number] = (await ask(person, number)).status_code

    async with anyio.create_task_group() as group:
        for number in range(at_once):
            group.start_soon(note, "ana", ana, number)
        group.start_soon(note, "ben", ben, 5)
    assert answers["ben", 5] == 200
    assert sorted({answers["ana", number] for number in range(at_once)}) == [200, 429]
    assert (await ask(ana, 0)).status_code == 200


@asynccontextmanager
async def rated_game(server: LiveServer) -> AsyncIterator[tuple[Person, Connection, Connection]]:
    """Yield a rated game of two after its first move. The person has the first seat."""
    ana, ben = Person(server.url), Person(server.url)
    ana.claim("Ana")
    ben.claim("Ben")
    table = ana.new_table(seats=2, name="Ana", rated=True, clock="move", time=86_400, stall=20, first=0)
    async with ana.connect(table) as mine, ben.connect(table) as other:
        await other.request("sit", name="Ben")
        await other.request("accept", number=other.number)
        await mine.receive_until(lambda line: line.number == other.number)
        await mine.request("start", number=mine.number)
        await mine.move(mine.legal[0])
        yield ana, mine, other


def advice(person: Person, about: dict[str, str]) -> dict[str, httpx.Response]:
    """Request every kind of advice on the game of a table, a study or a record."""
    ((kind, value),) = about.items()
    path = {"table": f"/api/tables/{value}", "study": f"/api/studies/{value}", "record": "/api/records"}[kind]
    sent = about if kind == "record" else {}
    answers = {
        "variations": person.post("/api/variations", number=0, moves=[], **about),
        "evaluations": person.post("/api/evaluations", number=0, depth=0, **about),
        "continue": person.post(f"{path}/continue", number=0, bot="random", name="Wes", **sent),
    }
    if sent:
        given_up = write(replace(read(value), tags=read(value).tags | {"Ended": "resigned"}))
        answers["review"] = person.post("/api/records/review", record=given_up)
    return answers


async def test_evaluations_of_a_running_rated_game_are_rejected(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_WORK_RATE="10000", TONGIAKI_TABLE_BURST="10000", **QUICK)
    async with rated_game(server) as (ana, mine, other):
        table, watcher = mine.table["id"], Person(server.url)
        text = watcher.get(f"/api/tables/{table}/record").text
        studies = [watcher.post("/api/studies", **about).json()["id"] for about in ({"table": table}, {"record": text})]
        named: list[dict[str, str]] = [{"table": table}, {"record": text}, *({"study": study} for study in studies)]
        for person in (ana, watcher):
            for about in named:
                assert {problem_code(answer) for answer in advice(person, about).values()} == {"no_analysis"}, about
        # The server does not compare positions, so a record without its table's id is not checked.
        nameless = {"record": write(replace(read(text), tags={}))}
        assert {answer.is_success for answer in advice(watcher, nameless).values()} == {True}
        await mine.request("resign")
        await other.receive_until(lambda line: line.table["status"] == "over")
        for about in named:
            assert {answer.is_success for answer in advice(watcher, about).values()} == {True}, about
