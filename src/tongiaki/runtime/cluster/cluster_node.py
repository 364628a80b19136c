"""A server in a cluster that shares a database: heartbeats, leases, presence and messages."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable

import msgspec

from tongiaki.common import background_tasks, clock
from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.metrics import LEASES_LOST, NODES, TAKEN_OVER
from tongiaki.runtime.cluster.cluster_messages import (
    ClusterMessage,
    PresenceChanged,
    ProfilesChanged,
    Whispered,
    decoder,
    newest_numbers,
)
from tongiaki.runtime.cluster.node import NO_PRESENCE, ClusterListener, Node, T
from tongiaki.store import Channel, ConflictError, Nodes, TablePresence, TopicMessage, UnavailableError
from tongiaki.tables.structs.views import Whisper

BEAT = 1.0
"""Seconds between heartbeats."""
LIFE = 3.0
"""Seconds for which a heartbeat is valid; after that, other servers take over within one BEAT."""
POLL = 5.0
"""Seconds between polls for changes whose messages were lost."""
PRESENCE = 0.1
"""Seconds for which presence changes of all tables are collected into one write."""
AT_ONCE = 200
"""Maximum number of leases, or of tables whose presence is written, per database statement."""
_log = logging.getLogger(__name__)


class ClusterNode(Node):
    """One of several servers. Its leases are valid only while its heartbeat renews its own database row."""

    shared = True

    def __init__(self, nodes: Nodes, channel: Channel) -> None:
        super().__init__()
        self._outdated = False
        self.name = nodes.node
        self._nodes = nodes
        self._channel = channel
        self._listener = ClusterListener()
        self._alive = float("-inf")  # time of the last successful heartbeat, by time.monotonic
        self._peers: frozenset[str] = frozenset()
        self._requested: set[str] = set()
        self._held: set[str] = set()
        self._elsewhere: dict[str, TablePresence] = {}
        self._presence_lock = asyncio.Lock()
        self._published: dict[str, TablePresence] = {}
        self._unpublished: set[str] = set()
        self._handlers: dict[str, Callable[[msgspec.Raw], Awaitable[None]]] = {}
        self._resync_callbacks: list[Callable[[], Awaitable[None]]] = []
        self._inbox: asyncio.Queue[ClusterMessage] = asyncio.Queue()
        retry_on = (ConflictError, UnavailableError)
        self._heartbeat = BackgroundWorker("heartbeat", self._beat, pause=BEAT, retry_on=retry_on, retry_pause=BEAT)
        self._leases = BackgroundWorker("leases", self._update_leases, pause=BEAT, retry_on=retry_on, retry_pause=BEAT)
        self._resync = BackgroundWorker(
            "cluster resync", self._resynchronise, pause=POLL, retry_on=UnavailableError, retry_pause=BEAT
        )
        self._presence_publisher = BackgroundWorker(
            "presence", self._publish_changed_presence, pause=None, retry_on=retry_on, retry_pause=BEAT
        )
        self._message_task: asyncio.Task[None] | None = None
        self._opening: set[asyncio.Task[None]] = set()

    @property
    def leases(self) -> int:
        """Number of leases that this server holds."""
        return len(self._held)

    @property
    def live_servers(self) -> int:
        """Number of live servers in the cluster, including this one."""
        return 1 + len(self._peers)

    async def open(self, listener: ClusterListener) -> None:
        """Join the cluster; raises UnavailableError."""
        self._listener = listener
        await self._beat()
        await self._channel.open(self._receive, self._resync.wake)
        self._heartbeat.start(BEAT)
        self._leases.start()
        self._message_task = background_tasks.start(self._handle_messages(), "cluster messages")
        self._resync.start(POLL)
        self._presence_publisher.start(None)

    async def close(self) -> None:
        """Leave the cluster, so that other servers take over at once."""
        for worker in (self._heartbeat, self._leases, self._resync, self._presence_publisher):
            await worker.stop()
        for task in (self._message_task, *self._opening):
            await background_tasks.stop(task)
        with contextlib.suppress(UnavailableError):
            await self._nodes.leave()
        await self._channel.close()

    def holds_lease(self, name: str) -> bool:
        """Return whether this server holds the lease on a table's automatic actions or on a background job."""
        return name in self._held and time.monotonic() < self._alive + LIFE

    def request_lease(self, name: str) -> None:
        """Acquire the lease as soon as no other server holds it."""
        if name not in self._requested:
            self._requested.add(name)
            self._leases.wake()

    def release_lease(self, name: str) -> None:
        """Release the lease."""
        self._requested.discard(name)

    def remote_presence(self, table: str) -> TablePresence:
        """Return the persons connected to a table through other servers."""
        return self._elsewhere.get(table, NO_PRESENCE)

    def waiting_tables(self) -> list[str]:
        """List the tables that wait for players and have a seated person or the host connected to another server."""
        return [table for table, seen in self._elsewhere.items() if seen.waits_for_players]

    def publish_presence(self, table: str, seen: TablePresence) -> None:
        """Publish the persons connected to a table through this server."""
        if self._published.get(table, NO_PRESENCE) != seen:
            self._published[table] = seen
            self._unpublished.add(table)
            self._presence_publisher.wake()

    def publish_profiles(self, persons: Iterable[str]) -> None:
        """Notify other servers that these persons' accounts or ratings have changed."""
        self._send(ProfilesChanged(self._nodes.node, list(persons)))

    def send_whisper(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Forward a whisper for these persons to the other servers."""
        self._send(Whispered(self._nodes.node, table, words, sorted(persons)))

    def publish(self, topic: str, message: object) -> None:
        """Broadcast a message on a topic to the other servers.

        Delivery is not guaranteed. The maximum is 7,000 bytes.
        """
        self._send(TopicMessage(self._nodes.node, topic, msgspec.Raw(msgspec.json.encode(message))))

    def subscribe(self, topic: str, kind: type[T], handle: Callable[[T], Awaitable[None]]) -> None:
        """Register the handler of a topic; it receives the other servers' messages in order."""
        decoder = msgspec.json.Decoder(kind)

        async def decode(body: msgspec.Raw) -> None:
            await handle(decoder.decode(body))

        self._handlers[topic] = decode

    def on_resync(self, callback: Callable[[], Awaitable[None]]) -> None:
        """Register a callback for resynchronising after messages may have been lost."""
        self._resync_callbacks.append(callback)

    def _send(self, signal: ClusterMessage) -> None:
        self._channel.send(msgspec.json.encode(signal).decode())

    def _receive(self, text: str) -> None:
        try:
            signal = decoder.decode(text)
        except msgspec.DecodeError:  # sent by a server with a newer version
            _log.warning("unknown message from another server")
            return
        if signal.node != self._nodes.node:
            self._inbox.put_nowait(signal)

    async def _beat(self) -> None:
        """Renew this server's heartbeat, and read the list of the other live servers."""
        began = time.monotonic()
        beat = await self._nodes.renew_heartbeat(round(1000 * LIFE))
        clock.follow(beat.now, beat.requested_at, beat.received_at)
        if not beat.renewed:
            self._drop_leases()
        if beat.outdated and not self._outdated:
            self._outdated = True
            _log.error("the database is being migrated to a version that this server does not support: shutting down")
            self.on_outdated()
        self._alive = began
        if self._peers - beat.live_nodes:  # the presence on the servers that are gone is no longer valid
            self._resync.wake()
        self._peers = beat.live_nodes
        NODES.set(1 + len(beat.live_nodes))

    def _drop_leases(self) -> None:
        """Drop all leases and publish all presence again, because both were deleted when the heartbeat expired."""
        if self._held:
            LEASES_LOST.inc(len(self._held))
            _log.warning("the heartbeat expired: other servers may have taken over this server's leases")
        self._held.clear()
        self._unpublished.update(self._published)
        self._presence_publisher.wake()

    async def _update_leases(self) -> None:
        """Release unwanted leases, acquire wanted ones, and take over tables without a lease holder."""
        if back := self._held - self._requested:
            self._held -= back
            await self._nodes.release_leases(back)
        await self._acquire(self._requested - self._held)
        while alone := await self._nodes.list_unattended_tables(AT_ONCE):
            taken = await self._nodes.acquire_leases(alone)
            self._requested |= taken
            self._held |= taken
            TAKEN_OVER.inc(len(taken))
            if not taken:  # another server has already taken them over
                return
            # This is a separate task, because there may be many tables to load.
            work = background_tasks.start(self._listener.tables_taken_over(taken), "opening of tables")
            self._opening.add(work)
            work.add_done_callback(self._opening.discard)

    async def _acquire(self, names: Collection[str]) -> None:
        wanted = list(names)
        for at in range(0, len(wanted), AT_ONCE):
            taken = await self._nodes.acquire_leases(wanted[at : at + AT_ONCE])
            self._held |= taken
            if taken:
                await self._listener.leases_acquired(taken)

    async def _handle_messages(self) -> None:
        """Handle incoming messages in order, and resynchronise after a failure."""
        while True:
            signals = [await self._inbox.get()]
            while not self._inbox.empty():
                signals.append(self._inbox.get_nowait())
            try:
                if numbers := newest_numbers(signals):
                    await self._listener.entries_appended(numbers)
                for signal in signals:
                    await self._handle(signal)
            except UnavailableError:
                self._resync.wake()
            except Exception:  # noqa: BLE001 - an unreadable table must not block the others
                _log.exception("a message from another server could not be handled")

    async def _handle(self, signal: ClusterMessage) -> None:
        if isinstance(signal, PresenceChanged):
            await self._read_presence(signal.tables)
        elif isinstance(signal, ProfilesChanged):
            await self._listener.profiles_changed(signal.persons)
        elif isinstance(signal, Whispered):
            self._listener.whisper_received(signal.table, signal.words, frozenset(signal.persons))
        elif (
            isinstance(signal, TopicMessage) and signal.topic in self._handlers
        ):  # a server with a newer version sends unknown topics
            await self._handlers[signal.topic](signal.content)

    async def _read_presence(self, tables: Collection[str] | None) -> None:
        """Read the persons connected to these tables, or to all tables, through other servers."""
        async with self._presence_lock:  # an older answer must not replace a newer one
            found = await self._nodes.load_presence(tables)
            asked = self._elsewhere.keys() | found.keys() if tables is None else tables
            changed = [one for one in asked if found.get(one, NO_PRESENCE) != self.remote_presence(one)]
            for table in changed:
                self._elsewhere.pop(table, None)
                if table in found:
                    self._elsewhere[table] = found[table]
        if changed:
            await self._listener.presence_changed(changed)

    async def _resynchronise(self) -> None:
        await self._read_presence(None)
        await self._listener.messages_missed()
        for callback in self._resync_callbacks:
            await callback()

    async def _publish_changed_presence(self) -> None:
        """Publish presence that has changed, for at most AT_ONCE tables; raises ConflictError or UnavailableError."""
        await asyncio.sleep(PRESENCE)
        tables = list(self._unpublished)[:AT_ONCE]
        self._unpublished.difference_update(tables)
        try:
            await self._nodes.publish_presence({table: self._published[table] for table in tables})
        except (ConflictError, UnavailableError):  # the heartbeat expired, or the database is unavailable
            self._unpublished.update(tables)
            raise
        # A table whose presence changed in the meantime still has to be published.
        self._published = {
            table: seen for table, seen in self._published.items() if seen != NO_PRESENCE or table in self._unpublished
        }
        self._send(PresenceChanged(self._nodes.node, tables))
        if self._unpublished:
            self._presence_publisher.wake()
