"""Servers of a cluster exchange presence, messages and leases."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection

import pytest

from tests.postgres import Postgres
from tongiaki.runtime.cluster import cluster_node
from tongiaki.runtime.cluster.cluster_node import ClusterNode
from tongiaki.runtime.cluster.node import NO_PRESENCE, ClusterListener, Node
from tongiaki.store import Card, Database, Ledger, Nodes, StoredEntry, TablePresence
from tongiaki.tables.structs.views import Whisper

CARD = Card("running", public=True, waits=True, moves=1, card="{}")
WORDS = Whisper(0, "Ana", None, "Ben", "psst")


class Server(ClusterListener):
    """A server that records the cluster events it receives."""

    def __init__(self, database: Database) -> None:
        assert database.channel is not None
        self.ledger = Ledger(database)
        self.node = ClusterNode(Nodes(database), database.channel)
        self.numbers: dict[str, int] = {}
        self.whispers: list[tuple[str, Whisper, frozenset[str]]] = []
        self.persons: list[str] = []
        self.alone: set[str] = set()
        self.changed = asyncio.Event()

    async def entries_appended(self, numbers: dict[str, int]) -> None:
        self.numbers |= numbers
        self.changed.set()

    async def presence_changed(self, tables: Collection[str]) -> None:
        assert tables
        self.changed.set()

    async def profiles_changed(self, persons: Collection[str]) -> None:
        self.persons += persons
        self.changed.set()

    def whisper_received(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        self.whispers.append((table, words, persons))
        self.changed.set()

    async def leases_acquired(self, names: Collection[str]) -> None:
        self.alone.update(names)
        self.changed.set()

    async def tables_taken_over(self, tables: Collection[str]) -> None:
        self.alone.update(tables)
        self.changed.set()

    async def until(self, state: Callable[[], bool]) -> None:
        """Wait until the received events satisfy a condition."""
        while not state():
            self.changed.clear()
            await self.changed.wait()


Start = Callable[[], Awaitable[Server]]


@pytest.fixture
async def start(postgres: Postgres) -> AsyncIterator[Start]:
    """Return a function that starts servers on a shared database."""
    servers: list[tuple[Server, Database]] = []
    url = postgres.new_database()

    async def another() -> Server:
        database = Database(url)
        await database.migrate()
        servers.append((Server(database), database))
        await servers[-1][0].node.open(servers[-1][0])
        return servers[-1][0]

    yield another
    for server, database in servers:
        await server.node.close()
        await database.close()


async def test_appended_entries_notify_the_other_servers(start: Start) -> None:
    first, second = await start(), await start()
    for number in (1, 2, 3):
        await first.ledger.append("t", [StoredEntry(number, 1, "said", "{}")], CARD)
    await second.until(lambda: second.numbers == {"t": 3})
    assert first.numbers == {}
    await second.ledger.rewrite("t", [], StoredEntry(4, 1, "forgotten", "{}"), CARD)
    await first.until(lambda: first.numbers == {"t": 4})


async def test_profile_changes_and_whispers_reach_the_other_servers(start: Start) -> None:
    first, second = await start(), await start()
    first.node.publish_profiles(["ana"])
    first.node.send_whisper("t", WORDS, frozenset({"ana", "ben"}))
    await second.until(lambda: bool(second.persons and second.whispers))
    assert (second.persons, second.whispers) == (["ana"], [("t", WORDS, frozenset({"ana", "ben"}))])
    assert not first.whispers


async def test_presence_is_published_and_withdrawn(start: Start) -> None:
    first, second = await start(), await start()
    seen = TablePresence(frozenset({"ana"}), 1, waits_for_players=True)
    first.node.publish_presence("t", seen)
    await second.until(lambda: second.node.remote_presence("t") == seen)
    assert second.node.waiting_tables() == ["t"]
    assert first.node.remote_presence("t") == NO_PRESENCE
    first.node.publish_presence("t", NO_PRESENCE)
    await second.until(lambda: second.node.remote_presence("t") == NO_PRESENCE)


async def test_presence_that_changes_during_its_publication_is_published_again(
    start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = await start(), await start()
    seen, show = TablePresence(frozenset({"ana"}), 0, waits_for_players=False), Nodes.publish_presence

    async def meanwhile(nodes: Nodes, shown: dict[str, TablePresence]) -> None:
        if shown == {"t": NO_PRESENCE}:
            monkeypatch.undo()
            for presence in (seen, NO_PRESENCE):
                first.node.publish_presence("t", presence)
        await show(nodes, shown)

    first.node.publish_presence("t", seen)
    await second.until(lambda: second.node.remote_presence("t") == seen)
    monkeypatch.setattr(Nodes, "publish_presence", meanwhile)
    first.node.publish_presence("t", NO_PRESENCE)
    await second.until(lambda: second.node.remote_presence("t") == NO_PRESENCE)
    first.node.publish_presence("u", seen)
    await second.until(lambda: second.node.remote_presence("u") == seen)


async def test_a_lease_moves_to_another_server_when_its_holder_stops(start: Start) -> None:
    first, second = await start(), await start()
    first.node.request_lease("keeping")
    await first.until(lambda: first.node.holds_lease("keeping"))
    second.node.request_lease("keeping")
    assert not second.node.holds_lease("keeping")
    await first.node.close()
    await second.until(lambda: second.node.holds_lease("keeping"))


async def test_the_leases_of_a_dead_server_are_taken_over(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster_node, "LIFE", 0.2)
    first = await start()
    for worker in (first.node._heartbeat, first.node._leases):  # simulates a crash
        await worker.stop()
    await first.ledger.append("t", [StoredEntry(1, 1, "said", "{}")], CARD)
    monkeypatch.setattr(cluster_node, "LIFE", 600.0)
    second = await start()
    await second.until(lambda: "t" in second.alone)
    assert second.node.holds_lease("t")


async def test_a_single_server_holds_every_lease() -> None:
    alone = Node()
    await alone.open(ClusterListener())
    alone.request_lease("t")
    assert alone.holds_lease("t")
    assert (alone.remote_presence("t"), alone.waiting_tables(), alone.leases) == (NO_PRESENCE, [], 0)
    await alone.close()
