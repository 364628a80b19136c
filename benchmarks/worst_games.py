"""The worst that can be asked about games that are over: a profile, all that were played, a file of them, a ladder."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator, Callable

import httpx

from tests.server.player import Person
from tongiaki.tables.decisions.play_on import MAX_MOVES
from worst_cases import Scene, case, done, put, reads

LONG = 20
"""Games in the file."""


def famous(scene: Scene) -> str:
    """A profile with as many games and points of a rating as one shows."""
    star, name = Person(scene.url), f"Star {scene.names()}"
    star.claim(name)
    table = star.quick(players=2, name=name)
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        person = connection.execute("SELECT person FROM players WHERE table_id = ?", [table]).fetchone()[0]
        for number in range(600):
            own = {**row, "id": f"{table}{number}", "public": True, "status": "over", "scored": True}
            put(connection, "tables", own)
            for seat in range(2):
                values = [
                    own["id"],
                    seat,
                    None if seat else person,
                    2,
                    1 + seat,
                    40,
                    number,
                    *([None] * 3 if seat else [25, 8, 1000]),
                ]
                connection.execute("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", values)
        connection.execute("INSERT INTO ratings VALUES (?, 2, 25, 8, 1000, 600)", [person])
    return f"/api/people/{name}"


reads("GET /api/people/{name}", "600 games, 500 points of a rating", famous, price=6)


def _games(path: str) -> Callable[[Scene], str]:
    """The games of somebody who has played many, with all filters; `famous` makes the rows, here they are listed."""

    def prepared(scene: Scene) -> str:
        name = famous(scene).rpartition("/")[2]
        with sqlite3.connect(scene.database) as connection:
            connection.execute(
                "INSERT INTO open_games SELECT table_id, at, 2, true FROM results WHERE seat = 0 AND at > 0"
            )
        return f"{path}?player={name}&players=2&rated=true&since=0&won=true"

    return prepared


reads("GET /api/games", "600 games of a player, with all filters", _games("/api/games"), price=6)


@case("GET /api/games/file", worst=f"games of {MAX_MOVES:,} moves, each read from its entries", limit="charged")
async def _file_of_games(scene: Scene) -> AsyncIterator[int]:
    table = scene.long_table()
    done(scene.ana.post(f"/api/tables/{table}/messages", type="resign"))
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [table]).fetchone())
        for number in range(LONG):
            own = f"{number}".ljust(12, "x")
            put(connection, "tables", {**row, "id": own, "public": True})
            entries = "INSERT INTO entries SELECT ?, number, at, kind, body FROM entries WHERE table_id = ?"
            connection.execute(entries, [own, table])
            connection.execute("INSERT INTO open_games VALUES (?, ?, 2, false)", [own, number])
    yield 0
    async with httpx.AsyncClient(base_url=scene.url, timeout=60) as client:
        while True:
            async with client.stream("GET", "/api/games/file", headers={"Cookie": scene.ana.cookie}) as answer:
                done(answer)
                found = "".join([text async for text in answer.aiter_text()]).count("[Rules ")
            if found < LONG:
                raise RuntimeError(f"{found} records")
            yield found


def _ladder(scene: Scene) -> str:
    """A ladder with ten times as many people as it shows, who are all equal."""
    with sqlite3.connect(scene.database) as connection:
        for number in range(1000):
            person = f"rung {number}"
            row = [person, person, person, "", 0, False]
            connection.execute(
                "INSERT INTO accounts (person, name, name_key, password_hash, created, program) VALUES (?,?,?,?,?,?)",
                row,
            )
            connection.execute("INSERT INTO ratings VALUES (?, 6, 25, 8, 1000, 1)", [person])
    return "/api/ladder?players=6"


reads("GET /api/ladder", "1,000 equals, 100 of them shown", _ladder, price=2)
