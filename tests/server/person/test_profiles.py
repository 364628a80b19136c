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
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[LiveServer]:
    """Yield a server on an empty database of each kind."""
    database = None
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    freely = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_BOT_PAUSE": "0"}
    with serving(tmp_path, freely, database) as running:
        yield running


def named(server: LiveServer, name: str) -> Person:
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


async def played(one: Person, other: Person, names: tuple[str, str], **options: object) -> tuple[str, list[int]]:
    """Play a rated game of two to its end with random moves. Return the table and the ranks."""
    table = one.new_table(seats=2, name=names[0], stall=1, **(RATED | options))
    async with one.at(table) as first, other.at(table) as second:
        await second.ask("sit", name=names[1])
        if options.get("rated", True):
            await second.ask("accept", number=second.number)
        await first.ask("start", number=second.number)
        choose = random.Random(5).choice
        await asyncio.gather(first.play_on(choose), second.play_on(choose))
        assert first.game is not None
        ranks = {one["seat"]: one["rank"] for one in first.game["end"]["standings"]}
    return table, [ranks[0], ranks[1]]


async def profile(server: LiveServer, name: str, games: int, person: Person | None = None) -> dict[str, object]:
    """Return a profile as soon as it contains this number of games."""
    async with asyncio.timeout(20):
        while True:
            answer = (person or Person(server.url)).get(f"/api/people/{name}")
            if answer.status_code == 200 and len(answer.json()["games"]) == games:
                return dict(answer.json())
            await asyncio.sleep(0.05)


async def test_a_rated_game_is_in_both_profiles_and_on_the_seats(house: LiveServer) -> None:
    ana, ben = named(house, "Ana"), named(house, "Ben")
    table, ranks = await played(ana, ben, ("Ana", "Ben"))
    shown = [await profile(house, name, 1) for name in ("ana", "Ben")]
    for seat, one in enumerate(shown):
        (rating,) = one["ratings"]
        (game,) = one["games"]
        assert (rating["players"], rating["games"], len(rating["history"])) == (2, 1, 1)
        assert rating["history"][0] == {"at": game["at"], "rating": rating["rating"], "table": table}
        assert (game["table"], game["rated"], game["rank"]) == (table, True, ranks[seat])
        assert [(player["name"], player["account"]) for player in game["players"]] == [("Ana", True), ("Ben", True)]
    better = sorted(zip(ranks, shown, strict=True), key=lambda pair: pair[0])
    if ranks[0] != ranks[1]:
        assert better[0][1]["ratings"][0]["rating"] > 1000 > better[1][1]["ratings"][0]["rating"]
    async with ana.at(table) as line:
        assert [one["rating"] for one in line.table["seats"]] == [one["ratings"][0]["rating"] for one in shown]


async def test_a_rematch_seats_people_under_their_present_names(house: LiveServer) -> None:
    ana, ben, gone = named(house, "Ana"), named(house, "Ben"), named(house, "Gone")
    with_ben, _ = await played(ana, ben, ("Ana", "Ben"))
    with_gone, _ = await played(ana, gone, ("Ana", "Gone"))
    ben.post("/api/me", name="Benedict")
    gone.post("/api/account/delete", password=PASSWORD)
    async with ana.at(with_ben) as line:
        await line.ask("rematch")
        again = line.table["rematch"]
    async with ana.at(again) as line:
        assert [one["name"] or one["offered"] for one in line.table["seats"]] == ["Benedict", "Ana"]
    async with ana.at(with_gone) as line:
        assert line.table["seats"][1]["name"] == NAMELESS
        await line.ask("rematch")
        again = line.table["rematch"]
    async with ana.at(again) as line:
        assert [one["name"] for one in line.table["seats"]] == [None, "Ana"]


async def test_private_games_are_in_ones_own_profile_alone(house: LiveServer) -> None:
    ana, ben = named(house, "Ana"), named(house, "Ben")
    table, _ = await played(ana, ben, ("Ana", "Ben"), public=False)
    own = await profile(house, "Ana", 1, ana)
    assert own["ratings"][0]["history"][0]["table"] == table
    told = Person(house.url).get("/api/people/Ana")
    assert told.json()["games"] == []
    assert told.json()["ratings"][0]["history"][0]["table"] is None
    assert table not in told.text


async def test_what_does_not_count_is_listed(house: LiveServer) -> None:
    ana = Person(house.url)
    table, _ = await played(ana, Person(house.url), ("Guest", "greedy"))
    ana.claim("Ana")
    shown = await profile(house, "Ana", 1)
    assert shown["ratings"] == []
    assert (shown["games"][0]["table"], shown["games"][0]["rated"]) == (table, False)
    # A guest's name is shown as it was during the game, an account's name as it is now. A guest with the name of a bot
    # is not shown as a bot.
    assert [(one["name"], one["bot"]) for one in shown["games"][0]["players"]] == [("Ana", None), ("greedy", None)]


def test_nobody_has_no_profile(house: LiveServer) -> None:
    assert Person(house.url).get("/api/people/Nobody").status_code == 404
    assert Person(house.url).get("/api/people/%00").status_code == 404


async def test_the_export_has_everything_and_no_secret(house: LiveServer) -> None:
    ana, ben = named(house, "Ana"), named(house, "Ben")
    table, _ = await played(ana, ben, ("Ana", "Ben"))
    watched = ben.new_table(seats=2, name="Ben")
    async with ana.at(watched) as line, ben.at(watched) as other:
        await line.ask("chat", text="Just looking.")
        await other.ask("chat", text="Not Ana's words.")
    await profile(house, "Ana", 1)
    answer = ana.get("/api/account/export")
    assert "attachment" in answer.headers["Content-Disposition"]
    told = answer.json()
    assert told["account"]["name"] == "Ana"
    assert len(told["sessions"]) == 1
    assert told["ratings"][0]["games"] == 1
    assert [one["table"] for one in told["results"]] == [table]
    kinds = [(one["table"], one["kind"]) for one in told["entries"]]
    assert {(table, "sat"), (table, "moved"), (watched, "said")} <= set(kinds)
    assert [one["text"] for one in told["entries"] if one["kind"] == "said"] == ["Just looking."]
    moves = sum(kind == "moved" for _, kind in kinds)
    async with ben.at(table) as line:
        mine = [one for one in line.heard[0]["history"] if one["colour"] == line.table["seats"][0]["colour"]]
    assert moves == len(mine)
    secrets = ['"key"', "argon2", "password", "token", '"person"', '"pile"', "salt", "Not Ana's"]
    assert [secret for secret in secrets if secret in answer.text] == []


async def test_a_guest_has_an_export_too(house: LiveServer) -> None:
    ana = Person(house.url)
    table = ana.new_table(seats=2, name="Ana")
    told = ana.get("/api/account/export").json()
    assert told["account"] is None
    assert told["name"] == "Ana"
    assert {one["table"] for one in told["entries"]} == {table}
    assert told["named_at"] > 1_700_000_000
    study = ana.post("/api/studies", record=RECORD, at=0).json()["id"]
    assert ana.get("/api/account/export").json()["studies_led"] == [study]


async def leave_traces(server: LiveServer, ana: Person, name: str) -> tuple[str, str, str]:
    """Leave a person's data at a finished table, a running table and a watched table. Return the three tables."""
    ben = Person(server.url)
    over, _ = await played(ana, ben, (name, "Ben"))
    running = ben.new_table(seats=2, name="Ben")
    watched = ben.new_table(seats=2, name="Ben")
    async with ana.at(running) as line, ben.at(running) as host:
        await line.ask("sit", name=name)
        await host.ask("start")
        await line.ask("chat", text="Hello from my seat.")
    async with ana.at(watched) as line:
        await line.ask("chat", text="Hello from behind.")
    ana.new_table(seats=2, name=name)
    ana.post("/api/studies", table=over, at=0)
    return over, running, watched


async def test_who_deletes_the_account_leaves_no_name_behind(house: LiveServer) -> None:
    name = "Xenophilia"
    ana = named(house, name)
    over, running, watched = await leave_traces(house, ana, name)
    await profile(house, name, 1)
    phone = Person(house.url)
    phone.log_in(name)
    stranger = Person(house.url)
    async with stranger.at(running) as looking:
        assert ana.post("/api/account/delete", password="not " + PASSWORD).json()["code"] == "wrong_password"
        assert ana.post("/api/account/delete", password=PASSWORD).json() == {
            "name": None,
            "account": False,
            "program": False,
        }
        await looking.until(lambda line: name not in json.dumps(line.table))
    assert phone.get("/api/me").json() == {"name": None, "account": False, "program": False}
    assert ana.get("/api/me").json() == {"name": None, "account": False, "program": False}
    assert ana.log_in(name).json()["code"] == "wrong_password"
    assert stranger.get(f"/api/people/{name}").status_code == 404
    everything = stranger.get("/api/tables").text
    for table in (over, running, watched):
        async with Connection(house.url, table) as line:
            everything += json.dumps(line.heard)
            if table != watched:
                everything += stranger.get(f"/api/tables/{table}/record").text
    assert "Hello from behind." in everything
    assert NAMELESS in everything
    assert name not in everything
    assert stranger.claim(name).status_code == 200  # the name is free


async def test_a_guest_has_everything_deleted_without_a_password(house: LiveServer) -> None:
    ana, namesake, stranger = (Person(house.url) for _ in range(3))
    name = "Xenophilia"
    ana.post("/api/me", name=name)
    over, running, watched = await leave_traces(house, ana, name)
    namesakes = namesake.new_table(seats=2, name=name)
    copied = Person(house.url)
    copied.cookie = ana.cookie
    async with stranger.at(running) as looking:
        assert ana.post("/api/me/delete").json() == {"name": None, "account": False, "program": False}
        await looking.until(lambda line: name not in json.dumps(line.table))
    everything = "".join(stranger.get(f"/api/tables/{table}/record").text for table in (over, running))
    for table in (over, running, watched):
        async with Connection(house.url, table) as line:
            everything += json.dumps(line.heard)
    assert "Hello from behind." in everything
    assert NAMELESS in everything
    assert name not in everything
    async with ana.at(running) as line:
        assert line.seat is None
    told = copied.get("/api/account/export").json()  # revoked token: the caller is a new guest
    assert (told["name"], told["entries"], told["studies_led"]) == (None, [], [])
    async with namesake.at(namesakes) as line:
        assert line.table["seats"][0]["name"] == name
    assert stranger.claim(name).status_code == 200


async def test_who_has_an_account_deletes_that(house: LiveServer) -> None:
    ana = named(house, "Ana")
    assert ana.post("/api/me/delete").json()["code"] == "has_account"
    assert ana.get("/api/me").json() == {"name": "Ana", "account": True, "program": False}


def files_with(folder: Path, name: str) -> list[str]:
    """Return the files that contain a name, ignoring case."""
    wanted = name.casefold().encode()
    return [file.name for file in folder.glob("*") if wanted in file.read_bytes().lower()]


@pytest.mark.parametrize("account", [True, False])
async def test_no_file_has_the_name_of_who_had_everything_deleted(tmp_path: Path, account: bool) -> None:
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
        await profile(server, name, 1)
    assert files_with(tmp_path, name) != []
    answer = ana.post("/api/account/delete", password=PASSWORD) if account else ana.post("/api/me/delete")
    assert answer.status_code == 200
    found = files_with(tmp_path, name)
    server.stop()
    assert found == []
