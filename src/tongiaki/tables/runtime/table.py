"""A table and its single writer: requests run one at a time, and entries are on disk before anyone is notified."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Protocol

import msgspec

from tongiaki.common.clock import now_ms
from tongiaki.common.metrics import NEWS_LAG
from tongiaki.common.problems import ProblemError
from tongiaki.store import (
    AccountProfile,
    Card,
    ConflictError,
    Ledger,
    Origin,
    StoredEntry,
    TablePresence,
    UnavailableError,
    sliced,
)
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.runtime import erasure
from tongiaki.tables.runtime.account_cache import AccountCache
from tongiaki.tables.runtime.node import NO_PRESENCE
from tongiaki.tables.runtime.notification_triggers import triggered_notifications
from tongiaki.tables.runtime.summary import build_state, persons_of, table_card
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import IDEMPOTENCY_KEYS_KEPT, TableState
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import GameView, Whisper
from tongiaki.tables.views.table_views import game_view

Decision = Callable[[TableState], Sequence[e.Entry]]
"""Function from a table's state to the entries to append; raises ProblemError or RefusedError."""

_Change = tuple[TableUpdate, GameView | None]
"""The update of an entry, and a view of the game after it if more entries follow in the same transaction."""

PRESENCE_DELAY = 0.2
"""Seconds for which presence changes are collected into one update."""
MOMENT = 10.0
"""Seconds for which a person still counts as recently present after disconnecting."""
ATTEMPTS = 20
"""Maximum attempts at a request when other servers keep appending first."""

_REWRITING = frozenset({e.kind(e.Forgotten()), e.kind(e.Archived())})
"""Kinds of entries that mean that earlier entries were rewritten."""

_log = logging.getLogger(__name__)


class Subscriber(Protocol):
    """A viewer's connection to the table. None of its methods may block."""

    @property
    def person(self) -> str | None:
        """The person, or None for a viewer without a cookie."""

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        """Handle the update of an entry that is on disk.

        The table's state is the one after this entry, or after the last entry of the same transaction. In that case
        `game` is the spectators' view of the game right after this entry.
        """

    def resync(self) -> None:
        """Send a new snapshot: the table was reloaded, and earlier updates may be outdated."""

    def whisper(self, words: Whisper) -> None:
        """Deliver a whisper to this subscriber."""


class Table:
    """A table with its subscribers.

    `after_change` is called after every change, `after_presence` after every change of presence: both wake the table's
    agents. `forward_whisper` sends whispers to other servers, and `remote_presence` is who is connected there. `lag` is
    the time in milliseconds from the last change of the game until all subscribers were notified.
    """

    def __init__(
        self, table_id: str, ledger: Ledger, directory: AccountCache | None = None, origin: Origin | None = None
    ) -> None:
        self.state = TableState(table_id)
        self.used = time.monotonic()
        self.rematching = asyncio.Lock()
        self.lag = 0
        self.clear_callbacks()
        self.remote_presence = NO_PRESENCE
        self._ledger = ledger
        self._accounts = directory
        self._origin = origin  # set only for a table that was created here
        self._owner: str | None = None
        self._card: Card | None = None  # the last one written here; None if another server may have replaced it
        self._lock = asyncio.Lock()
        self._subscribers: set[Subscriber] = set()
        self._requests: set[Request] = set()  # requests in progress
        self._changed_at = now_ms()  # time of the game's last known change
        self._at = 0  # time of the last entry
        self._disconnected: dict[str, float] = {}  # when each person disconnected, by time.monotonic
        self._presence: asyncio.TimerHandle | None = None
        self._may_be_stale = False
        self._whisper_keys: deque[str] = deque(maxlen=IDEMPOTENCY_KEYS_KEPT)

    def clear_callbacks(self) -> None:
        """Drop the callbacks: they refer back to this table and would keep it alive until the next GC run."""
        self.after_change: Callable[[], None] = lambda: None
        self.after_presence: Callable[[], None] = lambda: None
        self.forward_whisper: Callable[[Whisper, frozenset[str]], None] = lambda _words, _persons: None

    @property
    def present(self) -> frozenset[str]:
        """The persons who are connected, on any server."""
        return self.remote_presence.persons | self._here

    @property
    def local_presence(self) -> TablePresence:
        """The presence at the table on this server, for publishing to the others."""
        return TablePresence(
            self._here, self._watchers, self.state.status == "open" and not self._here.isdisjoint(self._hosts)
        )

    @property
    def recently_present(self) -> frozenset[str]:
        """The persons who are connected or were so in the last MOMENT seconds, such as during a reload."""
        return self.present | self._recently_disconnected().keys()

    @property
    def known(self) -> dict[str, AccountProfile]:
        """The cached accounts of the seated persons who have one."""
        return {} if self._accounts is None else self._accounts.known(persons_of(self.state))

    @property
    def subscriber_count(self) -> int:
        """Number of connections that receive updates."""
        return len(self._subscribers)

    @property
    def watchers(self) -> int:
        """Number of connections without a seat, on all servers."""
        return self._watchers + self.remote_presence.spectators

    @property
    def waits_for_players(self) -> bool:
        """Whether the game has not started and a seated person or the host was recently present."""
        return self.state.status == "open" and not self.recently_present.isdisjoint(self._hosts)

    @property
    def idle(self) -> bool:
        """Whether the table has no subscribers on this server and no write in progress."""
        return not self._subscribers and not self._lock.locked()

    @contextlib.contextmanager
    def track_request(self, request: Request) -> Iterator[Request]:
        """Track a request while it is in progress."""
        self._requests.add(request)
        try:
            yield request
        finally:
            self._requests.discard(request)

    def is_answering(self, person: str | None) -> bool:
        """Return whether a request of this person is in progress."""
        return person is not None and any(request.person == person for request in self._requests)

    def server_delay(self, request: Request) -> int:
        """Return the milliseconds for which the server delayed a request and the update that it responds to."""
        now = now_ms()
        return min(self.lag + max(0, now - request.arrived), max(0, now - self._changed_at))

    async def load(self) -> bool:
        """Load the table from the store; return whether it exists. Raises `archived` if it was archived."""
        rows = await self._read()
        if not rows:
            return False
        state = await build_state(self.state.id, rows)
        self.state, self._card, self._at = state, None, rows[-1].at
        self._may_be_stale = False
        await self._load_accounts(state)
        return True

    async def owner(self) -> str:
        """Return the owner of this table's bot requests; raises UnavailableError.

        The owner is the address that made the table. If it is not known, it is the person or the tournament.
        """
        if self._owner is None:
            origin = self._origin or await self._ledger.find_origin(self.state.id)
            address, person = (None, None) if origin is None else (origin.address, origin.person)
            occasion = None if self.state.occasion is None else self.state.occasion.id
            self._owner = address or person or self.state.creator or occasion or self.state.id
        return self._owner

    async def act(self, decide: Decision, once: str | None = None) -> None:
        """Run a request under the table's lock: decide, append, notify.

        If the caller is cancelled during the write, subscribers are notified all the same. If another server appended
        first, its entries are applied and `decide` is called again. A request whose idempotency key `once` was already
        used does nothing. Raises what `decide` raises, `stale` after ATTEMPTS conflicts, and `try_again` if the
        database did not respond.
        """
        async with self._lock:
            self.used = time.monotonic()
            if self._may_be_stale:
                await self._reload()
            for _ in range(ATTEMPTS):
                if once in self.state.idempotency_keys:
                    return
                entries = decide(self.state)
                if not entries:
                    return
                if await self._append(_with_key(entries, once)):
                    break
                await self._catch_up()
            else:
                raise ProblemError("stale", number=self.state.number)
        self.after_change()

    async def forget(self, person: str) -> None:
        """Remove the person's names from the table's entries permanently.

        Raises `stale` if another server wrote in the meantime, `archived` if the table was archived, and `try_again`
        (or UnavailableError while reading) if the database did not respond.
        """
        async with self._lock:
            if self._may_be_stale:
                await self._reload()
            rows = await self._read()
            changed = await erasure.anonymised_entries(self.state.id, rows, person)
            if not changed:
                return
            now = {row.number: row for row in rows} | {row.number: row for row in changed}
            sign = StoredEntry(len(rows) + 1, now_ms(), e.kind(e.Forgotten()), e.encode(e.Forgotten()))
            state = await build_state(self.state.id, [*now.values(), sign])
            try:
                await self._ledger.rewrite(state.id, changed, sign, table_card(state))
            except ConflictError as error:
                raise ProblemError("stale", number=self.state.number) from error
            except UnavailableError as error:
                self._may_be_stale = True  # the write may have succeeded
                raise ProblemError("try_again") from error
            await self._reload()

    async def catch_up_to(self, number: int) -> None:
        """Apply other servers' entries, at least up to this number; raises `try_again` or `archived`."""
        if number <= self.state.number:
            return
        async with self._lock:
            if number > self.state.number:
                await self._catch_up()
        self.after_change()

    def set_remote_presence(self, seen: TablePresence) -> None:
        """Update who is connected to other servers."""
        gone = self.remote_presence.persons - seen.persons
        self._disconnected = self._recently_disconnected() | dict.fromkeys(gone, time.monotonic())
        self.remote_presence = seen
        self._presence_changed()

    async def reload(self) -> None:
        """Load the table again after its entries were rewritten elsewhere; raises `try_again`."""
        async with self._lock:
            await self._reload()
        self.after_change()

    async def drain(self) -> None:
        """Wait until the write in progress has finished."""
        async with self._lock:
            pass

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self._subscribers.add(subscriber)
        self._presence_changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        if subscriber in self._subscribers:
            self._subscribers.discard(subscriber)
            if subscriber.person is not None:
                self._disconnected = self._recently_disconnected() | {subscriber.person: time.monotonic()}
            self._presence_changed()

    async def refresh_profiles(self) -> None:
        """Load the seated persons' accounts and ratings again, and notify subscribers."""
        await self._load_accounts(self.state)
        self._notify_presence()

    def whisper(self, words: Whisper, persons: frozenset[str], once: str | None = None) -> None:
        """Whisper to these persons on all their connections; only the idempotency key is remembered for a while."""
        if once in self._whisper_keys:
            return
        if once is not None:
            self._whisper_keys.append(once)
        self.deliver_whisper(words, persons)
        self.forward_whisper(words, persons)

    def deliver_whisper(self, words: Whisper, persons: frozenset[str]) -> None:
        """Deliver a whisper to these persons' connections to this server."""
        for subscriber in list(self._subscribers):
            if subscriber.person in persons:
                subscriber.whisper(words)

    async def _append(self, entries: Sequence[e.Entry]) -> bool:
        """Append entries and notify subscribers; return False if another server appended first."""
        at, ahead = max(now_ms(), self._at), self.state.fork()
        rows: list[StoredEntry] = []
        changes: list[_Change] = []
        async for number, entry in sliced(enumerate(entries, start=ahead.number + 1)):
            changes.append(self._change(ahead, number, at, entry, last=len(changes) + 1 == len(entries)))
            rows.append(StoredEntry(number, at, e.kind(entry), e.encode(entry)))
        await self._load_accounts(ahead)
        before, shows = self._card, not any(news.table for news, _ in changes)
        summary = table_card(
            ahead,
            before.card if before and shows else None,
            triggered_notifications(self.state, ahead, at),
            self._origin,
        )
        try:
            await self._ledger.append(self.state.id, rows, summary, before)
        except ConflictError:
            _log.info("table %s: another server wrote entry %d first", self.state.id, rows[0].number)
            return False
        except UnavailableError as error:
            self._may_be_stale = True  # the write may have succeeded
            raise ProblemError("try_again") from error
        self._card = summary
        self._advance(ahead, changes, at)  # no await before this: a cancelled caller must not prevent it
        return True

    async def _catch_up(self) -> None:
        """Apply the entries that other servers appended, in a single change."""
        try:
            rows = await self._ledger.read(self.state.id, self.state.number)
        except UnavailableError as error:
            self._may_be_stale = True
            raise ProblemError("try_again") from error
        if not rows or any(row.kind in _REWRITING for row in rows):  # without rows, the table was deleted
            await self._reload()
            return
        ahead, changes = self.state.fork(), list[_Change]()
        async for row in sliced(rows):
            last = row is rows[-1]
            changes.append(self._change(ahead, row.number, row.at, e.decode(row.body), last=last))
        self._card = None
        await self._load_accounts(ahead)
        self._advance(ahead, changes, rows[-1].at)
        NEWS_LAG.observe(max(0, now_ms() - rows[-1].at) / 1000)

    def _change(self, ahead: TableState, number: int, at: int, entry: e.Entry, *, last: bool) -> _Change:
        """Apply an entry; `last`: no further entry follows in this transaction."""
        news = apply(ahead, number, at, entry)
        between = news.game and not last and bool(self._subscribers)
        return news, game_view(ahead, None) if between else None

    def _advance(self, ahead: TableState, changes: list[_Change], at: int) -> None:
        """Switch to the new state and notify subscribers of the changes."""
        self.state, self._at = ahead, at
        for news, game in _merged(changes):
            self._notify(news, game)
        if any(news.game for news, _ in changes):
            self.lag, self._changed_at = max(0, now_ms() - at), at

    async def _read(self) -> list[StoredEntry]:
        rows = await self._ledger.read(self.state.id)
        if rows and rows[0].kind == e.kind(e.Archived()):
            raise ProblemError("archived")
        return rows

    async def _load_accounts(self, state: TableState) -> None:
        """Load the seated persons' accounts into the cache; without them, they are shown as guests."""
        if self._accounts is not None:
            with contextlib.suppress(UnavailableError):
                await self._accounts.look(persons_of(state))

    async def _reload(self) -> None:
        try:
            found = await self.load()
        except UnavailableError as error:
            self._may_be_stale = True
            raise ProblemError("try_again") from error
        if not found:
            raise ProblemError("no_table")
        for subscriber in list(self._subscribers):
            subscriber.resync()

    @property
    def _here(self) -> frozenset[str]:
        return frozenset(one.person for one in self._subscribers if one.person is not None)

    @property
    def _hosts(self) -> set[str | None]:
        return {sitter.person for _, sitter in self.state.seats.taken()} | {self.state.host}

    @property
    def _watchers(self) -> int:
        return sum(self.state.seats.seat_of(one.person) is None for one in self._subscribers)

    def _recently_disconnected(self) -> dict[str, float]:
        moment = time.monotonic() - MOMENT
        return {person: at for person, at in self._disconnected.items() if at > moment}

    def _notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        for subscriber in list(self._subscribers):
            subscriber.notify(news, game)

    def _presence_changed(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._notify_presence)

    def _notify_presence(self) -> None:
        self._presence = None
        self._notify(TableUpdate(self.state.number, table=True))
        self.after_presence()


def _with_key(entries: Sequence[e.Entry], once: str | None) -> Sequence[e.Entry]:
    """Store a request's idempotency key in the first of its entries."""
    return entries if once is None else [msgspec.structs.replace(entries[0], once=once), *entries[1:]]


def _merged(changes: list[_Change]) -> list[_Change]:
    """Merge the changes of one transaction: only the last update has the table's and the game's new state."""
    if len(changes) == 1:
        return changes
    table, game = (any(news.table for news, _ in changes), any(news.game for news, _ in changes))
    *others, (last, _) = changes
    quiet: list[_Change] = [(replace(news, table=False, game=False), between) for news, between in others]
    return [*quiet, (replace(last, table=table, game=game), None)]
