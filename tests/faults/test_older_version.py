"""A server of an older revision and one of this version play games together on one database.

`dev.py faults --against REVISION` installs the older revision and runs this test.
"""

import asyncio
import os
import random
from pathlib import Path

import pytest

from tests.live_server import LiveServer
from tests.postgres import Postgres
from tests.server.player import Connection, Person

OLDER = os.environ.get("TONGIAKI_OLDER", "")
"""Command of the older revision's server."""
GAMES = 20
SETTINGS = {"TONGIAKI_BOT_PAUSE": "0", "TONGIAKI_MESSAGE_RATE": "10000", "TONGIAKI_TABLE_BURST": "10000"}


async def play(creator: Person, guest: Person, seed: int) -> None:
    """Play a game with a bot. Each of the two people plays through their own server."""
    table = await asyncio.to_thread(creator.new_table, name=f"Ana {seed}", seats=3, bots=1, bot="random")
    async with creator.connect(table) as first, guest.connect(table) as second:
        await second.send("sit", name=f"Ben {seed}")
        await first.receive_until(lambda line: all(seat["name"] for seat in line.table["seats"]))
        await first.send("start")
        await asyncio.gather(*(line.receive_until(lambda line: line.game is not None) for line in (first, second)))
        dice = random.Random(seed)
        await asyncio.gather(*(line.play_on(dice.choice) for line in (first, second)))
        assert result(first) == result(second)
    async with guest.connect(table) as later:  # its server loads the table again or knows it already
        assert result(later) == result(first)


def result(line: Connection) -> object:
    """Return the result of the finished game."""
    assert line.game is not None
    assert line.game["end"] is not None
    return line.number, line.game["end"]


@pytest.mark.skipif(not OLDER, reason="dev.py faults --against REVISION runs this test")
@pytest.mark.parametrize("old_first", [True, False])
async def test_an_older_server_and_this_version_share_a_database(
    postgres: Postgres, tmp_path: Path, old_first: bool
) -> None:
    database = postgres.new_database()
    older = LiveServer(database, tmp_path, SETTINGS, Path(OLDER))
    newer = LiveServer(database, tmp_path, SETTINGS)
    servers = [older, newer] if old_first else [newer, older]
    try:
        for server in servers:
            server.begin()
            await asyncio.to_thread(server.until_answers)
        for seed in range(GAMES):
            creator, guest = [await asyncio.to_thread(Person, server.url) for server in servers[:: 1 - 2 * (seed % 2)]]
            await play(creator, guest, seed)
    finally:
        for server in servers:
            await asyncio.to_thread(server.stop)
    for server in servers:
        assert "Traceback" not in server.log.read_text()
