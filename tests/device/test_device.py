"""A device plays whole games: requests, websockets, storage and bots, without I/O."""

from __future__ import annotations

import random

from tests.device.host import Host


def start(host: Host, *, players: int = 3, bot: str = "random") -> str:
    return str(host.post("/api/quick", {"players": players, "bot": bot, "name": "Ana"})["id"])


def test_a_whole_game_against_bots() -> None:
    host = Host()
    table = start(host, bot="greedy")
    line = host.connect(table)
    assert line.messages[0]["type"] == "snapshot"
    choice = random.Random(1)
    line.play(choice.choice)
    assert line.table["status"] == "over"
    assert len(line.game["end"]["standings"]) == 3
    assert host.cards[table]["status"] == "over"
    assert host.faults == []
