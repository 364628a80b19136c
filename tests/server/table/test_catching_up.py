"""Reconnection: the client receives the missed entries or a complete snapshot."""

import asyncio

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.tables.state.state import CHAT_KEPT, UPDATES_KEPT


def told(line: Connection) -> list[tuple[int, str | None]]:
    """Return the moves that the client has received, with their numbers."""
    found = []
    for message in line.heard:
        lines = message["history"] if message["type"] == "snapshot" else [message]
        found += [(one["number"], one["move"]) for one in lines if one.get("move")]
    return found


async def test_one_who_comes_back_is_told_what_was_missed_once_and_in_order(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.at(table) as ana:
        async with guest.at(table) as ben:
            await ben.ask("sit", name="Ben")
            await ana.until(lambda line: line.number == ben.number)
            await ana.ask("start")
            await ben.until(lambda line: line.number == ana.number)
            last = ben.number
        await ana.move("settle tonga.0")
        await ana.ask("chat", text="where are you?")
        async with guest.at(table, after=last) as ben:
            assert [message["type"] for message in ben.heard] == ["update", "update"]
            assert [message["number"] for message in ben.heard] == [last + 1, last + 2]
            assert ben.heard[0]["move"] == "settle tonga.0"
            assert ben.heard[0]["game"] is None
            assert ben.heard[1]["chat"]["text"] == "where are you?"
            assert ben.heard[1]["game"]["position"]["ships"]["tonga"][0] == {"red": 1}
            assert ben.seat == 1
            assert len(ben.legal) == 6


async def test_one_who_missed_nothing_is_shown_how_things_stand(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    async with person.at(table, after=2) as line:
        assert [(message["type"], message["number"]) for message in line.heard] == [("update", 2)]
        assert line.table["seats"][0]["name"] == "Ana"


async def test_a_number_that_was_never_reached_gets_a_snapshot(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2, name="Ana")
    async with person.at(table, after=3) as line:
        assert [(message["type"], message["number"]) for message in line.heard] == [("snapshot", 2)]


async def test_a_long_absence_gets_a_snapshot_with_the_whole_log(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="100000")
    person = Person(server.url)
    table, lines = person.new_table(seats=2, public=False, name="Ana"), max(UPDATES_KEPT, CHAT_KEPT) + 1
    async with person.at(table) as line:
        await line.ask("add_bot", bot="random")
        await line.ask("start")
        await line.play_on(lambda legal: legal[0])
        everything = told(line)
        for number in range(lines):
            await line.ask("chat", text=f"line {number}")
    async with person.at(table, after=everything[0][0]) as line:
        assert line.heard[0]["type"] == "snapshot"
        assert told(line) == everything
        assert len(line.heard[0]["chat"]) == CHAT_KEPT
        assert line.heard[0]["chat"][-1]["text"] == f"line {lines - 1}"


async def test_whoever_comes_is_shown_as_there_from_the_start(server: LiveServer) -> None:
    person = Person(server.url)
    async with person.at(person.new_table(seats=2, name="Ana")) as ana:
        (first,) = ana.heard
        assert first["type"] == "snapshot"
        assert first["table"]["seats"][0]["connected"]


async def test_everybody_hears_who_comes_and_goes(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana")
    async with host.at(table) as ana:
        async with guest.at(table):
            await ana.until(lambda line: line.table["watchers"] == 1)
        await ana.until(lambda line: line.table["watchers"] == 0)
        async with guest.at(table) as ben:
            await ben.ask("sit", name="Ben")
            await ana.until(lambda line: line.table["seats"][1]["connected"])
        await ana.until(lambda line: not line.table["seats"][1]["connected"])


async def test_a_restart_keeps_table_seats_and_chat(live_server: LiveServer) -> None:
    host = Person(live_server.url)
    table = host.quick(players=2, name="Ana")
    async with host.at(table) as ana:
        await ana.until(lambda line: bool(line.legal))
        await ana.ask("chat", text="hello")
        await ana.move("settle tonga.0")
    live_server.kill()
    live_server.start()
    async with host.at(table) as ana:
        assert ana.heard[0]["chat"][0]["text"] == "hello"
        assert ana.seat == 0
        await ana.until(lambda line: bool(line.legal))
        assert ana.table["status"] == "running"


async def test_many_watch_and_all_are_told_the_same(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.new_table(seats=2)
    async with person.at(table) as host:
        await host.ask("add_bot", bot="random")
        await host.ask("add_bot", bot="random")
        watchers = [Connection(server.url, table) for _ in range(40)]
        await asyncio.gather(*(watcher.__aenter__() for watcher in watchers))
        await host.ask("start")
        await asyncio.gather(*(line.until(lambda one: one.table["status"] == "over") for line in (host, *watchers)))
        assert all(told(watcher) == told(host) for watcher in watchers)
        await asyncio.gather(*(watcher.__aexit__() for watcher in watchers))
