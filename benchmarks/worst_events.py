"""The worst that can be asked about events: the daily game with as many results as are shown, tournaments when full."""

from __future__ import annotations

import itertools
import sqlite3
from collections.abc import AsyncIterator

from tests.server.player import Person
from tongiaki.common.days import today
from tongiaki.server.events import tournaments
from tongiaki.server.events.daily import LISTED
from tongiaki.tables.decisions.tournament_setup import PLACES
from worst_cases import Ask, Scene, asked, case, done, put, reads


def crowded_day(scene: Scene) -> str:
    """A day on which more people have finished than are shown."""
    star = Person(scene.url)
    answer = star.post("/api/daily", name="Ana")
    done(answer)
    with sqlite3.connect(scene.database) as connection:
        connection.row_factory = sqlite3.Row
        seat = connection.execute("SELECT seat FROM players WHERE table_id = ?", [answer.json()["id"]]).fetchone()[0]
        row = dict(connection.execute("SELECT * FROM tables WHERE id = ?", [answer.json()["id"]]).fetchone())
        for number in range(4 * LISTED):
            own = {**row, "id": f"{row['id']}{number}", "status": "over", "scored": True}
            person = f"{number:064x}"
            rows = {
                "tables": own,
                "people": {"id": person, "name": f"Ana {number}", "seen": 0},
                "daily_games": {"day": today(), "person": person, "table_id": own["id"]},
                "results": {"table_id": own["id"], "seat": seat, "person": person, "players": 3}
                | {"rank": 1 + number % 3, "points": number % 50, "at": 0},
            }
            if number % 2:
                rows["accounts"] = {"person": person, "name": f"Ana {number}", "created": 0}
            for table, values in rows.items():
                put(connection, table, values)
    return "/api/daily"


reads("GET /api/daily", f"{2 * LISTED} results, of {4 * LISTED}", crowded_day, price=4)


@asked("POST /api/daily", worst="another person each time", limit="making")
def _play(scene: Scene) -> Ask:
    return lambda: Person(scene.url).post("/api/daily", name="Ana")


def tournament(scene: Scene, **chosen: object) -> str:
    """A tournament of somebody with an account of their own."""
    host = scene.ana
    host.claim(f"Ana {scene.names()}")  # turned down where there is one
    answer = host.post("/api/tournaments", **{"kind": "swiss", "places": PLACES, "rounds": 12} | chosen)
    done(answer)
    return str(answer.json()["id"])


def full_tournament(scene: Scene) -> str:
    """A tournament with all entrants that there can be, and all rounds played."""
    made = tournament(scene)
    with sqlite3.connect(scene.database) as connection:
        connection.executemany(
            "INSERT INTO entrants (tournament_id, number, person, bot, gone) VALUES (?, ?, NULL, 'random', FALSE)",
            [(made, number) for number in range(1, PLACES + 1)],
        )
        connection.executemany(
            "INSERT INTO tournament_games (tournament_id, round, board, table_id, seats, places) "
            "VALUES (?, ?, ?, ?, ?, '[1,2]')",
            [
                (made, around, board, f"{made}{around:02}{board:02}", f"[{board + 1},{PLACES - (board + around) % 32}]")
                for around in range(1, 13)
                for board in range(PLACES // 2)
            ],
        )
        connection.execute("UPDATE tournaments SET status = 'over', round = 12 WHERE id = ?", [made])
    return f"/api/tournaments/{made}"


def many_tournaments(scene: Scene) -> str:
    """More tournaments than are listed, each with entrants."""
    made = tournament(scene)
    with sqlite3.connect(scene.database) as connection:
        for number in range(2 * tournaments.LISTED):
            connection.execute(
                "INSERT INTO tournaments SELECT ?, host, setup, status, created, due, round "
                "FROM tournaments WHERE id = ?",
                [f"{made}{number}", made],
            )
            connection.executemany(
                "INSERT INTO entrants (tournament_id, number, person, bot, gone) VALUES (?, ?, NULL, 'random', FALSE)",
                [(f"{made}{number}", seat) for seat in range(PLACES)],
            )
    return "/api/tournaments"


reads(
    "GET /api/tournaments",
    f"{tournaments.LISTED} of {2 * tournaments.LISTED}, {PLACES} entrants each",
    many_tournaments,
    price=4,
)
reads("GET /api/tournaments/{tournament_id}", f"{PLACES} entrants, 12 rounds", full_tournament, price=8)


def forget_hour(scene: Scene) -> None:
    """Let the limit on new tournaments not be what is measured."""
    with sqlite3.connect(scene.database) as connection:
        connection.execute("UPDATE tournaments SET created = 0")


@case("POST /api/tournaments", worst="made and cancelled", limit="making")
async def _make(scene: Scene) -> AsyncIterator[int]:
    scene.ana.claim(f"Ana {scene.names()}")
    yield 0
    while True:
        done(scene.ana.post(f"/api/tournaments/{tournament(scene)}/cancel"))
        forget_hour(scene)
        yield 1


@asked(
    "POST /api/tournaments/{tournament_id}/join",
    "POST /api/tournaments/{tournament_id}/leave",
    worst="one after the other",
    limit="asking",
    price=2,
)
def _join(scene: Scene) -> Ask:
    made, turns = tournament(scene), itertools.cycle(("join", "leave"))
    return lambda: scene.ana.post(f"/api/tournaments/{made}/{next(turns)}")


@case("POST /api/tournaments/{tournament_id}/start", worst="made, started and cancelled", limit="making")
async def _start(scene: Scene) -> AsyncIterator[int]:
    scene.ben.claim(f"Ben {scene.names()}")
    yield 0
    while True:
        made = tournament(scene)
        for one in (scene.ana, scene.ben):
            done(one.post(f"/api/tournaments/{made}/join"))
        for what in ("start", "cancel"):
            done(scene.ana.post(f"/api/tournaments/{made}/{what}"))
        forget_hour(scene)
        yield 1


@asked(
    "POST /api/tournaments/{tournament_id}/cancel",
    worst="one that is over",
    limit="asking",
    price=2,
    turned_down=True,
)
def _cancel(scene: Scene) -> Ask:
    made = tournament(scene)
    done(scene.ana.post(f"/api/tournaments/{made}/cancel"))
    return lambda: scene.ana.post(f"/api/tournaments/{made}/cancel")
