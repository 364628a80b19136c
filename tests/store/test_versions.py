"""Compatibility of server versions with the version of a database."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from tongiaki.store import Database, Nodes, UnavailableError, newest_revision, prepare_database
from tongiaki.store.engine import database as module
from tongiaki.store.engine import schema_versions
from tongiaki.store.engine.schema_versions import Migration

LONG = 600_000


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """Yield a migrated database."""
    made = Database(database_url)
    await made.migrate()
    yield made
    await made.close()


async def come(database: Database, *steps: Migration) -> None:
    """Simulate migrations of a newer version that this one does not know."""
    async with database.transaction() as connection:
        await connection.run_sync(lambda one: schema_versions.announce_migrations(one, list(steps)))
        await connection.execute(text("UPDATE alembic_version SET version_num = :last"), {"last": steps[-1].revision})


def test_the_newest_migration_is_told_by_its_files_name() -> None:
    assert schema_versions._migrations()[-1].revision == newest_revision()
    assert schema_versions.node_version(schema_versions.new_node_id()) == newest_revision()
    assert schema_versions.node_version("abcabcabcabc") == ""


async def test_a_server_may_begin_at_a_newer_database_that_goes_along(database_url: str, database: Database) -> None:
    await come(database, Migration("9998", newest_revision()), Migration("9999", "0001"))
    await prepare_database(database_url)
    assert not (await Nodes(database).renew_heartbeat(LONG)).outdated


async def test_and_is_told_why_not_where_it_does_not(database_url: str, database: Database) -> None:
    await come(database, Migration("9998", "9998"), Migration("9999", "0001"))
    with pytest.raises(UnavailableError, match=r"newer version \(9999\), with which this one does not go along"):
        await prepare_database(database_url)
    assert (await Nodes(database).renew_heartbeat(LONG)).outdated


async def test_a_migration_waits_for_older_servers_and_is_taken_back_where_they_stay(
    database_url: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "OLDER_SERVERS_TIMEOUT", 1.0)
    node = Nodes(database)
    await node.renew_heartbeat(LONG)
    monkeypatch.setattr(schema_versions, "pending_migrations", lambda _: [Migration("9999", "9999")])
    with pytest.raises(UnavailableError, match="older version are still at it"):
        await prepare_database(database_url)
    assert not (await node.renew_heartbeat(LONG)).outdated


async def test_a_database_that_was_never_told_of_versions_is(database_url: str, database: Database) -> None:
    async with database.transaction() as connection:
        await connection.execute(text("DROP TABLE schema_versions"))
    await prepare_database(database_url)
    assert not (await Nodes(database).renew_heartbeat(LONG)).outdated
