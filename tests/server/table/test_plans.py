"""Landing plans of a fleet, for the player to move on request."""

import random
from typing import Any

from tests.live_server import LiveServer
from tests.server.player import Connection, Person


async def plans(line: Connection, number: int | None = None) -> dict[str, Any]:
    await line.say("ask_plans", id=7, number=line.number if number is None else number)
    return await line.hear(lambda message: message.get("id") == 7)


async def landing(line: Connection, chance: random.Random) -> bool:
    """Play until a fleet has to be landed. Return false if the game ends before that."""
    while not (line.legal and line.legal[0].startswith("land ")):
        if line.legal:
            await line.move(chance.choice(line.legal))
        await line.until(lambda one: bool(one.legal) or one.table["status"] == "over")
        if line.table["status"] == "over":
            return False
    return True


async def landed_somewhere(host: Person) -> str:
    """Return a table where the host has to land a fleet."""
    chance = random.Random(3)
    while True:
        table = host.quick(players=2, bot="random")
        async with host.at(table) as ana:
            await ana.until(lambda one: bool(one.legal))
            assert (await plans(ana))["plans"] == []
            if await landing(ana, chance):
                return table


async def test_whoever_lands_hears_how_and_can(server: LiveServer) -> None:
    host = Person(server.url)
    table = await landed_somewhere(host)
    async with host.at(table) as ana, Person(server.url).at(table) as watcher:
        await ana.until(lambda one: bool(one.legal))
        told = await plans(ana)
        assert (told["type"], told["number"]) == ("plans", ana.number)
        assert 1 <= len(told["plans"]) <= 3
        assert (await plans(ana, number=1))["code"] == "stale"
        await watcher.until(lambda one: one.number == ana.number)
        assert (await plans(watcher))["code"] == "not_seated"
        for move in told["plans"][-1]:
            await ana.until(lambda one: bool(one.legal))
            assert move in ana.legal
            await ana.move(move)
        assert not any(message["type"] == "plans" for message in watcher.heard)
