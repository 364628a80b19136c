"""A backup is a snapshot of the database, and can be restored to a database of either kind."""

import asyncio
import gzip
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import select

from tests.conftest import StartServer
from tests.postgres import Postgres
from tests.store.test_migrations import create_old_schema
from tongiaki import store
from tongiaki.store import AdminAction, AdminLog, BackupError, Card, Database, InUseError, Ledger, People, StoredEntry
from tongiaki.store.schema import metadata

ACTION = AdminAction("ana", "restore", "here", "a test")
CARD = Card("open", public=True, waits=False, moves=0, card="{}")


Damage = Callable[[bytes], bytes]


def with_changed_content(change: Damage) -> Damage:
    """Change the content of a backup, and write it in the format of earlier versions."""
    return lambda content: gzip.compress(change(gzip.decompress(content).rpartition(b'{"kind":"sha256"')[0]))


async def create_database(url: str) -> Database:
    """Create an empty database with its schema."""
    database = Database(url)
    await database.migrate()
    return database


async def all_rows(database: Database) -> dict[str, list[tuple[object, ...]]]:
    """Return all rows by table, except for the administrator's log."""
    async with database.snapshot() as connection:
        return {
            table.name: sorted(tuple(row) for row in await connection.execute(select(table)))
            for table in metadata.sorted_tables
            if table.name != "admin_log"
        }


async def insert_rows(database: Database) -> None:
    """Insert rows into most tables, with unusual characters in their texts."""
    await Ledger(database).append("t", [StoredEntry(1, 7999, "created", '{"ü": "\u2028 😀"}')], CARD)
    await People(database).set_name("bob", "Bøb 漢")
    await store.Accounts(database).claim("ana", "Ana", "hash", "token")
    await store.Results(database).score("t", 8, [store.SeatResult(0, "ana", 1, 12, counts=True)], None)
    await store.StudyRepository(database).add(store.StoredStudy("s", "t", "{}", 3, "ana", 0))
    await store.StudyRepository(database).add_line("s", store.StoredLine(1, 7, "ana", "Ana", "hello"))


@pytest.mark.parametrize("source", ["sqlite", "postgresql"])
@pytest.mark.parametrize("target", ["sqlite", "postgresql"])
async def test_a_restored_database_has_the_same_rows(
    source: str, target: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    def url(kind: str, name: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path / name}.db"
        server: Postgres = request.getfixturevalue("postgres")
        return server.empty_database()

    old, new = await create_database(url(source, "old")), Database(url(target, "new"))
    await insert_rows(old)
    backup = tmp_path / "backup"
    written = await store.back_up(old, backup)
    assert backup.stat().st_mode & 0o777 == 0o600
    assert await store.restore(new, backup, ACTION, replace=False) == written
    assert await all_rows(new) == await all_rows(old)
    assert [logged.action for logged in await AdminLog(new).list_after(0)] == [ACTION]
    # The restored database can be migrated and written like any other.
    await new.migrate()
    await Ledger(new).append("t", [StoredEntry(2, 9000, "said", "{}")], CARD)
    await old.close()
    await new.close()


async def test_a_backup_during_writes_is_a_consistent_snapshot(database_url: str, tmp_path: Path) -> None:
    """Write two entries at a time to ten tables during the backup.

    The restored database has all entries that were acknowledged before the backup, and no incomplete writes.
    """
    database = await create_database(database_url)
    ledger = Ledger(database)
    tables = [f"t{number}" for number in range(10)]
    for table in tables:
        await ledger.append(table, [StoredEntry(1, 1000, "created", "{}")], CARD)
    written = dict.fromkeys(tables, 1)
    has_begun, stop = asyncio.Event(), asyncio.Event()

    async def keep_writing() -> None:
        while not stop.is_set():
            for table in tables:
                last = written[table]
                entries = [StoredEntry(last + step, 1000, "moved", "x" * 500) for step in (1, 2)]
                await ledger.append(table, entries, CARD)
                written[table] = last + 2
            if min(written.values()) > 50:
                has_begun.set()

    writing_task = asyncio.create_task(keep_writing())
    await has_begun.wait()
    before = dict(written)
    await store.back_up(database, tmp_path / "backup")
    after = dict(written)
    stop.set()
    await writing_task
    await database.close()
    copy = Database(f"sqlite:///{tmp_path / 'copy.db'}")
    await store.restore(copy, tmp_path / "backup", ACTION, replace=False)
    counts = [len(await Ledger(copy).read(table)) for table in tables]
    for table, count in zip(tables, counts, strict=True):
        assert before[table] <= count <= after[table] + 2
        assert count % 2 == 1, "an incomplete write"
    # The tables were written one after the other, so the snapshot splits them once: later tables have one write less.
    assert max(counts) - min(counts) <= 2
    assert counts == sorted(counts, reverse=True)
    await copy.close()


async def test_a_backup_of_an_older_version_is_migrated(empty_database_url: str, tmp_path: Path) -> None:
    old = Database(empty_database_url)
    await create_old_schema(old, "0004", ["INSERT INTO people (id, name, seen) VALUES ('bob', 'Bob', 7)"])
    await store.back_up(old, tmp_path / "backup")
    await old.close()
    new = Database(f"sqlite:///{tmp_path / 'new.db'}")
    await store.restore(new, tmp_path / "backup", ACTION, replace=False)
    assert await new.revision() == store.newest_revision()
    assert await People(new).find_name("bob") == "Bob"
    await new.close()


@pytest.mark.parametrize(
    ("damage", "fault"),
    [
        (lambda _: b"a text", "no-backup"),
        (lambda content: content[:-30], "cut-off"),
        (lambda content: content[:-9] + b"\0" + content[-8:], "no-backup"),
        (with_changed_content(lambda text: text.replace(b'"schema":"', b'"schema":"9')), "newer"),
        (with_changed_content(lambda text: text.replace(b'"schema":"0', b'"schema":"00')), "no-backup"),
        (with_changed_content(lambda text: text.replace(b'"table":"people"', b'"table":"pupils"')), "no-backup"),
        (with_changed_content(lambda text: text.replace(b'["bob",', b"[null,")), "unfit"),
        (with_changed_content(lambda text: text.replace(b'["bob",', b'["\\ud800",')), "no-backup"),
        (with_changed_content(lambda text: text.replace(b'"columns":["id",', b'"columns":["key",')), "no-backup"),
    ],
)
async def test_a_damaged_backup_does_not_change_the_database(
    database_url: str, tmp_path: Path, damage: Damage, fault: str
) -> None:
    database = await create_database(database_url)
    try:
        await insert_rows(database)
        before = await all_rows(database)
        await store.back_up(database, tmp_path / "backup")
        (tmp_path / "damaged").write_bytes(damage((tmp_path / "backup").read_bytes()))
        with pytest.raises(BackupError) as error:
            await store.restore(database, tmp_path / "damaged", ACTION, replace=True)
        assert error.value.fault == fault
        assert await all_rows(database) == before
    finally:
        await database.close()


async def test_a_value_that_the_target_database_rejects_restores_nothing(postgres: Postgres, tmp_path: Path) -> None:
    old = await create_database(f"sqlite:///{tmp_path / 'old.db'}")
    new = await create_database(postgres.empty_database())
    await insert_rows(old)
    await People(old).set_name("bob", "Bob\0")
    await store.back_up(old, tmp_path / "backup")
    await old.close()
    try:
        with pytest.raises(BackupError, match="unfit"):
            await store.restore(new, tmp_path / "backup", ACTION, replace=False)
        assert set(map(len, (await all_rows(new)).values())) == {0}
    finally:
        await new.close()


async def test_files_and_rows_are_overwritten_only_on_request(database_url: str, tmp_path: Path) -> None:
    database = await create_database(database_url)
    await store.back_up(database, tmp_path / "empty")
    with pytest.raises(BackupError, match="exists"):
        await store.back_up(database, tmp_path / "empty")
    with pytest.raises(BackupError, match="unwritable"):
        await store.back_up(database, tmp_path / "nowhere" / "backup")
    await insert_rows(database)
    with pytest.raises(BackupError, match="not-empty"):
        await store.restore(database, tmp_path / "empty", ACTION, replace=False)
    await store.restore(database, tmp_path / "empty", ACTION, replace=True)
    assert set(map(len, (await all_rows(database)).values())) == {0}
    assert list(tmp_path.glob(".*")) == []  # noqa: ASYNC240 - nothing else waits
    await database.close()


async def test_restoring_fails_while_a_server_is_running(
    start_server: StartServer, database_url: str, tmp_path: Path
) -> None:
    server = start_server(database_url)
    database = Database(database_url)
    await store.back_up(database, tmp_path / "backup")
    with pytest.raises(InUseError):
        await store.restore(database, tmp_path / "backup", ACTION, replace=True)
    await database.close()
    assert server.answers()
    server.stop()
    database = Database(database_url)
    await store.restore(database, tmp_path / "backup", ACTION, replace=True)
    await database.close()


async def test_a_large_table_is_streamed(tmp_path: Path) -> None:
    old, new = await create_database(f"sqlite:///{tmp_path / 'old.db'}"), Database(f"sqlite:///{tmp_path / 'new.db'}")
    for first in range(1, 10_000, 100):
        entries = [StoredEntry(first + offset, 1000, "said", "x" * 4000) for offset in range(100)]
        await Ledger(old).append("t", entries, CARD)
    tracemalloc.start()
    try:
        await store.back_up(old, tmp_path / "backup")
        await store.restore(new, tmp_path / "backup", ACTION, replace=False)
        assert tracemalloc.get_traced_memory()[1] < 20_000_000 < 10_000 * 4000
    finally:
        tracemalloc.stop()
    await old.close()
    await new.close()
