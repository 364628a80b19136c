"""The database servers that other tests use."""

import sqlite3

import asyncpg

from tests.postgres import running_postgres


async def test_each_test_has_an_empty_database_of_its_own(empty_database_url: str) -> None:
    if empty_database_url.startswith("sqlite:///"):
        connection = sqlite3.connect(empty_database_url.removeprefix("sqlite:///"))
        assert connection.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)
        connection.close()
        return
    postgres = await asyncpg.connect(empty_database_url)
    assert await postgres.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == 0
    await postgres.execute("CREATE TABLE mark (number int)")
    await postgres.close()


async def test_the_packed_postgresql_runs_where_the_machine_has_none() -> None:
    with running_postgres(own=False) as server:
        connection = await asyncpg.connect(server.empty_database())
        assert connection.get_server_version().major == 18
        await connection.close()
