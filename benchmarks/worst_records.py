"""The worst that can be asked about games over HTTP, those of tables, of studies and of records alike."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import replace

import httpx

from tests.server.long_game import long_game
from tongiaki.record import write
from tongiaki.tables.decisions.play_on import MAX_MOVES
from worst_cases import UNPACKED, Scene, case, done, reads, said, sends

GIVEN_UP = 1900
"""Moves of a game that is reviewed; a bot may make some more before it is given up."""

reads(
    "GET /api/tables/{table_id}/record",
    "2,000 moves, unpacked",
    lambda scene: f"/api/tables/{scene.long_table()}/record",
    headers=UNPACKED,
)
reads(
    "GET /api/tables/{table_id}/replay",
    "2,000 moves, unpacked, at hand",
    lambda scene: f"/api/tables/{scene.long_table()}/replay",
    headers=UNPACKED,
)
reads(
    "GET /api/studies/{study_id}/record",
    "a record of 60,000 characters",
    lambda scene: f"/api/studies/{scene.study()}/record",
)
reads(
    "GET /api/studies/{study_id}/replay",
    "a record of 60,000 characters, unpacked, at hand",
    lambda scene: f"/api/studies/{scene.study()}/replay",
    price=2,
    headers=UNPACKED,
)

sends(
    "POST /api/tables/{table_id}/continue",
    "2,000 moves",
    "work",
    "/api/tables/{table}/continue",
    lambda _: {"number": MAX_MOVES, "bot": "random", "name": "Ana"},
)
sends(
    "POST /api/records",
    "60,000 characters, legal to the end",
    "work",
    "/api/records",
    lambda scene: {"record": scene.long_record},
)
sends(
    "POST /api/records/continue",
    "60,000 characters, from move 2,000",
    "work",
    "/api/records/continue",
    lambda scene: {"record": scene.long_record, "number": MAX_MOVES, "bot": "random", "name": "Ana"},
)
sends(
    "POST /api/variations",
    "60,000 characters, from move 2,000, other moves each time",
    "thinking",
    "/api/variations",
    lambda scene: {"record": scene.long_record, "number": MAX_MOVES, "moves": scene.tried()},
)
sends(
    "POST /api/evaluations",
    "60,000 characters, other moves each time, as deep as can be",
    "thinking",
    "/api/evaluations",
    lambda scene: {"record": scene.long_record, "number": MAX_MOVES, "moves": scene.tried(), "depth": 20},
)
sends("POST /api/studies", "60,000 characters", "work", "/api/studies", lambda scene: {"record": scene.long_record})
sends(
    "POST /api/studies/{study_id}/continue",
    "60,000 characters, from move 2,000",
    "work",
    "/api/studies/{study}/continue",
    lambda _: {"number": MAX_MOVES, "bot": "random", "name": "Ana"},
)


async def _reviewed(ask: Callable[[], httpx.Response]) -> None:
    """Ask for a review until it is there."""
    while True:
        answer = ask()
        done(answer)
        if answer.json()["review"] is not None:
            return
        await asyncio.sleep(1)


@case("POST /api/tables/{table_id}/review", worst=f"{GIVEN_UP:,} moves, given up", limit="reviewing")
async def _review_table(scene: Scene) -> AsyncIterator[int]:
    line = await scene.at(scene.ana, scene.long_table(GIVEN_UP))
    await said(line, "resign")
    await line.until(lambda one: one.table["status"] == "over")
    yield 0
    await _reviewed(lambda: scene.ana.post(f"/api/tables/{line.table['id']}/review"))
    yield 1


@case("POST /api/records/review", worst=f"{GIVEN_UP:,} moves, given up", limit="reviewing")
async def _review_record(scene: Scene) -> AsyncIterator[int]:
    record = write(replace(long_game(GIVEN_UP), tags={"Ended": "resigned"}))
    yield 0
    await _reviewed(lambda: scene.ana.post("/api/records/review", record=record))
    yield 1
