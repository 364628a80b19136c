"""Tournaments: they progress without requests and after crashes, and only hosts and entrants can change them."""

import asyncio
import sqlite3
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import combinations, count
from typing import Any

import asyncpg
import httpx
import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.server.player import Person
from tongiaki.server.services.events.tournament_director import LEASE

LIMITS = ("TABLE_BURST", "MESSAGE_RATE", "LOGIN_BURST", "WORK_RATE")
FAST = {"TONGIAKI_BOT_PAUSE": "0", **{f"TONGIAKI_{limit}": "10000" for limit in LIMITS}}
PATIENCE = 6000  # number of checks for changes made by the server

_numbers = count(1)


def new_account(url: str) -> Person:
    person = Person(url)
    assert person.claim(f"Nuku {next(_numbers)}").status_code in {200, 201}
    return person


def create_tournament(host: Person, **chosen: object) -> str:
    usual = {"kind": "swiss", "rounds": 3, "bot": "random", "pause": 0}
    answer = host.post("/api/tournaments", **usual | chosen)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def post_action(person: Person, tournament: str, what: str) -> str:
    """Send a request and return the problem's code, or `done`."""
    answer = person.post(f"/api/tournaments/{tournament}/{what}")
    return "done" if answer.status_code == 204 else problem_code(answer)


def problem_code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def tournament_view(person: Person, tournament: str) -> dict[str, Any]:
    answer = person.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def wait_for_state(person: Person, tournament: str, players: Sequence[Person] = (), **wanted: object) -> dict[str, Any]:
    """Return the tournament as soon as it has the wanted values. Meanwhile, the players resign all of their games."""
    shown: dict[str, Any] = {}
    for _ in range(PATIENCE):
        shown = tournament_view(person, tournament)
        if all(shown[name] == value for name, value in wanted.items()):
            return shown
        resign(shown, players)
        time.sleep(0.05)
    pytest.fail(f"{wanted} never came: {shown}")


def resign(shown: dict[str, Any], players: Sequence[Person]) -> None:
    for game in shown["games"]:
        if game["table"] is not None and game["places"] is None:
            for player in players:
                player.post(f"/api/tables/{game['table']}/messages", type="resign")


def start_tournament(url: str, **chosen: object) -> tuple[str, list[Person]]:
    """Start a tournament with two entrants, the first of whom is the host. Return its id and the entrants."""
    players = [new_account(url), new_account(url)]
    tournament = create_tournament(players[0], **chosen)
    assert [post_action(player, tournament, "join") for player in players] == ["done", "done"]
    assert post_action(players[0], tournament, "start") == "done"
    return tournament, players


def assert_complete(shown: dict[str, Any], players: int, rounds: int) -> None:
    """Assert that everybody played every round, each pair met once at most, and the points match the games."""
    assert (shown["status"], shown["round"], shown["rounds"]) == ("over", rounds, rounds)
    for number in range(1, rounds + 1):
        seats = [seat for game in shown["games"] if game["round"] == number for seat in game["seats"]]
        assert sorted(seats) == list(range(1, players + 1))
    met = Counter(frozenset(pair) for game in shown["games"] for pair in combinations(game["seats"], 2))
    assert max(met.values()) == 1
    assert all(game["places"] for game in shown["games"])
    assert sum(row["points"] for row in shown["rows"]) == len(shown["games"])
    points = [row["points"] for row in shown["rows"]]
    assert points == sorted(points, reverse=True)
    tables = [game["table"] for game in shown["games"]]
    assert len(set(tables)) == len(tables) == players // 2 * rounds


def test_two_people_and_six_bots_play_a_swiss_tournament_to_its_end(server: LiveServer) -> None:
    tournament, players = start_tournament(server.url, fill=8)
    host = players[0]
    shown = wait_for_state(host, tournament, players, status="over")
    assert_complete(shown, 8, 3)
    assert Counter(row["bot"] for row in shown["rows"]) == {"random": 6, None: 2}
    for game in shown["games"]:
        assert host.get(f"/api/tables/{game['table']}").json()["status"] == "over"
    assert tournament in [row["id"] for row in host.get("/api/tournaments").json()["tournaments"]]


def test_a_tournament_survives_sigkill_at_any_moment(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    tournament, players = start_tournament(server.url, fill=4)
    host = players[0]
    server.kill()  # acknowledged changes are on disk, and little else
    for pause in (0.0, 0.4, 1.1):
        server.start()
        time.sleep(pause)
        server.kill()
    server.start()
    wait_for_state(host, tournament, players, round=2)
    server.kill()
    server.start()
    shown = wait_for_state(host, tournament, players, status="over")
    assert_complete(shown, 4, 3)
    server.stop()
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        made = f"SELECT count(*) FROM entries WHERE number = 1 AND body LIKE '%{tournament}%'"  # noqa: S608 - a generated id
        assert database.execute(made).fetchone() == (6,)  # no game was created twice


async def test_another_server_continues_a_tournament_after_a_crash(
    start_server: StartServer, postgres: Postgres
) -> None:
    url = postgres.new_database()
    database = await asyncpg.connect(url)

    async def directing() -> str | None:
        return await database.fetchval("SELECT node FROM leases WHERE name = $1", LEASE)  # type: ignore[no-any-return]

    first = await asyncio.to_thread(start_server, url, **FAST)
    while (director := await directing()) is None:  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.05)
    second = await asyncio.to_thread(start_server, url, **FAST)
    tournament, players = await asyncio.to_thread(lambda: start_tournament(second.url, fill=4))
    host = players[0]
    await asyncio.to_thread(lambda: wait_for_state(host, tournament, players, round=2))
    assert await directing() == director
    await asyncio.to_thread(first.kill)
    assert_complete(await asyncio.to_thread(lambda: wait_for_state(host, tournament, players, status="over")), 4, 3)
    assert await directing() not in {director, None}
    made = "SELECT count(*) FROM entries WHERE number = 1 AND body LIKE $1"
    assert await database.fetchval(made, f"%{tournament}%") == 6  # no game was created twice
    await database.close()


@pytest.mark.parametrize(("kind", "size", "rounds"), [("round_robin", 2, 3), ("groups", 3, 2)])
def test_tournaments_of_other_kinds_are_played_to_the_end(
    server: LiveServer, kind: str, size: int, rounds: int
) -> None:
    tournament, players = start_tournament(server.url, kind=kind, size=size, rounds=2, fill=4 if size == 2 else 7)
    shown = wait_for_state(players[0], tournament, players, status="over")
    assert shown["rounds"] == rounds
    sizes = Counter(len(game["seats"]) for game in shown["games"])
    assert sizes == ({2: 6} if size == 2 else {3: 2, 2: 4})


async def test_bots_fill_a_tournament(server: LiveServer) -> None:
    host, guest = new_account(server.url), new_account(server.url)
    tournament = create_tournament(host, kind="round_robin", fill=3)
    assert [post_action(person, tournament, "join") for person in (host, guest, host)] == ["done"] * 3
    shown = tournament_view(host, tournament)
    assert (shown["entrants"], shown["entered"], shown["yours"]) == (2, True, True)
    assert post_action(host, tournament, "start") == "done"
    for number in range(1, 4):
        shown = await asyncio.to_thread(wait_for_state, host, tournament, round=number)
        mine = {
            row["number"]: person
            for person in (host, guest)
            for row in tournament_view(person, tournament)["rows"]
            if row["yours"]
        }
        games = [game for game in shown["games"] if game["round"] == number]
        await asyncio.gather(*(play(game, mine) for game in games))
    shown = await asyncio.to_thread(wait_for_state, host, tournament, status="over")
    assert len(shown["games"]) == 3
    assert sorted(row["bot"] or "" for row in shown["rows"]) == ["", "", "random"]


def number_of(person: Person, tournament: str) -> int:
    return next(int(row["number"]) for row in tournament_view(person, tournament)["rows"] if row["yours"])


async def play(game: dict[str, Any], persons: dict[int, Person]) -> None:
    """Play a tournament game: check its table, and resign."""
    sitting = [persons[number] for number in game["seats"] if number in persons]
    async with sitting[0].connect(game["table"]) as line:
        assert line.table["occasion"]["kind"] == "tournament"
        assert line.table["you"] == game["seats"].index(next(number for number in game["seats"] if number in persons))
        assert await line.problem_code("ask_pause") == "not_in_events"
        assert (await line.request("resign"))["type"] == "update"


def test_an_absent_entrant_is_replaced_by_a_bot_and_leaves_the_tournament(server: LiveServer) -> None:
    tournament, (host, guest) = start_tournament(
        server.url, kind="round_robin", fill=4, clock="budget", time=1, increment=0
    )
    shown = wait_for_state(host, tournament, [guest], status="over")
    mine = next(row for row in shown["rows"] if row["yours"])
    assert mine["gone"]
    alone = [game["seats"] for game in shown["games"] if game["table"] is None]
    played = [game for game in shown["games"] if game["table"] is not None and mine["number"] in game["seats"]]
    places = [game["places"][game["seats"].index(mine["number"])] for game in played]
    assert places == [1, 2]  # the guest resigned first; later, even a win of the host's stand-in counts as 2
    assert len(alone) == 1  # the next opponent has a bye


def test_a_tournament_starts_at_its_scheduled_time(server: LiveServer) -> None:
    host = new_account(server.url)
    starts = int(time.time()) + 2
    guest = new_account(server.url)
    tournament, lonely = (
        create_tournament(host, fill=2, rounds=1, starts=starts),
        create_tournament(host, fill=8, starts=starts),
    )
    assert [post_action(person, tournament, "join") for person in (host, guest)] == ["done", "done"]
    assert post_action(host, lonely, "join") == "done"
    assert tournament_view(host, tournament)["due"] == starts
    assert_complete(wait_for_state(host, tournament, [host], status="over"), 2, 1)
    assert wait_for_state(host, lonely, status="cancelled")["entrants"] == 1


def test_only_hosts_start_or_cancel_and_entries_close_at_the_start(server: LiveServer) -> None:
    host, other, stranger = new_account(server.url), new_account(server.url), Person(server.url)
    tournament = create_tournament(host, places=2, bot=None)
    assert [post_action(other, tournament, what) for what in ("start", "cancel")] == ["not_host"] * 2
    for what in ("join", "leave", "start", "cancel"):
        assert post_action(stranger, tournament, what) == "no_account"
        assert post_action(host, "x" * 16, what) == "not_found"
    assert problem_code(stranger.post("/api/tournaments", kind="swiss")) == "no_account"
    assert post_action(host, tournament, "start") == "too_few_people"
    assert post_action(host, tournament, "join") == post_action(other, tournament, "join") == "done"
    third = new_account(server.url)
    assert post_action(third, tournament, "join") == "table_full"
    assert post_action(other, tournament, "leave") == "done"
    assert tournament_view(other, tournament)["entrants"] == 1
    assert post_action(third, tournament, "join") == "done"
    assert post_action(host, tournament, "start") == "done"
    assert post_action(host, tournament, "start") == post_action(other, tournament, "join") == "not_open"
    assert post_action(host, tournament, "cancel") == "done"
    assert post_action(host, tournament, "cancel") == post_action(third, tournament, "leave") == "not_open"
    assert tournament_view(stranger, tournament)["status"] == "cancelled"


def test_open_tournaments_per_host_are_limited(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    host = new_account(server.url)
    made = [create_tournament(host) for _ in range(3)]
    answer = host.post("/api/tournaments", kind="swiss")
    assert (answer.status_code, answer.json()) == (409, {"code": "too_many_tournaments", "facts": {"limit": 3}})
    assert post_action(host, made[0], "cancel") == "done"
    assert (
        problem_code(host.post("/api/tournaments", kind="swiss")) == "too_many_tournaments"
    )  # the tournament is too new
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tournaments SET created = created - 4000")
        database.commit()
    create_tournament(host)
    assert problem_code(host.post("/api/tournaments", kind="swiss")) == "too_many_tournaments"


def test_a_tournament_with_invalid_options_is_rejected(server: LiveServer) -> None:
    host = new_account(server.url)
    for wrong in (
        {"kind": "swiss", "size": 3},
        {"kind": "groups", "size": 2},
        {"kind": "round_robin", "places": 17},
        {"kind": "swiss", "places": 4, "fill": 5},
        {"kind": "swiss", "clock": "none"},
        {"kind": "swiss", "clock": "move", "time": 0},
        {"kind": "swiss", "starts": 1},
        {"kind": "swiss", "starts": int(time.time()) + 40 * 86400},
        {"kind": "knockout"},
        {"kind": "swiss", "rounds": 0},
    ):
        assert problem_code(host.post("/api/tournaments", **wrong)) == "malformed", wrong
    assert problem_code(host.post("/api/tournaments", kind="swiss", bot="nobody", fill=2)) == "unknown_bot"


def test_a_deleted_account_leaves_no_name_in_tournaments(server: LiveServer) -> None:
    host, other = new_account(server.url), new_account(server.url)
    open_one, running = create_tournament(host), create_tournament(other, fill=3, rounds=2, pause=3600)
    assert (
        post_action(host, running, "join")
        == post_action(other, running, "join")
        == post_action(other, open_one, "join")
        == "done"
    )
    exported = host.get("/api/account/export").json()
    assert (exported["tournaments_made"], exported["tournaments_entered"]) == ([open_one], [running])
    post_action(other, running, "start")
    wait_for_state(other, running, round=1)
    assert host.post("/api/account/delete", password="correct horse battery").status_code == 200
    assert (tournament_view(other, open_one)["status"], tournament_view(other, open_one)["host"]) == ("cancelled", None)
    gone = next(row for row in tournament_view(other, running)["rows"] if row["gone"])
    assert (gone["name"], gone["account"]) == ("—", False)


def test_a_tournament_needs_two_people(server: LiveServer) -> None:
    host = new_account(server.url)
    tournament = create_tournament(host, fill=16)
    for entrants in (0, 1):
        answer = host.post(f"/api/tournaments/{tournament}/start")
        assert answer.json() == {"code": "too_few_people", "facts": {"least": 2}}, entrants
        assert post_action(host, tournament, "join") == "done"
    assert tournament_view(host, tournament)["status"] == "open"


def test_a_tournament_ends_after_all_people_have_left(server: LiveServer) -> None:
    tournament, players = start_tournament(server.url, fill=6)
    for player in players:
        assert post_action(player, tournament, "leave") == "done"
    assert wait_for_state(players[0], tournament, players, status="over")["round"] == 1
