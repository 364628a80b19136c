"""Reconnection: the client receives the missed entries or a complete snapshot."""

import asyncio

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.tables.state.state import CHAT_KEPT, UPDATES_KEPT


def received_moves(line: Connection) -> list[tuple[int, str | None]]:
    """Return the moves that the client has received, with their numbers."""
    entries = []
    for message in line.received:
        lines = message["history"] if message["type"] == "snapshot" else [message]
        entries += [(text["number"], text["move"]) for text in lines if text.get("move")]
    return entries


async def test_a_reconnected_client_receives_missed_entries_once_and_in_order(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.connect(table) as ana:
        async with guest.connect(table) as ben:
            await ben.request("sit", name="Ben")
            await ana.receive_until(lambda line: line.number == ben.number)
            await ana.request("start")
            await ben.receive_until(lambda line: line.number == ana.number)
            last = ben.number
        await ana.move("settle tonga.0")
        await ana.request("chat", text="where are you?")
        async with guest.connect(table, after=last) as ben:
            assert [message["type"] for message in ben.received] == ["update", "update"]
            assert [message["number"] for message in ben.received] == [last + 1, last + 2]
            assert ben.received[0]["move"] == "settle tonga.0"
            assert ben.received[0]["game"] is None
            assert ben.received[1]["chat"]["text"] == "where are you?"
            assert ben.received[1]["game"]["position"]["ships"]["tonga"][0] == {"red": 1}
            assert ben.seat == 1
            assert len(ben.legal) == 6


async def test_a_client_that_missed_nothing_receives_the_current_state(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    async with person.connect(table, after=2) as line:
        assert [(message["type"], message["number"]) for message in line.received] == [("update", 2)]
        assert line.table["seats"][0]["name"] == "Ana"


async def test_an_entry_number_from_the_future_gets_a_snapshot(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    async with person.connect(table, after=3) as line:
        assert [(message["type"], message["number"]) for message in line.received] == [("snapshot", 2)]


async def test_a_long_absence_gets_a_snapshot_with_the_whole_log(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="100000")
    person = Person(server.url)
    table, lines = person.new_table(seats=2, public=False, name="Ana"), max(UPDATES_KEPT, CHAT_KEPT) + 1
    async with person.connect(table) as line:
        await line.request("add_bot", bot="random")
        await line.request("start")
        await line.play_on(lambda legal: legal[0])
        everything = received_moves(line)
        for number in range(lines):
            await line.request("chat", text=f"line {number}")
    async with person.connect(table, after=everything[0][0]) as line:
        assert line.received[0]["type"] == "snapshot"
        assert received_moves(line) == everything
        assert len(line.received[0]["chat"]) == CHAT_KEPT
        assert line.received[0]["chat"][-1]["text"] == f"line {lines - 1}"


async def test_the_first_snapshot_shows_the_viewer_as_connected(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.connect(person.new_table(seats=2, name="Ana")) as ana:
        (first,) = ana.received
        assert first["type"] == "snapshot"
        assert first["table"]["seats"][0]["connected"]


async def test_everybody_is_notified_of_arrivals_and_departures(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.connect(table) as ana:
        async with guest.connect(table):
            await ana.receive_until(lambda line: line.table["watchers"] == 1)
        await ana.receive_until(lambda line: line.table["watchers"] == 0)
        async with guest.connect(table) as ben:
            await ben.request("sit", name="Ben")
            await ana.receive_until(lambda line: line.table["seats"][1]["connected"])
        await ana.receive_until(lambda line: not line.table["seats"][1]["connected"])


async def test_a_restart_keeps_table_seats_and_chat(live_server: LiveServer) -> None:
    host = Person(live_server.url)
    table = host.quick(players=2, name="Ana")
    async with host.connect(table) as ana:
        await ana.receive_until(lambda line: bool(line.legal))
        await ana.request("chat", text="hello")
        await ana.move("settle tonga.0")
    live_server.kill()
    live_server.start()
    async with host.connect(table) as ana:
        assert ana.received[0]["chat"][0]["text"] == "hello"
        assert ana.seat == 0
        await ana.receive_until(lambda line: bool(line.legal))
        assert ana.table["status"] == "running"


async def test_all_spectators_receive_the_same_messages(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2)
    async with person.connect(table) as host:
        await host.request("add_bot", bot="random")
        await host.request("add_bot", bot="random")
        watchers = [Connection(server.url, table) for _ in range(40)]
        await asyncio.gather(*(watcher.__aenter__() for watcher in watchers))
        await host.request("start")
        await asyncio.gather(
            *(line.receive_until(lambda line: line.table["status"] == "over") for line in (host, *watchers))
        )
        assert all(received_moves(watcher) == received_moves(host) for watcher in watchers)
        await asyncio.gather(*(watcher.__aexit__() for watcher in watchers))
