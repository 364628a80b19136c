"""The server answers every websocket frame with a clear message, keeps the table's state, and continues to run."""

import asyncio
import contextlib
import json
import re
import socket
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.security.conftest import UNHURRIED
from tests.security.frames import Frame, frames
from tests.security.scene import RECORD
from tests.server.player import PATIENCE, Connection, Person
from tongiaki.protocol.study_messages import StudyClientMessage
from tongiaki.protocol.table_messages import MESSAGE_LIMIT, ClientMessage, Hello

PROBE = 424242
"""The id of the last message sent. Its answer shows that all earlier messages have been processed."""
NOT_UNDERSTOOD = {"malformed", "unknown_type", "too_large"}
EXAMPLES = settings(max_examples=30, derandomize=True, suppress_health_check=list(HealthCheck))

_decoder = msgspec.json.Decoder(ClientMessage)


def understood(frame: Frame, decoder: msgspec.json.Decoder[Any] = _decoder) -> bool:
    """Return whether a frame is a message of the protocol."""
    data = "".join(frame) if isinstance(frame, list) else frame
    try:
        decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return len(data.encode() if isinstance(data, str) else data) <= MESSAGE_LIMIT


async def throw(line: Connection, thrown: list[Frame]) -> None:
    """Send frames, and check that every invalid frame is answered with a problem."""
    count = len(line.received)
    for frame in thrown:
        await line.socket.send(frame)
    await line.send("chat", text="/help", id=PROBE)
    await line.receive(lambda message: message.get("id") == PROBE)
    answers = [message for message in line.received[count:] if message["type"] == "problem"]
    not_understood = [answer for answer in answers if answer["code"] in NOT_UNDERSTOOD]
    assert len(not_understood) >= sum(not understood(frame) for frame in thrown)
    assert [answer for answer in answers if answer["code"] == "try_again"] == []


async def move_if_possible(line: Connection) -> None:
    """Make a legal move if it is this connection's turn."""
    await throw(line, [])
    if line.legal:
        await line.send("move", number=line.number, move=line.legal[0])


def greets(frame: Frame) -> bool:
    """Return whether a frame is a hello message."""
    return understood(frame) and isinstance(
        _decoder.decode("".join(frame) if isinstance(frame, list) else frame), Hello
    )


def shown(line: Connection) -> dict[str, Any]:
    """Return the position and history from a connection's snapshot."""
    snapshot = next(message for message in line.received if message["type"] == "snapshot")
    return {"position": (snapshot["game"] or {}).get("position"), "history": snapshot["history"]}


def assert_nothing_broke(server: LiveServer) -> None:
    log = server.log.read_text()
    assert "Traceback" not in log, log[-3000:]


@pytest.fixture(scope="module")
def running(unhurried: LiveServer) -> tuple[Person, str]:
    """Return a person, and a table with that person's game against a bot that does not move."""
    person = Person(unhurried.url)
    return person, person.quick(players=2, bot="random")


@given(thrown=st.lists(frames(ClientMessage), min_size=1, max_size=10))
@EXAMPLES
def test_messages_of_spectators_change_no_game(
    unhurried: LiveServer, running: tuple[Person, str], thrown: list[Frame]
) -> None:
    person, table = running

    async def talk() -> None:
        async with (
            person.connect(table) as before,
            Person(person.url).connect(table) as stranger,
            Connection(person.url, table) as guest,
        ):
            await asyncio.gather(throw(stranger, thrown), throw(guest, thrown))
            assert stranger.seat is None
            async with person.connect(table) as after:
                assert shown(after) == shown(before)

    asyncio.run(talk())
    assert_nothing_broke(unhurried)


@given(thrown=st.lists(frames(ClientMessage).filter(lambda frame: not greets(frame)), min_size=1, max_size=10))
@EXAMPLES
def test_messages_before_hello_are_rejected(
    unhurried: LiveServer, running: tuple[Person, str], thrown: list[Frame]
) -> None:
    person, table = running

    async def talk() -> None:
        line = person.connect(table)
        await line.open()
        for frame in thrown:
            await line.socket.send(frame)
        await line.send("leave", id=PROBE)
        answers = [await line.next() for _ in [*thrown, "leave"]]
        assert {answer["type"] for answer in answers} == {"problem"}
        assert answers[-1] == {"type": "problem", "id": PROBE, "code": "hello_first", "facts": {}}
        await line.socket.close()

    asyncio.run(talk())
    assert_nothing_broke(unhurried)


async def test_random_messages_of_players_leave_readable_tables(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **UNHURRIED)
    left: list[tuple[Person, str, dict[str, Any]]] = []

    @given(
        first=st.lists(frames(ClientMessage), max_size=10),
        second=st.lists(frames(ClientMessage), max_size=10),
        third=st.lists(frames(ClientMessage), max_size=10),
    )
    @EXAMPLES
    def play(first: list[Frame], second: list[Frame], third: list[Frame]) -> None:
        asyncio.run(talk(first, second, third))

    async def talk(first: list[Frame], second: list[Frame], third: list[Frame]) -> None:
        host, other = Person(server.url), Person(server.url)
        table = host.new_table(seats=2, name="Ana")
        async with host.connect(table) as ana, host.connect(table) as again, other.connect(table) as ben:
            await ben.request("sit", name="Ben")
            await asyncio.gather(throw(ana, first), throw(again, second), throw(ben, third))
            await ana.send("start")
            for line in (ana, ben, ana, ben):
                await move_if_possible(line)
            await asyncio.gather(throw(ana, third), throw(again, first), throw(ben, second))
            async with host.connect(table) as end:
                left.append((host, table, shown(end)))

    await asyncio.to_thread(play)
    assert_nothing_broke(server)
    server.kill()
    server.start()
    assert sum(bool(before["history"]) for _, _, before in left) > len(left) // 20
    for host, table, before in left:
        async with host.connect(table) as line:
            assert shown(line) == before


_in_studies = msgspec.json.Decoder(StudyClientMessage)


@given(thrown=st.lists(frames(StudyClientMessage), min_size=1, max_size=10))
@EXAMPLES
def test_messages_of_a_follower_do_not_lead_a_study(unhurried: LiveServer, thrown: list[Frame]) -> None:
    leader, follower = Person(unhurried.url), Person(unhurried.url)
    study = leader.post("/api/studies", record=RECORD).json()["id"]
    address = f"ws{unhurried.url.removeprefix('http')}/ws/studies/{study}"

    def hear(line: ClientConnection, wanted: Callable[[dict[str, Any]], bool]) -> list[dict[str, Any]]:
        messages: list[dict[str, Any]] = []
        while not (messages and wanted(messages[-1])):
            messages.append(json.loads(line.recv(timeout=PATIENCE)))
        return messages

    with (
        connect(address, additional_headers={"Cookie": leader.cookie}) as first,
        connect(address, additional_headers={"Cookie": follower.cookie}) as second,
    ):
        for line in (first, second):
            line.send('{"type":"hello"}')
            snapshot = hear(line, lambda message: message["type"] == "study")[-1]
        for frame in thrown:
            second.send(frame)
        second.send(json.dumps({"type": "hello", "id": PROBE}))
        answers = hear(second, lambda message: message.get("id") == PROBE)
        assert [answer for answer in answers if answer.get("code") == "try_again"] == []
        not_understood = [answer for answer in answers if answer.get("code") in NOT_UNDERSTOOD]
        assert len(not_understood) >= sum(not understood(frame, _in_studies) for frame in thrown)
        with connect(address) as third:
            third.send('{"type":"hello"}')
            assert hear(third, lambda message: message["type"] == "study")[-1]["lead"] == snapshot["lead"]
    assert_nothing_broke(unhurried)


@given(thrown=st.lists(frames(ClientMessage), min_size=1, max_size=20))
@EXAMPLES
def test_random_messages_to_the_lobby_are_ignored(unhurried: LiveServer, thrown: list[Frame]) -> None:
    address = f"ws{unhurried.url.removeprefix('http')}/ws/lobby"
    with connect(address) as line:
        assert json.loads(line.recv(timeout=PATIENCE))["type"] == "lobby"
        for frame in thrown:
            line.send(frame)
        with connect(address) as other:
            assert json.loads(other.recv(timeout=PATIENCE))["type"] == "lobby"
    assert_nothing_broke(unhurried)


FLOODS = 8


async def test_a_flood_of_messages_uses_no_memory_and_delays_nobody(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="3600")
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    address, sockets = f"ws{server.url.removeprefix('http')}/ws/tables/{table}", list[socket.socket]()
    async with person.connect(table) as witness:
        before = memory(server)
        flooding = [threading.Thread(target=flood, args=(address, sockets)) for _ in range(FLOODS)]
        for thread in flooding:
            thread.start()
        for _ in range(20):
            await throw(witness, [])
            await asyncio.sleep(0.1)
        assert all(thread.is_alive() for thread in flooding)
        grown = memory(server) - before
    for connection in sockets:
        connection.shutdown(socket.SHUT_RDWR)
    for thread in flooding:
        await asyncio.to_thread(thread.join)
    assert grown < 8 * FLOODS
    assert_nothing_broke(server)


def flood(address: str, sockets: list[socket.socket]) -> None:
    """Send chat messages as fast as the connection accepts them, without reading, until its socket is shut down."""
    text = json.dumps({"type": "chat", "text": "x" * 500})
    with contextlib.suppress(ConnectionClosed), connect(address) as line:
        sockets.append(line.socket)
        while True:
            line.send(text)


def memory(server: LiveServer) -> float:
    """Return the resident memory of the server's process in MiB."""
    status = Path(f"/proc/{server.pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+) kB", status)[1]) / 1024
