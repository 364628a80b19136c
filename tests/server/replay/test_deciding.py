"""The deciding turn of a table's game: it is the turn of the replay with its number, and secret as long as the game."""

import random

from tests.live_server import LiveServer
from tests.server.player import Person


async def test_the_deciding_turn_is_a_turn_of_the_replay(server: LiveServer) -> None:
    person, stranger = Person(server.url), Person(server.url)
    table = person.quick(players=3, bot="random")
    assert person.get(f"/api/tables/{table}/deciding").json()["code"] == "not_over"
    async with person.connect(table) as line:
        await line.play_on(random.Random(7).choice)
    answer = person.get(f"/api/tables/{table}/deciding")
    assert answer.status_code == 200, answer.text
    assert stranger.get(f"/api/tables/{table}/deciding").json() == answer.json()
    replay = person.get(f"/api/tables/{table}/replay").json()
    winners = [row["colour"] for row in replay["end"]["standings"] if row["rank"] == 1]
    turn = answer.json()["turn"]
    if turn is None:  # all three share the victory
        assert len(winners) == 3
        return
    assert sorted(turn["winners"]) == sorted(winners)
    frames = replay["frames"][turn["first"] : turn["first"] + turn["moves"]]
    assert {frame["turn"] for frame in frames} == {turn["number"]}
    assert {frame["colour"] for frame in frames} - {None} <= set(replay["start"]["supply"])
    assert frames[0]["colour"] == turn["colour"]
    assert 0 < turn["change"] <= 1
    unchanged = person.get(f"/api/tables/{table}/deciding")
    assert unchanged.headers["ETag"] == answer.headers["ETag"]


async def test_the_deciding_turn_of_today_s_daily_game_is_sealed(server: LiveServer) -> None:
    ana, ben = Person(server.url), Person(server.url)
    table = str(ana.post("/api/daily", name="Ana").json()["id"])
    async with ana.connect(table) as line:
        await line.play_on(lambda legal: legal[0])
    assert ana.get(f"/api/tables/{table}/deciding").status_code == 200
    assert ben.get(f"/api/tables/{table}/deciding").json()["code"] == "sealed_today"
    assert ben.get("/api/tables/abcdefgh/deciding").json()["code"] == "no_table"
