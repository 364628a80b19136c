"""The live lobby: the content, recipients and frequency of its updates."""

import asyncio
import contextlib
import json
import time
from typing import Any, Self

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import PATIENCE, Person
from tests.server.slow_game import DAY, play, slow_table
from tongiaki.server.services.lobby.lobby_feed import LobbyViewer
from tongiaki.server.services.lobby.lobby_snapshot import Picture

LISTS = ("open", "running", "finished", "yours")


def after(lobby: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """Return the lobby after applying a change."""
    tables = {one["id"]: one for name in LISTS for one in lobby[name]} | {one["id"]: one for one in change["tables"]}
    ids = {name: [one["id"] for one in lobby[name]] if change[name] is None else change[name] for name in LISTS}
    return {name: [tables[one] for one in ids[name]] for name in LISTS}


class Looking:
    """A connection to the lobby. `lobby` is the latest snapshot, `heard` the number of snapshots received."""

    def __init__(
        self, server: LiveServer, person: Person | None = None, origin: str | None = None, *, own: bool = False
    ) -> None:
        self._url = f"ws{server.url.removeprefix('http')}/ws/lobby{'?own=true' if own else ''}"
        self._headers = {} if person is None else {"Cookie": person.cookie}
        if origin is not None:
            self._headers["Origin"] = origin
        self._socket: ClientConnection | None = None
        self.lobby: dict[str, Any] = {}
        self.heard = 0

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
        assert message["type"] == ("lobby_change" if self.heard else "lobby")
        self.lobby = after(self.lobby, message) if self.heard else message
        self.heard += 1
        return self.lobby

    def shows(self, status: str, table: str) -> dict[str, Any] | None:
        return next((one for one in self.lobby[status] if one["id"] == table), None)

    async def until(self, status: str, table: str, **fields: object) -> dict[str, Any]:
        while True:
            shown = self.shows(status, table)
            if shown is not None and fields.items() <= shown.items():
                return shown
            await self.next()


async def test_the_lobby_tells_what_changes_to_everybody(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    async with Looking(server) as stranger, Looking(server, ben) as looking:
        table = ana.new_table(seats=2, name="Ana")
        async with ana.at(table):
            for one in (stranger, looking):
                shown = await one.until("open", table)
                assert [seat["name"] for seat in shown["seats"]] == ["Ana", None]
                assert (shown["yours"], shown["your_turn"], one.lobby["yours"]) == (False, False, [])
        async with ben.at(table) as line:
            await line.ask("sit", name="Ben")
        shown = await looking.until("open", table, yours=True)
        assert [seat["you"] for seat in shown["seats"]] == [False, True]
        assert [one["id"] for one in looking.lobby["yours"]] == [table]
        assert (await stranger.until("open", table))["yours"] is False


async def test_ones_own_tables_are_told_public_or_not_with_ones_turn_first(server: LiveServer) -> None:
    ana = Person(server.url)
    async with Looking(server, ana) as looking, Looking(server) as stranger:
        waiting = ana.new_table(seats=2, name="Ana", public=False)
        running = ana.quick(players=2)
        await looking.until("yours", running, your_turn=True)
        await looking.until("yours", waiting, your_turn=False)
        assert [one["id"] for one in looking.lobby["yours"]] == [running, waiting]
        assert all(looking.shows(status, waiting) is None for status in ("open", "running", "finished"))
        other = Person(server.url)
        shown = other.new_table(seats=2)
        async with other.at(shown):
            await stranger.until("open", shown)
        assert stranger.lobby["yours"] == []
        assert waiting not in json.dumps(stranger.lobby)


async def test_who_looks_at_own_tables_alone_is_told_of_no_others_and_sees_the_turn_come_and_go(
    server: LiveServer,
) -> None:
    ana, ben = Person(server.url), Person(server.url)
    long, short = await asyncio.to_thread(lambda: [slow_table(ana, ben, time=days * DAY) for days in (3, 1)])
    async with Looking(server, ana, own=True) as looking, Looking(server, own=True) as stranger:
        assert [one["id"] for one in looking.lobby["yours"] if one["your_turn"]] == [short, long]
        await asyncio.to_thread(play, ana, short)
        await looking.until("yours", short, your_turn=False)
        assert [one["id"] for one in looking.lobby["yours"]] == [long, short]
        await asyncio.to_thread(play, ben, short)
        await looking.until("yours", short, your_turn=True)
        assert [one["id"] for one in looking.lobby["yours"]] == [short, long]
        for one in (looking, stranger):
            assert all(one.lobby[status] == [] for status in ("open", "running", "finished"))
        assert stranger.heard == 1


async def test_what_changes_often_is_told_at_most_once_a_second(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with Looking(server) as looking, ana.at(table) as line:
        await looking.until("open", table)
        began, before = time.monotonic(), looking.heard
        for number in range(40):
            await line.ask("name", name=f"Ana {number}")
        while (await looking.next())["open"][0]["seats"][0]["name"] != "Ana 39":
            pass
        assert looking.heard - before <= time.monotonic() - began + 2


async def test_names_that_are_claimed_are_shown_so(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Lobby Ana")
    async with ana.at(table), Looking(server) as looking:
        assert (await looking.until("open", table))["seats"][0]["account"] is False
        ana.claim("Lobby Ana")
        while True:
            seat = (await looking.until("open", table))["seats"][0]
            if seat["account"]:
                break
            await looking.next()
    assert ana.get(f"/api/tables/{table}").json()["seats"][0]["account"] is True


async def to_the_end(socket: ClientConnection) -> None:
    """Receive messages until the connection is closed."""
    while True:
        await socket.recv()


async def test_who_has_logged_out_hears_no_more_of_the_own_tables(server: LiveServer) -> None:
    ana = Person(server.url)
    ana.claim("Departing Ana")
    async with Looking(server, ana) as looking:
        ana.post("/api/logout")
        with pytest.raises(ConnectionClosed) as closed:
            await to_the_end(looking.socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


async def test_another_site_may_not_look(server: LiveServer) -> None:
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        async with Looking(server, Person(server.url), origin="https://example.org"):
            pass


async def test_who_talks_in_the_lobby_is_sent_away(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_BURST="5", TONGIAKI_MESSAGE_RATE="0.1")
    async with Looking(server) as looking:
        for _ in range(6):
            await looking.socket.send("hello")
        with pytest.raises(ConnectionClosed) as closed:
            await to_the_end(looking.socket)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


async def test_an_address_has_so_many_connections_and_no_more(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOCKETS="2")
    table = Person(server.url).new_table()
    async with Looking(server), Looking(server):
        with pytest.raises(InvalidStatus):
            async with Looking(server):
                pass
        with pytest.raises(InvalidStatus):
            async with Person(server.url).at(table):
                pass
    # Their connection slots are free once the server has noticed the closed connections.
    async with asyncio.timeout(PATIENCE):
        while True:
            with contextlib.suppress(InvalidStatus):
                async with Looking(server):
                    break
            await asyncio.sleep(0.02)
    assert "WebSocket" not in server.log.read_text()  # nor the spectators' addresses


async def test_what_another_server_did_is_found(start_server: StartServer, database_url: str) -> None:
    one, other = start_server(database_url), start_server(database_url)
    async with Looking(one) as looking:
        person = Person(other.url)
        table = person.new_table(seats=2, name="Ana", bots=1)
        async with person.at(table) as line:
            await line.ask("start")
        assert await asyncio.wait_for(looking.until("running", table), 15)


def picture(*names: str) -> Picture:
    """Return a lobby with these open tables."""
    return Picture([[(name, f'{{"id":"{name}"}}'.encode()) for name in names], [], [], []])


async def test_only_the_latest_picture_waits_and_then_what_changed_since() -> None:
    viewer = LobbyViewer(None)
    for names in ("a", "ab", "abc", "abc"):
        viewer.show(picture(*names))
    assert json.loads(await viewer.next()) == json.loads(picture("a", "b", "c").whole())
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(viewer.next(), 0.05)
    for names in ("dbc", "adbc"):
        viewer.show(picture(*names))
    told = json.loads(await viewer.next())
    assert (told["tables"], told["open"], told["running"]) == ([{"id": "d"}], ["a", "d", "b", "c"], None)


async def test_what_can_be_sent_at_once_does_not_wait_and_passes_nothing_that_does() -> None:
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
    assert [one["id"] for one in json.loads(await waiting.get())["tables"]] == ["b", "c"]
    delivery.cancel()


async def test_tables_where_nobody_waits_are_not_shown_and_those_come_back_who_do(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    async with Looking(server) as looking:
        async with ben.at(table), ana.at(ana.new_table(seats=2)) as other:
            await looking.until("open", other.table["id"])
            assert looking.shows("open", table) is None  # a spectator only, and nobody waits
        async with ana.at(table):
            await looking.until("open", table)
        while looking.shows("open", table) is not None:
            await looking.next()
    async with ben.at(table) as line:  # the table's link still works
        assert (await line.ask("sit", name="Ben"))["type"] == "update"
