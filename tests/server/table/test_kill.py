"""SIGKILL during games: all messages sent to clients are stored, and the games continue to their end."""

import asyncio
import contextlib
import hashlib

from websockets.exceptions import ConnectionClosed

from tests.conftest import StartServer
from tests.server.player import Connection, Person
from tongiaki.rules import Position, Terms

GAMES = 8
KILLS = 3
BEFORE = 10
"""Number of messages of each table before the next kill."""
STALL = 3
"""Stall limit. Games with it take 120 to 240 moves; other games may take twice as many."""


async def begin(line: Connection, bots: list[str]) -> None:
    for bot in bots:
        assert (await line.request("add_bot", bot=bot))["type"] == "update"
    await line.send("start")
    await line.receive_until(lambda line: line.game is not None)


async def follow(line: Connection, wanted: int) -> None:
    """Receive messages until their number is `wanted`, the game is over, or the connection breaks."""
    count = len(line.received)
    with contextlib.suppress(ConnectionClosed):
        await line.receive_until(lambda line: line.table["status"] == "over" or len(line.received) - count >= wanted)


def moves(messages: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(message["number"], message["move"]) for message in messages if message.get("move")]


async def test_games_continue_to_their_end_after_sigkill(start_server: StartServer, database_url: str) -> None:
    server = start_server(
        database_url, TONGIAKI_BOT_PAUSE="0.05", TONGIAKI_TABLE_BURST="100", TONGIAKI_MESSAGE_BURST="1000"
    )
    person = Person(server.url)
    tables = [person.new_table(seats=3, stall=STALL) for _ in range(GAMES)]
    moves_received: dict[str, list[tuple[object, object]]] = {table: [] for table in tables}
    commitments: dict[str, str] = {}
    last: dict[str, int | None] = dict.fromkeys(tables)
    for kill in range(KILLS):
        async with contextlib.AsyncExitStack() as stack:
            lines = [await stack.enter_async_context(person.connect(table, last[table])) for table in tables]
            if kill == 0:
                await asyncio.gather(
                    *(begin(line, ["random", "random", "greedy" if line is lines[0] else "random"]) for line in lines)
                )
            await asyncio.gather(*(follow(line, BEFORE) for line in lines))
            listening = [asyncio.ensure_future(follow(line, 10_000)) for line in lines]
            server.kill()
            await asyncio.gather(*listening)
        for line, table in zip(lines, tables, strict=True):
            moves_received[table] += moves(line.received)
            last[table] = line.number
            assert line.game is not None
            shuffle = line.game["shuffle"]
            assert commitments.setdefault(table, shuffle["commitment"]) == shuffle["commitment"]
        server.start()
    async with contextlib.AsyncExitStack() as stack:
        lines = [await stack.enter_async_context(person.connect(table)) for table in tables]
        unfinished = [line for line in lines if line.table["status"] == "running"]
        await asyncio.gather(*(follow(line, 10_000) for line in lines))
    assert unfinished
    for line, table in zip(lines, tables, strict=True):
        assert line.table["status"] == "over"
        history = moves(line.received[0]["history"]) + moves(line.received[1:])
        assert [move for move in moves_received[table] if move not in set(history)] == []
        assert moves_received[table] == sorted(moves_received[table])
        assert_played_by_the_rules(line, [str(move) for _, move in history], commitments[table])


def assert_played_by_the_rules(line: Connection, played: list[str], commitment: str) -> None:
    assert line.game is not None
    position = Position(Terms(3, STALL, tuple(seat["colour"] for seat in line.table["seats"])))
    for text in played:
        move = position.parse(text)
        assert position.refusal(move) is None
        position.play(move)
    assert position.describe() == line.game["position"]
    shuffle = line.game["shuffle"]
    assert hashlib.sha256(f"{shuffle['salt']}:{','.join(shuffle['pile'])}".encode()).hexdigest() == commitment
    drawn = [text.removeprefix("draw ") for text in played if text.startswith("draw ")]
    assert drawn == shuffle["pile"][: len(drawn)]
