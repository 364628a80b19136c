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
from tongiaki.common.rate_limits import (
    NETWORK_FACTOR,
    ConnectionsPerAddress,
    PersonAndAddressLimit,
    RateLimit,
    address_key,
)
from tongiaki.record import write
from tongiaki.server.transport import http_protocol
from tongiaki.server.transport.http_protocol import ConnectionLimit


def test_guesses_of_seat_keys_are_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_BURST="5", TONGIAKI_LOGIN_RATE="0", TONGIAKI_MESSAGE_RATE="1000")
    owner, thief = Person(server.url), Person(server.url)
    table = owner.new_table(seats=2, name="Ana")
    codes = [thief.post(f"/api/tables/{table}/claim", key=f"guess-{number}").json()["code"] for number in range(8)]
    assert codes == 5 * ["wrong_key"] + 3 * ["too_fast"]
    assert owner.get("/api/me").json()["name"] == "Ana"


async def test_the_right_key_is_rejected_after_too_many_guesses(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_LOGIN_BURST="2", TONGIAKI_LOGIN_RATE="0")
    owner, thief = Person(server.url), Person(server.url)
    table = owner.new_table(seats=2, name="Ana")
    claims = [thief.post(f"/api/tables/{table}/claim", key=guess) for guess in ("a", "b", owner.link(table))]
    assert [claim.status_code for claim in claims] == [403, 403, 429]
    async with owner.connect(table) as line:
        assert line.seat == 0


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
    ],
)
def test_addresses_of_one_network_share_a_limit(one: str, other: str) -> None:
    assert address_key(one) == address_key(other)


@pytest.mark.parametrize(("one", "other"), [("192.0.2.7", "192.0.2.8"), ("2001:db8:1:2::1", "2001:db8:1:3::1")])
def test_addresses_of_different_networks_have_separate_limits(one: str, other: str) -> None:
    assert address_key(one) != address_key(other)
    assert address_key(None) == ""


def test_networks_of_one_provider_customer_share_a_larger_limit() -> None:
    buckets = RateLimit(rate=0, burst=2)
    houses = [address_key(f"2001:db8:1:{number:x}::1") for number in range(40)]
    assert sum(buckets.try_acquire(house) for house in houses for _ in range(5)) == 2 * NETWORK_FACTOR
    assert buckets.try_acquire(address_key("2001:db8:2::1"))
    places = ConnectionsPerAddress(2)
    for house in houses[:NETWORK_FACTOR]:
        assert not places.is_reached(house)
        places.add(house)
        places.add(house)
    assert places.is_reached(houses[-1])
    places.remove(houses[0])
    assert not places.is_reached(houses[-1])


def test_people_at_one_address_share_a_limit_at_a_table() -> None:
    shares = PersonAndAddressLimit(RateLimit(rate=0, burst=5), RateLimit(rate=0, burst=10))
    assert sum(shares.try_acquire("192.0.2.7", f"cookie {number}", "a table") for number in range(100)) == 10
    assert not shares.try_acquire("192.0.2.7", "another cookie", "a table")
    assert shares.try_acquire("192.0.2.7", "a player", "a table", person_only=True)
    assert shares.try_acquire("192.0.2.8", "cookie 1", "a table")
    assert shares.try_acquire("192.0.2.7", "cookie 1", "another table")


def test_each_of_several_servers_has_its_part_of_a_limit_and_at_least_one() -> None:
    servers = 1

    def live_servers() -> int:
        return servers

    limit, places = RateLimit(0, 6, live_servers), ConnectionsPerAddress(6, live_servers)
    for servers, part in ((1, 6), (2, 3), (4, 1), (6, 1), (100, 1)):
        assert sum(limit.try_acquire(f"192.0.2.{servers}") for _ in range(10)) == part
        for _ in range(part):
            assert not places.is_reached("192.0.2.1")
            places.add("192.0.2.1")
        assert places.is_reached("192.0.2.1")
        for _ in range(part):
            places.remove("192.0.2.1")


def test_a_new_server_gets_its_part_of_unused_tokens() -> None:
    servers = 1
    limit = RateLimit(0, 6, lambda: servers)
    assert limit.try_acquire("192.0.2.1")
    servers = 2
    assert sum(limit.try_acquire("192.0.2.1") for _ in range(6)) == 3


async def test_open_websockets_per_address_are_limited(start_server: StartServer, sqlite_url: str) -> None:
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


def test_an_incomplete_request_times_out(live_server: LiveServer) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{live_server.port}\r\n".encode()
    body = head + b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    begun = {"nothing": b"", "half a head": head, "half a body": body}
    sockets = {name: socket.create_connection(("127.0.0.1", live_server.port)) for name in begun}
    for name, opened in sockets.items():
        opened.sendall(begun[name])
        opened.settimeout(PATIENCE)
    for connection in sockets.values():
        with contextlib.suppress(ConnectionResetError):
            while connection.recv(4096):
                pass
        connection.close()
    assert live_server.answers()


def test_silent_connections_do_not_block_other_clients(live_server: LiveServer) -> None:
    limits = Path(f"/proc/{live_server.pid}/limits").read_text()
    soft, hard = next(line.split()[3:5] for line in limits.splitlines() if line.startswith("Max open files"))
    assert soft == hard
    sockets = [socket.create_connection(("127.0.0.1", live_server.port)) for _ in range(500)]
    try:
        assert httpx.get(f"{live_server.url}/api/tables").status_code == 200
    finally:
        for connection in sockets:
            connection.close()


async def test_chat_stops_at_the_maximum_number_of_entries_but_the_game_continues(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_ENTRIES="30", TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="1000")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    async with person.connect(table) as line:
        count = 0
        while (await line.request("chat", text=f"line {count}"))["type"] == "update":
            count += 1
        assert count < 30
        assert await line.problem_code("name", name="Zed") == "enough"
        assert (await line.request("chat", text="/help"))["type"] == "notice"
        assert await line.problem_code("chat", text="/name Zed") == "enough"
        assert person.post(f"/api/tables/{table}/link").json()["code"] == "enough"
        while line.table["status"] != "over":
            if line.legal:
                await line.send("move", number=line.number, move=line.legal[0])
            await line.next()
        assert line.game is not None
        # The game ended by the rules or by the maximum number of moves.
        assert len([message for message in line.received if message["type"] == "update" and message["move"]]) <= 40


async def test_spectators_cannot_use_up_the_entries_of_the_players(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(
        sqlite_url, TONGIAKI_TABLE_ENTRIES="40", TONGIAKI_BOT_PAUSE="3600", TONGIAKI_MESSAGE_RATE="10000"
    )
    ana, zed = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana", bots=1)
    zed.post("/api/me", name="Zed")
    async with ana.connect(table) as player, zed.connect(table) as watcher:
        await player.request("start")
        while (await watcher.request("chat", text="la la la"))["type"] == "update":
            pass
        assert watcher.received[-1]["code"] == "enough"
        assert (await player.request("chat", text="Still here"))["type"] == "update"
        while (await player.request("chat", text="la la la"))["type"] == "update":
            pass
        # The player can still request a bot for an absent player; here, the opponent is present.
        assert await player.problem_code("ask_bot", seat=1) == "not_away"
        assert (await player.move(player.legal[0]))["type"] == "update"


async def test_the_windows_of_one_person_share_a_message_rate(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(
        sqlite_url, TONGIAKI_BOT_PAUSE="3600", TONGIAKI_MESSAGE_BURST="12", TONGIAKI_MESSAGE_RATE="0.1"
    )
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    async with ana.connect(table) as first, ana.connect(table) as second, ben.connect(table) as friend:
        for line in [first] * 5 + [second] * 5:  # each connection has also sent hello
            await line.send("chat", text="me")
        await first.receive(lambda message: message["type"] == "update" and message["number"] >= 12)
        assert await second.problem_code("chat", text="me again") == "too_fast"
        assert await first.problem_code("chat", text="me again") == "too_fast"
        await friend.send("sit", seat=None, name="Ben", colour=None)
        await friend.receive_until(lambda line: line.seat == 1)


async def test_many_guests_of_one_address_cannot_prevent_the_start_of_a_game(
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
        ana = await stack.enter_async_context(host.connect(table))
        lines = [await stack.enter_async_context(stranger.connect(table)) for stranger in strangers]
        before = ana.number
        for line in lines:
            for number in range(8):
                await line.send("chat", text="la la la", id=number)
        for line in lines:
            await line.receive(lambda message: message.get("id") == 7 or bool(message.get("chat")))
        await ana.request("chat", text="Please stop")
        messages = [message for message in ana.received if message.get("chat") and message["number"] > before]
        assert len(messages) <= 2 * 8 + 4  # the burst, and the tokens regained in the meantime
        # Half of the entries are reserved for the seated players, and the game can always start.
        assert (await ana.request("chat", text="Hello?"))["type"] == "update"
        for _ in range(30):
            await ana.send("chat", text="la")
        ben = await stack.enter_async_context(friend.connect(table))
        await ben.send("sit", seat=None, name="Ben", colour=None)
        await ben.receive_until(lambda line: line.seat == 1)


async def test_connections_of_one_person_share_a_burst(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="5", TONGIAKI_MESSAGE_RATE="0.2")
    person = Person(server.url)
    table = person.new_table(seats=2)
    first, second = person.connect(table), person.connect(table)
    for line in (first, second):
        await line.open()
    for _ in range(5):
        await first.send("start")
    assert [(await first.next())["code"] for _ in range(5)] == 5 * ["hello_first"]
    await second.send("start")
    assert (await second.next())["code"] == "too_fast"
    for line in (first, second):
        await line.socket.close()


def test_connections_per_address_are_limited_regardless_of_forwarded_addresses(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOCKETS="20", TONGIAKI_PROXIES="")
    sockets = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
    try:
        for connection in sockets[20:]:
            connection.settimeout(20)
            with contextlib.suppress(ConnectionResetError):
                assert connection.recv(1) == b""
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": "192.0.2.7"}, timeout=20)
        neighbour = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(transport=neighbour) as client:
            assert client.get(f"{server.url}/api/me").status_code == 200
    finally:
        for opened in sockets:
            opened.close()


def test_forwarded_headers_of_an_untrusted_client_are_ignored(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="3", TONGIAKI_TABLE_RATE="0", TONGIAKI_PROXIES="")
    codes = []
    for number in range(5):
        headers = {"X-Forwarded-For": f"192.0.2.{number}", "X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.url}/api/tables", json={}, headers=headers)
        codes.append(answer.status_code)
        assert "Secure" not in answer.headers.get("Set-Cookie", "")
    assert codes == [201, 201, 201, 429, 429]


async def wait_for(what: Callable[[], bool]) -> None:
    """Poll until a condition without an event becomes true."""
    async with asyncio.timeout(60):
        while not what():  # noqa: ASYNC110 - there is no event
            await asyncio.sleep(0.02)


async def test_a_client_that_does_not_read_the_response_is_disconnected(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(http_protocol, "RESPONSE_TIMEOUT", 2.0)

    async def generous(scope: Scope, _: Receive, send: Send) -> None:
        assert scope["type"] == "http"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": bytes(30_000_000), "more_body": False})

    port = free_port()
    protocol = http_protocol.http_protocol_class(ConnectionLimit(10))
    server = uvicorn.Server(uvicorn.Config(generous, http=protocol, port=port, lifespan="off"))
    serving = asyncio.ensure_future(server.serve())
    await wait_for(lambda: server.started)
    stalled = socket.create_connection(("127.0.0.1", port))
    stalled.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
    taken = 0
    while piece := await reader.read(300_000):  # slowly, but completely
        taken += len(piece)
        await asyncio.sleep(0.01)
    assert taken > 30_000_000
    await wait_for(lambda: not server.server_state.connections)
    stalled.close()
    writer.close()
    server.should_exit = True
    await serving


async def test_messages_before_hello_count_against_the_rate_limit(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="5", TONGIAKI_MESSAGE_RATE="1")
    person = Person(server.url)
    line = person.connect(person.new_table(seats=2))
    await line.open()
    codes = []
    for _ in range(7):
        await line.send("start")
    with contextlib.suppress(ConnectionClosed, TimeoutError):
        async with asyncio.timeout(5):
            while len(codes) < 7:
                codes.append((await line.next())["code"])
    assert codes[:5] == 5 * ["hello_first"]
    assert codes[5] == "too_fast"
    await line.socket.close()


def test_processing_of_whole_games_is_rate_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_WORK_RATE="0")  # the burst of one second of CPU work remains
    person, record = Person(server.url), write(long_game(2750))
    table = person.quick(players=2, bot="random")
    answers = [person.post("/api/records", record=record).status_code for _ in range(30)]
    allowed = answers.count(200)
    assert answers == [200] * allowed + [429] * (30 - allowed)
    assert 0 < allowed < 30
    assert person.get(f"/api/tables/{table}/replay").status_code == 429
    assert person.get(f"/api/tables/{table}").status_code == 200


async def test_a_rematch_counts_against_the_limit_of_new_tables(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_TABLE_BURST="2", TONGIAKI_TABLE_RATE="0")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    for answer in ("update", "too_fast"):
        async with person.connect(table) as line:
            await line.request("resign")
            if answer == "too_fast":
                assert await line.problem_code("rematch") == answer
            else:
                await line.request("rematch")
                await line.receive_until(lambda line: line.table["rematch"] is not None)
                table = line.table["rematch"]


def test_requests_that_read_are_rate_limited_by_their_cost(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="1", TONGIAKI_MESSAGE_RATE="0")
    person = Person(server.url)  # this request is the first of twenty
    lobby = [person.get("/api/tables").status_code for _ in range(6)]
    assert lobby == [200] * 5 + [429]
    assert person.get("/api/me").status_code == 429
    assert httpx.get(server.url, headers={"X-Forwarded-For": "192.0.2.1"}).status_code in {200, 503}


async def test_opening_websockets_is_rate_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="1", TONGIAKI_MESSAGE_RATE="0")
    person = Person(server.url)
    table = person.new_table(seats=2)
    for _ in range(10):
        line = person.connect(table)
        await line.open()
        await line.socket.close()
    with pytest.raises(InvalidStatus):
        await person.connect(table).open()


async def test_a_broadcast_costs_more_with_more_connections(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="6", TONGIAKI_MESSAGE_RATE="0")
    host = Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with contextlib.AsyncExitStack() as stack:
        # The address has 60 tokens. With 0 to 19 connections present, 20 connections cost 20 tokens plus 190 / 5.
        lines = [await stack.enter_async_context(Person(server.url).connect(table)) for _ in range(20)]
        assert [await line.problem_code("start") for line in lines[:2]] == ["not_host", "too_fast"]


def test_the_cost_of_a_rename_grows_with_the_number_of_tables(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_WORK_RATE="0", TONGIAKI_TABLE_BURST="200", TONGIAKI_BOT_PAUSE="60")
    ana = Person(server.url)
    ana.claim("Ana")
    for _ in range(34):
        ana.quick(players=2, bot="random")
    renamed = [ana.post("/api/me", name=f"Ana {number}").status_code for number in range(5)]
    assert renamed == [200] * 3 + [429] * 2
    assert ana.get("/api/me").json()["name"] == "Ana 2"
