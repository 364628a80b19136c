"""Nobody takes more than a share: guesses, sockets, silence, and how long a table may grow."""

import asyncio
import contextlib
import socket
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live import LiveServer
from tests.server.player import Person
from tongiaki.server.limits import counted
from tongiaki.server.patience import REQUEST_PATIENCE


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
    async with owner.at(table) as line:
        key = line.table["your_key"]
        claims = [thief.post(f"/api/tables/{table}/claim", key=guess) for guess in ("a", "b", key)]
        assert [claim.status_code for claim in claims] == [403, 403, 429]
        async with owner.at(table) as again:
            assert again.seat == 0


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
    async with connect(address):
        pass


def test_a_request_that_does_not_come_to_its_end_is_given_up(live_server: LiveServer) -> None:
    head = f"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1:{live_server.port}\r\n".encode()
    body = head + b"Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"
    begun = {"nothing": b"", "half a head": head, "half a body": body}
    sockets = {name: socket.create_connection(("127.0.0.1", live_server.port)) for name in begun}
    start = time.monotonic()
    for name, one in sockets.items():
        one.sendall(begun[name])
        one.settimeout(REQUEST_PATIENCE + 10)
    for one in sockets.values():
        with contextlib.suppress(ConnectionResetError):
            while one.recv(4096):
                pass
        one.close()
    assert REQUEST_PATIENCE - 1 < time.monotonic() - start < REQUEST_PATIENCE + 5
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
        await line.play_on(lambda legal: legal[0])
        assert line.table["status"] == "over"


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
        # Somebody who is gone could still be replaced.
        assert await player.problem("ask_bot", seat=1) == "not_away"
        assert (await player.move(player.legal[0]))["type"] == "update"


async def test_several_windows_say_no_more_than_one(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(
        sqlite_url, TONGIAKI_BOT_PAUSE="3600", TONGIAKI_MESSAGE_BURST="12", TONGIAKI_MESSAGE_RATE="0.1"
    )
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    async with ana.at(table) as one, ana.at(table) as other, ben.at(table) as friend:
        for line in [one] * 6 + [other] * 6:
            await line.say("chat", text="me")
        await one.hear(lambda message: message["type"] == "update" and message["number"] >= 14)
        assert await other.problem("chat", text="me again") == "too_fast"
        assert await one.problem("chat", text="me again") == "too_fast"
        await friend.say("sit", seat=None, name="Ben", colour=None)
        await friend.until(lambda line: line.seat == 1)


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
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="4", TONGIAKI_MESSAGE_RATE="0")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    paths = [f"/api/tables/{table}/{what}" for what in ("replay", "record")] * 2
    assert [person.get(path).status_code for path in paths] == [200, 200, 200, 429]
    assert person.get(f"/t/{table}/replay").status_code in {200, 503}
    assert person.get(f"/api/tables/{table}").status_code == 200
