"""This server as a member of a cluster that shares one database: leases, presence and messages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TypeVar

from tongiaki.store import TablePresence
from tongiaki.tables.structs.views import Whisper

PRESENCE_PREFIX = "@"
"""Prefix of presence keys that belong to no table, such as those of online users."""
NO_PRESENCE = TablePresence(frozenset(), 0, waits_for_players=False)
T = TypeVar("T")


class ClusterListener:
    """Base class for handlers of cluster events; every method is a no-op."""

    async def entries_appended(self, numbers: dict[str, int]) -> None:
        """Handle new entries. `numbers`: the number of the latest entry, by table."""

    async def presence_changed(self, tables: Collection[str]) -> None:
        """Handle a change of presence at these tables on other servers."""

    async def profiles_changed(self, persons: Collection[str]) -> None:
        """Handle a change of these persons' accounts or ratings."""

    def whisper_received(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Handle a whisper to these persons."""

    async def messages_missed(self) -> None:
        """Resynchronise after messages may have been lost."""

    async def leases_acquired(self, names: Collection[str]) -> None:
        """Handle leases that this server has just acquired."""

    async def tables_taken_over(self, tables: Collection[str]) -> None:
        """Handle tables that had no lease holder and that this server has taken over."""


class Node:
    """A single server with its own database: it holds every lease and has no peers."""

    shared = False
    """Whether other servers may share the database."""
    name = ""
    """Identifier of this server in the cluster."""

    def __init__(self) -> None:
        self.on_outdated: Callable[[], None] = lambda: None
        """Called once when the database is or will soon be migrated to a version that this server does not support."""

    @property
    def leases(self) -> int:
        """Number of leases that this server holds."""
        return 0

    @property
    def live_servers(self) -> int:
        """Number of live servers in the cluster, including this one."""
        return 1

    async def open(self, listener: ClusterListener) -> None:
        """Join the cluster; raises UnavailableError."""

    async def close(self) -> None:
        """Leave the cluster, so that other servers take over at once."""

    def holds_lease(self, name: str) -> bool:
        """Return whether this server holds the lease on a table's automatic actions or on a background job."""
        del name
        return True

    def request_lease(self, name: str) -> None:
        """Acquire the lease as soon as no other server holds it."""

    def release_lease(self, name: str) -> None:
        """Release the lease."""

    def remote_presence(self, table: str) -> TablePresence:
        """Return the persons connected to a table through other servers."""
        del table
        return NO_PRESENCE

    def waiting_tables(self) -> list[str]:
        """List the tables that wait for players and have a seated person or the host connected to another server."""
        return []

    def publish_presence(self, table: str, seen: TablePresence) -> None:
        """Publish the persons connected to a table through this server."""

    def publish_profiles(self, persons: Iterable[str]) -> None:
        """Notify other servers that these persons' accounts or ratings have changed."""

    def send_whisper(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Send a whisper to the other servers, which deliver it to these persons."""

    def publish(self, topic: str, message: object) -> None:
        """Broadcast a message on a topic to the other servers.

        Delivery is not guaranteed. The maximum is 7,000 bytes.
        """

    def subscribe(self, topic: str, kind: type[T], handle: Callable[[T], Awaitable[None]]) -> None:
        """Register the handler of a topic; it receives the other servers' messages in order."""

    def on_resync(self, callback: Callable[[], Awaitable[None]]) -> None:
        """Register a callback for resynchronising after messages may have been lost."""
