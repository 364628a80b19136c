"""A full disk: the server acknowledges no entry that is not stored, and resumes when there is room again."""

import resource
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.conftest import StartServer
from tests.faults.cluster import ROUNDS, Cluster, open_cluster
from tests.live_server import LiveServer
from tests.postgres import Postgres, running_postgres
from tests.server.player import Person

_TABLE = (
    "INSERT INTO tables (id, created, status, public, waits, moves, card) VALUES ('full', 0, '', false, false, 0, '')"
)
_FILL = """
    INSERT INTO entries (table_id, number, at, kind, body)
    SELECT 'full', n, 0, '', repeat('x', $2::int) FROM generate_series(1, $1::int) n
"""


@pytest.fixture(scope="module")
def small_postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL server with a small disk."""
    with running_postgres(small=True) as server:
        yield server


async def fill(cluster: Cluster) -> None:
    """Fill the disk with rows of transactions that are rolled back, until there is no room for one more row."""
    connection = await asyncpg.connect(cluster.database)
    try:
        for rows, length in ((10_000, 1000), (100, 1000), (1000, 1), (1, 1)):
            with pytest.raises(asyncpg.PostgresError, match="could not extend file"):
                await _write_until_full(connection, rows, length)
    finally:
        await connection.close()


async def _write_until_full(connection: asyncpg.Connection, rows: int, length: int) -> None:
    while True:
        unfinished = connection.transaction()
        await unfinished.start()
        try:
            await connection.execute(_TABLE)
            await connection.execute(_FILL, rows, length)
        finally:
            await unfinished.rollback()


async def make_room(cluster: Cluster) -> None:
    """Free the disk space of the rolled back rows."""
    connection = await asyncpg.connect(cluster.database)
    try:
        await connection.execute("VACUUM entries")
    finally:
        await connection.close()


async def test_postgres_with_a_full_disk_acknowledges_nothing_until_there_is_room(
    small_postgres: Postgres, start_server: StartServer, tmp_path: Path
) -> None:
    async with open_cluster(small_postgres, start_server, tmp_path, 2) as cluster:
        await cluster.begin(tables=2, clients=2)
        for _ in range(ROUNDS):
            refused = [client.log.refused for client in cluster.clients]
            await fill(cluster)
            for client, before in zip(cluster.clients, refused, strict=True):
                await client.until_refused(before + 1)
            await make_room(cluster)
            await cluster.go_on()
        await cluster.end()
        await cluster.check()


async def test_sqlite_with_a_full_disk_acknowledges_nothing_until_there_is_room(
    live_server: LiveServer, sqlite_url: str
) -> None:
    written = Path(sqlite_url.removeprefix("sqlite:///") + "-wal").stat
    ana = Person(live_server.url)
    table = ana.new_table(name="Ana")
    _, most = resource.prlimit(live_server.pid, resource.RLIMIT_FSIZE)
    async with ana.connect(table) as here:
        await here.request("chat", text="kept")
        resource.prlimit(live_server.pid, resource.RLIMIT_FSIZE, (written().st_size, most))
        assert await here.problem_code("chat", text="lost") == "try_again"
        assert ana.post("/api/tables").status_code == 503
        resource.prlimit(live_server.pid, resource.RLIMIT_FSIZE, (most, most))
        await here.request("chat", text="there is room")
    live_server.kill()
    live_server.start()
    async with ana.connect(table) as again:
        assert [message["text"] for message in again.received[0]["chat"]] == ["kept", "there is room"]
