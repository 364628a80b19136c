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


def somebody(url: str) -> Person:
    person = Person(url)
    assert person.claim(f"Nuku {next(_numbers)}").status_code in {200, 201}
    return person


def make(host: Person, **chosen: object) -> str:
    usual = {"kind": "swiss", "rounds": 3, "bot": "random", "pause": 0}
    answer = host.post("/api/tournaments", **usual | chosen)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def ask(person: Person, tournament: str, what: str) -> str:
    """Send a request and return the problem's code, or `done`."""
    answer = person.post(f"/api/tournaments/{tournament}/{what}")
    return "done" if answer.status_code == 204 else code(answer)


def code(answer: httpx.Response) -> str:
    return str(answer.json()["code"])


def view(person: Person, tournament: str) -> dict[str, Any]:
    answer = person.get(f"/api/tournaments/{tournament}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def until(person: Person, tournament: str, players: Sequence[Person] = (), **wanted: object) -> dict[str, Any]:
    """Return the tournament as soon as it has the wanted values. Meanwhile, the players resign all of their games."""
    shown: dict[str, Any] = {}
    for _ in range(PATIENCE):
        shown = view(person, tournament)
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


def start(url: str, **chosen: object) -> tuple[str, list[Person]]:
    """Start a tournament with two entrants, the first of whom is the host. Return its id and the entrants."""
    players = [somebody(url), somebody(url)]
    tournament = make(players[0], **chosen)
    assert [ask(one, tournament, "join") for one in players] == ["done", "done"]
    assert ask(players[0], tournament, "start") == "done"
    return tournament, players


def expect_whole(shown: dict[str, Any], players: int, rounds: int) -> None:
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
    tournament, players = start(server.url, fill=8)
    host = players[0]
    shown = until(host, tournament, players, status="over")
    expect_whole(shown, 8, 3)
    assert Counter(row["bot"] for row in shown["rows"]) == {"random": 6, None: 2}
    for game in shown["games"]:
        assert host.get(f"/api/tables/{game['table']}").json()["status"] == "over"
    assert tournament in [one["id"] for one in host.get("/api/tournaments").json()["tournaments"]]


def test_a_tournament_survives_sigkill_at_any_moment(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    tournament, players = start(server.url, fill=4)
    host = players[0]
    server.kill()  # acknowledged changes are on disk, and little else
    for pause in (0.0, 0.4, 1.1):
        server.start()
        time.sleep(pause)
        server.kill()
    server.start()
    until(host, tournament, players, round=2)
    server.kill()
    server.start()
    shown = until(host, tournament, players, status="over")
    expect_whole(shown, 4, 3)
    server.stop()
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        made = f"SELECT count(*) FROM entries WHERE number = 1 AND body LIKE '%{tournament}%'"  # noqa: S608 - a generated id
        assert database.execute(made).fetchone() == (6,)  # no game was created twice


async def test_when_the_server_that_directs_dies_another_one_goes_on(
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
    tournament, players = await asyncio.to_thread(lambda: start(second.url, fill=4))
    host = players[0]
    await asyncio.to_thread(lambda: until(host, tournament, players, round=2))
    assert await directing() == director
    await asyncio.to_thread(first.kill)
    expect_whole(await asyncio.to_thread(lambda: until(host, tournament, players, status="over")), 4, 3)
    assert await directing() not in {director, None}
    made = "SELECT count(*) FROM entries WHERE number = 1 AND body LIKE $1"
    assert await database.fetchval(made, f"%{tournament}%") == 6  # no game was created twice
    await database.close()


@pytest.mark.parametrize(("kind", "size", "rounds"), [("round_robin", 2, 3), ("groups", 3, 2)])
def test_other_kinds_run_to_their_end(server: LiveServer, kind: str, size: int, rounds: int) -> None:
    tournament, players = start(server.url, kind=kind, size=size, rounds=2, fill=4 if size == 2 else 7)
    shown = until(players[0], tournament, players, status="over")
    assert shown["rounds"] == rounds
    sizes = Counter(len(game["seats"]) for game in shown["games"])
    assert sizes == ({2: 6} if size == 2 else {3: 2, 2: 4})


async def test_people_play_and_bots_fill_up(server: LiveServer) -> None:
    host, guest = somebody(server.url), somebody(server.url)
    tournament = make(host, kind="round_robin", fill=3)
    assert [ask(one, tournament, "join") for one in (host, guest, host)] == ["done"] * 3
    shown = view(host, tournament)
    assert (shown["entrants"], shown["entered"], shown["yours"]) == (2, True, True)
    assert ask(host, tournament, "start") == "done"
    for number in range(1, 4):
        shown = await asyncio.to_thread(until, host, tournament, round=number)
        mine = {
            row["number"]: person
            for person in (host, guest)
            for row in view(person, tournament)["rows"]
            if row["yours"]
        }
        games = [game for game in shown["games"] if game["round"] == number]
        await asyncio.gather(*(play(game, mine) for game in games))
    shown = await asyncio.to_thread(until, host, tournament, status="over")
    assert len(shown["games"]) == 3
    assert sorted(row["bot"] or "" for row in shown["rows"]) == ["", "", "random"]


def number_of(person: Person, tournament: str) -> int:
    return next(int(row["number"]) for row in view(person, tournament)["rows"] if row["yours"])


async def play(game: dict[str, Any], persons: dict[int, Person]) -> None:
    """Play a tournament game: check its table, and resign."""
    sitting = [persons[number] for number in game["seats"] if number in persons]
    async with sitting[0].at(game["table"]) as line:
        assert line.table["occasion"]["kind"] == "tournament"
        assert line.table["you"] == game["seats"].index(next(number for number in game["seats"] if number in persons))
        assert await line.problem("ask_pause") == "not_in_events"
        assert (await line.ask("resign"))["type"] == "update"


def test_who_does_not_move_loses_the_seat_to_a_bot_and_is_paired_no_more(server: LiveServer) -> None:
    tournament, (host, guest) = start(server.url, kind="round_robin", fill=4, clock="budget", time=1, increment=0)
    shown = until(host, tournament, [guest], status="over")
    mine = next(row for row in shown["rows"] if row["yours"])
    assert mine["gone"]
    alone = [game["seats"] for game in shown["games"] if game["table"] is None]
    played = [game for game in shown["games"] if game["table"] is not None and mine["number"] in game["seats"]]
    places = [game["places"][game["seats"].index(mine["number"])] for game in played]
    assert places == [1, 2]  # the guest resigned first; later, even a win of the host's stand-in counts as 2
    assert len(alone) == 1  # the next opponent has a bye


def test_one_starts_when_its_time_has_come(server: LiveServer) -> None:
    host = somebody(server.url)
    starts = int(time.time()) + 2
    guest = somebody(server.url)
    tournament, lonely = make(host, fill=2, rounds=1, starts=starts), make(host, fill=8, starts=starts)
    assert [ask(one, tournament, "join") for one in (host, guest)] == ["done", "done"]
    assert ask(host, lonely, "join") == "done"
    assert view(host, tournament)["due"] == starts
    expect_whole(until(host, tournament, [host], status="over"), 2, 1)
    assert until(host, lonely, status="cancelled")["entrants"] == 1


def test_only_hosts_start_and_cancel_and_only_before_the_start_one_enters(server: LiveServer) -> None:
    host, other, stranger = somebody(server.url), somebody(server.url), Person(server.url)
    tournament = make(host, places=2, bot=None)
    assert [ask(other, tournament, what) for what in ("start", "cancel")] == ["not_host"] * 2
    for what in ("join", "leave", "start", "cancel"):
        assert ask(stranger, tournament, what) == "no_account"
        assert ask(host, "x" * 16, what) == "not_found"
    assert code(stranger.post("/api/tournaments", kind="swiss")) == "no_account"
    assert ask(host, tournament, "start") == "too_few_people"
    assert ask(host, tournament, "join") == ask(other, tournament, "join") == "done"
    third = somebody(server.url)
    assert ask(third, tournament, "join") == "table_full"
    assert ask(other, tournament, "leave") == "done"
    assert view(other, tournament)["entrants"] == 1
    assert ask(third, tournament, "join") == "done"
    assert ask(host, tournament, "start") == "done"
    assert ask(host, tournament, "start") == ask(other, tournament, "join") == "not_open"
    assert ask(host, tournament, "cancel") == "done"
    assert ask(host, tournament, "cancel") == ask(third, tournament, "leave") == "not_open"
    assert view(stranger, tournament)["status"] == "cancelled"


def test_nobody_makes_more_than_some(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, **FAST)
    host = somebody(server.url)
    made = [make(host) for _ in range(3)]
    answer = host.post("/api/tournaments", kind="swiss")
    assert (answer.status_code, answer.json()) == (409, {"code": "too_many_tournaments", "facts": {"limit": 3}})
    assert ask(host, made[0], "cancel") == "done"
    assert code(host.post("/api/tournaments", kind="swiss")) == "too_many_tournaments"  # the tournament is too new
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as database:
        database.execute("UPDATE tournaments SET created = created - 4000")
        database.commit()
    make(host)
    assert code(host.post("/api/tournaments", kind="swiss")) == "too_many_tournaments"


def test_what_could_not_be_played_is_not_made(server: LiveServer) -> None:
    host = somebody(server.url)
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
        assert code(host.post("/api/tournaments", **wrong)) == "malformed", wrong
    assert code(host.post("/api/tournaments", kind="swiss", bot="nobody", fill=2)) == "unknown_bot"


def test_who_leaves_for_good_leaves_no_name(server: LiveServer) -> None:
    host, other = somebody(server.url), somebody(server.url)
    open_one, running = make(host), make(other, fill=3, rounds=2, pause=3600)
    assert ask(host, running, "join") == ask(other, running, "join") == ask(other, open_one, "join") == "done"
    exported = host.get("/api/account/export").json()
    assert (exported["tournaments_made"], exported["tournaments_entered"]) == ([open_one], [running])
    ask(other, running, "start")
    until(other, running, round=1)
    assert host.post("/api/account/delete", password="correct horse battery").status_code == 200
    assert (view(other, open_one)["status"], view(other, open_one)["host"]) == ("cancelled", None)
    gone = next(row for row in view(other, running)["rows"] if row["gone"])
    assert (gone["name"], gone["account"]) == ("—", False)


def test_bots_alone_are_no_tournament(server: LiveServer) -> None:
    host = somebody(server.url)
    tournament = make(host, fill=16)
    for entrants in (0, 1):
        answer = host.post(f"/api/tournaments/{tournament}/start")
        assert answer.json() == {"code": "too_few_people", "facts": {"least": 2}}, entrants
        assert ask(host, tournament, "join") == "done"
    assert view(host, tournament)["status"] == "open"


def test_a_tournament_ends_when_all_people_have_left(server: LiveServer) -> None:
    tournament, players = start(server.url, fill=6)
    for player in players:
        assert ask(player, tournament, "leave") == "done"
    assert until(players[0], tournament, players, status="over")["round"] == 1
