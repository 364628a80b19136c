"""Use of `tongiaki admin` next to a running server: changes are stored at once and visible to everybody there."""

import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.cli.command import complaint, run
from tests.conftest import StartServer
from tests.live_server import LiveServer, serving
from tests.postgres import Postgres
from tests.server.admin import admin, invoke
from tests.server.player import PASSWORD, Connection, Person
from tests.server.study_connection import StudyConnection

UNHURRIED = {"TONGIAKI_LOGIN_BURST": "1000", "TONGIAKI_TABLE_BURST": "1000", "TONGIAKI_BOT_PAUSE": "60"}
FRESH = "another horse battery"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """Yield one server for all of these tests."""
    with serving(tmp_path_factory.mktemp("admin"), UNHURRIED) as started:
        yield started


def wait_for(true: Callable[[], bool]) -> None:
    """Check a condition ten times a second until it is true."""
    while not true():
        time.sleep(0.1)


def refused(server: LiveServer, *arguments: str) -> str:
    """Run a subcommand that must fail, and return its error message."""
    done = invoke(server, *arguments)
    assert isinstance(done.exception, SystemExit)
    assert (done.exit_code, done.stdout) == (1, "")
    return done.stderr


def logged(server: LiveServer) -> str:
    """Return the last line of the administrator's log."""
    return admin(server, "log").splitlines()[-1]


def new_account(server: LiveServer, name: str) -> Person:
    """Return a person with an account."""
    person = Person(server.url)
    assert person.claim(name).status_code == 200
    return person


async def start_game(ana: Person, ben: Person, **options: object) -> str:
    """Start a game of two and return its table."""
    table = ana.new_table(seats=2, name="Ana", **options)
    async with ana.connect(table) as host, ben.connect(table) as guest:
        await guest.request("sit", name="Ben")
        if options.get("rated"):
            await guest.request("accept", number=guest.number)
        await host.request("start", number=guest.number)
    return table


def listed(person: Person, table: str) -> bool:
    """Return whether the lobby lists a table for a person who has no seat there."""
    lobby = person.get("/api/tables").json()
    return any(row["id"] == table for part in ("open", "running", "finished") for row in lobby[part])


async def wait_for_snapshot(line: Connection) -> Connection:
    """Wait until a connection receives a complete snapshot."""
    await line.receive(lambda message: message["type"] == "snapshot")
    return line


async def test_a_game_ended_by_the_administrator_is_not_rated(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url, **UNHURRIED)
    ana, ben = new_account(server, "Ana"), new_account(server, "Ben")
    table = await start_game(ana, ben, rated=True, clock="budget", time=600)
    async with ana.connect(table) as host, ben.connect(table) as guest, Connection(server.url, table) as watcher:
        first = next(line for line in (host, guest) if line.legal)
        await first.move(first.legal[0])
        asked = run("admin", "end", table, "--yes", "--reason", "a quarrel", TONGIAKI_DATABASE=database_url)
        assert (asked.returncode, asked.stderr) == (0, "")
        for line in (host, guest, watcher):
            await wait_for_snapshot(line)
            assert line.table["status"] == "over"
            assert line.game is not None
            assert (line.game["end"]["reason"], line.game["end"]["standings"]) == ("admin", [])
            assert (line.game["to_move"], line.legal, line.game["undo"]) == (None, [], False)
            assert line.game["shuffle"]["pile"]
        assert await first.problem_code("move", number=first.number, move="settle tonga.5") == "not_running"
        assert await host.problem_code("undo", number=host.number) == "not_running"
    assert ana.get(f"/api/tables/{table}/replay").json()["end"] is None
    assert table in refused(server, "end", table, "--yes")
    for word in ("end", table, "a quarrel"):
        assert word in logged(server)
    server.stop()
    server.start()  # reads everything again, and would record results if there were any
    profile = ana.get("/api/people/Ana").json()
    assert (profile["ratings"], profile["games"]) == ([], [])


def test_a_tournament_is_listed_and_cancelled_permanently(server: LiveServer) -> None:
    ana, ben = new_account(server, "Ana of the cup"), new_account(server, "Ben of the cup")
    made = ana.post("/api/tournaments", kind="swiss", rounds=3, bot="random", pause=0)
    assert made.status_code == 201, made.text
    tournament = made.json()["id"]
    assert ben.post(f"/api/tournaments/{tournament}/join").status_code == 204
    [row] = [line for line in admin(server, "tournaments").splitlines() if tournament in line]
    assert "open" in row
    assert row.endswith("Ana of the cup")
    assert invoke(server, "cancel", tournament, entered="n\n").exit_code == 1
    assert ana.get(f"/api/tournaments/{tournament}").json()["status"] == "open"
    assert tournament in admin(server, "cancel", tournament, "--reason", "a rude host", entered="y\n")
    assert ana.get(f"/api/tournaments/{tournament}").json()["status"] == "cancelled"
    assert ana.post(f"/api/tournaments/{tournament}/cancel").json()["code"] == "not_open"
    for word in ("cancel", tournament, "a rude host"):
        assert word in logged(server)
    before = admin(server, "log")
    assert tournament in refused(server, "cancel", tournament, "--yes")
    assert "no tournament" in refused(server, "cancel", "nothing", "--yes")
    assert admin(server, "log") == before


async def test_a_table_can_be_closed_before_its_game(server: LiveServer) -> None:
    ana, eve = Person(server.url), Person(server.url)
    table = ana.new_table(seats=3, name="Ana")
    async with ana.connect(table) as host:
        assert listed(eve, table)
        assert "closed" in admin(server, "end", table, entered="y\n")
        await wait_for_snapshot(host)
        assert (host.table["status"], host.game) == ("over", None)
        assert await host.problem_code("start") == "not_open"
    assert not listed(eve, table)
    assert eve.get(f"/api/tables/{table}").json()["status"] == "over"


async def test_a_hidden_table_is_not_listed_until_it_is_shown_again(server: LiveServer) -> None:
    ana, eve = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    admin(server, "hide", table)
    async with ana.connect(table) as host:
        await host.request("colour", colour="green")  # a later entry of the table does not undo it
        assert not listed(eve, table)
        assert [row["id"] for row in ana.get("/api/tables").json()["yours"]] == [table]
        assert "hidden" in next(line for line in admin(server, "tables").splitlines() if table in line)
        admin(server, "show", table)
        wait_for(lambda: listed(eve, table))  # all visitors share a snapshot that is one second old at most


async def test_a_removed_message_disappears_from_open_pages_and_the_database(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = ana.new_table(seats=2, name="Ana")
    async with ana.connect(table) as host, ben.connect(table) as watcher:
        await host.request("chat", text="something terrible")
        await host.request("chat", text="good evening")
        lines = admin(server, "chat", table).splitlines()
        number = next(line.split()[0] for line in lines if "terrible" in line)
        refused(server, "remove-line", table, "1", "--yes")  # that entry is not a chat message
        assert invoke(server, "remove-line", table, number, entered="n\n").exit_code == 1
        admin(server, "remove-line", table, number, "--yes")
        for line in (host, watcher):
            snapshot = await line.receive(lambda message: message["type"] == "snapshot")
            assert [(entry["name"], entry["text"]) for entry in snapshot["chat"]] == [
                ("Ana", ""),
                ("Ana", "good evening"),
            ]
        await host.request("chat", text="it goes on")
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        bodies = [body for (body,) in database.execute("SELECT body FROM entries WHERE table_id = ?", (table,))]
    assert not any("terrible" in body for body in bodies)
    assert "terrible" not in admin(server, "chat", table)
    refused(server, "remove-line", table, number, "--yes")


async def test_a_removed_message_of_a_study_disappears_from_open_pages(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.quick(players=2, bot="random")
    study = ana.post("/api/studies", table=table).json()["id"]
    async with StudyConnection(ana, study) as leader:
        await leader.send("chat", text="something terrible")
        await leader.receive("said")
        admin(server, "remove-line", study, "1", "--yes")
        reloaded = await leader.receive("study")
        assert [(message["name"], message["text"]) for message in reloaded["chat"]] == [("Ana", "")]
        assert reloaded["you"] == leader.you
    assert "terrible" not in admin(server, "chat", study)


async def test_a_renamed_account_is_renamed_at_its_seats(server: LiveServer) -> None:
    ada, eve = new_account(server, "Ada"), Person(server.url)
    new_account(server, "Ida")
    table = ada.new_table(seats=2, name="Ada")
    async with Connection(server.url, table) as watcher:
        assert "Ida" in admin(server, "people")
        assert refused(server, "rename", "Ada", "Ida") == refused(server, "rename", "Ada", "ida")
        refused(server, "rename", "Nobody", "Somebody")
        admin(server, "rename", "Ada", "Ava", "--reason", "asked for it")
        await watcher.receive_until(lambda line: line.table["seats"][0]["name"] == "Ava")
    assert ada.get("/api/me").json() == {"name": "Ava", "account": True, "program": False}
    assert eve.log_in("Ava").status_code == 200
    # Guests have no account, so all guests with this name are renamed.
    guest = Person(server.url)
    there = guest.new_table(seats=2, name="Rude")
    guest.post("/api/me", name="Rude")
    async with guest.connect(there) as line:
        admin(server, "rename", "rude", "Guest 7")
        await line.receive_until(lambda line: line.table["seats"][0]["name"] == "Guest 7")
    assert guest.get("/api/me").json()["name"] == "Guest 7"


async def test_a_barred_name_cannot_be_used(server: LiveServer) -> None:
    liz, guest = new_account(server, "Liz"), Person(server.url)
    table = guest.new_table(seats=2, name="Zoe")
    async with liz.connect(table) as line:
        admin(server, "bar", "Liz")
        with pytest.raises(ConnectionClosed) as closed:
            await line.receive_until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401
    wait_for(lambda: not liz.get("/api/me").json()["account"])  # sessions are cached for some seconds
    assert Person(server.url).log_in("Liz").json()["code"] == "name_barred"
    assert guest.claim("L1Z").json()["code"] == "name_barred"
    assert guest.post("/api/me", name="liz").json()["code"] == "name_barred"
    async with guest.connect(table) as line:
        assert await line.problem_code("name", name="Liz") == "name_barred"
    refused(server, "bar", "liz")
    refused(server, "reset-password", "Liz")
    refused(server, "rename", "Ava", "Liz")
    admin(server, "unbar", "LIZ")
    refused(server, "unbar", "Liz")
    again = Person(server.url)
    wait_for(lambda: again.log_in("Liz").status_code == 200)  # the server checks every two seconds
    assert again.get("/api/me").json() == {"name": "Liz", "account": True, "program": False}


def test_a_reset_link_can_be_used_once(server: LiveServer) -> None:
    uma, other = new_account(server, "Uma"), Person(server.url)
    first, link = (
        admin(server, "reset-password", "uma", "--site", "https://games.example.org/").strip() for _ in range(2)
    )
    address, _, key = link.partition("#key=")
    assert address == "https://games.example.org/reset"
    database = Path(server.database.removeprefix("sqlite:///"))
    stored = b"".join(path.read_bytes() for path in database.parent.iterdir() if path.name.startswith(database.name))
    assert key.encode() not in stored
    # A newer link invalidates the earlier one. A password that is too short does not use up the link.
    assert _reset(other, first.partition("#key=")[2]) == "link_spent"
    assert _reset(other, "x" * 43) == "link_spent"
    assert _reset(other, key, "short") == "malformed"
    assert _reset(other, key) == "yes"
    assert other.get("/api/me").json() == {"name": "Uma", "account": True, "program": False}
    assert uma.get("/api/me").json()["account"] is False
    assert _reset(Person(server.url), key) == "link_spent"
    assert Person(server.url).log_in("Uma", PASSWORD).status_code == 403
    assert Person(server.url).log_in("Uma", FRESH).status_code == 200
    refused(server, "reset-password", "Nobody")
    refused(server, "reset-password", "Uma", "--site", "games.example.org")


def test_a_reset_link_is_valid_for_a_day(server: LiveServer) -> None:
    new_account(server, "Tom")
    key = admin(server, "reset-password", "Tom").strip().partition("#key=")[2]
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        database.execute("UPDATE reset_links SET until = until - 24 * 3600")
    assert _reset(Person(server.url), key) == "link_spent"


def _reset(person: Person, key: str, password: str = FRESH) -> str:
    answer = person.post("/api/account/reset", key=key, password=password)
    return "yes" if answer.status_code == 200 else str(answer.json()["code"])


def test_tables_are_found_by_the_names_of_players(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.new_table(seats=2, name="Ödön")
    output = admin(server, "tables", "--status", "open", "--name", "ödö")
    assert [line.split()[0] for line in output.splitlines()[1:]] == [table]
    assert table not in admin(server, "tables", "--status", "over")
    assert "Ödön" in admin(server, "people", "--guests")
    assert "Ödön" not in admin(server, "people")


@pytest.mark.parametrize("command", ["end", "hide", "show", "chat", "remove-line"])
@pytest.mark.parametrize("table", ["abcdefghijkm", "no table", "'; --"])
def test_an_unknown_table_is_reported(server: LiveServer, command: str, table: str) -> None:
    rest = {"end": ["--yes"], "remove-line": ["1"]}.get(command, [])
    assert table in refused(server, command, table, *rest)


def test_a_missing_database_is_not_created(tmp_path: Path) -> None:
    database = tmp_path / "none.db"
    output = complaint("admin", "tables", TONGIAKI_DATABASE=f"sqlite:///{database}")
    assert "no database" in output
    assert "can’t be used" in complaint("admin", "log", TONGIAKI_DATABASE="postgresql://nobody@127.0.0.1:1/none")
    assert "TONGIAKI_DATABASE" in complaint("admin", "log", TONGIAKI_DATABASE="mysql://somewhere")


def test_a_backup_from_sqlite_is_restored_to_postgresql(
    server: LiveServer, start_server: StartServer, postgres: Postgres, tmp_path: Path
) -> None:
    kim = new_account(server, "Kim")
    table = kim.quick(players=2, bot="random", name="Kim")
    backup = str(tmp_path / "club.backup")
    admin(server, "backup", backup)
    assert "already" in refused(server, "backup", backup)
    assert "server" in refused(server, "restore", backup, "--replace", "--yes")
    empty = postgres.empty_database()
    done = run("admin", "restore", backup, TONGIAKI_DATABASE=empty)
    assert (done.returncode, done.stderr) == (0, "")
    there = start_server(empty, **UNHURRIED)
    assert Person(there.url).log_in("Kim").status_code == 200
    assert kim.get(f"/api/tables/{table}/replay").json() == Person(there.url).get(f"/api/tables/{table}/replay").json()
    assert "restore" in logged(there)
