"""Replays: their frames follow the rules and contain no secrets, and a game can continue from any position."""

import hashlib
import random
from typing import Any

import httpx
import pytest

from tests.live_server import LiveServer
from tests.server.player import Person
from tests.vectors.vectors import games
from tongiaki.record import Record, read, write
from tongiaki.rules import Position, Terms
from tongiaki.tables.views.replays import replay_of


def vector(number: int) -> Record:
    """Return a recorded game of the test vectors."""
    game = games()[number]
    return Record(Terms(game["players"], game["stall"]), tuple(game["moves"]))


def positions(replay: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the positions that a client builds from the frames."""
    descriptions = [replay["start"]]
    for frame in replay["frames"]:
        position = {**descriptions[-1], **frame.get("change", {})}
        descriptions.append({name: value for name, value in position.items() if value is not None or name == "turn"})
    return descriptions


def assert_follows_record(replay: dict[str, Any], record: Record) -> None:
    """Assert that the frames have the record's moves and the positions of the rules."""
    position, descriptions = record.start(), positions(replay)
    assert descriptions[0] == position.describe()
    turn = 0
    for frame, text, after in zip(replay["frames"], record.moves, descriptions[1:], strict=True):
        turn += position.phase == "turn"
        mover = None if position.to_move < 0 else record.terms.colours[position.to_move]
        assert (frame["move"], frame["colour"], frame["turn"]) == (text, mover, turn)
        position.play(position.parse(text))
        assert after == position.describe()
        assert [happening["colour"] for happening in frame["happened"] if happening["kind"] == "turn"] == (
            [position.colours[position.turn]] if position.phase == "turn" and position.to_move >= 0 else []
        )


async def play_game(person: Person) -> str:
    """Play a game to its end and return its table."""
    table = person.quick(players=2, bot="random")
    chance = random.Random(3)
    async with person.connect(table) as line:
        await line.play_on(chance.choice)
    return table


async def test_the_replay_of_a_finished_game_is_complete(server: LiveServer) -> None:
    person, stranger = Person(server.url), Person(server.url)
    table = await play_game(person)
    answer = stranger.get(f"/api/tables/{table}/replay")
    assert answer.headers["Content-Encoding"] == "gzip"
    assert len(answer.content) > 4 * int(answer.headers["Content-Length"])
    replay = answer.json()
    record = read(stranger.get(f"/api/tables/{table}/record").text)
    assert_follows_record(replay, record)
    assert (replay["table"], replay["stall"]) == (table, record.terms.stall)
    assert [(player["name"], player["bot"]) for player in replay["players"]] == [("Ana", None), ("random", "random")]
    assert [standing["points"] for standing in replay["end"]["standings"]] == [
        standing.points for standing in record.end().standings()
    ]
    shuffle = replay["shuffle"]
    opened = f"{shuffle['salt']}:{','.join(shuffle['pile'])}"
    assert hashlib.sha256(opened.encode()).hexdigest() == shuffle["commitment"]
    assert shuffle["known"] == 0
    numbers = [frame["number"] for frame in replay["frames"]]
    assert numbers == sorted(set(numbers))
    async with httpx.AsyncClient(base_url=server.url) as client:
        path = f"/api/tables/{table}/replay"
        again = await client.get(path, headers={"If-None-Match": answer.headers["ETag"]})
        assert (again.status_code, again.content) == (304, b"")
        plain = await client.get(path, headers={"Accept-Encoding": "identity"})
        assert plain.json() == replay


async def test_the_replay_of_a_running_game_contains_no_secret(server: LiveServer) -> None:
    person, watcher = Person(server.url), Person(server.url)
    table = person.quick(players=2, bot="random")
    chance = random.Random(5)
    async with person.connect(table) as line:
        for _ in range(12):
            await line.receive_until(lambda line: bool(line.legal))
            await line.move(chance.choice(line.legal))
        await line.receive_until(lambda line: bool(line.legal))
        answer = watcher.get(f"/api/tables/{table}/replay")
        replay = answer.json()
        assert_follows_record(replay, read(watcher.get(f"/api/tables/{table}/record").text))
        assert (replay["end"], replay["shuffle"]["pile"], replay["shuffle"]["salt"]) == (None, None, None)
        assert all(position["pile"] == sorted(position["pile"]) for position in positions(replay))
        assert person.get(f"/api/tables/{table}/replay").text == answer.text
        # The next move changes the replay and its tag.
        await line.move(chance.choice(line.legal))
        assert watcher.get(f"/api/tables/{table}/replay").headers["ETag"] != answer.headers["ETag"]


def test_a_replay_needs_a_started_game(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    assert person.get(f"/api/tables/{table}/replay").json()["code"] == "not_running"
    answer = person.get("/api/tables/nothing/replay")
    assert (answer.status_code, answer.json()["code"]) == (404, "no_table")


@pytest.mark.parametrize("number", range(0, 12, 3))
def test_the_frames_of_an_uploaded_record_follow_the_rules(server: LiveServer, number: int) -> None:
    record = vector(number)
    answer = Person(server.url).post("/api/records", record=write(record))
    assert answer.status_code == 200, answer.text
    replay = answer.json()
    assert_follows_record(replay, record)
    assert (replay["table"], replay["shuffle"]) == (None, None)
    assert replay["end"]["reason"] == record.end().end_reason


def test_a_replay_contains_the_comments_of_the_record() -> None:
    moves = ("settle tonga.0", "settle tonga.1")
    replay = replay_of(Record(Terms(2, colours=("red", "blue")), moves, comments={0: "Here we go", 2: "Bold"}))
    assert (replay.comment, [frame.comment for frame in replay.frames]) == ("Here we go", [None, "Bold"])


HEAD = '[Rules "1"]\n[Players "red blue"]\n[Stall "20"]\n\n'


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("nonsense", {"error": "tag-missing", "line": 1}),
        (HEAD + "setup settle tonga.0\n", {"error": "no-end", "line": 5, "column": 21}),
        (
            HEAD + "setup settle fiji.0\n\n*\n",
            {"error": "refused", "refusal": "setup_on_tonga", "line": 5, "column": 7},
        ),
        (HEAD + "setup fly tonga.0\n\n*\n", {"error": "not-a-move", "move": "fly tonga.0", "line": 5, "column": 7}),
        (HEAD.replace('"1"', '"99"') + "*\n", {"error": "newer-rules", "line": 1}),
        (HEAD + "setup settle tonga.0\n\nlast_water\n", {"error": "end-differs", "line": 7}),
    ],
    ids=["nonsense", "cut off", "refused", "no move", "newer", "other end"],
)
def test_an_invalid_record_is_rejected_with_its_position(server: LiveServer, text: str, facts: dict[str, Any]) -> None:
    answer = Person(server.url).post("/api/records", record=text)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
    reported = answer.json()["facts"]
    assert {name: reported.get(name) for name in facts} == facts


def test_invalid_requests_are_rejected(server: LiveServer) -> None:
    person = Person(server.url)
    assert person.post("/api/records").json()["code"] == "malformed"
    assert person.post("/api/records", record="x" * 60_001).json()["code"] == "malformed"
    assert person.post("/api/records", record="x" * 300_000).json()["code"] == "too_large"
    table = person.quick(players=2, bot="random")
    for number, bot, code in (
        (9999, "greedy", "no_such_point"),
        (0, "nobody", "unknown_bot"),
        (-1, "greedy", "malformed"),
    ):
        answer = person.post(f"/api/tables/{table}/continue", number=number, bot=bot, name="Ana")
        assert answer.json()["code"] == code
    answer = person.post(f"/api/tables/{table}/continue", number=0, name="Ana", colour="purple")
    assert answer.json()["code"] == "no_seat"
    whole = vector(0)
    answer = person.post("/api/records/continue", record=write(whole), number=len(whole.moves), name="Ana")
    assert answer.json()["code"] == "no_such_point"


@pytest.mark.parametrize("share", [0.0, 0.5, 0.95])
async def test_a_game_from_a_record_can_be_played_to_the_end(server: LiveServer, share: float) -> None:
    record = vector(1)
    number = int(len(record.moves) * share)
    person = Person(server.url)
    answer = person.post("/api/records/continue", record=write(record), number=number, bot="random", name="Ana")
    assert answer.status_code == 201, answer.text
    table = answer.json()["id"]
    chance = random.Random(7)
    async with person.connect(table) as line:
        assert line.game is not None
        snapshot = line.received[-1]
        assert [entry["move"] for entry in snapshot["history"]][:number] == list(record.moves[:number])
        drawn = [text.split(" ")[1] for text in record.moves[:number] if text.startswith("draw ")]
        assert line.game["shuffle"]["known"] == len(drawn)
        turn = record.after(number).turn
        assert line.table["you"] == turn
        await line.play_on(chance.choice)
        shuffle = line.game["shuffle"]
    opened = f"{shuffle['salt']}:{','.join(shuffle['pile'])}"
    assert hashlib.sha256(opened.encode()).hexdigest() == shuffle["commitment"]
    assert shuffle["pile"][: len(drawn)] == drawn
    played = read(person.get(f"/api/tables/{table}/record").text)
    assert played.shuffle_holds()
    assert played.moves[:number] == record.moves[:number]
    assert_follows_record(person.get(f"/api/tables/{table}/replay").json(), played)


async def test_a_continued_game_has_the_chosen_colour(server: LiveServer) -> None:
    person, other = Person(server.url), Person(server.url)
    table = await play_game(person)
    answer = other.post(f"/api/tables/{table}/continue", number=6, bot="greedy", name="Bo", colour="yellow")
    again = answer.json()["id"]
    async with other.connect(again) as line:
        seats = line.table["seats"]
        assert [(seat["colour"], seat["bot"], seat["you"]) for seat in seats] == [
            ("red", "greedy", False),
            ("yellow", None, True),
        ]
        assert line.table["options"]["public"] is False
        # The moves of the original game cannot be undone.
        assert await line.problem_code("undo", number=line.number) in {"nothing_to_undo", "stale"}
    assert again not in person.get("/api/tables").text


async def test_a_continued_game_makes_a_due_draw_at_once(server: LiveServer) -> None:
    record = vector(2)
    position = Position(record.terms)
    number = 0
    for text in record.moves:
        if text.startswith("draw "):
            break
        position.play(position.parse(text))
        number += 1
    person = Person(server.url)
    answer = person.post("/api/records/continue", record=write(record), number=number, name="Ana")
    async with person.connect(answer.json()["id"]) as line:
        moves = [entry["move"] for entry in line.received[-1]["history"]]
        assert len(moves) > number
        assert moves[number].startswith("draw ")
