"""The daily game: each player plays the same pile once, it is secret until then, and results are listed."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing

import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Person
from tongiaki.common.days import today
from tongiaki.record import read

LIMITS = ("TABLE_BURST", "MESSAGE_RATE", "LOGIN_BURST", "WORK_RATE")
FAST = {"TONGIAKI_BOT_PAUSE": "0", **{f"TONGIAKI_{limit}": "10000" for limit in LIMITS}}

PATIENCE = 1200  # number of checks for results


def start_daily_game(person: Person, name: str) -> str:
    answer = person.post("/api/daily", name=name)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


async def play_to_end(person: Person, table: str, choose: Callable[[list[str]], str] = lambda legal: legal[0]) -> None:
    async with person.connect(table) as line:
        await line.play_on(choose)


def daily_view(person: Person, **wanted: str) -> dict[str, object]:
    answer = person.get(f"/api/daily{'?day=' + wanted['day'] if wanted else ''}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def wait_for_results(person: Person, number: int) -> list[dict[str, object]]:
    """Return today's results, accounts before guests, as soon as this number is listed."""
    for _ in range(PATIENCE):
        view = daily_view(person)
        rows: list[dict[str, object]] = view["rows"] + view["guests"]  # type: ignore[operator]
        if len(rows) >= number:
            return rows
        await asyncio.sleep(0.05)
    pytest.fail(f"{number} results are not there")


def problem_code(answer: httpx.Response) -> str:
    return str(answer.json().get("code", "yes"))


async def test_two_people_play_the_same_pile(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    tables = [start_daily_game(ana, "Ana"), start_daily_game(ben, "Ben")]
    before = daily_view(ana)
    assert (before["status"], before["table"], before["over"]) == ("running", tables[0], False)
    await play_to_end(ana, tables[0])
    await play_to_end(ben, tables[1], lambda legal: legal[-1])
    drawn, commitments = [], set()
    for person, table in zip((ana, ben), tables, strict=True):
        moves = read(person.get(f"/api/tables/{table}/record").text).moves
        drawn.append([move for move in moves if move.startswith("draw ")])
        async with person.connect(table) as line:
            assert line.game is not None
            assert line.table["you"] == before["seat"]
            assert [seat["colour"] for seat in line.table["seats"]] == before["colours"]
            commitments.add(line.game["shuffle"]["commitment"])
    assert all(first == second for first, second in zip(*drawn, strict=False))
    assert len(commitments) == 2
    rows = await wait_for_results(ana, 2)
    mine = next(row for row in rows if row["yours"])
    assert (mine["name"], mine["table"]) == ("Ana", tables[0])
    assert rows[0]["rank"] == 1
    order = [(row["place"], -row["points"]) for row in rows]  # type: ignore[operator]
    assert order == sorted(order)
    # Both have finished, so each may see the other's game.
    assert ana.get(f"/api/tables/{tables[1]}/replay").status_code == 200


async def test_the_same_moves_get_the_same_answers_of_the_bots(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    played = []
    for name in ("Ana", "Ben"):
        person = Person(server.url)
        table = start_daily_game(person, name)
        await play_to_end(person, table)
        played.append(read(person.get(f"/api/tables/{table}/record").text).moves)
        server.stop()  # a restart does not change the bots' moves
        server.start()
    assert played[0] == played[1]


async def test_a_daily_game_can_be_played_only_once(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    ana = Person(server.url)
    table = start_daily_game(ana, "Ana")
    assert start_daily_game(ana, "Anna") == table
    async with ana.connect(table) as line:
        assert (await line.request("leave"))["type"] == "update"
        assert await line.problem_code("add_bot", seat=daily_view(ana)["seat"], bot="master") == "not_open"
    server.stop()
    server.start()
    assert start_daily_game(ana, "Ana") == table
    async with ana.connect(table) as line:
        await line.send("back", id=77)
        await line.receive_until(lambda line: line.seat is not None)  # a bot's move may arrive before
        assert (await line.request("resign"))["type"] == "update"
    assert start_daily_game(ana, "Ana") == table
    ben = Person(server.url)
    await play_to_end(ben, start_daily_game(ben, "Ben"))
    assert [row["name"] for row in await wait_for_results(ben, 1)] == ["Ben"]  # players who resigned are not listed


async def test_concurrent_starts_create_one_daily_game(server: LiveServer) -> None:
    ana = Person(server.url)
    begun = await asyncio.gather(*(asyncio.to_thread(start_daily_game, ana, "Ana") for _ in range(4)))
    assert len(set(begun)) == 1


async def test_logging_in_gives_no_second_daily_game(server: LiveServer) -> None:
    ana = Person(server.url)
    assert ana.claim("Anahera").status_code == 200
    guest = Person(server.url)
    table = start_daily_game(guest, "Somebody")
    assert guest.log_in("Anahera").status_code == 200
    assert start_daily_game(guest, "Anahera") == table
    assert start_daily_game(ana, "Anahera") == table


async def test_the_results_are_hidden_from_people_who_have_not_finished(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = start_daily_game(ana, "Ana")
    mine = start_daily_game(ben, "Ben")
    for who in (ana, ben, Person(server.url)):
        for what in ("replay", "record"):
            assert problem_code(who.get(f"/api/tables/{table}/{what}")) == "sealed_today"
        assert problem_code(who.post("/api/variations", table=table, number=0, moves=[])) in {
            "sealed_today",
            "no_analysis",
        }
        assert problem_code(who.post("/api/evaluations", table=table, number=0, depth=0)) in {
            "sealed_today",
            "no_analysis",
        }
        assert problem_code(who.post(f"/api/tables/{table}/review")) == "sealed_today"
        assert problem_code(who.post("/api/studies", table=table)) == "sealed_today"
        assert (
            problem_code(who.post(f"/api/tables/{table}/continue", number=0, name="X", bot="random")) == "sealed_today"
        )
    assert (
        problem_code(ben.post(f"/api/tables/{table}/messages", type="chat", text="hello", number=None))
        == "sealed_today"
    )
    assert problem_code(ben.get(f"/api/tables/{table}/stream")) == "sealed_today"
    async with ana.connect(table) as line:
        await line.receive_until(lambda line: bool(line.legal))
        await line.send("ask_hint", id=5, number=line.number)
        assert (await line.receive(lambda message: message.get("id") == 5))["code"] == "not_in_events"
        assert (await line.move(line.legal[0]))["type"] == "update"
        assert line.game is not None
        assert not line.game["undo"]
        assert await line.problem_code("ask_undo", number=line.number) == "not_in_events"
        assert await line.problem_code("ask_pause") == "not_in_events"
    # A player who has finished may see both replays.
    await play_to_end(ben, mine)
    assert ben.get(f"/api/tables/{mine}/replay").status_code == 200
    assert ben.get(f"/api/tables/{table}/replay").status_code == 200
    assert problem_code(ben.post("/api/studies", table=mine)) == "sealed_today"
    assert problem_code(ana.get(f"/api/tables/{mine}/replay")) == "sealed_today"
    rows = {row["name"]: row["table"] for row in await wait_for_results(ana, 1)}
    assert rows["Ben"] is None


async def test_the_game_of_a_past_day_is_public(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    ana, ben = Person(server.url), Person(server.url)
    table = start_daily_game(ana, "Ana")
    await play_to_end(ana, table)
    await wait_for_results(ana, 1)
    server.stop()
    day, yesterday = today(), "2001-02-03"
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        for name in ("dailies", "daily_games"):
            database.execute(f"UPDATE {name} SET day = ?", (yesterday,))  # noqa: S608 - fixed names
        database.execute("UPDATE results SET at = 981200000")
        created = "SELECT body FROM entries WHERE table_id = ? AND number = 1"
        (body,) = database.execute(created, (table,)).fetchone()
        assert json.loads(body)["occasion"] == {"kind": "daily", "id": day}
        moved = body.replace(day, yesterday)
        database.execute("UPDATE entries SET body = ? WHERE table_id = ? AND number = 1", (moved, table))
        database.commit()
    server.start()
    assert ben.get(f"/api/tables/{table}/replay").status_code == 200
    past = daily_view(ben, day=yesterday)
    assert past["over"]
    assert [row["table"] for row in past["guests"]] == [table]  # type: ignore[attr-defined]
    assert start_daily_game(ana, "Ana") != table
    for day in ("2001-02-04", "2999-01-01", "2001-02-31"):
        assert problem_code(ben.get(f"/api/daily?day={day}")) == "not_found"


def test_a_deleted_guest_is_not_listed(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    ana, ben = Person(server.url), Person(server.url)
    table = start_daily_game(ana, "Ana")
    asyncio.run(play_to_end(ana, table))
    assert asyncio.run(wait_for_results(ben, 1))[0]["name"] == "Ana"
    assert [game["table"] for game in ana.get("/api/account/export").json()["daily_games"]] == [table]
    assert ana.post("/api/me/delete").status_code == 200
    assert daily_view(ben)["guests"] == []


async def test_guests_and_accounts_are_listed_separately(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    ana, ben = Person(server.url), Person(server.url)
    assert ana.claim("Ana").status_code == 200
    for person, name in ((ana, "Ana"), (ben, "Ben")):
        await play_to_end(person, start_daily_game(person, name))
    await wait_for_results(ben, 2)
    view = daily_view(ben)
    rows = {row["name"]: (kind, row["account"]) for kind in ("rows", "guests") for row in view[kind]}  # type: ignore[attr-defined]
    assert rows == {"Ana": ("rows", True), "Ben": ("guests", False)}
    assert [view[kind][0]["rank"] for kind in ("rows", "guests")] == [1, 1]  # type: ignore[index]
