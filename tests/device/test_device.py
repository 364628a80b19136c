"""A device plays whole games: requests, websockets, storage and bots, without I/O."""

from __future__ import annotations

import json
import random

import pytest

from tests.device.host import START, Host, Line
from tongiaki.device import Device
from tongiaki.puzzles.puzzle import shipped
from tongiaki.record import read


def begun(host: Host, *, players: int = 3, bot: str = "random") -> tuple[str, Line]:
    """Start a quick game, and play until it is the person's turn."""
    table = host.begin(players, bot)
    line = host.connect(table)
    host.pass_time()
    return table, line


def chooser(seed: int = 1) -> random.Random:
    return random.Random(seed)


def play(host: Host, line: Line, turns: int) -> None:
    choice = chooser()
    for _ in range(turns):
        if line.game["legal"]:
            line.move(choice.choice)
        host.pass_time()


def test_a_whole_game_against_bots_with_review_rematch_and_record() -> None:
    host = Host()
    table, line = begun(host, players=2, bot="greedy")
    assert line.messages[0]["type"] == "snapshot"
    line.play(chooser().choice)
    assert line.table["status"] == "over"
    assert len(line.game["end"]["standings"]) == 2
    assert host.cards[table]["status"] == "over"
    record = read(host.get(f"/api/tables/{table}/record"))
    assert record.names == ("Ana", "greedy")
    assert record.shuffle_holds()
    replay = host.get(f"/api/tables/{table}/replay")
    assert len(replay["frames"]) == len(record.moves)
    assert line.say(type="rematch", once="r1")[-1] == {"type": "taken", "id": None, "once": "r1"}
    again = line.table["rematch"]
    assert again is not None
    assert host.cards[again]["status"] == "running"
    assert [seat["name"] for seat in host.connect(again).table["seats"]] == ["greedy", "Ana"]
    assert line.say(type="rematch", once="r1")[-1]["type"] == "taken"
    assert line.table["rematch"] == again
    assert host.faults == []


def test_a_game_survives_the_end_of_the_page_in_the_middle_of_a_turn() -> None:
    host = Host()
    table, line = begun(host)
    play(host, line, 6)
    before = line.game
    later = Host(seed=2, rows=host.rows)
    shown = later.connect(table)
    assert shown.messages[0]["type"] == "snapshot"
    assert shown.game == before
    later.pass_time()
    play(later, shown, 3)
    assert later.faults == []


def test_a_client_that_connects_again_gets_what_it_missed() -> None:
    host = Host()
    table, line = begun(host)
    number = line.number
    play(host, line, 2)
    socket = host.number()
    host.do("connect", socket=socket, path=f"/ws/tables/{table}")
    again = Line(host, socket)
    missed = again.say(type="hello", after=number)
    assert {message["type"] for message in missed} == {"update"}
    assert (again.number, again.game) == (line.number, line.game)


def test_a_move_is_stored_before_it_is_shown() -> None:
    host = Host()
    _, line = begun(host)
    host.held = []
    assert line.say(type="move", number=line.number, move=line.game["legal"][0]) == []
    before = len(line.messages)
    host.release()
    assert line.messages[before]["type"] == "update"


def test_messages_that_arrive_while_a_move_is_stored_are_carried_out_afterwards() -> None:
    host = Host()
    _, line = begun(host)
    host.held = []
    number, (first, *_) = line.number, line.game["legal"]
    line.say(type="move", id=1, number=number, move=first)
    assert line.say(type="move", id=2, number=number, move=first) == []
    before = len(line.messages)
    host.release()
    kinds = [(message["type"], message.get("code")) for message in line.messages[before:]]
    assert kinds[0] == ("update", None)
    assert kinds[-1] == ("problem", "stale")


def test_a_move_that_cannot_be_stored_changes_nothing_and_can_be_repeated() -> None:
    host = Host()
    table, line = begun(host)
    rows, game = list(host.rows[table]), line.game
    host.problem = "storage_full"
    answers = line.say(type="move", id=7, number=line.number, move=line.game["legal"][0])
    assert [(one["type"], one["code"], one["id"]) for one in answers] == [("problem", "storage_full", 7)]
    assert (host.rows[table], line.game) == (rows, game)
    host.problem = None
    play(host, line, 3)
    assert len(host.rows[table]) > len(rows)


def test_a_bot_moves_again_after_storage_has_failed_and_says_so_once() -> None:
    host = Host()
    table = host.begin()
    line = host.connect(table)
    while line.game["legal"]:
        line.move()
    host.problem = "storage_full"
    for _ in range(20):
        if host.wake is not None:
            host.now = max(host.now, host.wake)
            host.do("wake")
    problems = [message["code"] for message in line.messages if message["type"] == "problem"]
    assert problems == ["storage_full"]
    host.problem = None
    rows = len(host.rows[table])
    host.pass_time()
    assert len(host.rows[table]) > rows


def test_a_new_game_that_cannot_be_stored_is_refused() -> None:
    host = Host()
    host.problem = "storage_full"
    body = {"players": [{"name": "Ana"}, {"bot": "random"}]}
    assert host.ask("POST", "/api/device/games", body) == (507, {"code": "storage_full", "facts": {}})
    host.problem = None
    assert host.begin()


@pytest.mark.parametrize(
    ("message", "code"),
    [
        ("{", "malformed"),
        ('{"type":"fly"}', "unknown_type"),
        ('{"type":"move","number":1}', "malformed"),
        ('{"type":"move","number":1,"move":"draw fiji"}', "stale"),
        ('{"type":"hello"}', "hello_twice"),
        ('{"type":"sit","name":"Eve"}', "not_on_device"),
        ('{"type":"chat","text":"hi"}', "not_on_device"),
        ('{"type":"rematch"}', "not_over"),
        ('{"type":"undo","number":0}', "stale"),
    ],
)
def test_an_invalid_message_gets_a_problem(message: str, code: str) -> None:
    host = Host()
    _, line = begun(host)
    before = len(line.messages)
    host.do("message", socket=line.socket, text=message)
    assert [(one["type"], one["code"]) for one in line.messages[before:]] == [("problem", code)]
    play(host, line, 2)
    assert host.faults == []


def test_a_move_against_the_rules_is_refused_with_the_reason() -> None:
    host = Host()
    _, line = begun(host)
    (answer,) = line.say(type="move", id=3, number=line.number, move="crown fiji")
    assert (answer["type"], answer["id"]) == ("refused", 3)
    assert answer["clause"]


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/nothing", None, 404, "not_on_device"),
        ("GET", "/api/games", None, 404, "not_on_device"),
        ("GET", "/api/tables/none", None, 404, "no_table"),
        ("GET", "/api/tables/abcdefghijkm", None, 404, "no_table"),
        ("POST", "/api/device/games", {"players": [{"name": "Ana"}]}, 400, "malformed"),
        ("POST", "/api/device/games", None, 400, "malformed"),
        ("POST", "/api/device/games", {"players": [{"name": "Ana"}, {"bot": "nobody"}]}, 409, "unknown_bot"),
        ("POST", "/api/device/games", {"players": [{"bot": "random"}, {"bot": "random"}]}, 400, "malformed"),
        ("POST", "/api/device/games", {"players": [{"name": "Ana"}, {}]}, 400, "malformed"),
        ("POST", "/api/records", {"record": "nonsense"}, 400, "bad_record"),
        ("POST", "/api/device/records", {"record": "nonsense"}, 400, "bad_record"),
        ("POST", "/api/variations", {"number": 0}, 400, "malformed"),
        ("POST", "/api/variations", {"study": "abcdefghijkm", "number": 0}, 404, "not_on_device"),
        ("GET", "/api/puzzles/0", None, 404, "not_found"),
        ("GET", "/api/puzzles/x", None, 404, "not_found"),
        ("POST", f"/api/puzzles/{shipped()[0].number}/attempt", {"key": "k", "moves": []}, 404, "not_on_device"),
    ],
)
def test_an_invalid_request_gets_a_problem(method: str, path: str, body: object, status: int, code: str) -> None:
    host = Host()
    answered, problem = host.ask(method, path, body)
    assert (answered, problem["code"]) == (status, code)
    assert host.faults == []


@pytest.mark.parametrize(
    "text", ["", "[]", "{}", '{"do":"fly","now":1}', '{"do":"wake"}', '{"do":"stored","now":1,"batch":9}']
)
def test_an_invalid_input_is_reported_as_a_fault(text: str) -> None:
    (effect,) = json.loads(Device(1).do(text))
    assert effect["do"] == "fault"


def test_inputs_for_unknown_websockets_and_requests_do_nothing() -> None:
    device = Device(1)
    for fields in (
        {"do": "message", "socket": 9, "text": "{}"},
        {"do": "disconnect", "socket": 9},
        {"do": "load", "table": "abcdefghijkm", "rows": []},
        {"do": "wake"},
    ):
        assert device.do(json.dumps(fields | {"now": START})) == "[]"


def broken(rows: list[list[object]], number: int, body: str) -> list[list[object]]:
    return [[n, at, body if n == number else text] for n, at, text in rows]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ('{"kind":"from_the_future"}', "newer_game"),
        ('{"kind":"moved","move":"settle tonga.0","later":1}', "newer_game"),
        ('{"kind":"moved"}', "damaged_game"),
        ('{"kind":"moved","move":"sail nowhere:1"}', "damaged_game"),
        ('{"kind":"renamed","seat":9,"name":"x"}', "damaged_game"),
        ("{", "damaged_game"),
    ],
)
def test_entries_that_cannot_be_applied_are_a_problem(body: str, code: str) -> None:
    host = Host()
    table, line = begun(host)
    play(host, line, 2)
    number = len(host.rows[table])
    later = Host(rows={table: broken(host.rows[table], number, body)})
    socket = later.connect(table).socket
    assert [(one["type"], one["code"]) for one in later.sent[socket]] == [("problem", code)]
    assert later.closed == {socket: 4404}
    status, problem = later.ask("GET", f"/api/tables/{table}/record")
    assert (status, problem["code"], problem["facts"]) == (409, code, {"number": number})
    assert later.faults == []


def test_a_game_of_later_rules_is_not_opened() -> None:
    host = Host()
    table, _ = begun(host)
    rows = [[n, at, str(text).replace('"rules":"1"', '"rules":"2"')] for n, at, text in host.rows[table]]
    assert Host(rows={table: rows}).ask("GET", f"/api/tables/{table}")[1]["code"] == "newer_game"


def test_a_missing_row_is_a_damaged_game() -> None:
    host = Host()
    table, _ = begun(host)
    rows = [row for row in host.rows[table] if row[0] != 2]
    assert Host(rows={table: rows}).ask("GET", f"/api/tables/{table}")[1]["code"] == "damaged_game"


def test_a_game_that_cannot_be_read_is_not_missing_and_is_read_again() -> None:
    host = Host()
    table, line = begun(host)
    line.leave()
    host.unreadable = True
    socket = host.connect(table).socket
    assert host.sent[socket][0]["code"] == "storage_unreadable"
    assert host.closed[socket] == 4404
    assert host.ask("GET", f"/api/tables/{table}") == (503, {"code": "storage_unreadable", "facts": {}})
    host.unreadable = False
    assert host.connect(table).table["status"] == "running"


def test_a_game_that_another_tab_has_changed_is_read_again() -> None:
    host = Host()
    table, line = begun(host)
    before, number = len(host.rows[table]), line.number
    other = Host(rows=host.rows)
    elsewhere = other.connect(table)
    elsewhere.move()
    elsewhere.leave()
    assert len(host.rows[table]) > before
    host.problem = "open_elsewhere"
    (answer,) = line.say(type="move", number=number, move=line.game["legal"][0])
    assert answer["code"] == "open_elsewhere"
    assert host.closed[line.socket] == 4404
    host.problem = None
    assert host.connect(table).number == elsewhere.number
    assert host.faults == []


def test_a_game_that_was_deleted_while_it_is_open_is_not_stored_in_part() -> None:
    host = Host()
    table, line = begun(host)
    del host.rows[table]
    host.problem = "no_table"
    (answer,) = line.say(type="move", number=line.number, move=line.game["legal"][0])
    assert answer["code"] == "no_table"
    assert host.closed[line.socket] == 4404
    assert host.sent[host.connect(table).socket][0]["code"] == "no_table"


def test_a_game_is_read_again_after_the_page_has_left_it() -> None:
    host = Host()
    table, line = begun(host)
    line.leave()
    other = Host(rows=host.rows)  # another tab continues the game
    elsewhere = other.connect(table)
    other.pass_time()
    play(other, elsewhere, 2)
    elsewhere.leave()
    assert host.connect(table).number == elsewhere.number


def test_bots_wait_while_the_page_does_not_show_the_game() -> None:
    host = Host()
    table = host.begin()
    line = host.connect(table)
    while line.game["legal"]:
        line.move()
    rows = len(host.rows[table])
    line.leave()
    host.pass_time()
    assert len(host.rows[table]) == rows


def test_a_bot_pauses_before_its_move() -> None:
    host = Host()
    _, line = begun(host)
    while line.game["legal"]:
        line.move()
    before = host.now
    while host.wake == host.now:
        host.do("wake")
    assert host.wake is not None
    assert 200 <= host.wake - before <= 600


def test_hint_odds_and_plans() -> None:
    host = Host()
    _, line = begun(host, players=2, bot="greedy")
    line.say(type="ask_hint", id=5, number=line.number)
    host.pass_time()
    hint = line.messages[-1]
    assert (hint["type"], hint["id"]) == ("hint", 5)
    assert hint["lines"][0]["moves"][0] in line.game["legal"]
    assert line.say(type="ask_plans", id=6, number=line.number)[-1]["type"] == "plans"
    choice = chooser(3)
    for _ in range(400):
        sails = [move for move in line.game["legal"] or [] if move.startswith("sail ")]
        if sails:
            odds = line.say(type="ask_odds", id=8, number=line.number, move=sails[0])[-1]
            assert odds["type"] == "odds"
            assert odds["lands"] + odds["sinks"] + odds["at_sea"] == pytest.approx(1)
            return
        play(host, line, 1) if line.game["legal"] is None else line.move(choice.choice)
        host.pass_time()
    raise AssertionError("no fleet ever sails")


def test_a_hint_that_is_out_of_date_is_not_sent() -> None:
    host = Host()
    _, line = begun(host)
    number = line.number
    line.say(type="ask_hint", id=5, number=number)
    line.say(type="ask_hint", id=6, number=number)
    assert line.messages[-1]["code"] == "too_fast"
    line.move()
    host.pass_time()
    (answer,) = [message for message in line.messages if message.get("id") == 5]
    assert (answer["type"], answer["code"]) in {("problem", "stale"), ("problem", "not_your_turn")}


def test_the_last_move_can_be_taken_back() -> None:
    host = Host()
    _, line = begun(host)
    position, legal = line.game["position"], line.game["legal"]
    line.move()
    assert line.game["undo"]
    line.say(type="undo", number=line.number)
    assert (line.game["position"], line.game["legal"]) == (position, legal)


def test_a_bot_that_thinks_when_a_move_is_taken_back_does_not_move() -> None:
    host = Host()
    _, line = begun(host)
    while line.game["legal"]:
        line.move()
    line.say(type="undo", number=line.number)
    host.pass_time()
    assert line.game["legal"]
    assert host.faults == []


def test_taking_back_beyond_a_draw_needs_no_vote_on_one_device() -> None:
    host = Host()
    _, line = begun(host, players=2)
    play(host, line, 30)
    if line.table["status"] == "over":
        pytest.skip("the game was over too soon")
    number = len(line.game["position"]["tiles"])
    before = line.number
    answers = line.say(type="ask_undo", once="u1", number=line.number)
    assert answers[-1]["type"] == "taken"
    assert line.number > before
    assert line.game["legal"] is not None
    assert len(line.game["position"]["tiles"]) <= number


def test_a_repeated_request_is_carried_out_once() -> None:
    host = Host()
    table, line = begun(host)
    assert line.say(type="resign", once="q")[-1]["type"] == "taken"
    rows = len(host.rows[table])
    assert line.say(type="resign", once="q")[-1]["type"] == "taken"
    assert len(host.rows[table]) == rows
    assert line.table["status"] == "over"
