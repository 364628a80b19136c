"""Rated games, profiles, the export, and account deletion, over the network and on both kinds of database."""

import asyncio
import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.live_server import LiveServer, serving
from tests.postgres import Postgres
from tests.server.player import PASSWORD, Connection, Person
from tongiaki.record import Record, write
from tongiaki.rules import Terms

RATED = {"rated": True, "clock": "move", "time": 86_400}
NAMELESS = "—"
RECORD = write(Record(Terms(2, colours=("red", "yellow"))))


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LiveServer]:
    """Yield a server on an empty database of each kind."""
    database = None
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    freely = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_BOT_PAUSE": "0"}
    with serving(tmp_path, freely, database) as running:
        yield running


def new_account(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


async def play_rated_game(
    one: Person, other: Person, names: tuple[str, str], **options: object
) -> tuple[str, list[int]]:
    """Play a rated game of two to its end with random moves. Return the table and the ranks."""
    table = one.new_table(seats=2, name=names[0], stall=1, **(RATED | options))
    async with one.connect(table) as first, other.connect(table) as second:
        await second.request("sit", name=names[1])
        if options.get("rated", True):
            await second.request("accept", number=second.number)
        await first.request("start", number=second.number)
        choose = random.Random(5).choice
        await asyncio.gather(first.play_on(choose), second.play_on(choose))
        assert first.game is not None
        ranks = {standing["seat"]: standing["rank"] for standing in first.game["end"]["standings"]}
    return table, [ranks[0], ranks[1]]


async def wait_for_profile(
    server: LiveServer, name: str, games: int, person: Person | None = None
) -> dict[str, object]:
    """Return a profile as soon as it contains this number of games."""
    async with asyncio.timeout(20):
        while True:
            answer = (person or Person(server.url)).get(f"/api/people/{name}")
            if answer.status_code == 200 and len(answer.json()["games"]) == games:
                return dict(answer.json())
            await asyncio.sleep(0.05)


async def test_a_rated_game_appears_in_both_profiles_and_the_ratings_at_the_seats(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table, ranks = await play_rated_game(ana, ben, ("Ana", "Ben"))
    shown = [await wait_for_profile(server, name, 1) for name in ("ana", "Ben")]
    for seat, details in enumerate(shown):
        (rating,) = details["ratings"]
        (game,) = details["games"]
        assert (rating["players"], rating["games"], len(rating["history"])) == (2, 1, 1)
        assert rating["history"][0] == {"at": game["at"], "rating": rating["rating"], "table": table}
        assert (game["table"], game["rated"], game["rank"]) == (table, True, ranks[seat])
        assert [(player["name"], player["account"]) for player in game["players"]] == [("Ana", True), ("Ben", True)]
    better = sorted(zip(ranks, shown, strict=True), key=lambda pair: pair[0])
    if ranks[0] != ranks[1]:
        assert better[0][1]["ratings"][0]["rating"] > 1000 > better[1][1]["ratings"][0]["rating"]
    async with ana.connect(table) as line:
        assert [place["rating"] for place in line.table["seats"]] == [row["ratings"][0]["rating"] for row in shown]


async def test_a_rematch_uses_the_current_names(server: LiveServer) -> None:
    ana, ben, gone = new_account(server, "Ana"), new_account(server, "Ben"), new_account(server, "Gone")
    with_ben, _ = await play_rated_game(ana, ben, ("Ana", "Ben"))
    with_gone, _ = await play_rated_game(ana, gone, ("Ana", "Gone"))
    ben.post("/api/me", name="Benedict")
    gone.post("/api/account/delete", password=PASSWORD)
    async with ana.connect(with_ben) as line:
        await line.request("rematch")
        again = line.table["rematch"]
    async with ana.connect(again) as line:
        assert [seat["name"] or seat["offered"] for seat in line.table["seats"]] == ["Benedict", "Ana"]
    async with ana.connect(with_gone) as line:
        assert line.table["seats"][1]["name"] == NAMELESS
        await line.request("rematch")
        again = line.table["rematch"]
    async with ana.connect(again) as line:
        assert [seat["name"] for seat in line.table["seats"]] == [None, "Ana"]


async def test_private_games_are_visible_only_in_the_own_profile(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table, _ = await play_rated_game(ana, ben, ("Ana", "Ben"), public=False)
    own = await wait_for_profile(server, "Ana", 1, ana)
    assert own["ratings"][0]["history"][0]["table"] == table
    answer = Person(server.url).get("/api/people/Ana")
    assert answer.json()["games"] == []
    assert answer.json()["ratings"][0]["history"][0]["table"] is None
    assert table not in answer.text


async def test_unrated_games_are_listed_in_the_profile(server: LiveServer) -> None:
    ana = Person(server.url)
    table, _ = await play_rated_game(ana, Person(server.url), ("Guest", "greedy"))
    ana.claim("Ana")
    shown = await wait_for_profile(server, "Ana", 1)
    assert shown["ratings"] == []
    assert (shown["games"][0]["table"], shown["games"][0]["rated"]) == (table, False)
    # A guest's name is shown as it was during the game, an account's name as it is now. A guest with the name of a bot
    # is not shown as a bot.
    assert [(player["name"], player["bot"]) for player in shown["games"][0]["players"]] == [
        ("Ana", None),
        ("greedy", None),
    ]


def test_an_unknown_name_has_no_profile(server: LiveServer) -> None:
    assert Person(server.url).get("/api/people/Nobody").status_code == 404
    assert Person(server.url).get("/api/people/%00").status_code == 404


async def test_the_export_contains_all_own_data_and_no_secrets(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table, _ = await play_rated_game(ana, ben, ("Ana", "Ben"))
    watched = ben.new_table(seats=2, name="Ben")
    async with ana.connect(watched) as line, ben.connect(watched) as other:
        await line.request("chat", text="Just looking.")
        await other.request("chat", text="Not Ana's words.")
    await wait_for_profile(server, "Ana", 1)
    token = ana.post("/api/account/programs", name="sailor", scope="read").json()["token"]
    answer = ana.get("/api/account/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    exported = answer.json()
    assert exported["account"]["name"] == "Ana"
    assert len(exported["sessions"]) == 1
    assert [(program["name"], program["scope"]) for program in exported["clients"]] == [("sailor", "read")]
    assert token not in answer.text
    assert exported["ratings"][0]["games"] == 1
    assert [result["table"] for result in exported["results"]] == [table]
    kinds = [(entry["table"], entry["kind"]) for entry in exported["entries"]]
    assert {(table, "sat"), (table, "moved"), (watched, "said")} <= set(kinds)
    assert [entry["text"] for entry in exported["entries"] if entry["kind"] == "said"] == ["Just looking."]
    moves = sum(kind == "moved" for _, kind in kinds)
    async with ben.connect(table) as line:
        mine = [entry for entry in line.received[0]["history"] if entry["colour"] == line.table["seats"][0]["colour"]]
    assert moves == len(mine)
    secrets = ['"key"', "argon2", "password", "token", '"person"', '"pile"', "salt", "Not Ana's"]
    assert [secret for secret in secrets if secret in answer.text] == []


async def test_a_guest_can_export_data(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    exported = ana.get("/api/account/export").json()
    assert exported["account"] is None
    assert exported["name"] == "Ana"
    assert {entry["table"] for entry in exported["entries"]} == {table}
    assert exported["named_at"] > 1_700_000_000
    study = ana.post("/api/studies", record=RECORD, at=0).json()["id"]
    assert ana.get("/api/account/export").json()["studies_led"] == [study]


async def leave_traces(server: LiveServer, ana: Person, name: str) -> tuple[str, str, str]:
    """Leave a person's data at a finished table, a running table and a watched table. Return the three tables."""
    ben = Person(server.url)
    over, _ = await play_rated_game(ana, ben, (name, "Ben"))
    running = ben.new_table(seats=2, name="Ben")
    watched = ben.new_table(seats=2, name="Ben")
    async with ana.connect(running) as line, ben.connect(running) as host:
        await line.request("sit", name=name)
        await host.request("start")
        await line.request("chat", text="Hello from my seat.")
    async with ana.connect(watched) as line:
        await line.request("chat", text="Hello from behind.")
    ana.new_table(seats=2, name=name)
    ana.post("/api/studies", table=over, at=0)
    return over, running, watched


async def test_a_deleted_account_leaves_no_name(server: LiveServer) -> None:
    name = "Xenophilia"
    ana = new_account(server, name)
    over, running, watched = await leave_traces(server, ana, name)
    await wait_for_profile(server, name, 1)
    phone = Person(server.url)
    phone.log_in(name)
    stranger = Person(server.url)
    async with stranger.connect(running) as looking:
        assert ana.post("/api/account/delete", password="not " + PASSWORD).json()["code"] == "wrong_password"
        assert ana.post("/api/account/delete", password=PASSWORD).json() == {
            "name": None,
            "account": False,
            "program": False,
        }
        await looking.receive_until(lambda line: name not in json.dumps(line.table))
    assert phone.get("/api/me").json() == {"name": None, "account": False, "program": False}
    assert ana.get("/api/me").json() == {"name": None, "account": False, "program": False}
    assert ana.log_in(name).json()["code"] == "wrong_password"
    assert stranger.get(f"/api/people/{name}").status_code == 404
    everything = stranger.get("/api/tables").text
    for table in (over, running, watched):
        async with Connection(server.url, table) as line:
            everything += json.dumps(line.received)
            if table != watched:
                everything += stranger.get(f"/api/tables/{table}/record").text
    assert "Hello from behind." in everything
    assert NAMELESS in everything
    assert name not in everything
    assert stranger.claim(name).status_code == 200  # the name is free


async def test_a_guest_can_delete_all_data_without_a_password(server: LiveServer) -> None:
    ana, namesake, stranger = (Person(server.url) for _ in range(3))
    name = "Xenophilia"
    ana.post("/api/me", name=name)
    over, running, watched = await leave_traces(server, ana, name)
    namesakes = namesake.new_table(seats=2, name=name)
    copied = Person(server.url)
    copied.cookie = ana.cookie
    async with stranger.connect(running) as looking:
        assert ana.post("/api/me/delete").json() == {"name": None, "account": False, "program": False}
        await looking.receive_until(lambda line: name not in json.dumps(line.table))
    everything = "".join(stranger.get(f"/api/tables/{table}/record").text for table in (over, running))
    for table in (over, running, watched):
        async with Connection(server.url, table) as line:
            everything += json.dumps(line.received)
    assert "Hello from behind." in everything
    assert NAMELESS in everything
    assert name not in everything
    async with ana.connect(running) as line:
        assert line.seat is None
    exported = copied.get("/api/account/export").json()  # revoked token: the caller is a new guest
    assert (exported["name"], exported["entries"], exported["studies_led"]) == (None, [], [])
    async with namesake.connect(namesakes) as line:
        assert line.table["seats"][0]["name"] == name
    assert stranger.claim(name).status_code == 200


async def test_an_account_cannot_be_deleted_as_a_guest(server: LiveServer) -> None:
    ana = new_account(server, "Ana")
    assert ana.post("/api/me/delete").json()["code"] == "has_account"
    assert ana.get("/api/me").json() == {"name": "Ana", "account": True, "program": False}


def files_with(folder: Path, name: str) -> list[str]:
    """Return the files that contain a name, ignoring case."""
    wanted = name.casefold().encode()
    return [file.name for file in folder.glob("*") if wanted in file.read_bytes().lower()]


@pytest.mark.parametrize("account", [True, False])
async def test_no_file_contains_the_name_of_a_deleted_person(tmp_path: Path, account: bool) -> None:
    path = tmp_path / "tongiaki.db"
    server = LiveServer(f"sqlite:///{path}", tmp_path, {"TONGIAKI_MESSAGE_RATE": "10000"})
    server.start()
    name = "Xenophilia"
    ana = Person(server.url)
    ana.post("/api/me", name=name)
    if account:
        ana.claim(name)
    await leave_traces(server, ana, name)
    if account:
        await wait_for_profile(server, name, 1)
    assert files_with(tmp_path, name) != []
    answer = ana.post("/api/account/delete", password=PASSWORD) if account else ana.post("/api/me/delete")
    assert answer.status_code == 200
    files = files_with(tmp_path, name)
    server.stop()
    assert files == []
