"""Clocks over real connections, with short times: timeouts under both rules, and refunds of server delay."""

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person


@contextlib.asynccontextmanager
async def two_players(server: LiveServer, **options: object) -> AsyncIterator[list[Connection]]:
    """Yield the connections of Ana, whose turn it is, and Ben, in a new game."""
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana", **({"stand_in": "random"} | options))
    async with host.connect(table) as ana, guest.connect(table) as ben:
        await ben.request("sit", name="Ben")
        await ana.receive_until(lambda line: line.table["seats"][1]["name"] == "Ben")
        await ana.send("start")
        for line in (ana, ben):
            await line.receive_until(lambda line: line.game is not None)
        yield [ana, ben]


def seconds_left(line: Connection, seat: int) -> float:
    """Return the seat's remaining time in seconds, from the latest message."""
    assert line.game is not None
    return float(line.game["clock"]["left"][seat]) / 1000


def moves_of(line: Connection) -> list[object]:
    return [message["move"] for message in line.received if message.get("move")]


async def test_a_bot_moves_for_a_player_without_time(server: LiveServer) -> None:
    async with two_players(server, clock="move", time=3) as [ana, ben]:
        assert ana.game is not None
        assert ana.game["clock"]["running"] == 0
        assert 0 < seconds_left(ana, 0) <= 3
        await ben.receive_until(lambda line: bool(line.legal))
        assert len(moves_of(ben)) == 1
        assert [seat["stand_in"] for seat in ben.table["seats"]] == [None, None]
        assert 0 < seconds_left(ben, 1) <= 3
        await ana.receive_until(lambda line: line.game is not None and line.game["clock"]["running"] == 1)
        # Ana cannot undo the bot's decision.
        assert ana.game["undo"] is False
        assert await ana.problem_code("undo", number=ana.number) == "nothing_to_undo"
        await ben.request("move", number=ben.number, move=ben.legal[0])
        await ana.receive_until(lambda line: bool(line.legal))
        assert seconds_left(ana, 0) > 0


async def test_a_bot_keeps_the_seat_until_its_player_returns(server: LiveServer) -> None:
    async with two_players(server, clock="move", time=4, timeout="seat") as [ana, ben]:
        await ana.receive_until(lambda line: line.table["seats"][0]["stand_in"] == "random")
        assert ana.legal == []
        await ben.receive_until(lambda line: bool(line.legal))
        await ana.receive_until(lambda line: line.game is not None and line.game["clock"]["running"] == 1)
        assert await ana.problem_code("move", number=ana.number, move="settle tonga.0") == "not_your_turn"
        assert await ben.problem_code("back") == "not_replaced"
        await ana.request("back")
        await ana.receive_until(lambda line: line.table["seats"][0]["stand_in"] is None)
        await ben.request("move", number=ben.number, move=ben.legal[0])
        await ana.receive_until(lambda line: bool(line.legal))
        assert seconds_left(ana, 0) > 0


async def test_the_bot_finishes_the_turn_if_the_player_returns_during_it(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url, TONGIAKI_BOT_PAUSE="5")
    async with two_players(server, clock="budget", time=1, increment=5, timeout="seat") as [ana, ben]:
        await ana.receive_until(lambda line: line.table["seats"][0]["stand_in"] == "random")
        await ana.request("back")
        await ana.receive_until(lambda line: line.table["seats"][0]["stand_in"] is None)
        assert ana.legal == []
        await ben.receive_until(lambda line: bool(line.legal))
        assert (seconds_left(ben, 0), ben.table["seats"][0]["stand_in"]) == (5, None)


async def test_a_player_without_time_cannot_return(server: LiveServer) -> None:
    async with two_players(server, clock="budget", time=1, timeout="seat") as [ana, ben]:
        await ben.receive_until(lambda line: bool(line.legal))
        assert seconds_left(ben, 0) == 0
        assert await ana.problem_code("back") == "no_time"


async def test_a_move_in_time_is_accepted(server: LiveServer) -> None:
    async with two_players(server, clock="budget", time=1000, increment=1) as [ana, ben]:
        await asyncio.sleep(1.5)
        await ana.move(ana.legal[2])
        await ben.receive_until(lambda line: bool(line.legal))
        assert 0 < seconds_left(ben, 0) < 1000
        assert ana.received[-1]["move"] == moves_of(ben)[-1]
        await ana.request("undo", number=ana.number)
        assert 0 < seconds_left(ana, 0) < 999


async def test_a_move_in_time_counts_even_if_the_server_is_slow(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url)
    async with two_players(server, clock="budget", time=5) as [ana, ben]:
        # Another process locks the database file until long after the time would be over.
        blocker = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        await ana.send("chat", text="wait for it")
        await ana.send("move", number=ana.number, move=ana.legal[4])
        wanted = ana.legal[4]
        await asyncio.sleep(5.5)
        blocker.execute("ROLLBACK")
        blocker.close()
        await ben.receive_until(lambda line: bool(line.legal))
        assert moves_of(ben) == [wanted]
        # The time that the database took is not charged to any player.
        assert seconds_left(ben, 0) > 0
        assert seconds_left(ben, 1) > 0


@pytest.mark.parametrize("beside", [False, True], ids=["before the move", "in another window"])
async def test_server_delay_caused_by_a_player_is_charged_to_the_clock(
    start_server: StartServer, sqlite_url: str, beside: bool
) -> None:
    server = start_server(sqlite_url, TONGIAKI_MESSAGE_RATE="10000", TONGIAKI_TABLE_BURST="1000")
    async with two_players(server, clock="budget", time=60) as [ana, ben]:
        # The rename takes the database a long time. A player with many tables can cause that without any lock.
        blocker = sqlite3.connect(sqlite_url.removeprefix("sqlite:///"), isolation_level=None)
        async with Connection(server.url, ana.table["id"], ana._cookie) as window:
            blocker.execute("BEGIN IMMEDIATE")
            await (window if beside else ana).send("name", name="Anna")
            await asyncio.sleep(1.5)
            await ana.send("move", number=ana.number, move=ana.legal[4])
            await asyncio.sleep(0.05)
            blocker.execute("ROLLBACK")
            blocker.close()
            await ben.receive_until(lambda line: bool(line.legal))
            assert seconds_left(ben, 0) < 58.9


async def test_a_running_clock_survives_sigkill(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url, TONGIAKI_RETURN_PATIENCE="3")
    host, guest = Person(server.url), Person(server.url)

    def table(seconds: int) -> str:
        return host.new_table(seats=2, name="Ana", clock="budget", time=seconds, stand_in="random")

    tables = [table(10_000), table(1)]
    async with contextlib.AsyncExitStack() as stack:
        for table_id in tables:
            ben = await stack.enter_async_context(guest.connect(table_id))
            await ben.request("sit", name="Ben")
            ana = await stack.enter_async_context(host.connect(table_id))
            await ana.send("start")
            await ana.receive_until(lambda line: line.game is not None)
        await asyncio.sleep(0.3)
        server.kill()
    await asyncio.sleep(1)
    server.start()
    async with host.connect(tables[0]) as ana:
        assert 9000 < seconds_left(ana, 0) < 10_000
    # Nobody connects to the other table. Its clock runs again after the time to return.
    while not host.get(f"/api/tables/{tables[1]}").json()["moves"]:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.1)
    async with host.connect(tables[1]) as ana:
        assert seconds_left(ana, 0) == 0


async def test_a_table_is_created_with_all_options(server: LiveServer) -> None:
    options = {
        "clock": "move",
        "time": 172_800,
        "timeout": "seat",
        "stand_in": "random",
        "draw_colours": True,
        "draw_seats": True,
        "rated": False,
        "host": False,
    }
    person = Person(server.url)
    async with person.connect(person.new_table(seats=3, public=False, name="Ana", **options)) as line:
        stored = line.table["options"]
        assert {name: stored[name] for name in options} == options
        assert (stored["away"], stored["increment"], stored["public"]) == (0, 0, False)
        # The default time for absences depends on the clock.
        assert (await line.request("options", clock="none"))["table"]["options"]["away"] == 300
        assert await line.problem_code("options", clock="move", time=0) == "malformed"
        assert await line.problem_code("options", stand_in="nobody") == "unknown_bot"


@pytest.mark.parametrize("body", [{"clock": "move"}, {"clock": "budget", "time": 0}, {"first": 4, "seats": 3}])
def test_contradictory_options_are_rejected(server: LiveServer, body: dict[str, object]) -> None:
    assert Person(server.url).post("/api/tables", **body).status_code in {400, 409}


async def test_colours_are_drawn_at_the_start(server: LiveServer) -> None:
    seen = set()
    for _ in range(12):
        person = Person(server.url)
        async with person.connect(person.new_table(seats=2, name="Ana", draw_colours=True)) as line:
            await line.request("add_bot", bot="random")
            await line.send("start")
            await line.receive_until(lambda line: line.game is not None)
            seen.add(line.table["seats"][0]["colour"])
            assert line.table["seats"][0]["colour"] != line.table["seats"][1]["colour"]
    assert len(seen) > 1


async def test_a_rematch_keeps_the_options(server: LiveServer) -> None:
    person = Person(server.url)
    options = {"clock": "budget", "time": 900, "increment": 20, "timeout": "seat", "away": 77, "rated": False}
    async with person.connect(person.new_table(seats=2, name="Ana", stall=1, **options)) as line:
        await line.request("add_bot", bot="random")
        await line.request("start")
        await line.play_on(lambda legal: legal[-1])
        await line.request("rematch")
        await line.receive_until(lambda line: line.table["rematch"] is not None)
        async with person.connect(line.table["rematch"]) as again:
            assert again.table["options"] == line.table["options"]
