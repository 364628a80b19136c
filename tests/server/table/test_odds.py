"""The odds of a sail, for the player to move on request."""

from typing import Any

import pytest

from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.rules import Position, Terms


async def odds(line: Connection, move: str, number: int | None = None) -> dict[str, Any]:
    await line.say("ask_odds", id=7, number=line.number if number is None else number, move=move)
    return await line.hear(lambda message: message.get("id") == 7)


async def test_whoever_decides_hears_the_odds_of_a_sail(server: LiveServer) -> None:
    host, guest = Person(server.url), Person(server.url)
    table = host.new_table(seats=2, name="Ana", first=0)
    async with host.at(table) as ana, guest.at(table) as ben, Person(server.url).at(table) as watcher:
        await ben.ask("sit", name="Ben")
        await ana.until(lambda one: len(one.table["seats"]) == 2 and one.table["seats"][1]["name"] == "Ben")
        await ana.ask("start")
        for number, line in enumerate((ana, ben, ana, ben)):
            await line.until(lambda one: bool(one.legal))
            await line.move(f"settle tonga.{number // 2}")
        await ana.until(lambda one: bool(one.legal))
        await ana.move("expand tonga.0,1")
        position = Position(Terms(2))
        for number in range(4):
            position.play(position.parse(f"settle tonga.{number // 2}"))
        position.play(position.parse("expand tonga.0,1"))
        assert position.phase == "migration"
        for move in ("sail tonga:0", "sail tonga:1"):
            told, expected = await odds(ana, move), position.odds(position.parse(move))
            assert (told["type"], told["number"], told["move"]) == ("odds", ana.number, move)
            found = told["lands"], told["sinks"], told["at_sea"], told["unsure"]
            assert found == pytest.approx((expected.lands, expected.sinks, expected.at_sea, expected.unsure))
        assert (await odds(ana, "sail tonga:2"))["type"] == "refused"
        assert (await odds(ana, "sail nowhere"))["code"] == "malformed"
        assert (await odds(ana, "sail tonga:0", number=1))["code"] == "stale"
        for line in (ben, watcher):
            await line.until(lambda one: one.number == ana.number)
        assert (await odds(ben, "sail tonga:0"))["code"] == "not_your_turn"
        assert (await odds(watcher, "sail tonga:0"))["code"] == "not_seated"
        assert not any(message["type"] == "odds" for message in ben.heard + watcher.heard)
