"""Compatibility of server versions with the version of a database."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from tests.postgres import Postgres
from tongiaki.store import Database, Nodes, UnavailableError, newest_revision, prepare_database
from tongiaki.store.engine import database as database_module
from tongiaki.store.engine import schema_versions
from tongiaki.store.engine.schema_versions import Migration

LONG_LIFETIME = 600_000


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """Yield a migrated database."""
    database = Database(database_url)
    await database.migrate()
    yield database
    await database.close()


async def check_outdated(database: Database, *, expected: bool) -> None:
    """Check whether a running server notices that it is outdated; with SQLite, there are no other servers."""
    if not database.is_sqlite:
        assert (await Nodes(database).renew_heartbeat(LONG_LIFETIME)).outdated is expected


async def apply_unknown_migrations(database: Database, *migrations: Migration) -> None:
    """Simulate migrations of a newer version that this one does not know."""
    async with database.transaction() as connection:
        await connection.run_sync(lambda sync: schema_versions.announce_migrations(sync, list(migrations)))
        await connection.execute(
            text("UPDATE alembic_version SET version_num = :last"), {"last": migrations[-1].revision}
        )


def test_the_newest_revision_is_the_last_migration() -> None:
    assert schema_versions._migrations()[-1].revision == newest_revision()
    assert schema_versions.node_version(schema_versions.new_node_id()) == newest_revision()
    assert schema_versions.node_version("abcabcabcabc") == ""


async def test_a_server_starts_with_a_newer_compatible_database(database_url: str, database: Database) -> None:
    await apply_unknown_migrations(database, Migration("9998", newest_revision()), Migration("9999", "0001"))
    await prepare_database(database_url)
    await check_outdated(database, expected=False)


async def test_a_server_rejects_a_newer_incompatible_database(database_url: str, database: Database) -> None:
    await apply_unknown_migrations(database, Migration("9998", "9998"), Migration("9999", "0001"))
    with pytest.raises(UnavailableError, match=r"newer version \(9999\) that this server does not support"):
        await prepare_database(database_url)
    await check_outdated(database, expected=True)


async def test_a_migration_is_withdrawn_if_older_servers_keep_running(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    database_url = postgres.new_database()
    database = Database(database_url)
    monkeypatch.setattr(database_module, "OLDER_SERVERS_TIMEOUT", 1.0)
    node = Nodes(database)
    await node.renew_heartbeat(LONG_LIFETIME)
    monkeypatch.setattr(schema_versions, "pending_migrations", lambda _: [Migration("9999", "9999")])
    with pytest.raises(UnavailableError, match="older version are still running"):
        await prepare_database(database_url)
    assert not (await node.renew_heartbeat(LONG_LIFETIME)).outdated
    await database.close()


async def test_missing_schema_versions_are_recorded(database_url: str, database: Database) -> None:
    async with database.transaction() as connection:
        await connection.execute(text("DROP TABLE schema_versions"))
    await prepare_database(database_url)
    await check_outdated(database, expected=False)
