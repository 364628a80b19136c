"""Messages between servers of one database, without periodic resynchronisation."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, ExitStack

import pytest

from tests.postgres import Postgres
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import NETWORK_FACTOR, ConnectionsPerAddress, RateLimit
from tongiaki.runtime.cluster.cluster_node import ClusterNode
from tongiaki.runtime.cluster.node import ClusterListener
from tongiaki.server.services.accounts.address_bans import AddressBans
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.web.authentication import Authenticator, Caller
from tongiaki.server.web.connections import Connections
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.server.web.tokens import Signer
from tongiaki.store import ADMIN_ACTION_TOPIC, AdminAction, AdminLog, Database, Nodes, Sessions

HOME, CAFE = "192.0.2.1", "198.51.100.7"
NETWORK = "2001:db8:1:{:x}::/64"
BURST = 40
PLACES = 16


class Opened:
    """An open connection of a caller."""

    def __init__(self, caller: Caller) -> None:
        self.address = HOME
        self.caller: Caller | None = caller
        self.ended = asyncio.Event()

    def end(self) -> None:
        self.ended.set()


class Server:
    """The services of a server that receive messages of other servers."""

    def __init__(self, database: Database) -> None:
        assert database.channel is not None
        self.database = database
        self.node = ClusterNode(Nodes(database), database.channel)
        marks = Pseudonyms(b"shared")
        self.places = ConnectionsPerAddress(PLACES, lambda: self.node.live_servers)
        self.connections = Connections(self.places)
        sessions = Sessions(database)
        self.endings = SessionRevocations(
            sessions, Authenticator(sessions, Signer(b"shared")), self.connections, self.node
        )
        self.address_bans = AddressBans(marks, self.node)
        self.limit = RateLimit(0.0, BURST, lambda: self.node.live_servers)
        self.received = asyncio.Event()
        self.node.subscribe("echo", type(None), self._echo)

    async def _echo(self, _: None) -> None:
        self.received.set()

    async def follow(self, other: "Server") -> None:
        """Process all messages that another server has sent so far."""
        self.received.clear()
        other.node.publish("echo", None)
        await self.received.wait()

    def turns_away(self, table: str, address: str) -> bool:
        try:
            self.address_bans.require_allowed(table, address)
        except ProblemError:
            return True
        return False


@pytest.fixture
async def servers(postgres: Postgres) -> AsyncIterator[list[Server]]:
    """Yield two servers that share a database."""
    url = postgres.new_database()
    async with AsyncExitStack() as stack:
        running: list[Server] = []
        for _ in range(2):
            database = Database(url)
            await database.migrate()
            stack.push_async_callback(database.close)
            running.append(Server(database))
            await running[-1].node.open(ClusterListener())
            stack.push_async_callback(running[-1].node.close)
        yield running


async def test_connections_of_ended_sessions_are_closed_at_every_server(servers: list[Server]) -> None:
    many = [Opened(Caller(f"token {number}", "ana", account=True)) for number in range(120)]
    other = Opened(Caller("another token", "ana", account=True))
    with ExitStack() as stack:
        for opened in (*many, other):
            stack.enter_context(servers[1].connections.opened(opened))
        servers[0].endings.end([f"token {number}" for number in range(120)])
        await asyncio.gather(*(connection.ended.wait() for connection in many))
        assert not other.ended.is_set()


async def test_the_addresses_of_a_banned_person_are_banned_at_every_server(servers: list[Server]) -> None:
    first, second = servers
    second.address_bans.record_address("t", "ben", CAFE)
    first.address_bans.record_address("t", "ana", HOME)
    second.address_bans.record_address("t", "cleo", HOME)
    first.address_bans.change_bans("t", {"ben", "cleo"}, set(), "ana")
    await second.follow(first)
    await first.follow(second)
    for server in servers:
        assert server.turns_away("t", CAFE)
        assert not server.turns_away("other", CAFE)
        assert not server.turns_away("t", HOME)  # the host's own address
    second.address_bans.change_bans("t", set(), {"ben"}, "ana")
    await first.follow(second)
    assert not any(server.turns_away("t", CAFE) for server in servers)


async def test_messages_between_servers_contain_no_address(servers: list[Server]) -> None:
    sent: list[str] = []
    assert servers[0].database.channel is not None
    servers[0].database.channel.send = sent.append  # type: ignore[method-assign]  # records outgoing messages
    servers[0].address_bans.record_address("t", "ben", CAFE)
    servers[0].address_bans.change_bans("t", {"ben"}, set(), "ana")
    assert len(sent) == 2
    assert not any(CAFE in words for words in sent)


async def wait_for_peers(servers: list[Server]) -> None:
    """Wait until each server knows that the other one is running."""
    while any(server.node.live_servers == 1 for server in servers):  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.05)


async def test_a_rate_limit_applies_across_two_servers(servers: list[Server]) -> None:
    await wait_for_peers(servers)
    taken = sum(servers[number % 2].limit.try_acquire(HOME) for number in range(4 * BURST))
    assert taken == BURST
    assert all(server.limit.try_acquire(CAFE) for server in servers)


async def test_the_limit_of_a_wide_network_applies_across_servers(servers: list[Server]) -> None:
    await wait_for_peers(servers)
    taken = sum(
        servers[number % 2].limit.try_acquire(NETWORK.format(number))
        for number in range(4 * NETWORK_FACTOR)
        for _ in range(BURST)
    )
    assert taken == NETWORK_FACTOR * BURST


async def test_the_connection_limit_per_address_applies_across_servers(servers: list[Server]) -> None:
    await wait_for_peers(servers)
    for server in servers:
        for _ in range(PLACES // 2):
            assert not server.places.is_reached(HOME)
            server.places.add(HOME)
        assert server.places.is_reached(HOME)
        assert not server.places.is_reached(CAFE)
        server.places.remove(HOME)
        assert not server.places.is_reached(HOME)


async def test_the_last_server_has_the_whole_limits(servers: list[Server]) -> None:
    await wait_for_peers(servers)
    for _ in range(PLACES // 2):
        servers[0].places.add(HOME)
    await servers[1].node.close()
    while servers[0].places.is_reached(HOME):  # noqa: ASYNC110 - there is no event
        await asyncio.sleep(0.05)
    assert sum(servers[0].limit.try_acquire(HOME) for _ in range(2 * BURST)) == BURST


async def test_reports_of_older_servers_about_used_tokens_are_ignored(
    servers: list[Server], caplog: pytest.LogCaptureFixture
) -> None:
    await wait_for_peers(servers)
    servers[1].node.publish("spent", {"asking": {"0123456789abcdef": 40.0}})
    await servers[0].follow(servers[1])
    assert not caplog.records
    assert servers[0].limit.try_acquire(HOME)


async def test_an_admin_action_notifies_the_servers_when_it_is_stored(servers: list[Server]) -> None:
    done = asyncio.Event()

    async def hear(_: None) -> None:
        done.set()

    servers[0].node.subscribe(ADMIN_ACTION_TOPIC, type(None), hear)
    await AdminLog(servers[1].database).add(AdminAction("root", "backup", "a file"))
    await done.wait()
