"""The answer to invalid input is clear and the table is unchanged. tests/security sends much more."""

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.protocol.table_messages import MESSAGE_LIMIT

BROKEN = {
    "no JSON": ("settle tonga.0", "malformed"),
    "half a message": ('{"type":"start"', "malformed"),
    "a list": ('["start"]', "malformed"),
    "a number": ("17", "malformed"),
    "nothing": ("", "malformed"),
    "no type": ("{}", "malformed"),
    "a type that is none": ('{"type":"cheat"}', "unknown_type"),
    "a type that is a number": ('{"type":7}', "malformed"),
    "a field too many": ('{"type":"start","now":true}', "malformed"),
    "a field too few": ('{"type":"move","number":1}', "malformed"),
    "a field of another type": ('{"type":"move","number":"1","move":"resettle"}', "malformed"),
    "a number out of range": ('{"type":"move","number":-1,"move":"resettle"}', "malformed"),
    "an endless number": ('{"type":"hello","after":1e999}', "malformed"),
    "a seat out of range": ('{"type":"sit","seat":6,"name":"Eve"}', "malformed"),
    "a colour that is none": ('{"type":"sit","name":"Eve","colour":"pink"}', "malformed"),
    "no name": ('{"type":"sit","name":""}', "malformed"),
    "a name of blanks": ('{"type":"sit","name":"   "}', "malformed"),
    "a name too long": ('{"type":"sit","name":"' + 25 * "x" + '"}', "malformed"),
    "chat of control characters": ('{"type":"chat","text":"\\u0007\\u202e"}', "malformed"),
    "chat too long": ('{"type":"chat","text":"' + 501 * "x" + '"}', "malformed"),
    "more than a message may hold": ('{"type":"chat","text":"' + MESSAGE_LIMIT * "x" + '"}', "too_large"),
    "deep nesting": (2000 * "[" + 2000 * "]", "malformed"),
    "a type of lists in lists": ('{"type":' + 1990 * "[" + 1990 * "]" + "}", "malformed"),
    "a field too many of lists in lists": ('{"type":"start","now":' + 1990 * "[" + 1990 * "]" + "}", "malformed"),
    "half a type of lists in lists": ('{"type":' + 3000 * "[", "malformed"),
    "half a character": ('{"type":"chat","text":"\\ud800"}', "malformed"),
    "a second hello": ('{"type":"hello","after":null}', "hello_twice"),
}


@pytest.mark.parametrize(("text", "code"), BROKEN.values(), ids=BROKEN.keys())
async def test_a_malformed_message_is_rejected_and_changes_nothing(server: LiveServer, text: str, code: str) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2, name="Ana")) as line:
        number = line.number
        await line.socket.send(text)
        answer = await line.receive(lambda message: message["type"] == "problem")
        assert answer["code"] == code
        assert (await line.request("chat", text="still here"))["number"] == number + 1


async def test_bytes_that_are_not_text_are_rejected(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2)) as line:
        await line.socket.send(b"\xff\xfe\x00")
        assert (await line.receive(lambda message: message["type"] == "problem"))["code"] == "malformed"


async def test_a_problem_has_the_id_of_its_message(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2)) as line:
        await line.socket.send('{"type":"cheat","id":5}')
        assert (await line.receive(lambda message: message["type"] == "problem"))["id"] == 5


async def test_deeply_nested_lists_are_rejected_and_the_connection_stays_open(server: LiveServer) -> None:
    line = Connection(server.url, Person(server.url).new_table(seats=2))
    await line.open()
    for kind in ('"hello","after"', "7", '"x","id"'):
        await line.socket.send('{"type":' + kind + ":" * (kind != "7") + 1500 * "[")
        assert (await line.next())["code"] == "malformed"
    assert await line.problem_code("start") == "hello_first"
    await line.socket.close()
    assert "Traceback" not in server.log.read_text()


async def test_a_message_before_hello_is_rejected(server: LiveServer) -> None:
    person = Person(server.url)
    line = person.connect(person.new_table(seats=2))
    await line.open()
    assert await line.problem_code("start") == "hello_first"
    await line.socket.close()


async def test_a_connection_to_an_unknown_table_is_closed(server: LiveServer) -> None:
    line = Connection(server.url, "nosuchtable")
    await line.open()
    assert (await line.next())["code"] == "no_table"
    with pytest.raises(ConnectionClosed) as closed:
        await line.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


async def test_a_visitor_without_a_cookie_can_only_watch_a_table(server: LiveServer) -> None:
    person = Person(server.url)
    async with Connection(server.url, person.new_table(seats=2)) as line:
        assert await line.problem_code("sit", name="Eve") == "no_person"
        assert await line.problem_code("chat", text="hello") == "no_person"
        assert await line.problem_code("start") == "no_person"


async def test_a_websocket_of_another_site_is_rejected(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2)
    with pytest.raises(InvalidStatus):
        await person.connect(table).open(origin="https://elsewhere.example")
    line = person.connect(table)
    await line.open(origin=server.url)
    await line.socket.close()


def test_a_form_of_another_site_is_rejected(server: LiveServer) -> None:
    headers = {"Origin": "https://elsewhere.example", "Cookie": Person(server.url).cookie}
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Eve"}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong_origin")


async def test_invalid_requests_for_seats_are_rejected(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    async with host.connect(host.new_table(seats=2, name="Ana")) as ana, guest.connect(ana.table["id"]) as eve:
        assert await ana.problem_code("sit", name="Ana") == "already_seated"
        assert await eve.problem_code("sit", name="Eve", seat=0) == "seat_taken"
        assert await eve.problem_code("sit", name="Eve", seat=2) == "no_seat"
        assert await eve.problem_code("leave") == "not_seated"
        assert await eve.problem_code("colour", colour="blue") == "not_seated"
        assert await eve.problem_code("add_bot", bot="greedy") == "not_host"
        assert await eve.problem_code("remove_bot", seat=0) == "not_host"
        assert await ana.problem_code("add_bot", bot="clever") == "unknown_bot"
        assert await ana.problem_code("add_bot", bot="greedy", seat=5) == "no_seat"
        assert await ana.problem_code("remove_bot", seat=0) == "not_a_bot"
        assert await ana.problem_code("remove_bot", seat=5) == "no_seat"
        assert await ana.problem_code("start") == "too_few_players"
        assert await ana.problem_code("move", number=ana.number, move="resettle") == "not_running"
        assert await ana.problem_code("undo", number=ana.number) == "not_running"
        await ana.request("add_bot", bot="greedy")
        assert await eve.problem_code("sit", name="Eve") == "table_full"


async def test_invalid_moves_are_rejected(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="3600")
    person, eve = Person(server.url), Person(server.url)
    table = person.quick(players=2)
    async with person.connect(table) as line, eve.connect(table) as watcher:
        number = line.number
        assert await watcher.problem_code("move", number=number, move="settle tonga.0") == "not_seated"
        assert await line.problem_code("move", number=number - 2, move="settle tonga.0") == "stale"
        assert await line.problem_code("move", number=number + 9, move="settle tonga.0") == "stale"
        assert await line.problem_code("move", number=number, move="settle atlantis.0") == "malformed"
        assert await line.problem_code("undo", number=number) == "nothing_to_undo"
        assert await line.problem_code("start") == "not_open"
        assert await line.problem_code("colour", colour="blue") == "not_open"
        refused = await line.move("crown tonga")
        assert refused["type"] == "refused"
        assert (refused["id"], refused["move"]) == (77, "crown tonga")
        assert refused["code"]
        assert refused["clause"]
        draw = await line.move("draw fiji")
        assert draw["type"] == "refused"
        await line.move("settle tonga.0")
        assert await line.problem_code("move", number=line.number, move="settle tonga.1") == "not_your_turn"
        assert await line.problem_code("move", number=number, move="settle tonga.1") == "stale"


async def test_a_flood_is_rate_limited_and_delays_nobody(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="10", TONGIAKI_MESSAGE_RATE="20")
    person, other = Person(server.url), Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    async with person.connect(table) as line, other.connect(table) as witness:
        for number in range(40):
            await line.send("chat", text=f"spam {number}", id=number)
        count = 0
        while count < 40:
            message = await line.next()
            count += message["type"] == "problem" or bool(message.get("chat"))
        problems = [message["code"] for message in line.received if message["type"] == "problem"]
        assert set(problems) == {"too_fast"}
        texts = [message["chat"]["text"] for message in line.received if message.get("chat")]
        assert 10 <= len(texts) < 40
        await witness.receive_until(lambda one: one.number == line.number)


async def test_an_oversized_frame_closes_only_its_connection(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    line = person.connect(table)
    await line.open()
    await line.socket.send(200_000 * "x")
    with pytest.raises(ConnectionClosed):
        await line.next()
    async with person.connect(table) as again:
        assert again.seat == 0


def test_invalid_input_over_http_is_rejected_with_a_code(server: LiveServer) -> None:
    person = Person(server.url)
    cases = [
        ("/api/tables", {"seats": 7}, 400, "malformed"),
        ("/api/tables", {"seats": 4, "cheat": 1}, 400, "malformed"),
        ("/api/tables", {"name": "\u202e"}, 400, "malformed"),
        ("/api/quick", {"name": "Ana", "bot": "clever"}, 409, "unknown_bot"),
        ("/api/quick", {"players": 3}, 400, "malformed"),
        ("/api/me", {"name": 25 * "x"}, 400, "malformed"),
        ("/api/me", {"name": 5000 * "x"}, 413, "too_large"),
        ("/api/nothing", {}, 404, "not_found"),
        ("/api/tables/nosuchtable/claim", {"key": "x"}, 404, "no_table"),
        ("/healthz", {}, 405, "malformed"),
    ]
    for path, body, status, code in cases:
        answer = person.post(path, **body)
        assert (path, answer.status_code, answer.json()["code"]) == (path, status, code)


def test_deeply_nested_lists_in_a_body_are_malformed(server: LiveServer) -> None:
    for body in (3000 * "[", '{"name":' + 1900 * "[" + 1900 * "]" + "}", '{"x":' + 1900 * "[" + 1900 * "]" + "}"):
        for path in ("/api/me", "/api/tables", "/api/studies", "/api/login"):
            answer = httpx.post(server.url + path, content=body, headers={"Content-Type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert "Traceback" not in server.log.read_text()


def test_creating_tables_is_rate_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="3", TONGIAKI_TABLE_RATE="0")
    person = Person(server.url)
    assert [person.post("/api/tables").status_code for _ in range(4)] == [201, 201, 201, 429]


def test_changes_are_rate_limited_separately_from_reads(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="3", TONGIAKI_MESSAGE_RATE="0")
    person = Person(server.url)
    assert [person.post("/api/me", name="Ana").status_code for _ in range(4)] == [200, 200, 200, 429]
    assert person.get("/api/me").json() == {"name": "Ana", "account": False, "program": False}
