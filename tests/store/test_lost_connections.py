"""Connections that the database ended, as when PostgreSQL is restarted, are replaced."""

import asyncio

from sqlalchemy import text

from tests.postgres import Postgres
from tongiaki.store import Card, Database, Ledger, StoredEntry

CARD = Card("open", public=True, waits=False, moves=0, card="{}")
END_ALL = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)


async def test_connections_that_were_ended_are_opened_again(postgres: Postgres) -> None:
    url = postgres.new_database()
    database, operator = Database(url), Database(url)
    await database.migrate()
    ledger = Ledger(database)
    await ledger.append("t", [StoredEntry(1, 1, "said", "{}")], CARD)
    await asyncio.gather(*(ledger.count() for _ in range(6)))
    async with operator.writing() as connection:
        assert (await connection.execute(END_ALL)).all()
    await ledger.append("t", [StoredEntry(2, 2, "said", "{}")], CARD)
    assert await asyncio.gather(*(ledger.count() for _ in range(6))) == [1] * 6
    await operator.close()
    await database.close()
