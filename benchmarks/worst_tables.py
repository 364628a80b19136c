"""The worst that can be asked about tables over HTTP; `worst_messages` has what is said at them."""

from __future__ import annotations

from collections.abc import AsyncIterator

from worst_cases import TO_MANY, Scene, case, done, reads, sends


def crowded(scene: Scene) -> str:
    """The lobby with as much in it as it shows, most of it one's own."""
    for _ in range(50):
        scene.ana.new_table(seats=6, name="Ana", bots=4)
        scene.ana.quick(players=6, bot="random")
    return "/api/tables"


reads("GET /api/tables", "50 open and 50 running tables of six, all with the one who asks", crowded, price=4)
reads("GET /api/tables/{table_id}", "a table of two", lambda scene: f"/api/tables/{scene.long_table(100)}", price=2)

sends(
    "POST /api/tables",
    "six seats, five bots",
    "making",
    "/api/tables",
    lambda _: {"seats": 6, "name": "Ana", "bots": 5},
)
sends("POST /api/quick", "six players", "making", "/api/quick", lambda _: {"players": 6, "name": "Ana"})
sends(
    "POST /api/tables/{table_id}/claim",
    "a wrong key",
    "knocking",
    "/api/tables/{table}/claim",
    lambda _: {"key": "no"},
    turned_down=True,
)


@case("POST /api/tables/{table_id}/link", worst=f"one after another, {TO_MANY}", limit="asking")
async def _link(scene: Scene) -> AsyncIterator[int]:
    line = await scene.open_table()
    yield 0
    while True:
        done(scene.ana.post(f"/api/tables/{line.table['id']}/link"))
        yield 1
