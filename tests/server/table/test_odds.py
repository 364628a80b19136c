"""The odds of a sail, for the player to move on request."""

from typing import Any

import pytest

from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.rules import Position, Terms


async def request_odds(line: Connection, move: str, number: int | None = None) -> dict[str, Any]:
    await line.send("ask_odds", id=7, number=line.number if number is None else number, move=move)
    return await line.receive(lambda message: message.get("id") == 7)


async def test_only_the_player_to_move_receives_odds(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana", first=0)
    async with host.connect(table) as ana, guest.connect(table) as ben, Person(server.url).connect(table) as watcher:
        await ben.request("sit", name="Ben")
        await ana.receive_until(lambda line: len(line.table["seats"]) == 2 and line.table["seats"][1]["name"] == "Ben")
        await ana.request("start")
        for number, line in enumerate((ana, ben, ana, ben)):
            await line.receive_until(lambda line: bool(line.legal))
            await line.move(f"settle tonga.{number // 2}")
        await ana.receive_until(lambda line: bool(line.legal))
        await ana.move("expand tonga.0,1")
        position = Position(Terms(2))
        for number in range(4):
            position.play(position.parse(f"settle tonga.{number // 2}"))
        position.play(position.parse("expand tonga.0,1"))
        assert position.phase == "migration"
        for move in ("sail tonga:0", "sail tonga:1"):
            reply, expected = await request_odds(ana, move), position.odds(position.parse(move))
            assert (reply["type"], reply["number"], reply["move"]) == ("odds", ana.number, move)
            chances = reply["lands"], reply["sinks"], reply["at_sea"], reply["unsure"]
            assert chances == pytest.approx((expected.lands, expected.sinks, expected.at_sea, expected.unsure))
        assert (await request_odds(ana, "sail tonga:2"))["type"] == "refused"
        assert (await request_odds(ana, "sail nowhere"))["code"] == "malformed"
        assert (await request_odds(ana, "sail tonga:0", number=1))["code"] == "stale"
        for line in (ben, watcher):
            await line.receive_until(lambda line: line.number == ana.number)
        assert (await request_odds(ben, "sail tonga:0"))["code"] == "not_your_turn"
        assert (await request_odds(watcher, "sail tonga:0"))["code"] == "not_seated"
        assert not any(message["type"] == "odds" for message in ben.received + watcher.received)
