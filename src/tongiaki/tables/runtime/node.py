"""This server among those that share its database: what it may do alone, who is elsewhere, and what is told to all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable
from typing import TypeVar

from tongiaki.store import Seen
from tongiaki.tables.structs.views import Whisper

PRESENCE_PREFIX = "@"
"""What a name begins with that is no table's: those who are connected to anything are told of under such names."""
NO_PRESENCE = Seen(frozenset(), 0, gathers=False)
T = TypeVar("T")


class ClusterListener:
    """What hears of other servers: by itself, it does nothing about it."""

    async def entries_appended(self, numbers: dict[str, int]) -> None:
        """Hear that tables have entries up to these numbers."""

    async def presence_changed(self, tables: Collection[str]) -> None:
        """Hear that people came to these tables elsewhere, or went."""

    async def profiles_changed(self, persons: Collection[str]) -> None:
        """Hear that what is known of these persons has changed."""

    def whisper_received(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Hear what is said to these persons alone."""

    async def messages_missed(self) -> None:
        """Hear that something may have been missed."""

    async def leases_acquired(self, names: Collection[str]) -> None:
        """Hear that this server now does these alone."""

    async def tables_taken_over(self, tables: Collection[str]) -> None:
        """Hear of tables which nobody saw to, and which this server does now."""


class Node:
    """A server that has its database to itself: it does everything, and nobody is elsewhere."""

    shared = False
    """Whether there may be others."""
    name = ""
    """By which it is known to them."""

    def __init__(self) -> None:
        self.on_outdated: Callable[[], None] = lambda: None
        """Called once when the database is, or is about to be, of a version that this server does not go along with."""

    @property
    def leases(self) -> int:
        """How many leases it has."""
        return 0

    @property
    def alone(self) -> bool:
        """Whether no other one runs, as far as this one knows."""
        return True

    async def open(self, hearer: ClusterListener) -> None:
        """Begin to be there; raises UnavailableError."""

    async def close(self) -> None:
        """Be there no more: others take over at once."""

    def holds_lease(self, name: str) -> bool:
        """Tell whether this server alone does what happens by itself at a table, or some housekeeping."""
        del name
        return True

    def request_lease(self, name: str) -> None:
        """Do that alone as soon as nobody else does."""

    def release_lease(self, name: str) -> None:
        """Do that no more."""

    def remote_presence(self, table: str) -> Seen:
        """Tell who is connected to a table at other servers."""
        del table
        return NO_PRESENCE

    def waiting_tables(self) -> list[str]:
        """Name the tables that wait for players, and where somebody waits at another server."""
        return []

    def publish_presence(self, table: str, seen: Seen) -> None:
        """Tell others who is connected to a table here."""

    def publish_profiles(self, persons: Iterable[str]) -> None:
        """Tell others that what is known of these persons has changed."""

    def send_whisper(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Tell others what is said to these persons alone."""

    def publish(self, about: str, words: object) -> None:
        """Tell others something `about` which they listen, at once; it may be lost, and is 7,000 bytes at most."""

    def subscribe(self, about: str, kind: type[T], hear: Callable[[T], Awaitable[None]]) -> None:
        """Have what others tell about this heard, in order."""

    def on_resync(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have this done, too, whenever something may have been missed."""
