"""The ledger on real databases of both kinds."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tongiaki.store import Card, ConflictError, Database, Ledger, People, StoredEntry, UnavailableError

CARD = Card("open", public=True, waits=False, moves=0, card="{}")


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


def entries(*numbers: int) -> list[StoredEntry]:
    return [StoredEntry(number, 1_000 + number, "said", f'{{"n":{number}}}') for number in numbers]


async def test_entries_are_read_back_in_order(database: Database) -> None:
    ledger = Ledger(database)
    await ledger.append("t", entries(1, 2), CARD)
    await ledger.append("t", entries(3), CARD)
    await ledger.append("other", entries(1), CARD)
    assert await ledger.read("t") == entries(1, 2, 3)
    assert await ledger.read("t", after=2) == entries(3)
    assert await ledger.read("none") == []


@pytest.mark.parametrize("numbers", [[1], [2], [3, 4], [2, 3, 4, 5]])
async def test_an_append_with_a_taken_number_writes_nothing(database: Database, numbers: list[int]) -> None:
    ledger = Ledger(database)
    await ledger.append("t", entries(1, 2, 3), CARD)
    with pytest.raises(ConflictError):
        await ledger.append("t", entries(*numbers), Card("running", True, True, 9, "{}"))
    assert await ledger.read("t") == entries(1, 2, 3)
    stored = await ledger.find_card("t")
    assert stored is not None
    assert stored.status == "open"


async def test_one_of_two_concurrent_writers_gets_a_conflict(database: Database, database_url: str) -> None:
    other = Database(database_url)
    ledgers = [Ledger(database), Ledger(other)]
    await ledgers[0].append("t", entries(1), CARD)
    for number in range(2, 30):
        results = await asyncio.gather(
            *(ledger.append("t", entries(number), CARD) for ledger in ledgers), return_exceptions=True
        )
        assert sorted(type(result) for result in results if result is not None) == [ConflictError]
    assert await ledgers[0].read("t") == entries(*range(1, 30))
    await other.close()


async def test_public_tables_are_listed_newest_first(database: Database) -> None:
    ledger = Ledger(database)
    for name, at, public in (("old", 5, True), ("hidden", 6, False), ("new", 7, True)):
        await ledger.append(
            name, [StoredEntry(1, 1000 * at + 999, "created", "{}")], Card("open", public, False, 0, f'"{name}"')
        )
    assert [(card.id, card.created, card.card) for card in await ledger.list_public("open", 9)] == [
        ("new", 7, '"new"'),
        ("old", 5, '"old"'),
    ]
    assert len(await ledger.list_public("open", 1)) == 1
    assert await ledger.list_public("running", 9) == []
    hidden = await ledger.find_card("hidden")
    assert hidden is not None
    assert hidden.created == 6
    assert await ledger.find_card("none") is None
    assert await ledger.count() == 3


async def test_tables_with_a_pending_action_are_listed(database: Database) -> None:
    ledger = Ledger(database)
    for name, status, bots in (("a", "running", True), ("b", "running", False), ("c", "over", True)):
        await ledger.append(name, entries(1), Card(status, False, bots, 0, "{}"))
    assert await ledger.list_with_pending_action() == ["a"]


async def test_a_persons_name_is_stored_and_replaced(database: Database) -> None:
    people = People(database)
    assert await people.find_name("p") is None
    await asyncio.gather(*(people.set_name("p", "Ana") for _ in range(5)))
    await people.set_name("p", "Anna")
    assert await people.find_name("p") == "Anna"


async def test_repeated_and_concurrent_migrations_succeed(database_url: str) -> None:
    nodes = [Database(database_url) for _ in range(2)]
    await nodes[0].migrate() if nodes[0].is_sqlite else await asyncio.gather(*(node.migrate() for node in nodes))
    await nodes[1].migrate()
    await Ledger(nodes[1]).append("t", entries(1), CARD)
    for node in nodes:
        await node.close()


async def test_the_migrations_create_the_schema_of_the_code(database: Database) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext
    from sqlalchemy import Connection

    from tongiaki.store.engine.schema_versions import schema_versions
    from tongiaki.store.schema import metadata

    def differences(connection: Connection) -> list[object]:
        ours = [metadata, schema_versions.metadata]
        return list(compare_metadata(MigrationContext.configure(connection), ours))

    async with database.read_connection() as connection:
        assert await connection.run_sync(differences) == []


async def test_sqlite_flushes_commits_to_disk(sqlite_url: str) -> None:
    database = Database(sqlite_url)
    async with database.read_connection() as connection:
        values = {
            pragma: (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar()
            for pragma in ("journal_mode", "synchronous", "foreign_keys")
        }
    await database.close()
    assert values == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_a_database_failure_raises_unavailable(tmp_path: Path) -> None:
    path = tmp_path / "tongiaki.db"
    database = Database(f"sqlite:///{path}")
    with pytest.raises(UnavailableError):  # not migrated: the table does not exist
        await Ledger(database).append("t", entries(1), CARD)
    await database.migrate()
    connection = sqlite3.connect(path)
    connection.execute("DROP TABLE entries")
    connection.commit()
    connection.close()
    with pytest.raises(UnavailableError):
        await Ledger(database).read("t")
    await database.close()


def test_an_error_about_a_url_does_not_contain_it() -> None:
    with pytest.raises(ValueError, match=r"not the URL of a database$"):
        Database("%%%secret")


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:", "mysql://host/name"])
def test_urls_of_unsupported_or_volatile_databases_are_rejected(url: str) -> None:
    with pytest.raises(ValueError, match="SQLite"):
        Database(url)
