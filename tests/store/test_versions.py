"""Compatibility of server versions with the version of a database."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text

from tongiaki.store import Database, Nodes, UnavailableError, newest_revision, prepare
from tongiaki.store.engine import database as module
from tongiaki.store.engine import schema_versions
from tongiaki.store.engine.schema_versions import Step

LONG = 600_000


@pytest.fixture
async def database(database_url: str) -> AsyncIterator[Database]:
    """Yield a migrated database."""
    made = Database(database_url)
    await made.migrate()
    yield made
    await made.close()


async def come(database: Database, *steps: Step) -> None:
    """Simulate migrations of a newer version that this one does not know."""
    async with database.writing() as connection:
        await connection.run_sync(lambda one: schema_versions.announce(one, list(steps)))
        await connection.execute(text("UPDATE alembic_version SET version_num = :last"), {"last": steps[-1].revision})


def test_the_newest_migration_is_told_by_its_files_name() -> None:
    assert schema_versions._steps()[-1].revision == newest_revision()
    assert schema_versions.version_of(schema_versions.new_node()) == newest_revision()
    assert schema_versions.version_of("abcabcabcabc") == ""


async def test_a_server_may_begin_at_a_newer_database_that_goes_along(database_url: str, database: Database) -> None:
    await come(database, Step("9998", newest_revision()), Step("9999", "0001"))
    await prepare(database_url)
    assert not (await Nodes(database).beat(LONG)).outdated


async def test_and_is_told_why_not_where_it_does_not(database_url: str, database: Database) -> None:
    await come(database, Step("9998", "9998"), Step("9999", "0001"))
    with pytest.raises(UnavailableError, match=r"newer version \(9999\), with which this one does not go along"):
        await prepare(database_url)
    assert (await Nodes(database).beat(LONG)).outdated


async def test_a_migration_waits_for_older_servers_and_is_taken_back_where_they_stay(
    database_url: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LEAVING", 1.0)
    node = Nodes(database)
    await node.beat(LONG)
    monkeypatch.setattr(schema_versions, "pending", lambda _: [Step("9999", "9999")])
    with pytest.raises(UnavailableError, match="older version are still at it"):
        await prepare(database_url)
    assert not (await node.beat(LONG)).outdated


async def test_a_database_that_was_never_told_of_versions_is(database_url: str, database: Database) -> None:
    async with database.writing() as connection:
        await connection.execute(text("DROP TABLE schema_versions"))
    await prepare(database_url)
    assert not (await Nodes(database).beat(LONG)).outdated
