"""Games of a device leave it and come back as records."""

from __future__ import annotations

from tests.device.host import Host
from tests.device.test_device import begun, chooser, play
from tongiaki.record import read
from tongiaki.server.services.compute import jobs


def test_a_finished_game_is_imported_as_it_was() -> None:
    host = Host()
    table, line = begun(host, players=2)
    line.play(chooser(2).choice)
    text = host.get(f"/api/tables/{table}/record")
    other = Host()
    copy = other.post("/api/device/records", {"record": text})["id"]
    assert other.cards[copy]["status"] == "over"
    again, first = read(other.get(f"/api/tables/{copy}/record")), read(text)
    assert (again.moves, again.names, again.pile, again.terms) == (first.moves, first.names, first.pile, first.terms)
    shown = other.connect(copy)
    assert shown.game["end"] == line.game["end"]
    assert shown.say(type="rematch", once="x")[-1]["type"] == "taken"


def test_a_resigned_game_keeps_its_end() -> None:
    host = Host()
    table, line = begun(host, players=2)
    play(host, line, 2)
    line.say(type="resign")
    text = host.get(f"/api/tables/{table}/record")
    other = Host()
    copy = other.post("/api/device/records", {"record": text})["id"]
    shown = other.connect(copy)
    assert shown.game["end"] == line.game["end"]
    assert read(other.get(f"/api/tables/{copy}/record")).tags["Resigned"] == read(text).tags["Resigned"]


def test_a_running_game_is_imported_and_goes_on() -> None:
    host = Host()
    table, line = begun(host, players=3)
    play(host, line, 5)
    text = host.get(f"/api/tables/{table}/record")
    other = Host()
    copy = other.post("/api/device/records", {"record": text})["id"]
    again = other.connect(copy)
    assert [seat["bot"] for seat in again.table["seats"]] == [None, "random", "random"]
    assert again.game["position"] == line.game["position"]
    other.pass_time()
    again.play(chooser(5).choice)
    assert again.table["status"] == "over"
    assert other.faults == []


def test_a_game_is_continued_from_any_position() -> None:
    host = Host()
    table, line = begun(host, players=3)
    play(host, line, 5)
    body: dict[str, object] = {"number": 4, "bot": "random", "name": "Ana"}
    body["record"] = host.get(f"/api/tables/{table}/record")
    again = host.post("/api/device/continue", body)["id"]
    assert host.cards[again]["moves"] >= 4
    assert host.post("/api/records/continue", body)["id"] != again


def test_a_record_of_a_device_opens_at_a_server() -> None:
    host = Host()
    table, line = begun(host, players=2)
    line.play(chooser(2).choice)
    text = host.get(f"/api/tables/{table}/record")
    source, moves = jobs.source_of_text(text)
    assert moves == len(source.read().moves)
    assert jobs.record_to_review(text) == text
    assert host.post("/api/records", {"record": text})["end"] == line.game["end"]
