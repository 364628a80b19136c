"""The worst that can be asked about events: the daily game with as many results as are shown."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator

from tests.server.player import Person
from tongiaki.server.events.daily import LISTED
from tongiaki.server.house.daily import today
from worst_cases import Scene, case, done, reads


def crowded_day(scene: Scene) -> str:
    """A day on which more people have finished than are shown."""
    star = Person(scene.url)
    answer = star.post("/api/daily", name="Ana")
    done(answer)
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        seat = connection.execute("SELECT seat FROM players WHERE table_id = ?", [answer.json()["id"]]).fetchone()[0]
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [answer.json()["id"]]).fetchone())
        for number in range(2 * LISTED):
            own = {**row, "id": f"{row['id']}{number}", "status": "over", "scored": True}
            person = f"{number:064x}"
            rows = {
                "tables": own,
                "people": {"id": person, "name": f"Ana {number}", "seen": 0},
                "daily_games": {"day": today(), "person": person, "table_id": own["id"]},
                "results": {"table_id": own["id"], "seat": seat, "person": person, "players": 3}
                | {"rank": 1 + number % 3, "points": number % 50, "at": 0},
            }
            for table, values in rows.items():
                marks = ", ".join("?" * len(values))
                connection.execute(
                    f"INSERT INTO {table} ({', '.join(values)}) VALUES ({marks})",  # noqa: S608 - names of columns
                    list(values.values()),
                )
    return "/api/daily"


reads("GET /api/daily", f"{LISTED} results, of {2 * LISTED}", crowded_day, price=4)


@case("POST /api/daily", worst="another person each time", limit="making")
async def _play(scene: Scene) -> AsyncIterator[int]:
    yield 0
    while True:
        done(Person(scene.url).post("/api/daily", name="Ana"))
        yield 1
