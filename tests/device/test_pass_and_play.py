"""Several people play at one device: each websocket shows the table as the person to move sees it."""

from __future__ import annotations

import random

from tests.device.host import Host, Line

PLAYERS = [{"name": "Ana"}, {"name": "Ben"}, {"bot": "random"}]


def begun(players: list[dict[str, str]] = PLAYERS) -> tuple[Host, str, Line]:
    host = Host()
    table = host.post("/api/device/games", {"players": players})["id"]
    return host, table, host.connect(table)


def test_the_view_is_that_of_the_person_to_move() -> None:
    host, table, line = begun()
    assert [seat["name"] for seat in line.table["seats"]] == ["Ana", "Ben", "random"]
    seen = set()
    for _ in range(40):
        if line.game["legal"] is not None:
            you = line.table["you"]
            assert line.table["seats"][you]["you"]
            assert line.table["seats"][you]["colour"] == line.game["to_move"]
            seen.add(you)
            line.move()
        host.pass_time()
    assert seen == {0, 1}
    assert host.cards[table]["your_turn"]
    assert host.faults == []


def test_a_whole_game_of_three_people_and_a_rematch() -> None:
    host, _, line = begun([{"name": "Ana"}, {"name": "Ben"}, {"name": "Cleo"}])
    assert line.table["you"] is not None
    choice = random.Random(4)
    line.play(choice.choice)
    line.say(type="rematch", once="again")
    again = host.connect(line.table["rematch"])
    assert again.table["status"] == "running"
    assert len({seat["name"] for seat in again.table["seats"]}) == 3
    assert again.game["legal"]


def test_the_last_move_can_be_taken_back_by_whoever_made_it() -> None:
    host, _, line = begun([{"name": "Ana"}, {"name": "Ben"}])
    first = line.table["you"]
    position = line.game["position"]
    line.move()
    assert line.table["you"] != first
    assert line.game["undo"]
    line.say(type="undo", number=line.number)
    assert line.table["you"] == first
    assert line.game["position"] == position
    assert host.faults == []


def test_one_person_can_resign_and_the_others_play_on() -> None:
    host, _, line = begun([{"name": "Ana"}, {"name": "Ben"}, {"name": "Cleo"}])
    first = line.table["you"]
    line.say(type="resign")
    host.pass_time()
    assert line.table["status"] == "running"
    assert line.table["seats"][first]["resigned"]
    assert line.table["you"] not in (first, None)
    assert line.game["legal"]


def test_a_reload_shows_the_person_to_move() -> None:
    host, table, line = begun()
    line.move()
    host.pass_time()
    later = Host(rows=host.rows)
    assert later.connect(table).table["you"] == line.table["you"]
