"""A table as a state machine without I/O: it turns requests into entries to append, and these into updates.

A request is decided, its entries are appended, and only then does the state change: nobody sees unsaved changes.
Requests that arrive in the meantime wait and are decided on the new state. The caller carries out each effect that
`next` returns, reports the outcome, and calls `next` again. All times are in milliseconds since 1970, UTC.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.tables.machine.notification_triggers import triggered_notifications
from tongiaki.tables.machine.summary import table_card
from tongiaki.tables.ports import Card, Origin, StoredEntry
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.state.update import TableUpdate
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import GameView
from tongiaki.tables.views.table_views import game_view

if TYPE_CHECKING:  # for type checking only: a browser need not load asyncio
    from tongiaki.common.callbacks import Done

Decision: TypeAlias = Callable[[TableState], Sequence[e.Entry]]
"""Function from a table's state to the entries to append; raises ProblemError or RefusedError."""
Change: TypeAlias = tuple[TableUpdate, GameView | None]
"""The update of an entry. If more entries follow in the same transaction, also a view of the game after it."""

ATTEMPTS = 20
"""Maximum number of attempts at a request if other servers append first each time."""


class Transaction:
    """Entries that are applied to a copy of the state; the copy replaces the state once the entries are stored.

    `changes_table`: the view of the table changes, and not only the game. `changes_game`: the game changes.
    """

    __slots__ = ("_has_viewers", "at", "changes", "changes_game", "changes_table", "state")

    def __init__(self, state: TableState, *, has_viewers: bool) -> None:
        self.state = state.fork()
        self.changes: list[Change] = []
        self.changes_table = self.changes_game = False
        self.at = 0
        self._has_viewers = has_viewers

    def apply(self, at: int, entry: e.Entry, *, last: bool) -> None:
        """Apply the next entry; `last`: it is the last entry of the transaction."""
        update, self.at = apply(self.state, self.state.number + 1, at, entry), at
        self.changes_table |= update.table
        self.changes_game |= update.game
        between = update.game and not last and self._has_viewers
        self.changes.append((update, game_view(self.state, None) if between else None))

    def merged(self) -> list[Change]:
        """Return the changes. Only the last one is marked as a change of the table and of the game."""
        if len(self.changes) == 1:
            return self.changes
        *others, (last, _) = self.changes
        quiet: list[Change] = [(replace(update, table=False, game=False), between) for update, between in others]
        return [*quiet, (replace(last, table=self.changes_table, game=self.changes_game), None)]


@dataclass(slots=True)
class Append:
    """Effect: append these rows and update the card. The caller then calls `stored`, `conflicted` or `failed`."""

    rows: list[StoredEntry]
    card: Card
    before: Card | None
    transaction: Transaction


class Recovery(Enum):
    """Effect: read from the store. The caller then calls `recovered` or `failed`."""

    CATCH_UP = "catch up"
    """Another server appended first: read its entries and apply them."""
    RELOAD = "reload"
    """The state may be outdated: load the table again."""


Effect: TypeAlias = Append | Recovery


@dataclass(slots=True)
class _Request:
    decide: Decision
    once: str | None
    done: Done
    attempts: int = 0


class TableMachine:
    """The state of a table, the request in progress, and the waiting requests."""

    def __init__(self, table_id: str, origin: Origin | None = None) -> None:
        self.state = TableState(table_id)
        self.has_viewers = False
        self.may_be_stale = False
        self._origin = origin
        self._card: Card | None = None  # the last card written here; None if another server may have replaced it
        self._at = 0  # time of the last entry
        self._effect: Effect | None = None
        self._request: _Request | None = None
        self._waiting: deque[_Request | Callable[[], None]] = deque()
        self._held = False

    @property
    def busy(self) -> bool:
        """Whether a request is in progress or the table is held."""
        return self._held or self._request is not None

    def submit(self, decide: Decision, done: Done, once: str | None = None) -> None:
        """Queue a request, and pass its outcome to `done`.

        A request whose idempotency key was already used does nothing.
        """
        self._waiting.append(_Request(decide, once, done))

    def hold(self, granted: Callable[[], None]) -> None:
        """Queue a call to `granted`. From that call until `release`, no request is decided."""
        self._waiting.append(granted)

    def release(self) -> None:
        """Allow requests to be decided again after `hold`."""
        self._held = False

    def next(self, now: int) -> Effect | None:
        """Return the next effect to carry out; None if there is none, or if the last one has not been reported yet."""
        while self._effect is None and not self._held:
            if self._request is None:
                if not self._waiting:
                    break
                following = self._waiting.popleft()
                if not isinstance(following, _Request):
                    self._held = True
                    following()
                    continue
                self._request = following
            if self.may_be_stale:
                self._effect = Recovery.RELOAD
                return self._effect
            request = self._request
            try:
                self._effect = self._decided(request, now)
            except Exception as error:  # noqa: BLE001 - passed on to the request's sender
                self._end(error)
            else:
                if self._effect is not None:
                    return self._effect
                self._end(None)
        return None

    def stored(self) -> Transaction:
        """Report that the entries are stored: change the state and return the changes. Call `answer` afterwards."""
        append = self._effect
        if not isinstance(append, Append):
            raise TypeError("no append is in progress")
        self._card = append.card
        self._advance(append.transaction)
        return append.transaction

    def answer(self) -> None:
        """Report to the sender that the request is done, after the changes have been sent."""
        self._end(None)

    def conflicted(self) -> Recovery:
        """Report that another server appended first; the request is decided again after the recovery."""
        self._effect = Recovery.CATCH_UP
        return Recovery.CATCH_UP

    def recovered(self) -> None:
        """Report that the state is up to date again."""
        self._effect = None

    def failed(self, error: Exception) -> None:
        """Report that the effect failed; it may be unknown whether entries were appended."""
        self._end(error)

    def load(self, state: TableState, at: int) -> None:
        """Replace the state with one built from all stored entries, the last of which was written at the time `at`."""
        self.state, self._at, self._card = state, at, None
        self.may_be_stale = False

    def follow(self, transaction: Transaction) -> None:
        """Apply entries that another server appended."""
        self._card = None
        self._advance(transaction)

    def _advance(self, transaction: Transaction) -> None:
        """Switch to the state after a transaction."""
        self.state, self._at = transaction.state, transaction.at

    def begin(self) -> Transaction:
        """Begin a transaction on the current state."""
        return Transaction(self.state, has_viewers=self.has_viewers)

    def append_of(self, entries: Sequence[e.Entry], transaction: Transaction) -> Append:
        """Return the effect that appends the entries of a transaction."""
        state, before, at = transaction.state, self._card, transaction.at
        first = state.number - len(entries) + 1
        rows = [StoredEntry(number, at, e.kind(entry), e.encode(entry)) for number, entry in enumerate(entries, first)]
        known = None if transaction.changes_table else before
        card = table_card(state, known, triggered_notifications(self.state, state, at), self._origin)
        return Append(rows, card, before, transaction)

    def time(self, now: int) -> int:
        """Return the time of the next entry: the current time, but not before the last entry."""
        return max(now, self._at)

    def _decided(self, request: _Request, now: int) -> Append | None:
        if request.once is not None and request.once in self.state.idempotency_keys:
            return None
        if request.attempts == ATTEMPTS:
            raise ProblemError("stale", number=self.state.number)
        request.attempts += 1
        entries = request.decide(self.state)
        if not entries:
            return None
        if request.once is not None:  # the key is stored in the first entry
            entries = [msgspec.structs.replace(entries[0], once=request.once), *entries[1:]]
        transaction, at, last = self.begin(), self.time(now), len(entries) - 1
        for index, entry in enumerate(entries):
            transaction.apply(at, entry, last=index == last)
        return self.append_of(entries, transaction)

    def _end(self, error: Exception | None) -> None:
        request, self._request, self._effect = self._request, None, None
        if request is not None:
            request.done(error)
