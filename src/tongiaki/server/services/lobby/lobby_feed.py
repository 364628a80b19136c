"""Lobby feed: live updates of the public tables and of each viewer's own tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field

import msgspec
from msgspec.structs import replace

from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.protocol import table_bodies as b
from tongiaki.runtime.tables.account_cache import FRESH, AccountCache
from tongiaki.runtime.tables.registry import Registry
from tongiaki.server.services.lobby.lobby_snapshot import LobbySnapshot
from tongiaki.server.services.lobby.table_quotas import OpenTableQuota
from tongiaki.server.transport.client_socket import Send, SendNow
from tongiaki.store import AccountProfile, Ledger, Player, StoredCard, UnavailableError
from tongiaki.tables.machine.summary import LobbyCard
from tongiaki.tables.structs.views import Status

LISTED = 50
"""Maximum number of public tables listed per status."""
OWN = 100
"""Maximum number of a viewer's own tables listed."""
PACE = 1.0
"""Minimum interval between two snapshots of the lobby, in seconds. Changes are collected until the next snapshot."""
LOOK = 10.0
"""Seconds after which the lobby is refreshed without a known change, because other servers and spectators also change
it."""
OWN_PACE = 3.0
"""Minimum interval between two snapshots for viewers of only their own tables, such as all table pages, in seconds."""


@dataclass(frozen=True, slots=True)
class _Entry:
    """A table's summary without personal data, the summary as JSON (shared by all viewers), and the seated players."""

    summary: b.TableSummary
    players: list[Player]
    written: bytes


@dataclass(slots=True)
class _Public:
    """Public tables by status, and their numbers, of which there can be more.

    `at`: the monotonic time at which they were read. `whose`: the persons seated at any of them.
    """

    tables: list[list[_Entry]]
    at: float
    counts: b.LobbyCounts | None = None
    whose: set[str] = field(default_factory=set)


_NO_TABLES = _Public([[], [], []], 0.0)
"""Empty list of public tables, for viewers who see only their own tables."""


class LobbyViewer:
    """Subscriber to the lobby: receives a full snapshot first, then the changes since the last message.

    A snapshot that cannot be sent immediately waits; a newer one replaces it. With `own`, the viewer receives only
    their own tables.
    """

    def __init__(self, person: str | None, *, own: bool = False) -> None:
        self.person = person
        self.own = own
        self.looks = False
        self._send_now: SendNow | None = None
        self._sent: LobbySnapshot | None = None
        self._latest: LobbySnapshot | None = None
        self._is_behind = False
        self._queued = asyncio.Event()

    def show(self, picture: LobbySnapshot) -> None:
        """Send a snapshot, or queue it; an unchanged snapshot is skipped."""
        self.looks, self._latest = True, picture
        message = self._message(picture)
        if message is None or (not self._is_behind and self._send_now is not None and self._send_now(message)):
            self._sent = picture
        else:
            self._is_behind = True
            self._queued.set()

    async def deliver(self, send: Send, send_now: SendNow | None = None) -> None:
        """Send snapshots until the task is cancelled. `send_now` sends a message without waiting."""
        self._send_now = send_now
        while True:
            await send(await self.next())

    async def next(self) -> bytes:
        """Wait for a message that could not be sent immediately, and return it."""
        while True:
            self._is_behind = self._queued.is_set()
            await self._queued.wait()
            self._queued.clear()
            if self._latest is not None and (message := self._message(self._latest)) is not None:
                self._sent = self._latest
                return message

    def _message(self, picture: LobbySnapshot) -> bytes | None:
        return picture.whole() if self._sent is None else picture.since(self._sent)


class Lobby:
    """Publisher of the lobby. Call `open` before use and `close` at the end."""

    def __init__(
        self, ledger: Ledger, directory: AccountCache, registry: Registry, open_table_quota: OpenTableQuota
    ) -> None:
        self._ledger = ledger
        self._account_cache = directory
        self._registry = registry
        self._open_table_quota = open_table_quota
        self._viewers: set[LobbyViewer] = set()
        self._public: _Public | None = None
        self._changes = 0
        self._workers = [
            BackgroundWorker(
                "lobby feed", self._publish_all, pause=LOOK, min_pause=PACE, retry_on=UnavailableError, retry_pause=PACE
            ),
            BackgroundWorker(
                "feed of own tables",
                self._publish_own,
                pause=LOOK,
                min_pause=OWN_PACE,
                retry_on=UnavailableError,
                retry_pause=OWN_PACE,
            ),
        ]

    @property
    def listening(self) -> int:
        """Number of viewers."""
        return len(self._viewers)

    def open(self) -> None:
        """Start publishing changes."""
        for worker in self._workers:
            worker.start()

    async def close(self) -> None:
        """Stop publishing."""
        for worker in self._workers:
            await worker.stop()

    def invalidate(self) -> None:
        """Invalidate the cached tables and schedule an update, because a table has changed."""
        self._changes += 1
        self._public = None
        if self._viewers:  # skipped without viewers: tables can change many times per second
            for worker in self._workers:
                worker.wake()

    async def snapshot(self, person: str | None) -> b.Lobby:
        """Return the current lobby as a person sees it; raises UnavailableError."""
        public = await self._read_public()
        own = await self._read_own([] if person is None else [person])
        open_, running, finished = ([_summary_for(entry, person) for entry in entries] for entries in public.tables)
        mine = [] if person is None else [_summary_for(entry, person) for entry in own.get(person, [])]
        return b.Lobby(open_, running, finished, mine, public.counts)

    async def summary(self, card: StoredCard, person: str | None) -> b.TableSummary:
        """Return the summary of one table as a person sees it; raises UnavailableError."""
        return _summary_for((await self._entries([card]))[0], person)

    async def subscribe(self, viewer: LobbyViewer) -> None:
        """Register a viewer and send the current lobby; raises UnavailableError."""
        self._viewers.add(viewer)
        public = _NO_TABLES if viewer.own else await self._read_public()
        own = await self._read_own([] if viewer.person is None else [viewer.person])
        if not viewer.looks:  # a newer snapshot may have been sent during the await
            viewer.show(_snapshot_for(public, own, viewer.person))

    def unsubscribe(self, viewer: LobbyViewer) -> None:
        """Unregister a viewer."""
        self._viewers.discard(viewer)

    async def _publish_own(self) -> None:
        """Publish changes to the viewers who subscribe to their own tables only."""
        viewers = [viewer for viewer in self._viewers if viewer.own]
        own = await self._read_own({one.person for one in viewers if one.person is not None})
        for viewer in viewers:
            viewer.show(_snapshot_for(_NO_TABLES, own, viewer.person))

    async def _publish_all(self) -> None:
        """Publish changes to the viewers of the whole lobby."""
        viewers = [viewer for viewer in self._viewers if not viewer.own]
        if not viewers:
            return
        public = await self._read_public()
        own = await self._read_own({one.person for one in viewers if one.person is not None})
        for_all = _snapshot_for(public, {}, None)
        for viewer in viewers:
            involved = viewer.person is not None and (viewer.person in public.whose or viewer.person in own)
            viewer.show(_snapshot_for(public, own, viewer.person) if involved else for_all)

    async def _read_public(self) -> _Public:
        if self._public is not None and time.monotonic() - self._public.at < PACE:
            return self._public
        at, changes = time.monotonic(), self._changes
        waiting = await self._waiting()
        open_ = self._open_table_quota.choose(waiting, LISTED)
        running, finished = [await self._ledger.list_public(status, LISTED) for status in ("running", "over")]
        all_running = len(running) if len(running) < LISTED else await self._ledger.count_public("running")
        counts = b.LobbyCounts(len(waiting), all_running)
        found = _Public([await self._entries(cards) for cards in (open_, running, finished)], at, counts)
        found.whose = {player.person for entries in found.tables for entry in entries for player in entry.players}
        if changes == self._changes:  # cache only if no table changed during the read
            self._public = found
        return found

    async def _waiting(self) -> list[StoredCard]:
        """Return the public tables whose game has not begun and at which somebody is present, newest first."""
        cards = (await self._ledger.load_cards(self._registry.waiting_tables(), only_public=True)).values()
        shown = [card for card in cards if card.status == "open" and not card.hidden]
        return sorted(shown, key=lambda card: (-card.created, card.id))

    async def _read_own(self, persons: Collection[str]) -> dict[str, list[_Entry]]:
        if not persons:
            return {}
        cards = await self._ledger.list_unfinished(persons, OWN)
        every = {card.id: card for own in cards.values() for card in own}
        entries = dict(zip(every, await self._entries(every.values()), strict=True))
        return {person: [entries[card.id] for card in own] for person, own in cards.items()}

    async def _entries(self, cards: Iterable[StoredCard]) -> list[_Entry]:
        cards = list(cards)
        if not cards:
            return []
        players = await self._ledger.load_seats([card.id for card in cards])
        known = await self._account_cache.look({one.person for some in players.values() for one in some}, FRESH)
        return [self._entry(card, players.get(card.id, []), known) for card in cards]

    def _entry(self, card: StoredCard, players: list[Player], known: dict[str, AccountProfile]) -> _Entry:
        shown = msgspec.json.decode(card.card, type=LobbyCard)
        seats = list(shown.seats)
        for one in players:
            if one.person in known and one.seat < len(seats):
                person = known[one.person]
                seats[one.seat] = replace(
                    seats[one.seat],
                    account=True,
                    rating=person.ratings.get(len(seats)),
                    program=person.program,
                )
        summary = b.TableSummary(
            id=card.id,
            status=msgspec.convert(card.status, Status),
            seats=seats,
            options=shown.options,
            created=card.created,
            moves=card.moves,
            watchers=self._registry.watchers(card.id),
            your_turn=False,
            yours=False,
        )
        return _Entry(summary, players, msgspec.json.encode(summary))


def _summary_for(entry: _Entry, person: str | None) -> b.TableSummary:
    mine = next((one for one in entry.players if one.person == person), None)
    if mine is None:
        return entry.summary
    seats = [replace(seat, you=seat.seat == mine.seat) for seat in entry.summary.seats]
    return replace(entry.summary, seats=seats, yours=True, your_turn=mine.to_move)


def _snapshot_for(public: _Public, own: dict[str, list[_Entry]], person: str | None) -> LobbySnapshot:
    mine = [] if person is None else own.get(person, [])
    return LobbySnapshot([_rows(entries, person) for entries in (*public.tables, mine)], public.counts)


def _rows(entries: list[_Entry], person: str | None) -> list[tuple[str, bytes]]:
    return [
        (
            entry.summary.id,
            msgspec.json.encode(_summary_for(entry, person))
            if any(one.person == person for one in entry.players)
            else entry.written,
        )
        for entry in entries
    ]
