"""Complete games over the websocket."""

import random

from tests.conftest import StartServer
from tests.server.player import Connection, Person
from tongiaki.rules import Position, Terms


def replay(line: Connection) -> Position:
    """Return the position after the moves that a client has received from the start."""
    colours = tuple(seat["colour"] for seat in line.table["seats"])
    position = Position(Terms(len(colours), line.table["options"]["stall"], colours))
    for message in line.received:
        for entry in message["history"] if message["type"] == "snapshot" else [message]:
            if entry.get("move"):
                move = position.parse(entry["move"])
                assert position.refusal(move) is None
                position.play(move)
    return position


async def test_a_person_plays_a_whole_game_against_two_bots(start_server: StartServer, database_url: str) -> None:
    server = start_server(database_url, TONGIAKI_BOT_PAUSE="0", TONGIAKI_MESSAGE_RATE="10000")
    person = Person(server.url)
    table = person.quick(players=3, bot="greedy", name="Ana")
    chance = random.Random(1)
    async with person.connect(table) as line:
        await line.play_on(chance.choice)
        assert line.game is not None
        position = replay(line)
        assert position.describe() == line.game["position"]
        standings = line.game["end"]["standings"]
        assert [(item["seat"], item["points"], item["rank"]) for item in standings] == [
            (item.seat, item.points, item.rank) for item in position.standings()
        ]
        by_island = line.game["end"]["islands"]
        for standing in standings:
            assert standing["points"] == sum(i["value"] for i in by_island if standing["colour"] in i["colours"])
        assert line.game["end"]["reason"] == position.end_reason
