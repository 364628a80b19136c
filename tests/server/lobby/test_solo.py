"""The setting for games of one person against bots, and games of a device at a server."""

from __future__ import annotations

import random

import pytest

from tests.conftest import StartServer
from tests.device.host import Host
from tests.device.test_device import begun, chooser
from tests.server.player import Person
from tongiaki.server.web.pages import CLIENT


def test_the_setting_moves_games_against_bots_to_the_devices(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOLO="device")
    person = Person(server.url)
    answer = person.post("/api/quick", players=2, bot="random", name="Ana")
    assert (answer.status_code, answer.json()["code"]) == (409, "only_on_device")
    assert person.new_table(seats=2, name="Ana")
    if (CLIENT / "index.html").exists():
        assert ' data-solo="device"' in person.get("/").text

    host = Host()
    table, line = begun(host, players=2)
    line.play(chooser(2).choice)
    record = host.get(f"/api/tables/{table}/record")
    assert person.post("/api/records", record=record).json()["end"] == line.game["end"]
    assert person.post("/api/studies", record=record).status_code == 201
    assert person.post("/api/records/review", record=record).json()["ahead"] == 0


def play_on(person: Person, record: str) -> list[tuple[int, str]]:
    """Continue a record, a table of it and a study of it against bots; return status and code of each answer."""
    study = person.post("/api/studies", record=record).json()["id"]
    wish = {"number": 4, "name": "Ana", "bot": "random"}
    answers = [
        person.post("/api/records/continue", record=record, **wish),
        person.post(f"/api/studies/{study}/continue", **wish),
    ]
    return [(answer.status_code, answer.json().get("code", "")) for answer in answers]


async def test_tables_with_one_person_and_bots_do_not_start(start_server: StartServer, sqlite_url: str) -> None:
    server = start_server(sqlite_url, TONGIAKI_SOLO="device")
    ana, ben = Person(server.url), Person(server.url)
    for seats in (2, 3):
        answer = ana.post("/api/tables", seats=seats, name="Ana", bots=seats - 1)
        assert (answer.status_code, answer.json()["code"]) == (409, "only_on_device")
    async with ana.connect(ana.new_table(seats=3, name="Ana", bots=1, bot="random")) as alone:
        assert await alone.problem_code("start", number=alone.number) == "only_on_device"
        async with ben.connect(alone.table["id"]) as other:
            assert (await other.request("sit", seat=2, name="Ben"))["type"] == "update"
            await alone.receive_until(lambda line: line.table["seats"][2]["name"] == "Ben")
            assert (await alone.request("start", number=alone.number))["table"]["status"] == "running"
    record = ana.get(f"/api/tables/{alone.table['id']}/record").text
    assert play_on(ana, record) == [(409, "only_on_device")] * 2
    answer = ana.post(f"/api/tables/{alone.table['id']}/continue", number=0, name="Ana", bot="random")
    assert (answer.status_code, answer.json()["code"]) == (409, "only_on_device")


async def test_a_game_against_bots_has_no_rematch_after_the_setting_changed(
    start_server: StartServer, sqlite_url: str
) -> None:
    server = start_server(sqlite_url)
    ana = Person(server.url)
    async with ana.connect(ana.quick(players=2, bot="random")) as line:
        await line.play_on(random.Random(1).choice)
    server.stop()
    again = start_server(sqlite_url, TONGIAKI_SOLO="device")
    ana.url = again.url
    async with ana.connect(line.table["id"]) as line:
        assert await line.problem_code("rematch") == "only_on_device"


@pytest.mark.parametrize("solo", ["server", "choice"])
async def test_the_other_values_allow_games_against_bots(start_server: StartServer, sqlite_url: str, solo: str) -> None:
    person = Person(start_server(sqlite_url, TONGIAKI_SOLO=solo).url)
    async with person.connect(person.new_table(seats=2, name="Ana", bots=1, bot="random")) as line:
        assert (await line.request("start", number=line.number))["table"]["status"] == "running"
    record = person.get(f"/api/tables/{person.quick(players=2, bot='random')}/record").text
    assert record
    host = Host()
    table, told = begun(host, players=2)
    told.play(chooser(2).choice)
    assert play_on(person, host.get(f"/api/tables/{table}/record")) == [(201, "")] * 2


@pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="`python3 dev.py test client` builds it")
@pytest.mark.parametrize("solo", ["device", "server", None])
def test_the_page_says_where_games_against_bots_run(
    start_server: StartServer, sqlite_url: str, solo: str | None
) -> None:
    settings = {} if solo is None else {"TONGIAKI_SOLO": solo}
    page = Person(start_server(sqlite_url, **settings).url).get("/").text
    assert f' data-solo="{solo or "choice"}"' in page
