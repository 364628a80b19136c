"""Migrating a database of an earlier version keeps its data."""

import asyncio
import re
import sqlite3
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from tongiaki import store
from tongiaki.store import Database, Ledger, Results, StoredEntry

OLD_ROWS = [
    "INSERT INTO tables VALUES ('old', 7, 'over', true, false, 3, '')",
    "INSERT INTO entries (table_id, number, at, kind, body) VALUES ('old', 1, 7, 'created', '{}')",
    "INSERT INTO people (id, name, seen) VALUES ('ana', 'Ana', 7)",
]


async def create_old_schema(database: Database, revision: str, rows: list[str]) -> None:
    """Create the schema of an earlier revision, with rows."""

    async with database.transaction() as connection:
        await connection.run_sync(lambda sync: command.upgrade(_config(sync), revision))
        for row in rows:
            await connection.exec_driver_sql(row)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent / "engine" / "migrations"))
    config.attributes["connection"] = connection
    return config


def test_migrations_have_consecutive_numbers() -> None:
    """Migrations have consecutive numbers; of two with the same number, the later one must take the next number."""
    files = sorted((Path(store.__file__).parent / "engine" / "migrations" / "versions").glob("[0-9]*.py"))
    numbers = [file.name.partition("_")[0] for file in files]
    expected = [f"{number:04}" for number in range(1, len(files) + 1)]
    assert numbers == expected, f"a number is duplicate or missing: {[file.name for file in files]}"
    for file, number in zip(files, numbers, strict=True):
        declared = dict(re.findall(r'^(revision|down_revision)\b.*= "?(\w+)"?$', file.read_text(), re.MULTILINE))
        before = "None" if number == "0001" else f"{int(number) - 1:04}"
        assert declared == {"revision": number, "down_revision": before}, (
            f"the numbers in {file.name} differ from its name"
        )


async def test_a_database_of_the_first_version_is_migrated(empty_database_url: str) -> None:
    database = Database(empty_database_url)
    await create_old_schema(database, "0001", OLD_ROWS)
    await database.migrate()
    assert await Ledger(database).read("old") == [StoredEntry(1, 7000, "created", "{}")]
    assert await Results(database).list_unscored() == ["old"]
    assert await store.People(database).find_name("ana") == "Ana"
    await database.close()


async def test_a_database_can_be_downgraded_and_migrated_again(empty_database_url: str) -> None:
    database = Database(empty_database_url)
    await create_old_schema(
        database,
        "head",
        [
            (
                "INSERT INTO tables (id, created, status, public, waits, moves, card) "
                "VALUES ('t', 7, 'over', true, false, 3, '')"
            ),
            "INSERT INTO entries (table_id, number, at, kind, body) VALUES ('t', 1, 7999, 'created', '{}')",
        ],
    )
    async with database.transaction() as connection:
        await connection.run_sync(lambda sync: command.downgrade(_config(sync), "0001"))
        assert list(await connection.exec_driver_sql("SELECT at FROM entries")) == [(7,)]
    await database.migrate()
    assert await Ledger(database).read("t") == [StoredEntry(1, 7000, "created", "{}")]
    await database.close()


def test_a_failed_migration_leaves_the_old_version(tmp_path: Path) -> None:
    path = tmp_path / "old.db"
    asyncio.run(fail_migration(f"sqlite:///{path}"))
    connection = sqlite3.connect(path)
    assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    assert "scored" not in columns
    assert connection.execute("SELECT at FROM entries").fetchall() == [(7,)]
    connection.close()


async def fail_migration(url: str) -> None:
    database = Database(url)
    conflict = "CREATE TABLE results (id INTEGER)"  # makes migration 0003 fail
    await create_old_schema(database, "0001", [*OLD_ROWS, conflict])
    with pytest.raises(SQLAlchemyError):
        await database.migrate()
    await database.close()
