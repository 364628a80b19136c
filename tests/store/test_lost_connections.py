"""Connections that the database has closed are replaced, such as after a restart of PostgreSQL."""

import asyncio
import time

import pytest
from sqlalchemy import insert, text

from tests.postgres import Postgres
from tongiaki.store import Card, Database, Ledger, StoredEntry, UnavailableError
from tongiaki.store.engine.drivers import WRITER_IDLE_TIMEOUT
from tongiaki.store.schema import entries

CARD = Card("open", public=True, waits=False, moves=0, card="{}")
END_OTHER_CONNECTIONS = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
COUNT_LOCK_WAITS = text(
    "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
)


async def test_ended_connections_are_opened_again(postgres: Postgres) -> None:
    url = postgres.new_database()
    database, admin = Database(url), Database(url)
    await database.migrate()
    ledger = Ledger(database)
    await ledger.append("t", [StoredEntry(1, 1, "said", "{}")], CARD)
    await asyncio.gather(*(ledger.count() for _ in range(6)))
    async with admin.transaction() as connection:
        assert (await connection.execute(END_OTHER_CONNECTIONS)).all()
    await ledger.append("t", [StoredEntry(2, 2, "said", "{}")], CARD)
    assert await asyncio.gather(*(ledger.count() for _ in range(6))) == [1] * 6
    await admin.close()
    await database.close()


async def test_checking_a_connection_takes_one_round_trip(postgres: Postgres) -> None:
    database = Database(postgres.new_database())
    await database.migrate()
    queries = list[str]()
    async with database.read_connection() as connection:
        driver = (await connection.get_raw_connection()).driver_connection
        assert driver is not None
        driver.add_query_logger(lambda record: queries.append(record.query))
    await Ledger(database).count()
    await asyncio.sleep(0)  # the driver calls the logger in the next iteration of the event loop
    assert queries == [";"]
    await database.close()


async def test_a_frozen_writer_blocks_others_only_for_seconds(postgres: Postgres) -> None:
    url = postgres.new_database()
    frozen, other = Database(url), Database(url)
    await frozen.migrate()
    await Ledger(frozen).append("t", [StoredEntry(1, 1, "said", "{}")], CARD)
    row = {"table_id": "t", "number": 2, "at": 2, "kind": "said", "body": "{}"}

    async def write_and_freeze() -> None:
        async with frozen.transaction() as connection:
            await connection.execute(insert(entries).values(**row))
            await Ledger(other).append("t", [StoredEntry(2, 2, "said", '{"text": "mine"}')], CARD)

    with pytest.raises(UnavailableError):
        await write_and_freeze()
    assert [entry.body for entry in await Ledger(other).read("t")] == ["{}", '{"text": "mine"}']
    for database in (frozen, other):
        await database.close()


async def test_a_commit_is_retried_if_this_server_was_busy(postgres: Postgres) -> None:
    url = postgres.new_database()
    busy, other = Database(url), Database(url)
    await busy.migrate()
    ledger = Ledger(busy)
    await ledger.append("t", [StoredEntry(1, 1, "said", "{}")], CARD)
    async with other.read_connection() as monitor:
        async with other.transaction() as blocker:
            await blocker.execute(text("SELECT 1 FROM tables FOR NO KEY UPDATE"))
            append = asyncio.ensure_future(ledger.append("t", [StoredEntry(2, 2, "said", "{}")], CARD))
            while not (await monitor.execute(COUNT_LOCK_WAITS)).scalar_one():
                pass
        time.sleep(WRITER_IDLE_TIMEOUT + 1)  # noqa: ASYNC251 - blocks during its transaction for longer than PostgreSQL's timeout
        await append
    assert [entry.number for entry in await ledger.read("t")] == [1, 2]
    for database in (busy, other):
        await database.close()


async def test_reading_does_not_keep_a_transaction_open(postgres: Postgres) -> None:
    database = Database(postgres.new_database())
    await database.migrate()
    async with database.read_connection() as first, database.read_connection() as other:
        pid = (await first.execute(text("SELECT pg_backend_pid()"))).scalar_one()
        state = text("SELECT state FROM pg_stat_activity WHERE pid = :pid")
        assert (await other.execute(state, {"pid": pid})).scalar_one() == "idle"
    await database.close()
