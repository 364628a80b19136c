"""The setting for games of one person against bots, and games of a device at a server."""

from __future__ import annotations

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


@pytest.mark.skipif(not (CLIENT / "index.html").exists(), reason="`python3 dev.py test client` builds it")
def test_the_page_says_where_games_against_bots_run(start_server: StartServer, sqlite_url: str) -> None:
    assert ' data-solo="choice"' in Person(start_server(sqlite_url).url).get("/").text
