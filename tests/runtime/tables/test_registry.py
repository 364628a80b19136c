"""The registry creates and loads each table exactly once."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tongiaki.common.problems import ProblemError
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.tables.registry import Registry
from tongiaki.store import Database, Ledger
from tongiaki.tables.decisions import playing, seating
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.options import TableOptions

CREATED = e.Created(TableOptions(seats=2, stall=20, public=True), "ana")


@pytest.fixture
async def registry(sqlite_url: str) -> AsyncIterator[Registry]:
    database = Database(sqlite_url)
    await database.migrate()
    registry = Registry(Ledger(database), BotPool(1), 0)
    await registry.open()
    yield registry
    await registry.close()
    await database.close()


async def test_concurrent_requests_get_the_same_table(registry: Registry) -> None:
    made = await registry.make([CREATED])
    tables = await asyncio.gather(*(registry.get(made.state.id) for _ in range(5)))
    assert all(table is made for table in tables)


async def test_a_table_that_was_not_stored_does_not_exist(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tongiaki.db'}")  # without a schema
    registry = Registry(Ledger(database), BotPool(1), 0)
    with pytest.raises(ProblemError, match="try_again"):
        await registry.make([CREATED])
    await database.migrate()
    await registry.open()
    assert (await registry.make([CREATED])).state.number == 1
    await registry.close()
    await database.close()


@pytest.mark.parametrize("text", ["", "nosuchtable", "aaaaaaaaaaaa", "\0" * 12, "a" * 4000])
async def test_an_invalid_table_id_is_not_found(registry: Registry, text: str) -> None:
    with pytest.raises(ProblemError, match="no_table"):
        await registry.get(text)


async def test_an_unloaded_table_is_loaded_when_a_clock_expires(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tongiaki.runtime.idle_sweep.IDLE_SECONDS", 0.1)
    monkeypatch.setattr("tongiaki.runtime.idle_sweep.SWEEP_INTERVAL", 0.1)
    database = Database(sqlite_url)
    await database.migrate()
    ledger, pool = Ledger(database), BotPool(1)
    registry = Registry(ledger, pool, 0)
    await registry.open()
    options = TableOptions(seats=2, stall=20, public=True, clock="move", time=2, stand_in="random")
    table = await registry.make([e.Created(options, "ana"), e.Sat(0, "ana", "Ana", "red")])
    table_id = table.state.id
    await table.act(lambda state: seating.sit(state, "ben", 1, "Ben", None))
    await table.act(lambda state: playing.start(state, "ana"))
    await asyncio.sleep(0.8)
    assert await registry.get(table_id) is not table
    kinds: list[str] = []
    while "moved" not in kinds:
        await asyncio.sleep(0.1)
        kinds = [line.kind for line in await ledger.read(table_id)]
    assert kinds.index("timed_out") < kinds.index("moved")
    await registry.close()
    await pool.close()
    await database.close()
