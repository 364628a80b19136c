"""The worst that can be said in the lobby and at a table: for each websocket and each message one input."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator

from websockets.asyncio.client import connect

from tests.server.player import Connection
from tongiaki.record import Record, write
from tongiaki.rules import Position, Terms
from worst_cases import LOOKING_ON, SPEECH, TO_MANY, Scene, case, done, said
from worst_tables import crowded


@case("WS /ws/lobby", worst="50 open and 50 running tables of six, all with the one who looks", limit="opening")
async def _lobby(scene: Scene) -> AsyncIterator[int]:
    crowded(scene)
    address, cookie = f"ws{scene.url.removeprefix('http')}/ws/lobby", {"Cookie": scene.ana.cookie}
    yield 0
    while True:
        async with connect(address, additional_headers=cookie, max_size=None) as line:
            await line.recv()
        yield 1


@case("WS /ws/tables/{table_id}", "table hello", worst="2,000 moves, 200 lines of 500 characters", limit="opening")
async def _table_hello(scene: Scene) -> AsyncIterator[int]:
    table = scene.long_table()
    line = await scene.at(scene.ana, table)
    for _ in range(200):
        await said(line, "chat", text=SPEECH)
    yield 0
    while True:
        async with scene.ana.at(table):
            yield 1


@case("table ping", worst=TO_MANY, limit="hearing", audience=LOOKING_ON)
async def _ping(scene: Scene) -> AsyncIterator[int]:
    ana, _ = await scene.two()
    yield 0
    while True:
        await ana.say("ping")
        await ana.hear(lambda message: message["type"] == "pong")
        yield 1


async def _decisions(scene: Scene) -> AsyncIterator[Connection]:
    """Ana at each of her decisions in a long game, until it is over, while many look on."""
    table = scene.long_table()
    await scene.looked_on(table)
    line = await scene.at(scene.ana, table)
    while True:
        await line.until(lambda one: bool(one.legal) or one.table["status"] == "over")
        if not line.legal:
            return
        yield line


@case("table move", worst=f"2,000 moves before, a bot that answers, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _move(scene: Scene) -> AsyncIterator[int]:
    asked = 0
    async for line in _decisions(scene):
        yield asked
        await said(line, "move", number=line.number, move=line.legal[0])
        asked = 1


@case(
    "POST /api/tables/{table_id}/messages",
    worst=f"a move after 2,000, a bot that answers, {TO_MANY}",
    limit="hearing",
    audience=LOOKING_ON,
)
async def _post(scene: Scene) -> AsyncIterator[int]:
    asked = 0
    async for line in _decisions(scene):
        yield asked
        number, path = line.number, f"/api/tables/{line.table['id']}/messages"
        done(await asyncio.to_thread(scene.ana.post, path, type="move", number=number, move=line.legal[0]))
        await line.until(lambda one, before=number: one.number > before)
        asked = 1


@case("GET /api/tables/{table_id}/stream", worst="2,000 moves, 200 lines of 500 characters", limit="opening")
async def _stream(scene: Scene) -> AsyncIterator[int]:
    table = scene.long_table()
    line = await scene.at(scene.ana, table)
    for _ in range(200):
        await said(line, "chat", text=SPEECH)
    yield 0
    while True:
        done(await asyncio.to_thread(scene.ana.get, f"/api/tables/{table}/stream"))
        yield 1


@case("table undo", worst=f"and the move again, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _undo(scene: Scene) -> AsyncIterator[int]:
    ana, _ = await scene.two()
    yield 0
    while True:
        await ana.until(lambda one: bool(one.legal))
        await said(ana, "move", number=ana.number, move=ana.legal[0])
        await said(ana, "undo", number=ana.number)
        yield 2


@case("table ask_hint", worst="2,000 moves before", limit="thinking")
async def _ask_hint(scene: Scene) -> AsyncIterator[int]:
    line = await scene.at(scene.ana, scene.long_table())
    await line.until(lambda one: bool(one.legal))
    yield 0
    while True:
        await line.say("ask_hint", number=line.number)
        await line.hear(lambda message: message["type"] == "hint")
        yield 1


@case(
    "table ask_odds", worst="two colours and the whole pile, a move before each", limit="hearing", audience=LOOKING_ON
)
async def _ask_odds(scene: Scene) -> AsyncIterator[int]:
    ana, ben = await scene.two()
    for beach, line in enumerate((ana, ben, ana, ben)):
        await line.until(lambda one: bool(one.legal))
        await said(line, "move", number=line.number, move=f"settle tonga.{beach // 2}")
    await ana.until(lambda one: bool(one.legal))
    yield 0
    while True:
        await said(ana, "move", number=ana.number, move="expand tonga.0,1")
        await ana.say("ask_odds", number=ana.number, move="sail tonga:0")
        await ana.hear(lambda message: message["type"] == "odds")
        await said(ana, "undo", number=ana.number)
        yield 3


def great_landing() -> Record:
    """A random game of six up to where five ships of four colours land on six beaches."""
    chance, position, moves = random.Random(29), Position(Terms(6)), list[str]()
    while (
        position.phase != "landing"
        or len(position.legal_moves()) < 24
        or sum(position.describe()["fleet"].values()) < 5
    ):
        moves.append(position.text(chance.choice(position.legal_moves())))
        position.play_text(moves[-1])
    return Record(Terms(6), tuple(moves))


@case("table ask_plans", worst="five ships of four colours, six beaches, a move before each", limit="hearing")
async def _ask_plans(scene: Scene) -> AsyncIterator[int]:
    record = great_landing()
    begun = {"record": write(record), "number": len(record.moves), "bot": "random", "name": "Ana"}
    table = scene.ana.post("/api/records/continue", **begun).json()["id"]
    line = await scene.at(scene.ana, table)
    await line.until(lambda one: bool(one.legal))
    yield 0
    while True:
        await said(line, "move", number=line.number, move=line.legal[0])
        await line.say("ask_plans", number=line.number)
        await line.hear(lambda message: message["type"] == "plans")
        await said(line, "undo", number=line.number)
        yield 3


@case("table ask_undo", "table answer", worst=f"and no, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _ask_undo(scene: Scene) -> AsyncIterator[int]:
    ana, ben = await scene.two()
    await ana.until(lambda one: bool(one.legal))
    await said(ana, "move", number=ana.number, move=ana.legal[0])
    yield 0
    while True:
        await said(ana, "ask_undo", number=ana.number)
        await ben.until(lambda one: one.table["vote"] is not None)
        await said(ben, "answer", vote=ben.table["vote"]["number"], accept=False)
        await ben.until(lambda one: one.table["vote"] is None)
        await ana.until(lambda one: one.table["vote"] is None)
        yield 2


@case("table agree", worst=f"on and off, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _agree(scene: Scene) -> AsyncIterator[int]:
    ana, _ = await scene.two()
    yield 0
    while True:
        for on in (True, False):
            await said(ana, "agree", on=on)
        yield 2


@case("table ask_pause", "table ask_resume", worst=f"and yes, {TO_MANY}", limit="hearing", audience=LOOKING_ON)
async def _ask_pause(scene: Scene) -> AsyncIterator[int]:
    ana, ben = await scene.two()
    yield 0
    while True:
        for question in ("ask_pause", "ask_resume"):
            await said(ana, question)
            await ben.until(lambda one: one.table["vote"] is not None)
            await said(ben, "answer", vote=ben.table["vote"]["number"], accept=True)
            await ben.until(lambda one: one.table["vote"] is None)
            await ana.until(lambda one: one.table["vote"] is None)
        yield 4


@case(
    "table leave",
    "table ask_bot",
    "table back",
    worst=f"one after another, {TO_MANY}",
    limit="hearing",
    audience=LOOKING_ON,
)
async def _leave(scene: Scene) -> AsyncIterator[int]:
    ana, ben = await scene.two()
    yield 0
    while True:
        await said(ben, "leave")
        await ana.until(lambda one: one.table["seats"][1]["held"])
        await said(ana, "ask_bot", seat=1)
        await said(ben, "back")
        await ana.until(lambda one: not one.table["seats"][1]["held"])
        yield 3


@case("table chat", worst=f"500 characters, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _chat(scene: Scene) -> AsyncIterator[int]:
    ana, _ = await scene.two()
    yield 0
    while True:
        await said(ana, "chat", text=SPEECH)
        yield 1


@case("table sit", worst=f"and leave, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _sit(scene: Scene) -> AsyncIterator[int]:
    ana = await scene.open_table()
    yield 0
    while True:
        await said(ana, "leave")
        await said(ana, "sit", name="Ana")
        yield 2


@case("table colour", worst=f"to and fro, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _colour(scene: Scene) -> AsyncIterator[int]:
    ana = await scene.open_table()
    yield 0
    while True:
        for colour in ("green", "blue"):
            await said(ana, "colour", colour=colour)
        yield 2


@case("table name", worst=f"another one each time, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _name(scene: Scene) -> AsyncIterator[int]:
    ana = await scene.open_table()
    yield 0
    while True:
        await said(ana, "name", name=f"Ana {scene.names()}")
        yield 1


@case(
    "table add_bot",
    "table remove_bot",
    "table kick",
    worst=f"one after another, {TO_MANY}",
    limit="saying",
    audience=LOOKING_ON,
)
async def _bots(scene: Scene) -> AsyncIterator[int]:
    ana = await scene.open_table()
    yield 0
    while True:
        for away in ("remove_bot", "kick"):
            await said(ana, "add_bot", seat=5, bot="greedy")
            await said(ana, away, seat=5)
        yield 4


@case("table options", worst=f"to and fro, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _options(scene: Scene) -> AsyncIterator[int]:
    ana = await scene.open_table()
    yield 0
    while True:
        for stall in (0, 20):
            await said(ana, "options", stall=stall)
        yield 2


@case("table quiet", worst=f"to and fro, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _quiet(scene: Scene) -> AsyncIterator[int]:
    ana = await scene.open_table()
    yield 0
    while True:
        for on in (True, False):
            await said(ana, "quiet", on=on)
        yield 2


@case("table ban", worst=f"and back, of one who comes again, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _ban(scene: Scene) -> AsyncIterator[int]:
    table = scene.ana.new_table(seats=6, name="Ana")
    await scene.looked_on(table)
    ana = await scene.at(scene.ana, table)
    yield 0
    while True:
        async with scene.ben.at(table):
            await said(ana, "ban", name="Ben")
        await said(ana, "ban", name="Ben", banned=False)
        yield 2


@case("table start", worst="a table of six", limit="making")
async def _start(scene: Scene) -> AsyncIterator[int]:
    lines = [await scene.at(scene.ana, scene.ana.new_table(seats=6, name="Ana", bots=5)) for _ in range(20)]
    yield 0
    for line in lines:
        await said(line, "start")
        yield 1


@case("table rematch", worst="a game against a bot that is over", limit="making")
async def _rematch(scene: Scene) -> AsyncIterator[int]:
    lines = [await scene.at(scene.ana, scene.ana.quick(players=2, bot="random")) for _ in range(3)]
    for line in lines:
        await line.play_on(lambda legal: legal[0])
    yield 0
    for line in lines:
        await said(line, "rematch")
        yield 1


@case("table resign", worst="a game against five bots", limit="making")
async def _resign(scene: Scene) -> AsyncIterator[int]:
    lines = [await scene.at(scene.ana, scene.ana.quick(players=6, bot="random")) for _ in range(20)]
    yield 0
    for line in lines:
        await said(line, "resign")
        yield 1


@case("table accept", worst=f"changed terms each time, {TO_MANY}", limit="saying", audience=LOOKING_ON)
async def _accept(scene: Scene) -> AsyncIterator[int]:
    scene.ana.claim("Ana")
    table = scene.ana.new_table(seats=6, name="Ana", rated=True, clock="move", time=86_400, stall=20)
    await scene.looked_on(table)
    ana = await scene.at(scene.ana, table)
    yield 0
    while True:
        for stall in (10, 20):
            await said(ana, "options", stall=stall)
            await said(ana, "accept", number=ana.number)
        yield 4
