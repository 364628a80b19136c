"""The live lobby: the content, recipients and frequency of its updates."""

import asyncio
import contextlib
import json
import sqlite3
import time
from contextlib import closing
from typing import Any, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PATIENCE, Person
from tests.server.slow_game import DAY, play, slow_table
from tongiaki.protocol.table_bodies import LobbyCounts
from tongiaki.server.services.lobby.lobby_feed import LISTED, LobbyViewer
from tongiaki.server.services.lobby.lobby_snapshot import LobbySnapshot

LISTS = ("open", "running", "finished", "yours")


def after(lobby: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the lobby after applying a change."""
    tables = {table["id"]: table for name in LISTS for table in lobby[name]} | {
        table["id"]: table for table in change["tables"]
    }
    ids = {name: [table["id"] for table in lobby[name]] if change[name] is None else change[name] for name in LISTS}
    return {name: [tables[table_id] for table_id in ids[name]] for name in LISTS}


class LobbyConnection:
    """A connection to the lobby. `lobby` is the latest snapshot, `count` the number of snapshots received."""

    def __init__(
        self, server: LiveServer, person: Person | None = None, origin: str | None = None, *, own: bool = False
    ) -> None:
        self._url = f"ws{server.url.removeprefix('http')}/ws/lobby{'?own=true' if own else ''}"
        self._headers = {} if person is None else {"Cookie": person.cookie}
        if origin is not None:
            self._headers["Origin"] = origin
        self._socket: ClientConnection | None = None
        self.lobby: dict[str, Any] = {}
        self.count = 0

    async def __aenter__(self) -> Self:
        self._socket = await connect(self._url, additional_headers=self._headers, max_size=None)
        await self.next()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.socket.close()

    @property
    def socket(self) -> ClientConnection:
        assert self._socket is not None
        return self._socket

    async def next(self, patience: float = PATIENCE) -> dict[str, Any]:
        async with asyncio.timeout(patience):
            message = json.loads(await self.socket.recv())
        assert message["type"] == ("lobby_change" if self.count else "lobby")
        self.lobby = after(self.lobby, message) if self.count else message
        self.count += 1
        return self.lobby

    def shows(self, status: str, table: str) -> dict[str, Any] | None:
        return next((row for row in self.lobby[status] if row["id"] == table), None)

    async def until(self, status: str, table: str, **fields: object) -> dict[str, Any]:
        while True:
            shown = self.shows(status, table)
            if shown is not None and fields.items() <= shown.items():
                return shown
            await self.next()


async def test_every_viewer_of_the_lobby_receives_its_changes(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    async with LobbyConnection(server) as stranger, LobbyConnection(server, ben) as looking:
        table = ana.new_table(seats=2, name="Ana")
        async with ana.connect(table):
            for viewer in (stranger, looking):
                shown = await viewer.until("open", table)
                assert [seat["name"] for seat in shown["seats"]] == ["Ana", None]
                assert (shown["yours"], shown["your_turn"], viewer.lobby["yours"]) == (False, False, [])
        async with ben.connect(table) as line:
            await line.request("sit", name="Ben")
        shown = await looking.until("open", table, yours=True)
        assert [seat["you"] for seat in shown["seats"]] == [False, True]
        assert [row["id"] for row in looking.lobby["yours"]] == [table]
        assert (await stranger.until("open", table))["yours"] is False


async def test_own_tables_are_listed_with_those_to_move_at_first(server: LiveServer) -> None:
    ana = Person(server.url)
    async with LobbyConnection(server, ana) as looking, LobbyConnection(server) as stranger:
        waiting = ana.new_table(seats=2, name="Ana", public=False)
        running = ana.quick(players=2)
        await looking.until("yours", running, your_turn=True)
        await looking.until("yours", waiting, your_turn=False)
        assert [table["id"] for table in looking.lobby["yours"]] == [running, waiting]
        assert all(looking.shows(status, waiting) is None for status in ("open", "running", "finished"))
        other = Person(server.url)
        shown = other.new_table(seats=2)
        async with other.connect(shown):
            await stranger.until("open", shown)
        assert stranger.lobby["yours"] == []
        assert waiting not in json.dumps(stranger.lobby)


async def test_the_feed_of_own_tables_contains_no_other_tables_and_follows_the_turn(
    server: LiveServer,
) -> None:
    ana, ben = Person(server.url), Person(server.url)
    long, short = await asyncio.to_thread(lambda: [slow_table(ana, ben, time=days * DAY) for days in (3, 1)])
    async with LobbyConnection(server, ana, own=True) as looking, LobbyConnection(server, own=True) as stranger:
        assert [table["id"] for table in looking.lobby["yours"] if table["your_turn"]] == [short, long]
        await asyncio.to_thread(play, ana, short)
        await looking.until("yours", short, your_turn=False)
        assert [table["id"] for table in looking.lobby["yours"]] == [long, short]
        await asyncio.to_thread(play, ben, short)
        await looking.until("yours", short, your_turn=True)
        assert [table["id"] for table in looking.lobby["yours"]] == [short, long]
        for viewer in (looking, stranger):
            assert all(viewer.lobby[status] == [] for status in ("open", "running", "finished"))
        assert stranger.count == 1


async def test_lobby_updates_are_sent_at_most_once_a_second(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with LobbyConnection(server) as looking, ana.connect(table) as line:
        await looking.until("open", table)
        began, before = time.monotonic(), looking.count
        for number in range(40):
            await line.request("name", name=f"Ana {number}")
        while (await looking.next())["open"][0]["seats"][0]["name"] != "Ana 39":
            pass
        assert looking.count - before <= time.monotonic() - began + 2


async def test_claimed_names_are_marked_in_the_lobby(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Lobby Ana")
    async with ana.connect(table), LobbyConnection(server) as looking:
        assert (await looking.until("open", table))["seats"][0]["account"] is False
        ana.claim("Lobby Ana")
        while True:
            seat = (await looking.until("open", table))["seats"][0]
            if seat["account"]:
                break
            await looking.next()
    assert ana.get(f"/api/tables/{table}").json()["seats"][0]["account"] is True


async def receive_until_closed(socket: ClientConnection) -> None:
    """Receive messages until the connection is closed."""
    while True:
        await socket.recv()


async def test_logging_out_closes_the_feed_of_own_tables(server: LiveServer) -> None:
    ana = Person(server.url)
    ana.claim("Departing Ana")
    async with LobbyConnection(server, ana) as looking:
        ana.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            await receive_until_closed(looking.socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_a_connection_from_another_origin_is_rejected(server: LiveServer) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with LobbyConnection(server, Person(server.url), origin="https://example.org"):
            pass


async def test_a_client_that_sends_messages_to_the_lobby_is_disconnected(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="5", TONGIAKI_MESSAGE_RATE="0.1")
    async with LobbyConnection(server) as looking:
        for _ in range(6):
            await looking.socket.send("hello")
        with pytest.raises(ConnectionClosed) as closed:
            await receive_until_closed(looking.socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_connections_per_address_are_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOCKETS="2")
    table = Person(server.url).new_table()
    async with LobbyConnection(server), LobbyConnection(server):
        with pytest.raises(InvalidStatus):
            async with LobbyConnection(server):
                pass
        with pytest.raises(InvalidStatus):
            async with Person(server.url).connect(table):
                pass
    # Their connection slots are free once the server has noticed the closed connections.
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(InvalidStatus):
                async with LobbyConnection(server):
                    break
            await asyncio.sleep(0.02)
    assert "WebSocket" not in server.log.read_text()  # nor the spectators' addresses


async def test_changes_by_another_server_appear_in_the_lobby(start_server: StartServer, database_url: str) -> None:
    first, second = start_server(database_url), start_server(database_url)
    async with LobbyConnection(first) as looking:
        person = Person(second.url)
        table = person.new_table(seats=2, name="Ana", bots=1)
        async with person.connect(table) as line:
            await line.request("start")
        assert await asyncio.wait_for(looking.until("running", table), 15)


def picture(*names: str) -> LobbySnapshot:
    """Return a lobby with these open tables."""
    return LobbySnapshot([[(name, f'{{"id":"{name}"}}'.encode()) for name in names], [], [], []])


async def test_only_the_latest_state_is_queued_and_then_the_changes_since() -> None:
    viewer = LobbyViewer(None)
    for names in ("a", "ab", "abc", "abc"):
        viewer.show(picture(*names))
    assert json.loads(await viewer.next()) == json.loads(picture("a", "b", "c").whole())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(viewer.next(), 0.05)
    for names in ("dbc", "adbc"):
        viewer.show(picture(*names))
    body = json.loads(await viewer.next())
    assert (body["tables"], body["open"], body["running"]) == ([{"id": "d"}], ["a", "d", "b", "c"], None)


async def test_messages_are_written_directly_unless_earlier_ones_are_queued() -> None:
    sent: list[bytes] = []
    takes = True

    def write(message: bytes) -> bool:
        if takes:
            sent.append(message)
        return takes

    viewer = LobbyViewer(None)
    waiting: asyncio.Queue[bytes] = asyncio.Queue()
    delivery = asyncio.create_task(viewer.deliver(waiting.put, write))
    await asyncio.sleep(0)
    viewer.show(picture("a"))
    viewer.show(picture("a"))
    assert len(sent) == 1
    takes = False
    viewer.show(picture("a", "b"))
    takes = True
    viewer.show(picture("a", "b", "c"))
    assert len(sent) == 1
    assert [table["id"] for table in json.loads(await waiting.get())["tables"]] == ["b", "c"]
    delivery.cancel()


async def test_open_tables_are_listed_only_while_somebody_waits_there(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    async with LobbyConnection(server) as looking:
        async with ben.connect(table), ana.connect(ana.new_table(seats=2)) as other:
            await looking.until("open", other.table["id"])
            assert looking.shows("open", table) is None  # a spectator only, and nobody waits
        async with ana.connect(table):
            await looking.until("open", table)
        while looking.shows("open", table) is not None:
            await looking.next()
    async with ben.connect(table) as line:  # the table's link still works
        assert (await line.request("sit", name="Ben"))["type"] == "update"


def test_changed_numbers_of_tables_are_sent() -> None:
    before = LobbySnapshot([[], [], [], []], LobbyCounts(70, 1000))
    after = LobbySnapshot([[], [], [], []], LobbyCounts(70, 1001))
    assert json.loads(before.whole())["counts"] == {"open": 70, "running": 1000}
    change = after.since(before)
    assert change is not None
    assert json.loads(change)["counts"] == {"open": 70, "running": 1001}
    assert LobbySnapshot([[], [], [], []], LobbyCounts(70, 1001)).since(after) is None


async def test_the_lobby_counts_the_tables_that_it_does_not_list(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="60")
    ana = Person(server.url)
    assert ana.get("/api/tables").json()["counts"] == {"open": 0, "running": 0}
    table = ana.new_table(seats=2, name="Ana", bots=1)
    async with ana.connect(table) as line:
        assert ana.get("/api/tables").json()["counts"] == {"open": 1, "running": 0}
        await line.request("start")
    server.stop()
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database, database:
        columns = [row[1] for row in database.execute("PRAGMA table_info(tables)")]
        values = ", ".join("?" if column == "id" else column for column in columns)
        for number in range(LISTED):
            copied = f"INSERT INTO tables SELECT {values} FROM tables WHERE id = ?"  # noqa: S608 - names from above
            database.execute(copied, (f"copy{number:04}", table))
    server.start()
    lobby = ana.get("/api/tables").json()
    assert len(lobby["running"]) == LISTED
    assert lobby["counts"] == {"open": 0, "running": LISTED + 1}
