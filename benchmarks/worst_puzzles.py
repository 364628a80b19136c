"""The worst that can be asked of puzzles: for each request one input, and what limits it."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import AsyncIterator

import httpx

from tongiaki.puzzles.puzzle import shipped
from worst_cases import Ask, Scene, asked, case, done, named, sends

HARDEST = max(shipped(), key=lambda puzzle: len(puzzle.costs))


@case("GET /api/puzzles", worst="all of them rated, by somebody who has tried them all", limit="reading", price=4)
async def _puzzles(scene: Scene) -> AsyncIterator[int]:
    person = named(scene)
    done(person.post(f"/api/puzzles/{HARDEST.number}/attempt", key=HARDEST.key, moves=[]))
    with sqlite3.connect(scene.database) as connection:
        [name] = connection.execute("SELECT person FROM puzzle_attempts ORDER BY at DESC LIMIT 1").fetchone()
        for puzzle in shipped():
            connection.execute("INSERT OR IGNORE INTO puzzle_attempts VALUES (?, ?, 1, true)", [name, puzzle.key])
            connection.execute("INSERT OR IGNORE INTO puzzle_ratings VALUES (?, 25, 4, 1000, 1)", [puzzle.key])
    async with httpx.AsyncClient(base_url=scene.url, headers={"Cookie": person.cookie}) as client:
        yield 0
        while True:
            await client.get("/api/puzzles")
            yield 1


@case("GET /api/puzzles/{number}", worst="one after another, so that none is at hand", limit="thinking")
async def _whole(scene: Scene) -> AsyncIterator[int]:
    hardest = sorted(shipped(), key=lambda puzzle: -len(puzzle.costs))[:80]
    async with httpx.AsyncClient(base_url=scene.url, headers={"Cookie": scene.ana.cookie}, timeout=60) as client:
        yield 0
        for puzzle in itertools.cycle(hardest):
            done(await client.get(f"/api/puzzles/{puzzle.number}"))
            yield 1


sends(
    "POST /api/puzzles/{number}",
    "the one that takes most work, its first move and its solution",
    "thinking",
    f"/api/puzzles/{HARDEST.number}",
    lambda _: {"moves": HARDEST.line[:1], "solution": True},
)


@asked(
    "POST /api/puzzles/{number}/attempt", worst="the one that takes most work, its first move alone", limit="thinking"
)
def _attempt(scene: Scene) -> Ask:
    person, path = named(scene), f"/api/puzzles/{HARDEST.number}/attempt"
    return lambda: person.post(path, key=HARDEST.key, moves=HARDEST.line[:1])
