"""Landing plans of a fleet, for the player to move on request."""

import random
from typing import Any

from tests.live_server import LiveServer
from tests.server.player import Connection, Person


async def request_plans(line: Connection, number: int | None = None) -> dict[str, Any]:
    await line.send("ask_plans", id=7, number=line.number if number is None else number)
    return await line.receive(lambda message: message.get("id") == 7)


async def landing(line: Connection, chance: random.Random) -> bool:
    """Play until a fleet has to be landed. Return false if the game ends before that."""
    while not (line.legal and line.legal[0].startswith("land ")):
        if line.legal:
            await line.move(chance.choice(line.legal))
        await line.receive_until(lambda line: bool(line.legal) or line.table["status"] == "over")
        if line.table["status"] == "over":
            return False
    return True


async def table_with_landing(host: Person) -> str:
    """Return a table where the host has to land a fleet."""
    chance = random.Random(3)
    while True:
        table = host.quick(players=2, bot="random")
        async with host.connect(table) as ana:
            await ana.receive_until(lambda line: bool(line.legal))
            assert (await request_plans(ana))["plans"] == []
            if await landing(ana, chance):
                return table


async def test_only_the_landing_player_receives_legal_plans(server: LiveServer) -> None:
    host = Person(server.url)
    table = await table_with_landing(host)
    async with host.connect(table) as ana, Person(server.url).connect(table) as watcher:
        await ana.receive_until(lambda line: bool(line.legal))
        reply = await request_plans(ana)
        assert (reply["type"], reply["number"]) == ("plans", ana.number)
        assert 1 <= len(reply["plans"]) <= 3
        assert (await request_plans(ana, number=1))["code"] == "stale"
        await watcher.receive_until(lambda line: line.number == ana.number)
        assert (await request_plans(watcher))["code"] == "not_seated"
        for move in reply["plans"][-1]:
            await ana.receive_until(lambda line: bool(line.legal))
            assert move in ana.legal
            await ana.move(move)
        assert not any(message["type"] == "plans" for message in watcher.received)
