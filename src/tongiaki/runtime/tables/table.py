"""A table with its subscribers: carries out the effects of its state machine with the database and asyncio."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from typing import Any, Protocol

from tongiaki.common import background_tasks
from tongiaki.common.callbacks import Done, completed
from tongiaki.common.clock import now_ms
from tongiaki.common.metrics import NEWS_LAG
from tongiaki.common.problems import ProblemError
from tongiaki.common.yielding import sliced
from tongiaki.runtime.cluster.node import NO_PRESENCE
from tongiaki.runtime.tables import erasure
from tongiaki.runtime.tables.account_cache import AccountCache
from tongiaki.runtime.tables.loading import build_state
from tongiaki.store import AccountProfile, ConflictError, Ledger, Origin, StoredEntry, TablePresence, UnavailableError
from tongiaki.tables.decisions.request import Request
from tongiaki.tables.machine.summary import persons_of, table_card
from tongiaki.tables.machine.table_machine import Append, Decision, Effect, Recovery, TableMachine, Transaction
from tongiaki.tables.state.state import IDEMPOTENCY_KEYS_KEPT, TableState
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import GameView, Whisper

PRESENCE_DELAY = 0.2
"""Seconds for which presence changes are collected into one update."""
MOMENT = 10.0
"""Seconds for which a person still counts as recently present after disconnecting."""
_REWRITING = frozenset({e.kind(e.Forgotten()), e.kind(e.Archived())})
"""Kinds of entries that announce that earlier entries were rewritten."""

_log = logging.getLogger(__name__)


class Subscriber(Protocol):
    """A viewer's connection to the table. None of its methods may block."""

    @property
    def person(self) -> str | None:
        """The person, or None for a viewer without a cookie."""

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        """Handle the update for an entry that is on disk.

        The table's state is the one after this entry, or after the last entry of the same transaction. In that case
        `game` is the spectators' view of the game right after this entry.
        """

    def resync(self) -> None:
        """Send a new snapshot: the table was reloaded, and earlier updates may be outdated."""

    def whisper(self, words: Whisper) -> None:
        """Deliver a whisper to this subscriber."""


class Table:
    """A table with its subscribers.

    Requests are carried out one at a time. Entries are on disk before anyone is notified.

    `after_change` is called after every change, with True if more than the game has changed. `after_presence` is called
    after every change of presence. Both wake the table's agents. `forward_whisper` sends whispers to other servers.
    `remote_presence`: the persons connected there. `lag`: the time in milliseconds from the last change of the game
    until all subscribers were notified.
    """

    def __init__(
        self, table_id: str, ledger: Ledger, directory: AccountCache | None = None, origin: Origin | None = None
    ) -> None:
        self.id = table_id
        self.used = time.monotonic()
        self.rematching = asyncio.Lock()
        self.lag = 0
        self.clear_callbacks()
        self.remote_presence = NO_PRESENCE
        self._ledger = ledger
        self._accounts = directory
        self._origin = origin  # set only for a table that this server created
        self._owner: str | None = None
        self._machine = TableMachine(table_id, origin)
        self._recovery: asyncio.Task[None] | None = None  # without a reference, asyncio may discard a running task
        self._subscribers: set[Subscriber] = set()
        self._here: frozenset[str] = frozenset()  # the persons who have a subscription
        self._requests: set[Request] = set()  # requests in progress
        self._changed_at = now_ms()  # time of the game's last known change
        self._disconnected: dict[str, float] = {}  # when each person disconnected, by time.monotonic
        self._presence: asyncio.TimerHandle | None = None
        self._whisper_keys: deque[str] = deque(maxlen=IDEMPOTENCY_KEYS_KEPT)

    def clear_callbacks(self) -> None:
        """Drop the callbacks.

        They refer to this table and would keep it in memory until the next garbage collection.
        """
        self.after_change: Callable[[bool], None] = lambda _table_changed: None
        self.after_presence: Callable[[], None] = lambda: None
        self.forward_whisper: Callable[[Whisper, frozenset[str]], None] = lambda _words, _persons: None

    @property
    def state(self) -> TableState:
        """The table's state after the last stored entry."""
        return self._machine.state

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
        """The persons who are connected or were in the last MOMENT seconds, for example before reloading the page."""
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
        return not self._subscribers and not self._machine.busy

    def track(self, request: Request) -> None:
        """Note that a request is now in progress."""
        self._requests.add(request)

    def untrack(self, request: Request) -> None:
        """Note that a request is no longer in progress."""
        self._requests.discard(request)

    def is_answering(self, person: str | None) -> bool:
        """Return whether a request of this person is in progress."""
        return person is not None and any(request.person == person for request in self._requests)

    def server_delay(self, request: Request) -> int:
        """Return the milliseconds by which the server delayed a request and the update that the request responds to.

        It is the sum of both delays, but at most the time since the last change of the game.
        """
        now = now_ms()
        return min(self.lag + max(0, now - request.arrived), max(0, now - self._changed_at))

    async def load(self) -> bool:
        """Load the table from the store; return whether it exists. Raises `archived` if it was archived."""
        rows = await self._read()
        if not rows:
            return False
        state = await build_state(self.id, rows)
        self._machine.load(state, rows[-1].at)
        await self._load_accounts(persons_of(state))
        return True

    async def owner(self) -> str:
        """Return the owner of this table's bot requests; raises UnavailableError.

        The owner is the network address from which the table was created. If it is not known, the person or the
        tournament is the owner.
        """
        if self._owner is None:
            origin = self._origin or await self._ledger.find_origin(self.id)
            address, person = (None, None) if origin is None else (origin.address, origin.person)
            occasion = None if self.state.occasion is None else self.state.occasion.id
            self._owner = address or person or self.state.creator or occasion or self.id
        return self._owner

    def submit(self, decide: Decision, done: Done, once: str | None = None) -> None:
        """Queue a request: decide, append and notify, then pass its outcome to `done`.

        If another server appended first, its entries are applied and `decide` is called again. A request whose
        idempotency key `once` was already used does nothing. The error is what `decide` raised, or a ProblemError:
        `stale` after too many conflicts, `try_again` if the database did not respond.
        """
        self.used = time.monotonic()
        self._machine.submit(decide, done, once)
        self._continue()

    async def act(self, decide: Decision, once: str | None = None) -> None:
        """Carry out a request and wait for its outcome; raises its error. See `submit`.

        The request is carried out even if the caller is cancelled.
        """
        await completed(lambda done: self.submit(decide, done, once))

    async def create(self, entries: Sequence[e.Entry]) -> None:
        """Append the first entries of the table, unless it exists already; raises `try_again`.

        Other tasks run in between, because a game that is continued can begin with thousands of entries.
        """
        async with self._exclusive():
            transaction, at = self._machine.begin(), self._machine.time(now_ms())
            async for index, entry in sliced(enumerate(entries, 1)):
                transaction.apply(at, entry, last=index == len(entries))
            append = self._machine.append_of(entries, transaction)
            await self._load_accounts(persons_of(transaction.state))
            try:
                await self._ledger.append(self.id, append.rows, append.card)
            except ConflictError:
                await self._reload()
            except UnavailableError as error:
                raise ProblemError("try_again") from error
            else:
                self._machine.follow(transaction)
        self.after_change(True)

    async def forget(self, person: str) -> None:
        """Remove the person's names from the table's entries permanently.

        Raises `stale` if another server wrote in the meantime, `archived` if the table was archived, and `try_again`
        (or UnavailableError while reading) if the database did not respond.
        """
        async with self._exclusive():
            if self._machine.may_be_stale:
                await self._reload()
            rows = await self._read()
            changed = await erasure.anonymised_entries(self.id, rows, person)
            if not changed:
                return
            now = {row.number: row for row in rows} | {row.number: row for row in changed}
            sign = StoredEntry(len(rows) + 1, now_ms(), e.kind(e.Forgotten()), e.encode(e.Forgotten()))
            state = await build_state(self.id, [*now.values(), sign])
            try:
                await self._ledger.rewrite(state.id, changed, sign, table_card(state))
            except ConflictError as error:
                raise ProblemError("stale", number=self.state.number) from error
            except UnavailableError as error:
                self._machine.may_be_stale = True  # the write may have succeeded despite the error
                raise ProblemError("try_again") from error
            await self._reload()

    async def catch_up_to(self, number: int) -> None:
        """Apply other servers' entries, at least up to this number; raises `try_again` or `archived`."""
        if number <= self.state.number:
            return
        async with self._exclusive():
            if number > self.state.number:
                await self._catch_up()
        self.after_change(True)

    def set_remote_presence(self, seen: TablePresence) -> None:
        """Update the persons connected to this table through other servers."""
        gone = self.remote_presence.persons - seen.persons
        self._disconnected = self._recently_disconnected() | dict.fromkeys(gone, time.monotonic())
        self.remote_presence = seen
        self._presence_changed()

    async def reload(self) -> None:
        """Load the table again after its entries were rewritten elsewhere; raises `try_again`."""
        async with self._exclusive():
            await self._reload()
        self.after_change(True)

    async def drain(self) -> None:
        """Wait until the write in progress has finished."""
        async with self._exclusive():
            pass

    def subscribe(self, subscriber: Subscriber) -> None:
        """Add a subscriber."""
        self._subscribers.add(subscriber)
        self._count_persons()
        self._machine.has_viewers = True
        self._presence_changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Remove a subscriber."""
        if subscriber in self._subscribers:
            self._subscribers.discard(subscriber)
            self._count_persons()
            self._machine.has_viewers = bool(self._subscribers)
            if subscriber.person is not None:
                self._disconnected = self._recently_disconnected() | {subscriber.person: time.monotonic()}
            self._presence_changed()

    async def refresh_profiles(self) -> None:
        """Load the seated persons' accounts and ratings again, and notify subscribers."""
        await self._load_accounts(persons_of(self.state))
        self._notify_presence()

    def whisper(self, words: Whisper, persons: frozenset[str], once: str | None = None) -> None:
        """Whisper to these persons on all their connections. Only the idempotency key is kept, for a limited time."""
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

    def _continue(self) -> None:
        """Carry out the next effect of the state machine."""
        effect = self._machine.next(now_ms())
        if effect is not None:
            self._carry_out(effect)

    def _carry_out(self, effect: Effect) -> None:
        if isinstance(effect, Recovery):
            self._start(self._recover(effect))
            return
        persons = [player.person for player in effect.card.players]
        if self._accounts is not None and self._accounts.missing(persons):
            self._start(self._append_with_accounts(effect, persons))
        else:
            self._append(effect)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        """Start work that is rarely needed, and fail the request if the work fails."""
        self._recovery = background_tasks.start(self._guarded(work), f"table {self.id}: request", table=self.id)

    async def _guarded(self, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except Exception as error:  # noqa: BLE001 - passed on to the request's sender
            self._machine.failed(error)
        except BaseException as error:
            self._machine.failed(ProblemError("try_again"))
            raise error
        self._continue()

    async def _append_with_accounts(self, append: Append, persons: Sequence[str]) -> None:
        await self._load_accounts(persons)
        self._append(append)

    def _append(self, append: Append) -> None:
        self._ledger.begin_append(self.id, append.rows, append.card, append.before, self._appended)

    def _appended(self, error: Exception | None) -> None:
        if isinstance(error, ConflictError):
            _log.info("table %s: another server appended an entry first", self.id)
            self._carry_out(self._machine.conflicted())
            return
        if error is not None:
            self._machine.may_be_stale = True  # the write may have succeeded despite the error
            self._machine.failed(ProblemError("try_again"))
            self._continue()
            return
        try:
            transaction = self._machine.stored()
            self._notify_changes(transaction)
            self.after_change(transaction.changes_table)
        finally:
            try:
                self._machine.answer()
            finally:
                self._continue()

    async def _recover(self, recovery: Recovery) -> None:
        if recovery is Recovery.RELOAD:
            await self._reload()
        else:
            await self._catch_up()
        self.after_change(True)
        self._machine.recovered()

    @contextlib.asynccontextmanager
    async def _exclusive(self) -> AsyncIterator[None]:
        """Hold back all requests until the block ends."""
        held: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._machine.hold(lambda: self._machine.release() if held.cancelled() else held.set_result(None))
        self._continue()
        try:
            await held
            yield
        finally:
            if not held.cancelled():
                self._machine.release()
                self._continue()

    async def _catch_up(self) -> None:
        """Apply the entries that other servers appended, in a single change; raises `try_again` or `archived`."""
        try:
            rows = await self._ledger.read(self.id, self.state.number)
            exists = bool(rows) or self.id in await self._ledger.last_numbers([self.id])
        except UnavailableError as error:
            self._machine.may_be_stale = True
            raise ProblemError("try_again") from error
        if not exists or any(row.kind in _REWRITING for row in rows):
            await self._reload()
            return
        if not rows:
            return
        transaction = self._machine.begin()
        async for row in sliced(rows):
            transaction.apply(row.at, e.decode(row.body), last=row is rows[-1])
        await self._load_accounts(persons_of(transaction.state))
        self._machine.follow(transaction)
        self._notify_changes(transaction)
        NEWS_LAG.observe(max(0, now_ms() - rows[-1].at) / 1000)

    def _notify_changes(self, transaction: Transaction) -> None:
        for update, game in transaction.merged():
            self._notify(update, game)
        if transaction.changes_game:
            self.lag, self._changed_at = max(0, now_ms() - transaction.at), transaction.at

    async def _read(self) -> list[StoredEntry]:
        rows = await self._ledger.read(self.id)
        if rows and rows[0].kind == e.kind(e.Archived()):
            raise ProblemError("archived")
        return rows

    async def _load_accounts(self, persons: Sequence[str]) -> None:
        """Load the seated persons' accounts into the cache.

        A person whose account is not loaded is shown as a guest.
        """
        if self._accounts is not None:
            with contextlib.suppress(UnavailableError):
                await self._accounts.look(persons)

    async def _reload(self) -> None:
        try:
            found = await self.load()
        except UnavailableError as error:
            self._machine.may_be_stale = True
            raise ProblemError("try_again") from error
        if not found:
            raise ProblemError("no_table")
        for subscriber in list(self._subscribers):
            subscriber.resync()

    def _count_persons(self) -> None:
        self._here = frozenset(one.person for one in self._subscribers if one.person is not None)

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
