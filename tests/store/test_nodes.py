"""Servers of one database know which are alive; a lease is released only when its server is dead."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from tongiaki.store import Card, Database, Ledger, Nodes, Seen, StoredEntry

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
        await one.beat(LONG)
    taken = await asyncio.gather(*(one.take(["table", "another"]) for one in servers))
    assert sorted(name for some in taken for name in some) == ["another", "table"]
    assert (await servers[0].beat(LONG)).nodes == {servers[1].node, servers[2].node}
    assert not any(await asyncio.gather(*(one.take(["table"]) for one in servers)))


async def test_what_a_dead_server_held_and_showed_is_free(node: StartNode) -> None:
    dead, alive = node(), node()
    await dead.beat(SHORT)
    await dead.take(["table"])
    await dead.show({"table": Seen(frozenset({"ana"}), 2, gathers=True)})
    assert (await alive.seen())["table"] == Seen(frozenset({"ana"}), 2, gathers=True)
    await asyncio.sleep(0.05)
    assert not (await alive.beat(LONG)).nodes
    assert await alive.seen() == {}
    assert await alive.take(["table"]) == {"table"}
    assert not (await dead.beat(LONG)).held  # the dead server learns that its row had expired
    assert await dead.take(["table"]) == set()


async def test_a_server_that_was_late_goes_on_where_nobody_has_taken_over(node: StartNode) -> None:
    late = node()
    assert not (await late.beat(SHORT)).held
    await late.take(["table"])
    await asyncio.sleep(0.05)
    assert (await late.beat(LONG)).held
    other = node()
    await other.beat(LONG)
    assert await other.take(["table"]) == set()


async def test_one_that_was_never_there_gets_nothing(node: StartNode) -> None:
    assert await node().take(["table"]) == set()


async def test_what_is_given_back_another_one_takes(node: StartNode) -> None:
    first, second = node(), node()
    for one in (first, second):
        await one.beat(LONG)
    assert await first.take(["a", "b"]) == {"a", "b"}
    await first.give_back(["a"])
    assert await second.take(["a", "b"]) == {"a"}
    await first.leave()
    assert await second.take(["b"]) == {"b"}


async def test_tables_that_nobody_sees_to_are_found(node: StartNode, database_url: str) -> None:
    database = Database(database_url)
    waits = Card("running", public=True, waits=True, moves=1, card="{}")
    for table, card in (("waits", waits), ("over", Card("over", public=True, waits=False, moves=1, card="{}"))):
        await Ledger(database).append(table, [StoredEntry(1, 1, "said", "{}")], card)
    await database.close()
    one = node()
    await one.beat(LONG)
    assert await one.unattended(10) == ["waits"]
    await one.take(["waits"])
    assert await one.unattended(10) == []


async def test_who_is_connected_at_several_servers_is_told_together(node: StartNode) -> None:
    first, second, third = node(), node(), node()
    for one in (first, second, third):
        await one.beat(LONG)
    await first.show({"t": Seen(frozenset({"ana"}), 1, gathers=False)})
    await second.show({"t": Seen(frozenset({"ben"}), 2, gathers=True)})
    assert await third.seen(["t"]) == {"t": Seen(frozenset({"ana", "ben"}), 3, gathers=True)}
    await first.show({"t": Seen(frozenset(), 0, gathers=False)})
    assert await third.seen() == {"t": Seen(frozenset({"ben"}), 2, gathers=True)}
    assert await second.seen() == {}
