"""The servers of a PostgreSQL database know which of them are alive; only a dead server loses its leases."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tests.postgres import Postgres
from tongiaki.store import Card, Database, Ledger, Nodes, StoredEntry, TablePresence

LONG_LIFETIME = 600_000
SHORT_LIFETIME = 1
"""Milliseconds for which a heartbeat is valid."""

StartServer = Callable[[], Nodes]


@pytest.fixture
def database_url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
async def start_server(database_url: str) -> AsyncIterator[StartServer]:
    """Yield a function that starts servers of one database."""
    databases = [Database(database_url)]
    await databases[0].migrate()

    def start() -> Nodes:
        databases.append(Database(database_url))
        return Nodes(databases[-1])

    yield start
    for database in databases:
        await database.close()


async def test_a_lease_is_acquired_by_one_server_and_kept_while_it_is_alive(start_server: StartServer) -> None:
    servers = [start_server() for _ in range(3)]
    for server in servers:
        await server.renew_heartbeat(LONG_LIFETIME)
    acquired = await asyncio.gather(*(server.acquire_leases(["table", "another"]) for server in servers))
    assert sorted(name for names in acquired for name in names) == ["another", "table"]
    assert (await servers[0].renew_heartbeat(LONG_LIFETIME)).live_nodes == {servers[1].node, servers[2].node}
    assert not any(await asyncio.gather(*(server.acquire_leases(["table"]) for server in servers)))


async def test_leases_and_presence_of_a_dead_server_are_deleted(start_server: StartServer) -> None:
    dead, alive = start_server(), start_server()
    await dead.renew_heartbeat(SHORT_LIFETIME)
    await dead.acquire_leases(["table"])
    await dead.publish_presence({"table": TablePresence(frozenset({"ana"}), 2, waits_for_players=True)})
    assert (await alive.load_presence())["table"] == TablePresence(frozenset({"ana"}), 2, waits_for_players=True)
    await asyncio.sleep(0.05)
    assert not (await alive.renew_heartbeat(LONG_LIFETIME)).live_nodes
    assert await alive.load_presence() == {}
    assert await alive.acquire_leases(["table"]) == {"table"}
    assert not (await dead.renew_heartbeat(LONG_LIFETIME)).renewed  # the dead server learns that its row had expired
    assert await dead.acquire_leases(["table"]) == set()


async def test_a_late_heartbeat_keeps_the_leases_if_no_server_took_over(start_server: StartServer) -> None:
    late = start_server()
    assert not (await late.renew_heartbeat(SHORT_LIFETIME)).renewed
    await late.acquire_leases(["table"])
    await asyncio.sleep(0.05)
    assert (await late.renew_heartbeat(LONG_LIFETIME)).renewed
    other = start_server()
    await other.renew_heartbeat(LONG_LIFETIME)
    assert await other.acquire_leases(["table"]) == set()


async def test_a_server_without_a_heartbeat_acquires_no_lease(start_server: StartServer) -> None:
    assert await start_server().acquire_leases(["table"]) == set()


async def test_a_released_lease_can_be_acquired_by_another_server(start_server: StartServer) -> None:
    first, second = start_server(), start_server()
    for server in (first, second):
        await server.renew_heartbeat(LONG_LIFETIME)
    assert await first.acquire_leases(["a", "b"]) == {"a", "b"}
    await first.release_leases(["a"])
    assert await second.acquire_leases(["a", "b"]) == {"a"}
    await first.leave()
    assert await second.acquire_leases(["b"]) == {"b"}


async def test_tables_without_a_lease_holder_are_listed(start_server: StartServer, database_url: str) -> None:
    database = Database(database_url)
    waits = Card("running", public=True, waits=True, moves=1, card="{}")
    for table, card in (("waits", waits), ("over", Card("over", public=True, waits=False, moves=1, card="{}"))):
        await Ledger(database).append(table, [StoredEntry(1, 1, "said", "{}")], card)
    await database.close()
    server = start_server()
    await server.renew_heartbeat(LONG_LIFETIME)
    assert await server.list_unattended_tables(10) == ["waits"]
    await server.acquire_leases(["waits"])
    assert await server.list_unattended_tables(10) == []


async def test_presence_on_several_servers_is_combined(start_server: StartServer) -> None:
    first, second, third = start_server(), start_server(), start_server()
    for server in (first, second, third):
        await server.renew_heartbeat(LONG_LIFETIME)
    await first.publish_presence({"t": TablePresence(frozenset({"ana"}), 1, waits_for_players=False)})
    await second.publish_presence({"t": TablePresence(frozenset({"ben"}), 2, waits_for_players=True)})
    assert await third.load_presence(["t"]) == {
        "t": TablePresence(frozenset({"ana", "ben"}), 3, waits_for_players=True)
    }
    await first.publish_presence({"t": TablePresence(frozenset(), 0, waits_for_players=False)})
    assert await third.load_presence() == {"t": TablePresence(frozenset({"ben"}), 2, waits_for_players=True)}
    assert await second.load_presence() == {}
