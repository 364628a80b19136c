"""Fair sharing of the bots' computing time: per address, games with people first, and few games of bots only."""

import asyncio
import sqlite3
import time
from contextlib import closing
from itertools import pairwise
from typing import Any

from tests.conftest import StartServer
from tests.server.events.test_tournaments import start_tournament, wait_for_state
from tests.server.player import Person

GAMES = 40
"""Number of the attacker's games."""
ENOUGH = GAMES // 2
"""Maximum number of the attacker's decisions before a guest's bot decides. An unfair queue would take GAMES."""
FREELY = {"TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_MESSAGE_BURST": "10000", "TONGIAKI_LOGIN_BURST": "1000"}
STANDING = {"TONGIAKI_BOT_PAUSE": "60", "TONGIAKI_BOT_GAMES": "3"} | FREELY
"""Settings with very slow bots, so that games stay unfinished."""


def person_at(url: str, address: str) -> Person:
    """Return a person with this address."""
    return Person(url, {"X-Forwarded-For": address})


def bot_game(person: Person, bot: str = "random") -> dict[str, Any]:
    """Start a game of bots only, and return the problem, if there is one."""
    table = person.new_table(seats=2, bots=2, bot=bot, public=False)
    answer = person.post(f"/api/tables/{table}/messages", type="start")
    return dict(answer.json()) if answer.status_code >= 400 else {}


TOO_MANY = {"code": "too_many_bot_games", "facts": {"limit": 3}}


def test_bot_games_per_address_and_person_are_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **STANDING)
    ana = person_at(server.url, "2001:db8:1:1::1")
    assert [bot_game(ana) for _ in range(4)] == [{}, {}, {}, TOO_MANY]
    neighbour, stranger = person_at(server.url, "2001:db8:1:2::1"), person_at(server.url, "192.0.2.2")
    assert (bot_game(neighbour), bot_game(stranger)) == (TOO_MANY, {})
    server.kill()
    server.start()
    assert bot_game(ana) == bot_game(neighbour) == TOO_MANY
    ana.headers = {"X-Forwarded-For": "192.0.2.3"}
    assert bot_game(ana) == TOO_MANY
    ana.quick(players=2, bot="random")  # a game with a person is not limited
    assert bot_game(stranger) == {}


def test_a_finished_bot_game_frees_its_slot_and_forgets_its_origin(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FREELY, TONGIAKI_BOT_PAUSE="0", TONGIAKI_BOT_GAMES="1")
    person = person_at(server.url, "192.0.2.1")
    assert bot_game(person) == {}
    table = person.new_table(seats=2, bots=2, bot="random")
    while person.post(f"/api/tables/{table}/messages", type="start").status_code == 409:
        time.sleep(0.05)
    rows: list[tuple[str | None, ...]] = []
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        while not rows:
            time.sleep(0.05)
            rows = database.execute("SELECT origin_address, origin_person FROM tables WHERE scored").fetchall()
    assert set(rows) == {(None, None)}


def test_bot_games_of_a_tournament_run_one_after_another(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FREELY, TONGIAKI_BOT_PAUSE="0", TONGIAKI_BOT_GAMES="1")
    tournament, players = start_tournament(server.url, fill=8, rounds=1)
    shown = wait_for_state(players[0], tournament, players, status="over")
    persons = {row["number"] for row in shown["rows"] if row["bot"] is None}
    alone = [game["table"] for game in shown["games"] if persons.isdisjoint(game["seats"])]
    assert len(alone) >= 2
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        times = "SELECT min(number), min(at), max(at) FROM entries WHERE table_id = ?"
        spans = sorted(database.execute(times, (table,)).fetchone()[1:] for table in alone)
    assert all(ended <= begun for (_, ended), (begun, _) in pairwise(spans))


async def test_many_bot_games_of_an_address_do_not_delay_the_bots_of_others(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(
        sqlite_url, **FREELY, TONGIAKI_BOT_PAUSE="0", TONGIAKI_BOT_WORKERS="1", TONGIAKI_BOT_GAMES=str(GAMES)
    )
    attacker, guest = person_at(server.url, "192.0.2.1"), person_at(server.url, "192.0.2.2")
    for _ in range(GAMES):
        assert await asyncio.to_thread(bot_game, attacker, "captain") == {}
    table = await asyncio.to_thread(lambda: guest.quick(players=2, bot="captain"))
    async with guest.connect(table) as line:
        own: set[int] = set()
        answers = 0
        while answers < 3:
            if line.legal:
                own.add(line.number + 1)
                await line.move(line.legal[0])
                continue
            await line.receive_until(lambda line: bool(line.legal))
            answers += 1
    server.kill()
    waits = decisions_before(sqlite_url, table, own)
    assert len(waits) >= 2
    assert max(waits) < ENOUGH, waits


def decisions_before(url: str, table: str, own: set[int]) -> list[int]:
    """For each decision of a table's bot, count those at other tables since the decision before it.

    The entries with the numbers `own` are decisions of the person at the table.
    """
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as database:
        query = "SELECT table_id, number, body FROM entries WHERE kind = 'moved' ORDER BY at, rowid"
        rows = [(table_id, number) for table_id, number, body in database.execute(query) if "draw" not in body]
    places = [place for place, (table_id, _) in enumerate(rows) if table_id == table]
    return [after - before - 1 for before, after in pairwise(places) if rows[after][1] not in own]
