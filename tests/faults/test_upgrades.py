"""Newer servers replace older ones one after another, across a change of the database schema, under load."""

import asyncio
from pathlib import Path

from tests.conftest import StartServer
from tests.faults.cluster import SETTINGS, Cluster, open_cluster
from tests.faults.next_version import next_version
from tests.live_server import LiveServer
from tests.postgres import Postgres
from tongiaki.store import newest_revision


async def begin_newer(cluster: Cluster, folder: Path, goes_with: str) -> LiveServer:
    """Start a server of the next version while the others run."""
    command = await asyncio.to_thread(next_version, folder / "next", goes_with)
    newer = LiveServer(cluster.database, folder, SETTINGS, command)
    newer.begin()
    await asyncio.to_thread(newer.until_answers)
    return newer


async def test_servers_compatible_with_a_migration_are_replaced_one_by_one(
    postgres: Postgres, start_server: StartServer, tmp_path: Path
) -> None:
    async with open_cluster(postgres, start_server, tmp_path, 2) as cluster:
        await cluster.begin(tables=2, clients=2)
        newer = await begin_newer(cluster, tmp_path, newest_revision())
        try:
            await cluster.go_on()
            await asyncio.to_thread(cluster.servers[0].stop)
            await asyncio.to_thread(cluster.servers[0].start)  # allowed: it is compatible
            await cluster.go_on()
            cluster.servers.append(newer)
            for older in cluster.servers[:2]:
                await asyncio.to_thread(older.stop)
                await cluster.go_on()
            await cluster.end()
            await cluster.check()
        finally:
            await asyncio.to_thread(newer.stop)


async def test_servers_incompatible_with_a_migration_end_before_it_runs(
    postgres: Postgres, start_server: StartServer, tmp_path: Path
) -> None:
    async with open_cluster(postgres, start_server, tmp_path, 2) as cluster:
        await cluster.begin(tables=2, clients=2)
        newer = await begin_newer(cluster, tmp_path, "9999")
        try:
            cluster.servers.append(newer)
            await cluster.go_on()
            for older in cluster.servers[:2]:
                await asyncio.to_thread(older.until_ended)
                log = await asyncio.to_thread(older.log.read_text)
                assert "a version that this server does not support: shutting down" in log
            await cluster.end()
            await cluster.check()
        finally:
            await asyncio.to_thread(newer.stop)
