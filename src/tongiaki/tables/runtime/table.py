"""A table's one writer: requests are answered one after another, and on disk before anyone is told."""

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

from tongiaki.common.metrics import NEWS_LAG
from tongiaki.common.moments import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.store import (
    Card,
    ConflictError,
    Known,
    Ledger,
    Origin,
    Seen,
    StoredEntry,
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
"""Looks at the table and gives the entries to append; raises ProblemError or RefusedError."""

_Change = tuple[TableUpdate, GameView | None]
"""What an entry changed, and how the game stood then, if another one was appended with it."""

PRESENCE_DELAY = 0.2
"""Seconds in which comings and goings are gathered into one piece of news."""
MOMENT = 10.0
"""Seconds for which one whose connection broke does not count as gone."""
ATTEMPTS = 20
"""How often a request is decided anew as another server was first, before it is turned down."""

_ANEW = frozenset({e.kind(e.Forgotten()), e.kind(e.Archived())})
"""Kinds of entries after which those before are not what they were."""

_log = logging.getLogger(__name__)


class Subscriber(Protocol):
    """Somebody who looks on. Neither method may wait."""

    @property
    def person(self) -> str | None:
        """Who it is, if known."""

    def notify(self, news: TableUpdate, game: GameView | None = None) -> None:
        """Hear what an entry changed, as soon as it is on disk.

        The table stands as that entry made it; if others were appended with it, as the last one made it, and what
        `game` shows is how the game stood in between, to those who watch.
        """

    def resync(self) -> None:
        """Hear that the table was read anew: what was told before may not hold."""

    def whisper(self, words: Whisper) -> None:
        """Hear what somebody says to this subscriber alone."""


class Table:
    """A table with its listeners.

    `after_change` is called after every entry, `after_presence` when somebody came or went, to wake those who act then;
    `pass_on` takes whispers to other servers, and `elsewhere` is who is connected there. `lag` is how long it took, in
    milliseconds, until everybody was told of the last change of the game.
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
        self._directory = directory
        self._origin = origin  # of a table that is made here
        self._owner: str | None = None
        self._card: Card | None = None  # as this table wrote it last; null once somebody else may have
        self._lock = asyncio.Lock()
        self._subscribers: set[Subscriber] = set()
        self._requests: set[Request] = set()  # those that are being answered
        self._changed_at = now_ms()  # when the game changed last, as far as this server knows
        self._at = 0  # when the last entry was appended
        self._parted: dict[str, float] = {}  # when persons went, in the seconds of time.monotonic
        self._presence: asyncio.TimerHandle | None = None
        self._doubtful = False
        self._whispered: deque[str] = deque(maxlen=IDEMPOTENCY_KEYS_KEPT)

    def clear_callbacks(self) -> None:
        """Call nobody any more; who was called refers to this table, which would stay until circles are looked for."""
        self.after_change: Callable[[], None] = lambda: None
        self.after_presence: Callable[[], None] = lambda: None
        self.forward_whisper: Callable[[Whisper, frozenset[str]], None] = lambda _words, _persons: None

    @property
    def present(self) -> frozenset[str]:
        """The persons who are connected, here or elsewhere."""
        return self.remote_presence.persons | self._here

    @property
    def local_presence(self) -> Seen:
        """Who is connected here, as other servers are told."""
        return Seen(self._here, self._watchers, self.state.status == "open" and not self._here.isdisjoint(self._hosts))

    @property
    def recently_present(self) -> frozenset[str]:
        """The persons who are connected, or were a moment ago: a page that is loaded anew is nobody's absence."""
        return self.present | self._lately_parted().keys()

    @property
    def known(self) -> dict[str, Known]:
        """What is known of the persons who sit here and have an account."""
        return {} if self._directory is None else self._directory.known(persons_of(self.state))

    @property
    def subscriber_count(self) -> int:
        """How many connections are told what happens."""
        return len(self._subscribers)

    @property
    def watchers(self) -> int:
        """How many connections have no seat."""
        return self._watchers + self.remote_presence.watchers

    @property
    def waits_for_players(self) -> bool:
        """Whether the game has not begun, and somebody who sits here or runs the table was here just now."""
        return self.state.status == "open" and not self.recently_present.isdisjoint(self._hosts)

    @property
    def idle(self) -> bool:
        """Whether nobody looks on from here and nothing is being written."""
        return not self._subscribers and not self._lock.locked()

    @contextlib.contextmanager
    def track_request(self, request: Request) -> Iterator[Request]:
        """Know of a request while it is being answered."""
        self._requests.add(request)
        try:
            yield request
        finally:
            self._requests.discard(request)

    def is_answering(self, person: str | None) -> bool:
        """Tell whether a request of this person is being answered."""
        return person is not None and any(request.person == person for request in self._requests)

    def server_delay(self, request: Request) -> int:
        """Tell for how many milliseconds a request, and what it answers, waited for the server."""
        now = now_ms()
        return min(self.lag + max(0, now - request.arrived), max(0, now - self._changed_at))

    async def load(self) -> bool:
        """Read the table from the store; tells whether there is such a table, and raises `archived` if it was."""
        rows = await self._read()
        if not rows:
            return False
        state = await build_state(self.state.id, rows)
        self.state, self._card, self._at = state, None, rows[-1].at
        self._doubtful = False
        await self._look(state)
        return True

    async def owner(self) -> str:
        """Return the owner of this table's bot requests; raises UnavailableError.

        The owner is the address that made the table. If it is not known, it is the person or the tournament.
        """
        if self._owner is None:
            origin = self._origin or await self._ledger.origin(self.state.id)
            address, person = (None, None) if origin is None else (origin.address, origin.person)
            occasion = None if self.state.occasion is None else self.state.occasion.id
            self._owner = address or person or self.state.creator or occasion or self.state.id
        return self._owner

    async def act(self, decide: Decision, once: str | None = None) -> None:
        """Do what a request asks: decide, append, and tell, before the next request is looked at.

        What is being written is told as well, even if the caller is cancelled meanwhile, who hears of that at what is
        awaited next. Where another server wrote first, what it wrote is taken in, and `decide` is asked anew; it is
        called once or more, then. Raises what `decide` raises, `stale` if others were first again and again, and
        `try_again` if the database did not answer. What was done with the mark `once` is not done again.
        """
        async with self._lock:
            self.used = time.monotonic()
            if self._doubtful:
                await self._reload()
            for _ in range(ATTEMPTS):
                if once in self.state.idempotency_keys:
                    return
                entries = decide(self.state)
                if not entries:
                    return
                if await self._append(_marked(entries, once)):
                    break
                await self._catch_up()
            else:
                raise ProblemError("stale", number=self.state.number)
        self.after_change()

    async def forget(self, person: str) -> None:
        """Make the person's entries nameless, for good.

        Raises `stale` if another server wrote meanwhile, `archived` if the entries are gone, and `try_again` (or, while
        reading, UnavailableError) if the database did not answer.
        """
        async with self._lock:
            if self._doubtful:
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
                self._doubtful = True  # it may have been written all the same
                raise ProblemError("try_again") from error
            await self._reload()

    async def catch_up_to(self, number: int) -> None:
        """Take in what other servers have appended, up to this number at least; raises `try_again` or `archived`."""
        if number <= self.state.number:
            return
        async with self._lock:
            if number > self.state.number:
                await self._catch_up()
        self.after_change()

    def set_remote_presence(self, seen: Seen) -> None:
        """Hear who is connected to other servers."""
        gone = self.remote_presence.persons - seen.persons
        self._parted = self._lately_parted() | dict.fromkeys(gone, time.monotonic())
        self.remote_presence = seen
        self._presence_changed()

    async def reload(self) -> None:
        """Read the table anew, as somebody else has written to it; raises `try_again`."""
        async with self._lock:
            await self._reload()
        self.after_change()

    async def drain(self) -> None:
        """Wait until everything that was begun is written."""
        async with self._lock:
            pass

    def subscribe(self, subscriber: Subscriber) -> None:
        """Tell this subscriber from now on."""
        self._subscribers.add(subscriber)
        self._presence_changed()

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """Tell this subscriber no more."""
        if subscriber in self._subscribers:
            self._subscribers.discard(subscriber)
            if subscriber.person is not None:
                self._parted = self._lately_parted() | {subscriber.person: time.monotonic()}
            self._presence_changed()

    async def refresh_profiles(self) -> None:
        """Show everybody anew who sits here: an account or a rating has changed."""
        await self._look(self.state)
        self._tell_presence()

    def whisper(self, words: Whisper, persons: frozenset[str], once: str | None = None) -> None:
        """Tell these persons alone, on all their connections; nothing of it is kept but, for a while, its mark."""
        if once in self._whispered:
            return
        if once is not None:
            self._whispered.append(once)
        self.deliver_whisper(words, persons)
        self.forward_whisper(words, persons)

    def deliver_whisper(self, words: Whisper, persons: frozenset[str]) -> None:
        """Tell them on the connections that they have here."""
        for subscriber in list(self._subscribers):
            if subscriber.person in persons:
                subscriber.whisper(words)

    async def _append(self, entries: Sequence[e.Entry]) -> bool:
        """Append entries, and tell of them; False if another server was first."""
        at, ahead = max(now_ms(), self._at), self.state.fork()
        rows: list[StoredEntry] = []
        changes: list[_Change] = []
        async for number, entry in sliced(enumerate(entries, start=ahead.number + 1)):
            changes.append(self._change(ahead, number, at, entry, last=len(changes) + 1 == len(entries)))
            rows.append(StoredEntry(number, at, e.kind(entry), e.encode(entry)))
        await self._look(ahead)
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
            self._doubtful = True  # it may have been written all the same
            raise ProblemError("try_again") from error
        self._card = summary
        self._advance(ahead, changes, at)  # without a wait: nobody who is cancelled meanwhile keeps it from being told
        return True

    async def _catch_up(self) -> None:
        """Take in what other servers have appended, as if it had been appended together."""
        try:
            rows = await self._ledger.read(self.state.id, self.state.number)
        except UnavailableError as error:
            self._doubtful = True
            raise ProblemError("try_again") from error
        if not rows or any(row.kind in _ANEW for row in rows):  # none: the table is gone
            await self._reload()
            return
        ahead, changes = self.state.fork(), list[_Change]()
        async for row in sliced(rows):
            last = row is rows[-1]
            changes.append(self._change(ahead, row.number, row.at, e.decode(row.body), last=last))
        self._card = None
        await self._look(ahead)
        self._advance(ahead, changes, rows[-1].at)
        NEWS_LAG.observe(max(0, now_ms() - rows[-1].at) / 1000)

    def _change(self, ahead: TableState, number: int, at: int, entry: e.Entry, *, last: bool) -> _Change:
        """Apply an entry; `last` says whether no other one comes with it."""
        news = apply(ahead, number, at, entry)
        between = news.game and not last and bool(self._subscribers)
        return news, game_view(ahead, None) if between else None

    def _advance(self, ahead: TableState, changes: list[_Change], at: int) -> None:
        """Have the table stand as the changes have made it, and tell of them."""
        self.state, self._at = ahead, at
        for news, game in _told(changes):
            self._tell(news, game)
        if any(news.game for news, _ in changes):
            self.lag, self._changed_at = max(0, now_ms() - at), at

    async def _read(self) -> list[StoredEntry]:
        rows = await self._ledger.read(self.state.id)
        if rows and rows[0].kind == e.kind(e.Archived()):
            raise ProblemError("archived")
        return rows

    async def _look(self, state: TableState) -> None:
        """See to it that the accounts of those who sit here are at hand; without them they are shown as guests are."""
        if self._directory is not None:
            with contextlib.suppress(UnavailableError):
                await self._directory.look(persons_of(state))

    async def _reload(self) -> None:
        try:
            found = await self.load()
        except UnavailableError as error:
            self._doubtful = True
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

    def _lately_parted(self) -> dict[str, float]:
        moment = time.monotonic() - MOMENT
        return {person: at for person, at in self._parted.items() if at > moment}

    def _tell(self, news: TableUpdate, game: GameView | None = None) -> None:
        for subscriber in list(self._subscribers):
            subscriber.notify(news, game)

    def _presence_changed(self) -> None:
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_DELAY, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._tell(TableUpdate(self.state.number, table=True))
        self.after_presence()


def _marked(entries: Sequence[e.Entry], once: str | None) -> Sequence[e.Entry]:
    """Put the mark of a request on the first of the entries that it appends."""
    return entries if once is None else [msgspec.structs.replace(entries[0], once=once), *entries[1:]]


def _told(changes: list[_Change]) -> list[_Change]:
    """Give what is told of entries that were appended together: the last one tells how the table stands."""
    if len(changes) == 1:
        return changes
    table, game = (any(news.table for news, _ in changes), any(news.game for news, _ in changes))
    *others, (last, _) = changes
    quiet: list[_Change] = [(replace(news, table=False, game=False), between) for news, between in others]
    return [*quiet, (replace(last, table=table, game=game), None)]
