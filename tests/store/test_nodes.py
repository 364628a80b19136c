"""Servers of one database know which are alive; a lease is released only when its server is dead."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tongiaki.store import Card, Database, Ledger, Nodes, StoredEntry, TablePresence

LONG = 600_000
SHORT = 1
"""Milliseconds for which a server counts as alive."""

StartNode = Callable[[], Nodes]


@pytest.fixture
async def node(database_url: str) -> AsyncIterator[StartNode]:
    """Yield a function that starts servers of one database."""
    databases = [Database(database_url)]
    await databases[0].migrate()

    def start() -> Nodes:
        databases.append(Database(database_url))
        return Nodes(databases[-1])

    yield start
    for database in databases:
        await database.close()


async def test_of_many_who_want_it_one_gets_a_lease_and_keeps_it_while_it_lives(node: StartNode) -> None:
    servers = [node() for _ in range(3)]
    for one in servers:
        await one.renew_heartbeat(LONG)
    taken = await asyncio.gather(*(one.acquire_leases(["table", "another"]) for one in servers))
    assert sorted(name for some in taken for name in some) == ["another", "table"]
    assert (await servers[0].renew_heartbeat(LONG)).live_nodes == {servers[1].node, servers[2].node}
    assert not any(await asyncio.gather(*(one.acquire_leases(["table"]) for one in servers)))


async def test_what_a_dead_server_held_and_showed_is_free(node: StartNode) -> None:
    dead, alive = node(), node()
    await dead.renew_heartbeat(SHORT)
    await dead.acquire_leases(["table"])
    await dead.publish_presence({"table": TablePresence(frozenset({"ana"}), 2, waits_for_players=True)})
    assert (await alive.load_presence())["table"] == TablePresence(frozenset({"ana"}), 2, waits_for_players=True)
    await asyncio.sleep(0.05)
    assert not (await alive.renew_heartbeat(LONG)).live_nodes
    assert await alive.load_presence() == {}
    assert await alive.acquire_leases(["table"]) == {"table"}
    assert not (await dead.renew_heartbeat(LONG)).renewed  # the dead server learns that its row had expired
    assert await dead.acquire_leases(["table"]) == set()


async def test_a_server_that_was_late_goes_on_where_nobody_has_taken_over(node: StartNode) -> None:
    late = node()
    assert not (await late.renew_heartbeat(SHORT)).renewed
    await late.acquire_leases(["table"])
    await asyncio.sleep(0.05)
    assert (await late.renew_heartbeat(LONG)).renewed
    other = node()
    await other.renew_heartbeat(LONG)
    assert await other.acquire_leases(["table"]) == set()


async def test_one_that_was_never_there_gets_nothing(node: StartNode) -> None:
    assert await node().acquire_leases(["table"]) == set()


async def test_what_is_given_back_another_one_takes(node: StartNode) -> None:
    first, second = node(), node()
    for one in (first, second):
        await one.renew_heartbeat(LONG)
    assert await first.acquire_leases(["a", "b"]) == {"a", "b"}
    await first.release_leases(["a"])
    assert await second.acquire_leases(["a", "b"]) == {"a"}
    await first.leave()
    assert await second.acquire_leases(["b"]) == {"b"}


async def test_tables_that_nobody_sees_to_are_found(node: StartNode, database_url: str) -> None:
    database = Database(database_url)
    waits = Card("running", public=True, waits=True, moves=1, card="{}")
    for table, card in (("waits", waits), ("over", Card("over", public=True, waits=False, moves=1, card="{}"))):
        await Ledger(database).append(table, [StoredEntry(1, 1, "said", "{}")], card)
    await database.close()
    one = node()
    await one.renew_heartbeat(LONG)
    assert await one.list_unattended_tables(10) == ["waits"]
    await one.acquire_leases(["waits"])
    assert await one.list_unattended_tables(10) == []


async def test_who_is_connected_at_several_servers_is_told_together(node: StartNode) -> None:
    first, second, third = node(), node(), node()
    for one in (first, second, third):
        await one.renew_heartbeat(LONG)
    await first.publish_presence({"t": TablePresence(frozenset({"ana"}), 1, waits_for_players=False)})
    await second.publish_presence({"t": TablePresence(frozenset({"ben"}), 2, waits_for_players=True)})
    assert await third.load_presence(["t"]) == {
        "t": TablePresence(frozenset({"ana", "ben"}), 3, waits_for_players=True)
    }
    await first.publish_presence({"t": TablePresence(frozenset(), 0, waits_for_players=False)})
    assert await third.load_presence() == {"t": TablePresence(frozenset({"ben"}), 2, waits_for_players=True)}
    assert await second.load_presence() == {}
