"""One of several servers that share a database: signs of life, leases, presence, and news of the others."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable, Collection, Iterable

import msgspec

from tongiaki.common import moments, tasks
from tongiaki.common.metrics import LEASES_LOST, NODES, TAKEN_OVER
from tongiaki.store import Channel, ConflictError, Nodes, Seen, Told, UnavailableError
from tongiaki.tables.runtime.cluster_messages import (
    ClusterMessage,
    PresenceChanged,
    ProfilesChanged,
    Whispered,
    decoder,
    newest_numbers,
)
from tongiaki.tables.runtime.node import NO_PRESENCE, ClusterListener, Node, T
from tongiaki.tables.structs.views import Whisper

BEAT = 1.0
"""Seconds between two signs of life."""
LIFE = 3.0
"""Seconds after its last sign of life in which a server counts as alive: others then take over within one beat."""
POLL = 5.0
"""Seconds between two looks for what no news has told of."""
PRESENCE = 0.1
"""Seconds in which comings and goings at all tables are gathered into one write."""
AT_ONCE = 200
"""Leases that are taken, and tables whose people are told, in one step."""
_log = logging.getLogger(__name__)


class ClusterNode(Node):
    """One of several servers. What it does alone, it does by a lease that hangs on its own row, which it renews."""

    shared = True

    def __init__(self, nodes: Nodes, channel: Channel) -> None:
        super().__init__()
        self._outdated = False
        self.name = nodes.node
        self._nodes = nodes
        self._channel = channel
        self._hearer = ClusterListener()
        self._alive = float("-inf")  # when this server was last known to be alive, in the seconds of time.monotonic
        self._peers: frozenset[str] = frozenset()
        self._wanted: set[str] = set()
        self._held: set[str] = set()
        self._elsewhere: dict[str, Seen] = {}
        self._shown: dict[str, Seen] = {}
        self._unshown: set[str] = set()
        self._ears: dict[str, Callable[[msgspec.Raw], Awaitable[None]]] = {}
        self._made_up: list[Callable[[], Awaitable[None]]] = []
        self._heard: asyncio.Queue[ClusterMessage] = asyncio.Queue()
        self._missed = asyncio.Event()
        self._call = asyncio.Event()
        self._crowd = asyncio.Event()
        self._work: list[asyncio.Task[None]] = []
        self._waking: set[asyncio.Task[None]] = set()

    @property
    def leases(self) -> int:
        """How many leases it has."""
        return len(self._held)

    @property
    def alone(self) -> bool:
        """Whether no other one runs, as far as this one knows."""
        return not self._peers

    async def open(self, hearer: ClusterListener) -> None:
        """Begin to be there; raises UnavailableError."""
        self._hearer = hearer
        await self._beat()
        await self._channel.open(self._hear, self._missed.set)
        self._work = [
            tasks.begin(self._live(), "the life of this server"),
            tasks.begin(self._share(), "the sharing out of work"),
            tasks.begin(self._listen(), "the taking in of news"),
            tasks.begin(self._catch_up(), "the making up for lost news"),
            tasks.begin(self._tell_presence(), "the telling of who is here"),
        ]

    async def close(self) -> None:
        """Be there no more: others take over at once."""
        for task in [*self._work, *self._waking]:
            await tasks.end(task)
        with contextlib.suppress(UnavailableError):
            await self._nodes.leave()
        await self._channel.close()

    def holds_lease(self, name: str) -> bool:
        """Tell whether this server alone does what happens by itself at a table, or some housekeeping."""
        return name in self._held and time.monotonic() < self._alive + LIFE

    def request_lease(self, name: str) -> None:
        """Do that alone as soon as nobody else does."""
        if name not in self._wanted:
            self._wanted.add(name)
            self._call.set()

    def release_lease(self, name: str) -> None:
        """Do that no more."""
        self._wanted.discard(name)

    def remote_presence(self, table: str) -> Seen:
        """Tell who is connected to a table at other servers."""
        return self._elsewhere.get(table, NO_PRESENCE)

    def waiting_tables(self) -> list[str]:
        """Name the tables that wait for players, and where somebody waits at another server."""
        return [table for table, seen in self._elsewhere.items() if seen.gathers]

    def publish_presence(self, table: str, seen: Seen) -> None:
        """Tell others who is connected to a table here."""
        if self._shown.get(table, NO_PRESENCE) != seen:
            self._shown[table] = seen
            self._unshown.add(table)
            self._crowd.set()

    def publish_profiles(self, persons: Iterable[str]) -> None:
        """Tell others that what is known of these persons has changed."""
        self._tell(ProfilesChanged(self._nodes.node, list(persons)))

    def send_whisper(self, table: str, words: Whisper, persons: frozenset[str]) -> None:
        """Tell others what is said to these persons alone."""
        self._tell(Whispered(self._nodes.node, table, words, sorted(persons)))

    def publish(self, about: str, words: object) -> None:
        """Tell others something `about` which they listen, at once; it may be lost, and is 7,000 bytes at most."""
        self._tell(Told(self._nodes.node, about, msgspec.Raw(msgspec.json.encode(words))))

    def subscribe(self, about: str, kind: type[T], hear: Callable[[T], Awaitable[None]]) -> None:
        """Have what others tell about this heard, in order."""
        decoder = msgspec.json.Decoder(kind)

        async def take_in(words: msgspec.Raw) -> None:
            await hear(decoder.decode(words))

        self._ears[about] = take_in

    def on_resync(self, work: Callable[[], Awaitable[None]]) -> None:
        """Have this done, too, whenever something may have been missed."""
        self._made_up.append(work)

    def _tell(self, signal: ClusterMessage) -> None:
        self._channel.tell(msgspec.json.encode(signal).decode())

    def _hear(self, words: str) -> None:
        try:
            signal = decoder.decode(words)
        except msgspec.DecodeError:  # of a newer version
            _log.warning("another server said what is not understood here")
            return
        if signal.node != self._nodes.node:
            self._heard.put_nowait(signal)

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            with contextlib.suppress(ConflictError, UnavailableError):
                await self._beat()

    async def _share(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._call.wait(), BEAT)
            self._call.clear()
            try:
                await self._share_out()
            except (ConflictError, UnavailableError):
                await asyncio.sleep(BEAT)

    async def _beat(self) -> None:
        """Give a sign of life, and see who else does."""
        began = time.monotonic()
        beat = await self._nodes.beat(round(1000 * LIFE))
        moments.follow(beat.now, began, time.monotonic())
        if not beat.held:
            self._lose_all()
        if beat.outdated and not self._outdated:
            self._outdated = True
            _log.error("the database is brought up to a version that this server does not go along with: it ends")
            self.on_outdated()
        self._alive = began
        if self._peers - beat.nodes:  # whoever was connected there is so no more
            self._missed.set()
        self._peers = beat.nodes
        NODES.set(1 + len(beat.nodes))

    def _lose_all(self) -> None:
        """Hold nothing any more, and tell anew who is here: all of that went as this server counted as dead."""
        if self._held:
            LEASES_LOST.inc(len(self._held))
            _log.warning("this server was taken for dead: what it did alone, others may do now")
        self._held.clear()
        self._unshown.update(self._shown)
        self._crowd.set()

    async def _share_out(self) -> None:
        """Give back what is wanted no more, take what is wanted and free, and what nobody sees to."""
        if back := self._held - self._wanted:
            self._held -= back
            await self._nodes.give_back(back)
        await self._take(self._wanted - self._held)
        while alone := await self._nodes.unattended(AT_ONCE):
            taken = await self._nodes.take(alone)
            self._wanted |= taken
            self._held |= taken
            TAKEN_OVER.inc(len(taken))
            if not taken:  # another server was quicker
                return
            # Beside the rest: there may be many, and each is read.
            work = tasks.begin(self._hearer.tables_taken_over(taken), "the waking of tables")
            self._waking.add(work)
            work.add_done_callback(self._waking.discard)

    async def _take(self, names: Collection[str]) -> None:
        wanted = list(names)
        for at in range(0, len(wanted), AT_ONCE):
            taken = await self._nodes.take(wanted[at : at + AT_ONCE])
            self._held |= taken
            if taken:
                await self._hearer.leases_acquired(taken)

    async def _listen(self) -> None:
        """Take news in, in order; what fails is made up for."""
        while True:
            signals = [await self._heard.get()]
            while not self._heard.empty():
                signals.append(self._heard.get_nowait())
            try:
                if numbers := newest_numbers(signals):
                    await self._hearer.entries_appended(numbers)
                for signal in signals:
                    await self._take_in(signal)
            except UnavailableError:
                self._missed.set()
            except Exception:  # noqa: BLE001 - one table that cannot be read keeps no other one from going on
                _log.exception("news of another server could not be taken in")

    async def _take_in(self, signal: ClusterMessage) -> None:
        if isinstance(signal, PresenceChanged):
            await self._look(signal.tables)
        elif isinstance(signal, ProfilesChanged):
            await self._hearer.profiles_changed(signal.persons)
        elif isinstance(signal, Whispered):
            self._hearer.whisper_received(signal.table, signal.words, frozenset(signal.persons))
        elif isinstance(signal, Told) and signal.about in self._ears:  # else of a newer version
            await self._ears[signal.about](signal.words)

    async def _look(self, tables: Collection[str] | None) -> None:
        """Look who is connected elsewhere, to these tables or to all."""
        found = await self._nodes.seen(tables)
        asked = self._elsewhere.keys() | found.keys() if tables is None else tables
        changed = [one for one in asked if found.get(one, NO_PRESENCE) != self.remote_presence(one)]
        for table in changed:
            self._elsewhere.pop(table, None)
            if table in found:
                self._elsewhere[table] = found[table]
        if changed:
            await self._hearer.presence_changed(changed)

    async def _catch_up(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._missed.wait(), POLL)
            self._missed.clear()
            try:
                await self._look(None)
                await self._hearer.messages_missed()
                for work in self._made_up:
                    await work()
            except UnavailableError:
                await asyncio.sleep(BEAT)
            except Exception:  # noqa: BLE001 - see above
                _log.exception("what was missed could not be made up for")

    async def _tell_presence(self) -> None:
        while True:
            await self._crowd.wait()
            await asyncio.sleep(PRESENCE)
            some = list(self._unshown)[:AT_ONCE]
            self._unshown.difference_update(some)
            if not self._unshown:
                self._crowd.clear()
            shown = {table: self._shown[table] for table in some}
            try:
                await self._nodes.show(shown)
            except (ConflictError, UnavailableError):  # this server was taken for dead, or the database is away
                self._unshown.update(some)
                self._crowd.set()
                await asyncio.sleep(BEAT)
                continue
            # One where somebody came and went meanwhile is still to be told of.
            self._shown = {
                one: seen for one, seen in self._shown.items() if seen != NO_PRESENCE or one in self._unshown
            }
            self._tell(PresenceChanged(self._nodes.node, some))
