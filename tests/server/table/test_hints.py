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
    (snapshot, *_) = [message for message in line.heard if message["type"] == "snapshot"]
    updates = [message for message in line.heard if message["type"] == "update" and message["move"]]
    colours = tuple(seat["colour"] for seat in snapshot["table"]["seats"])
    position = Position(Terms(len(colours), 20, colours))
    for told in [*snapshot["history"], *updates]:
        position.play(position.parse(told["move"]))
    return position


async def hint(line: Connection) -> dict[str, Any]:
    await line.say("ask_hint", id=7, number=line.number)
    return await line.hear(lambda message: message.get("id") == 7)


async def played(line: Connection, turns: int) -> None:
    """Play this number of decisions, and wait for the next one."""
    for _ in range(turns):
        await line.until(lambda one: bool(one.legal))
        await line.move(line.legal[0])
    await line.until(lambda one: bool(one.legal))


async def test_a_hint_is_legal_whole_and_says_where_fleets_go(server: LiveServer) -> None:
    ana = Person(server.url)
    async with ana.at(ana.quick(players=3, bot="random")) as line:
        await played(line, 20)
        found = await hint(line)
        assert (found["type"], found["number"]) == ("hint", line.number)
        assert 1 <= len(found["lines"]) <= 3
        for one in found["lines"]:
            position = position_of(line)
            assert set(one["chances"]) == set(one["points"]) == set(position.colours)
            sails = list(one["sails"])
            for text in one["moves"]:
                move = position.parse(text)
                assert position.refusal(move) is None
                if text.startswith("sail"):
                    sail = sails.pop(0)
                    assert text == f"sail {sail['island']}:{sail['side']}"
                    assert sail["route"]["end"] == position.route(move).end
                position.play(move)
            assert sails == []


async def test_only_who_asks_hears_it_and_nothing_is_written(server: LiveServer) -> None:
    ana = Person(server.url)
    table = ana.quick(players=2, bot="random")
    async with ana.at(table) as line, Person(server.url).at(table) as watcher, ana.at(table) as again:
        await line.until(lambda one: bool(one.legal))
        number = line.number
        assert (await hint(line))["type"] == "hint"
        assert (await hint(watcher))["code"] == "not_seated"
        assert (await again.ask("ask_pause"))["type"] in {"update", "problem"}
        assert not any(message["type"] == "hint" for message in watcher.heard + again.heard)
        assert line.number - number <= 1


async def test_one_person_waits_for_one_hint_at_a_time_and_may_go_on_meanwhile(server: LiveServer) -> None:
    ana = Person(server.url)
    for _ in range(10):
        async with ana.at(ana.quick(players=2, bot="random")) as line:
            await played(line, 20)
            await line.say("ask_hint", id=7, number=line.number)
            await line.say("ask_hint", id=8, number=line.number)
            await line.say("move", number=line.number, move=line.legal[0])
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


async def test_an_address_that_has_used_up_its_time_hears_so(start_server: StartServer, tmp_path: Path) -> None:
    server = start_server(f"sqlite:///{tmp_path / 'tables.db'}", TONGIAKI_WORK_RATE="0.000001")
    ana = Person(server.url)
    async with ana.at(ana.quick(players=2, bot="random")) as line:
        await played(line, 20)
        codes = []
        while "too_fast" not in codes:
            codes.append((await hint(line)).get("code"))
            assert len(codes) < 500
