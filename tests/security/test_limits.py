"""Rate limits and quotas: password guesses, sockets, silent connections, and the number of a table's entries."""

import asyncio
import contextlib
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
import uvicorn
from litestar.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.ports import free_port
from tests.server.long_game import long_game
from tests.server.player import PATIENCE, Person
from tongiaki.common.rate_limits import WIDER, Buckets, Places, Shares, counted
from tongiaki.record import write
from tongiaki.server.transport import http_protocol
from tongiaki.server.transport.http_protocol import ConnectionAdmission


def test_guessing_keys_comes_to_an_end_and_hides_no_key(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_BURST="5", TONGIAKI_LOGIN_RATE="0", TONGIAKI_MESSAGE_RATE="1000")
    owner, thief = Person(server.url), Person(server.url)
    table = owner.new_table(seats=2, name="Ana")
    codes = [thief.post(f"/api/tables/{table}/claim", key=f"guess-{number}").json()["code"] for number in range(8)]
    assert codes == 5 * ["wrong_key"] + 3 * ["too_fast"]
    assert owner.get("/api/me").json()["name"] == "Ana"


async def test_who_has_guessed_too_often_is_not_heard_even_with_the_key(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_BURST="2", TONGIAKI_LOGIN_RATE="0")
    owner, thief = Person(server.url), Person(server.url)
    table = owner.new_table(seats=2, name="Ana")
    claims = [thief.post(f"/api/tables/{table}/claim", key=guess) for guess in ("a", "b", owner.link(table))]
    assert [claim.status_code for claim in claims] == [403, 403, 429]
    async with owner.at(table) as line:
        assert line.seat == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_addresses_of_one_house_count_as_one(one: str, other: str) -> None:
    assert counted(one) == counted(other)


@pytest.mark.parametrize(("one", "other"), [("192.0.2.7", "192.0.2.8"), ("2001:db8:1:2::1", "2001:db8:1:3::1")])
def test_other_houses_have_limits_of_their_own(one: str, other: str) -> None:
    assert counted(one) != counted(other)
    assert counted(None) == ""


def test_the_networks_of_one_customer_share_more_than_one_of_them_has() -> None:
    buckets = Buckets(rate=0, burst=2)
    houses = [counted(f"2001:db8:1:{number:x}::1") for number in range(40)]
    assert sum(buckets.take(house) for house in houses for _ in range(5)) == 2 * WIDER
    assert buckets.take(counted("2001:db8:2::1"))
    places = Places(2)
    for house in houses[:WIDER]:
        assert not places.full(house)
        places.take(house)
        places.take(house)
    assert places.full(houses[-1])
    places.free(houses[0])
    assert not places.full(houses[-1])


def test_what_many_persons_of_one_address_do_is_added_up() -> None:
    shares = Shares(Buckets(rate=0, burst=5), Buckets(rate=0, burst=10))
    assert sum(shares.take("192.0.2.7", f"cookie {number}", "a table") for number in range(100)) == 10
    assert not shares.take("192.0.2.7", "another cookie", "a table")
    assert shares.take("192.0.2.7", "a player", "a table", alone=True)
    assert shares.take("192.0.2.8", "cookie 1", "a table")
    assert shares.take("192.0.2.7", "cookie 1", "another table")


async def test_an_address_has_so_many_sockets_and_gets_more_when_it_closes_some(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOCKETS="5")
    person = Person(server.url)
    address = f"ws{server.url.removeprefix('http')}/ws/tables/{person.new_table(seats=2, name='Ana')}"
    async with contextlib.AsyncExitStack() as stack:
        for _ in range(5):
            await stack.enter_async_context(connect(address))
        with pytest.raises(InvalidStatus):
            await connect(address).__aenter__()
        elsewhere = connect(address, additional_headers={"X-Forwarded-For": "192.0.2.7"})
        await stack.enter_async_context(elsewhere)
    async with asyncio.timeout(PATIENCE):  # until the server has noticed the closed connections
        while True:
            with contextlib.suppress(InvalidStatus):
                async with connect(address):
                    break
            await asyncio.sleep(0.05)


def test_a_request_that_does_not_come_to_its_end_is_given_up(live_server: LiveServer) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{live_server.port}\r\n".encode()
    body = head + b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    begun = {"nothing": b"", "half a head": head, "half a body": body}
    sockets = {name: socket.create_connection(("127.0.0.1", live_server.port)) for name in begun}
    for name, one in sockets.items():
        one.sendall(begun[name])
        one.settimeout(PATIENCE)
    for one in sockets.values():
        with contextlib.suppress(ConnectionResetError):
            while one.recv(4096):
                pass
        one.close()
    assert live_server.answers()


def test_silent_connections_keep_nobody_out(live_server: LiveServer) -> None:
    limits = Path(f"/proc/{live_server.pid}/limits").read_text()
    soft, hard = next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))
    assert soft == hard
    sockets = [socket.create_connection(("127.0.0.1", live_server.port)) for _ in range(500)]
    try:
        assert httpx.get(f"{live_server.url}/api/tables").status_code == 200
    finally:
        for one in sockets:
            one.close()


async def test_a_table_grows_to_a_limit_and_its_game_goes_on(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_ENTRIES="30", TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="1000")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    async with person.at(table) as line:
        said = 0
        while (await line.ask("chat", text=f"line {said}"))["type"] == "update":
            said += 1
        assert said < 30
        assert await line.problem("name", name="Zed") == "enough"
        assert (await line.ask("chat", text="/help"))["type"] == "notice"
        assert await line.problem("chat", text="/name Zed") == "enough"
        assert person.post(f"/api/tables/{table}/link").json()["code"] == "enough"
        while line.table["status"] != "over":
            if line.legal:
                await line.say("move", number=line.number, move=line.legal[0])
            await line.next()
        assert line.game is not None
        # The game ended by the rules or by the maximum number of moves.
        assert len([one for one in line.heard if one["type"] == "update" and one["move"]]) <= 40


async def test_those_who_look_on_leave_room_for_those_who_play(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(
        sqlite_url, TONGIAKI_TABLE_ENTRIES="40", TONGIAKI_BOT_PAUSE="3600", TONGIAKI_MESSAGE_RATE="10000"
    )
    ana, zed = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", bots=1)
    zed.post("/api/me", name="Zed")
    async with ana.at(table) as player, zed.at(table) as watcher:
        await player.ask("start")
        while (await watcher.ask("chat", text="la la la"))["type"] == "update":
            pass
        assert watcher.heard[-1]["code"] == "enough"
        assert (await player.ask("chat", text="Still here"))["type"] == "update"
        while (await player.ask("chat", text="la la la"))["type"] == "update":
            pass
        # The player can still request a bot for an absent player; here, the opponent is present.
        assert await player.problem("ask_bot", seat=1) == "not_away"
        assert (await player.move(player.legal[0]))["type"] == "update"


async def test_several_windows_say_no_more_than_one(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(
        sqlite_url, TONGIAKI_BOT_PAUSE="3600", TONGIAKI_MESSAGE_BURST="12", TONGIAKI_MESSAGE_RATE="0.1"
    )
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    async with ana.at(table) as one, ana.at(table) as other, ben.at(table) as friend:
        for line in [one] * 5 + [other] * 5:  # each connection has also sent hello
            await line.say("chat", text="me")
        await one.hear(lambda message: message["type"] == "update" and message["number"] >= 12)
        assert await other.problem("chat", text="me again") == "too_fast"
        assert await one.problem("chat", text="me again") == "too_fast"
        await friend.say("sit", seat=None, name="Ben", colour=None)
        await friend.until(lambda line: line.seat == 1)


async def test_strangers_with_many_cookies_do_not_keep_a_table_from_its_start(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(
        sqlite_url, TONGIAKI_MESSAGE_BURST="8", TONGIAKI_MESSAGE_RATE="1", TONGIAKI_TABLE_ENTRIES="30"
    )
    elsewhere = {"X-Forwarded-For": "192.0.2.9"}
    host, friend = Person(server.url), Person(server.url, {"X-Forwarded-For": "192.0.2.8"})
    table = host.new_table(seats=3, name="Ana")
    strangers = [Person(server.url, elsewhere) for _ in range(6)]
    for number, stranger in enumerate(strangers):
        stranger.post("/api/me", name=f"Guest {number}")
    async with contextlib.AsyncExitStack() as stack:
        ana = await stack.enter_async_context(host.at(table))
        lines = [await stack.enter_async_context(stranger.at(table)) for stranger in strangers]
        before = ana.number
        for line in lines:
            for number in range(8):
                await line.say("chat", text="la la la", id=number)
        for line in lines:
            await line.hear(lambda message: message.get("id") == 7 or bool(message.get("chat")))
        await ana.ask("chat", text="Please stop")
        said = [message for message in ana.heard if message.get("chat") and message["number"] > before]
        assert len(said) <= 2 * 8 + 4  # the burst, and the tokens regained in the meantime
        # Half of the entries are reserved for the seated players, and the game can always start.
        assert (await ana.ask("chat", text="Hello?"))["type"] == "update"
        for _ in range(30):
            await ana.say("chat", text="la")
        ben = await stack.enter_async_context(friend.at(table))
        await ben.say("sit", seat=None, name="Ben", colour=None)
        await ben.until(lambda line: line.seat == 1)


async def test_a_new_connection_brings_no_new_burst(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="5", TONGIAKI_MESSAGE_RATE="0.2")
    person = Person(server.url)
    table = person.new_table(seats=2)
    first, second = person.at(table), person.at(table)
    for line in (first, second):
        await line.open()
    for _ in range(5):
        await first.say("start")
    assert [(await first.next())["code"] for _ in range(5)] == 5 * ["hello_first"]
    await second.say("start")
    assert (await second.next())["code"] == "too_fast"
    for line in (first, second):
        await line.socket.close()


def test_an_address_has_so_many_connections_whatever_it_forwards(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOCKETS="20", TONGIAKI_PROXIES="")
    sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
    try:
        for one in sockets[20:]:
            one.settimeout(20)
            with contextlib.suppress(ConnectionResetError):
                assert one.recv(1) == b""
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": "192.0.2.7"}, timeout=20)
        neighbour = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=neighbour) as client:
            assert client.get(f"{server.url}/api/me").status_code == 200
    finally:
        for one in sockets:
            one.close()


def test_who_is_no_named_proxy_is_not_believed_whom_it_speaks_for(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="3", TONGIAKI_TABLE_RATE="0", TONGIAKI_PROXIES="")
    codes = []
    for number in range(5):
        headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.url}/api/tables", json={}, headers=headers)
        codes.append(answer.status_code)
        assert "Secure" not in answer.headers.get("Set-Cookie", "")
    assert codes == [201, 201, 201, 429, 429]


async def come_true(what: Callable[[], bool]) -> None:
    """Poll until a condition without an event becomes true."""
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.02)


async def test_who_takes_nothing_of_an_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "ANSWER_PATIENCE", 2.0)

    async def generous(scope: Scope, _: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(30_000_000), "more_body": False})

    port = free_port()
    protocol = http_protocol.patient(ConnectionAdmission(10))
    server = uvicorn.Server(uvicorn.Config(generous, http=protocol, port=port, lifespan="off"))
    serving = asyncio.ensure_future(server.serve())
    await come_true(lambda: server.started)
    stalled = socket.create_connection(("127.0.0.1", port))
    stalled.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    taken = 0
    while piece := await reader.read(300_000):  # slowly, but completely
        taken += len(piece)
        await asyncio.sleep(0.01)
    assert taken > 30_000_000
    await come_true(lambda: not server.server_state.connections)
    stalled.close()
    writer.close()
    server.should_exit = True
    await serving


async def test_what_is_said_before_hello_is_counted_too(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="5", TONGIAKI_MESSAGE_RATE="1")
    person = Person(server.url)
    line = person.at(person.new_table(seats=2))
    await line.open()
    codes = []
    for _ in range(7):
        await line.say("start")
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(5):
            while len(codes) < 7:
                codes.append((await line.next())["code"])
    assert codes[:5] == 5 * ["hello_first"]
    assert codes[5] == "too_fast"
    await line.socket.close()


def test_whole_games_are_not_worked_through_without_end(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_WORK_RATE="0")  # the burst of one second of CPU work remains
    person, record = Person(server.url), write(long_game(2750))
    table = person.quick(players=2, bot="random")
    answers = [person.post("/api/records", record=record).status_code for _ in range(30)]
    allowed = answers.count(200)
    assert answers == [200] * allowed + [429] * (30 - allowed)
    assert 0 < allowed < 30
    assert person.get(f"/api/tables/{table}/replay").status_code == 429
    assert person.get(f"/api/tables/{table}").status_code == 200


async def test_the_next_table_counts_as_any_that_is_made(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="2", TONGIAKI_TABLE_RATE="0")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    for answer in ("update", "too_fast"):
        async with person.at(table) as line:
            await line.ask("resign")
            if answer == "too_fast":
                assert await line.problem("rematch") == answer
            else:
                await line.ask("rematch")
                await line.until(lambda one: one.table["rematch"] is not None)
                table = line.table["rematch"]


def test_reading_has_an_end_too_and_what_is_dear_counts_as_more(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="1", TONGIAKI_MESSAGE_RATE="0")
    person = Person(server.url)  # this request is the first of twenty
    lobby = [person.get("/api/tables").status_code for _ in range(6)]
    assert lobby == [200] * 5 + [429]
    assert person.get("/api/me").status_code == 429
    assert httpx.get(server.url, headers={"X-Forwarded-For": "192.0.2.1"}).status_code in {200, 503}


async def test_websockets_are_not_opened_without_end(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="1", TONGIAKI_MESSAGE_RATE="0")
    person = Person(server.url)
    table = person.new_table(seats=2)
    for _ in range(10):
        line = person.at(table)
        await line.open()
        await line.socket.close()
    with pytest.raises(InvalidStatus):
        await person.at(table).open()


async def test_what_many_are_told_of_counts_as_more(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="6", TONGIAKI_MESSAGE_RATE="0")
    host = Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with contextlib.AsyncExitStack() as stack:
        # The address has 60 tokens. With 0 to 19 connections present, 20 connections cost 20 tokens plus 190 / 5.
        lines = [await stack.enter_async_context(Person(server.url).at(table)) for _ in range(20)]
        assert [await line.problem("start") for line in lines[:2]] == ["not_host", "too_fast"]


def test_an_accounts_new_name_costs_as_much_as_it_has_tables(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_WORK_RATE="0", TONGIAKI_TABLE_BURST="200", TONGIAKI_BOT_PAUSE="60")
    ana = Person(server.url)
    ana.claim("Ana")
    for _ in range(34):
        ana.quick(players=2, bot="random")
    renamed = [ana.post("/api/me", name=f"Ana {number}").status_code for number in range(5)]
    assert renamed == [200] * 3 + [429] * 2
    assert ana.get("/api/me").json()["name"] == "Ana 2"
