"""The bots of a table: an illegal move is replaced by a random one, and stopped bots are not woken."""

import asyncio
from collections.abc import AsyncIterator

import pytest

from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.tables.bot_turns import BotTurns
from tongiaki.runtime.tables.table import Table
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import playing
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions


class Cheats(BotPool):
    """Bots that always choose an illegal move."""

    async def choose(self, *_: object) -> int:
        return -1


@pytest.fixture
async def table(sqlite_url: str) -> AsyncIterator[Table]:
    database = Database(sqlite_url)
    await database.migrate()
    table = Table("t", Ledger(database))
    seats = [e.BotSat(seat, "random", "random", colour) for seat, colour in enumerate(("red", "yellow"))]
    await table.act(lambda _: [e.Created(TableOptions(seats=2, stall=3, public=True), "ana"), *seats])
    yield table
    await database.close()


async def test_illegal_moves_of_a_bot_are_replaced_by_random_moves(table: Table) -> None:
    bots = BotTurns(table, Cheats(1), 0, lambda: True)
    over = asyncio.Event()

    def changed(_: bool) -> None:
        bots.wake()
        if table.state.status == "over":
            over.set()

    table.after_change = changed
    await table.act(lambda state: playing.start(state, "ana"))
    await asyncio.wait_for(over.wait(), 120)
    await bots.stop()


async def test_a_stopped_bot_is_not_woken(table: Table) -> None:
    bots = BotTurns(table, Cheats(1), 0, lambda: True)
    table.after_change = lambda _: bots.wake()
    await bots.stop()
    await table.act(lambda state: playing.start(state, "ana"))
    assert not bots.busy
