"""Hints: the best moves for the player to move in an unrated game, while everything else continues."""

from pathlib import Path
from typing import Any

import pytest

from tests.conftest import StartServer
from tests.live_server import LiveServer
from tests.server.player import Connection, Person
from tongiaki.rules import Position, Terms


def position_of(line: Connection) -> Position:
    """Return the position that a connection sees, from the moves it has received."""
    (snapshot, *_) = [message for message in line.received if message["type"] == "snapshot"]
    updates = [message for message in line.received if message["type"] == "update" and message["move"]]
    colours = tuple(seat["colour"] for seat in snapshot["table"]["seats"])
    position = Position(Terms(len(colours), 20, colours))
    for entry in [*snapshot["history"], *updates]:
        position.play(position.parse(entry["move"]))
    return position


async def request_hint(line: Connection) -> dict[str, Any]:
    await line.send("ask_hint", id=7, number=line.number)
    return await line.receive(lambda message: message.get("id") == 7)


async def play_decisions(line: Connection, turns: int) -> None:
    """Play this number of decisions, and wait for the next one."""
    for _ in range(turns):
        await line.receive_until(lambda line: bool(line.legal))
        await line.move(line.legal[0])
    await line.receive_until(lambda line: bool(line.legal))


async def test_a_hint_is_legal_and_contains_the_routes_of_fleets(server: LiveServer) -> None:
    ana = Person(server.url)
    async with ana.connect(ana.quick(players=3, bot="random")) as line:
        await play_decisions(line, 20)
        message = await request_hint(line)
        assert (message["type"], message["number"]) == ("hint", line.number)
        assert 1 <= len(message["lines"]) <= 3
        for advice in message["lines"]:
            position = position_of(line)
            assert set(advice["chances"]) == set(advice["points"]) == set(position.colours)
            sails = list(advice["sails"])
            for text in advice["moves"]:
                move = position.parse(text)
                assert position.refusal(move) is None
                if text.startswith("sail"):
                    sail = sails.pop(0)
                    assert text == f"sail {sail['island']}:{sail['side']}"
                    assert sail["route"]["end"] == position.route(move).end
                position.play(move)
            assert sails == []


async def test_a_hint_reaches_only_the_requester_and_is_not_stored(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.quick(players=2, bot="random")
    async with ana.connect(table) as line, Person(server.url).connect(table) as watcher, ana.connect(table) as again:
        await line.receive_until(lambda line: bool(line.legal))
        number = line.number
        assert (await request_hint(line))["type"] == "hint"
        assert (await request_hint(watcher))["code"] == "not_seated"
        assert (await again.request("ask_pause"))["type"] in {"update", "problem"}
        assert not any(message["type"] == "hint" for message in watcher.received + again.received)
        assert line.number - number <= 1


async def test_a_person_can_request_one_hint_at_a_time_and_move_meanwhile(server: LiveServer) -> None:
    ana = Person(server.url)
    for _ in range(10):
        async with ana.connect(ana.quick(players=2, bot="random")) as line:
            await play_decisions(line, 20)
            await line.send("ask_hint", id=7, number=line.number)
            await line.send("ask_hint", id=8, number=line.number)
            await line.send("move", number=line.number, move=line.legal[0])
            answers: dict[int, str] = {}
            while {7, 8} - answers.keys():
                message = await line.next()
                if message.get("id") in {7, 8}:
                    answers[message["id"]] = message.get("code", message["type"])
        assert answers[7] in {"hint", "stale", "not_your_turn"}  # depends on whether the move or the hint came first
        if answers[8] == "too_fast":
            return
        # The first hint ended before the second request, or the move was processed before it: try again.
        assert answers[8] in {"hint", "stale", "not_your_turn"}
    pytest.fail("two hints at a time, again and again")


async def test_hints_are_limited_by_computing_time_per_address(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.db'}", TONGIAKI_WORK_RATE="0.000001")
    ana = Person(server.url)
    async with ana.connect(ana.quick(players=2, bot="random")) as line:
        await play_decisions(line, 20)
        codes = []
        while "too_fast" not in codes:
            codes.append((await request_hint(line)).get("code"))
            assert len(codes) < 500
