"""The 20 most expensive requests and messages, each with its worst input. `worst_generic` has a case for all others."""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx

from tests.server.long_game import long_game
from tests.server.player import Person
from tongiaki.common.days import today
from tongiaki.puzzles.puzzle import shipped
from tongiaki.record import Record, write
from tongiaki.rules import Position, Terms
from tongiaki.runtime.tables.tournament_setup import PLACES
from tongiaki.server.routes.events.daily import MAX_ROWS
from tongiaki.tables.decisions.play_on import MAX_MOVES
from worst_scene import SPECTATORS, WATCHED, Request, Scene, case, check, claimed, insert, repeats, send

REVIEWED = 1900
"""Moves of a game under review; a bot can make some more before the game is resigned."""
FILE_GAMES = 20
"""Number of games in the file of games."""
HARDEST = max(shipped(), key=lambda puzzle: len(puzzle.costs))
PASSWORD = "4@8({[<369!1|0$5+7%2/".ljust(200, "ü")
"""The longest password, with all characters that may replace letters."""


@repeats("GET /api/daily", worst=f"{2 * MAX_ROWS} results, of {4 * MAX_ROWS}", limit="shared")
def _daily(scene: Scene) -> Request:
    answer = Person(scene.url).post("/api/daily", name="Ana")
    check(answer)
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        seat = connection.execute("SELECT seat FROM players WHERE table_id = ?", [answer.json()["id"]]).fetchone()[0]
        game = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [answer.json()["id"]]).fetchone())
        for number in range(4 * MAX_ROWS):
            table, person = f"{game['id']}{number}", f"{number:064x}"
            insert(connection, "tables", {**game, "id": table, "status": "over", "scored": True})
            insert(connection, "people", {"id": person, "name": f"Ana {number}", "seen": 0})
            insert(connection, "daily_games", {"day": today(), "person": person, "table_id": table})
            result: dict[str, Any] = {"table_id": table, "seat": seat, "person": person, "players": 3, "at": 0}
            insert(connection, "results", {**result, "rank": 1 + number % 3, "points": number % 50})
            if number % 2:
                insert(connection, "accounts", {"person": person, "name": f"Ana {number}", "created": 0})
    return lambda: scene.ana.get("/api/daily")


def _tournament(scene: Scene) -> str:
    """Create the largest Swiss tournament and return its id; Ana must have an account."""
    answer = scene.ana.post("/api/tournaments", kind="swiss", places=PLACES, rounds=12)
    check(answer)
    return str(answer.json()["id"])


@repeats("GET /api/tournaments/{tournament_id}", worst=f"{PLACES} entrants, 12 rounds", limit="shared")
def _full_tournament(scene: Scene) -> Request:
    check(scene.ana.claim("Ana"))
    tournament = _tournament(scene)
    with sqlite3.connect(scene.database) as connection:
        for number in range(1, PLACES + 1):
            entrant = {"tournament_id": tournament, "number": number, "bot": "random", "gone": False}
            insert(connection, "entrants", entrant)
        for round_number, board in itertools.product(range(1, 13), range(PLACES // 2)):
            game = {"tournament_id": tournament, "round": round_number, "board": board, "places": "[1,2]"}
            table = f"{tournament}{round_number:02}{board:02}"
            seats = f"[{board + 1},{PLACES - (board + round_number) % 32}]"
            insert(connection, "tournament_games", {**game, "table_id": table, "seats": seats})
        connection.execute("UPDATE tournaments SET status = 'over', round = 12 WHERE id = ?", [tournament])
    return lambda: scene.ana.get(f"/api/tournaments/{tournament}")


@case("POST /api/tournaments/{tournament_id}/start", worst="made, started and cancelled", limit="create")
async def _start_tournament(scene: Scene) -> AsyncIterator[int]:
    check(scene.ana.claim("Ana"))
    check(scene.ben.claim("Ben"))
    yield 0
    while True:
        tournament = _tournament(scene)
        for person in (scene.ana, scene.ben):
            check(person.post(f"/api/tournaments/{tournament}/join"))
        for action in ("start", "cancel"):
            check(scene.ana.post(f"/api/tournaments/{tournament}/{action}"))
        with sqlite3.connect(scene.database) as connection:  # avoids the hourly limit on new tournaments
            connection.execute("UPDATE tournaments SET created = 0")
        yield 1


@repeats("GET /api/ladder", worst="1,000 equals, 100 of them shown", limit="shared")
def _ladder(scene: Scene) -> Request:
    with sqlite3.connect(scene.database) as connection:
        for number in range(1000):
            name = f"rung {number}"
            account = {"person": name, "name": name, "name_key": name, "password_hash": "", "created": 0}
            insert(connection, "accounts", {**account, "program": False})
            connection.execute("INSERT INTO ratings VALUES (?, 6, 25, 8, 1000, 1)", [name])
    return lambda: scene.ana.get("/api/ladder?players=6")


@case("GET /api/games/file", worst=f"games of {MAX_MOVES:,} moves, each read from its entries", limit="charged")
async def _file_of_games(scene: Scene) -> AsyncIterator[int]:
    table = scene.long_table()
    check(scene.ana.post(f"/api/tables/{table}/messages", type="resign"))
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        game = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        for number in range(FILE_GAMES):
            copied = f"{number}".ljust(12, "x")
            insert(connection, "tables", {**game, "id": copied, "public": True})
            entries = "INSERT INTO entries SELECT ?, number, at, kind, body FROM entries WHERE table_id = ?"
            connection.execute(entries, [copied, table])
            connection.execute("INSERT INTO open_games VALUES (?, ?, 2, false)", [copied, number])
    yield 0
    async with httpx.AsyncClient(base_url=scene.url, timeout=60) as client:
        while True:
            async with client.stream("GET", "/api/games/file", headers={"Cookie": scene.ana.cookie}) as answer:
                check(answer)
                records = "".join([text async for text in answer.aiter_text()]).count("[Rules ")
            if records < FILE_GAMES:
                raise RuntimeError(f"{records} records")
            yield records


@case("GET /api/puzzles/{number}", worst="another puzzle each time, so that none is cached", limit="work")
async def _puzzle(scene: Scene) -> AsyncIterator[int]:
    hardest = sorted(shipped(), key=lambda puzzle: -len(puzzle.costs))[:80]
    async with httpx.AsyncClient(base_url=scene.url, headers={"Cookie": scene.ana.cookie}, timeout=60) as client:
        yield 0
        for puzzle in itertools.cycle(hardest):
            check(await client.get(f"/api/puzzles/{puzzle.number}"))
            yield 1


@repeats("POST /api/puzzles/{number}", worst="the hardest puzzle, its first move and its solution", limit="work")
def _try_puzzle(scene: Scene) -> Request:
    return lambda: scene.ana.post(f"/api/puzzles/{HARDEST.number}", moves=HARDEST.line[:1], solution=True)


@repeats("POST /api/puzzles/{number}/attempt", worst="the hardest puzzle, its first move only", limit="work")
def _attempt_puzzle(scene: Scene) -> Request:
    person, path = claimed(scene), f"/api/puzzles/{HARDEST.number}/attempt"
    return lambda: person.post(path, key=HARDEST.key, moves=HARDEST.line[:1])


@repeats("POST /api/login", worst="a password of 200 characters, from new browsers", limit="password")
def _log_in(scene: Scene) -> Request:
    check(scene.ana.claim("Cy", PASSWORD))
    return lambda: Person(scene.url).log_in("Cy", PASSWORD)


@repeats("POST /api/records", worst="60,000 characters, legal to the end", limit="create and work")
def _read_record(scene: Scene) -> Request:
    return lambda: scene.ana.post("/api/records", record=scene.long_record)


@repeats("POST /api/records/continue", worst="60,000 characters, from move 2,000", limit="create and work")
def _continue_record(scene: Scene) -> Request:
    start = {"record": scene.long_record, "number": MAX_MOVES, "bot": "random", "name": "Ana"}
    return lambda: scene.ana.post("/api/records/continue", **start)


@repeats("POST /api/tables/{table_id}/continue", worst="2,000 moves", limit="create and work")
def _continue_table(scene: Scene) -> Request:
    path = f"/api/tables/{scene.long_table()}/continue"
    return lambda: scene.ana.post(path, number=MAX_MOVES, bot="random", name="Ana")


@repeats("POST /api/variations", worst="60,000 characters, from move 2,000, other moves each time", limit="work")
def _variation(scene: Scene) -> Request:
    path, record = "/api/variations", scene.long_record
    return lambda: scene.ana.post(path, record=record, number=MAX_MOVES, moves=scene.variation())


@repeats("POST /api/evaluations", worst="60,000 characters, other moves each time, at full depth", limit="work")
def _evaluation(scene: Scene) -> Request:
    path, record = "/api/evaluations", scene.long_record
    return lambda: scene.ana.post(path, record=record, number=MAX_MOVES, moves=scene.variation(), depth=20)


async def _poll_review(request: Request) -> None:
    """Request a review until it is ready."""
    while True:
        answer = request()
        check(answer)
        if answer.json()["review"] is not None:
            return
        await asyncio.sleep(1)


@case("POST /api/tables/{table_id}/review", worst=f"{REVIEWED:,} moves, resigned", limit="work")
async def _review_table(scene: Scene) -> AsyncIterator[int]:
    line = await scene.connect(scene.ana, scene.long_table(REVIEWED))
    await send(line, "resign")
    await line.receive_until(lambda player: player.table["status"] == "over")
    yield 0
    await _poll_review(lambda: scene.ana.post(f"/api/tables/{line.table['id']}/review"))
    yield 1


@case("POST /api/records/review", worst=f"{REVIEWED:,} moves, resigned", limit="work")
async def _review_record(scene: Scene) -> AsyncIterator[int]:
    record = write(replace(long_game(REVIEWED), tags={"Ended": "resigned"}))
    yield 0
    await _poll_review(lambda: scene.ana.post("/api/records/review", record=record))
    yield 1


@case(
    "table move",
    "POST /api/tables/{table_id}/messages",
    worst=f"moves after 2,000, by websocket and by HTTP, a bot that answers, {WATCHED}",
    limit="message",
    audience=SPECTATORS,
)
async def _move(scene: Scene) -> AsyncIterator[int]:
    table = scene.long_table()
    await scene.add_spectators(table)
    line, sent = await scene.connect(scene.ana, table), 0
    for by_http in itertools.cycle((False, True)):
        await line.receive_until(lambda player: bool(player.legal) or player.table["status"] == "over")
        if not line.legal:
            return
        yield sent
        before, move = line.number, {"number": line.number, "move": line.legal[0]}
        if by_http:
            answer = await asyncio.to_thread(scene.ana.post, f"/api/tables/{table}/messages", type="move", **move)
            check(answer)
            await line.receive_until(lambda player, before=before: player.number > before)
        else:
            await send(line, "move", **move)
        sent = 1


@case("table ask_hint", worst="after 2,000 moves", limit="work")
async def _ask_hint(scene: Scene) -> AsyncIterator[int]:
    line = await scene.connect(scene.ana, scene.long_table())
    await line.receive_until(lambda player: bool(player.legal))
    yield 0
    while True:
        await line.send("ask_hint", number=line.number)
        await line.receive(lambda message: message["type"] == "hint")
        yield 1


@case(
    "table ask_odds",
    worst="two colours and the whole pile, a move before each",
    limit="message",
    audience=SPECTATORS,
)
async def _ask_odds(scene: Scene) -> AsyncIterator[int]:
    ana, ben = await scene.running_game()
    for beach, line in enumerate((ana, ben, ana, ben)):
        await line.receive_until(lambda player: bool(player.legal))
        await send(line, "move", number=line.number, move=f"settle tonga.{beach // 2}")
    await ana.receive_until(lambda player: bool(player.legal))
    yield 0
    while True:
        await send(ana, "move", number=ana.number, move="expand tonga.0,1")
        await ana.send("ask_odds", number=ana.number, move="sail tonga:0")
        await ana.receive(lambda message: message["type"] == "odds")
        await send(ana, "undo", number=ana.number)
        yield 3


def _great_landing() -> Record:
    """Return a random game of six up to a landing of five ships of four colours on six beaches."""
    chance, position, moves = random.Random(29), Position(Terms(6)), list[str]()
    while (
        position.phase != "landing"
        or len(position.legal_moves()) < 24
        or sum(position.describe()["fleet"].values()) < 5
    ):
        moves.append(position.text(chance.choice(position.legal_moves())))
        position.play_text(moves[-1])
    return Record(Terms(6), tuple(moves))


@case("table ask_plans", worst="five ships of four colours, six beaches, a move before each", limit="message")
async def _ask_plans(scene: Scene) -> AsyncIterator[int]:
    record = _great_landing()
    start = {"record": write(record), "number": len(record.moves), "bot": "random", "name": "Ana"}
    line = await scene.connect(scene.ana, scene.ana.post("/api/records/continue", **start).json()["id"])
    await line.receive_until(lambda player: bool(player.legal))
    yield 0
    while True:
        await send(line, "move", number=line.number, move=line.legal[0])
        await line.send("ask_plans", number=line.number)
        await line.receive(lambda message: message["type"] == "plans")
        await send(line, "undo", number=line.number)
        yield 3
