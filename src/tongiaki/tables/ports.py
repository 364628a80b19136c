"""The interface between tables and the store: the data that they exchange, and the store's errors."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import msgspec

RelationKind = Literal["follow", "block", "none"]
"""A person's relation to another person."""


class ConflictError(Exception):
    """A row with that key already exists: another writer was first, and nothing was written."""


class UnavailableError(Exception):
    """The database did not answer. A write that was in progress may or may not have been committed."""


class StoredEntry(msgspec.Struct, frozen=True):
    """A stored entry; `at` is in milliseconds since 1970, UTC, and `body` is JSON.

    It is a struct because a long game has thousands of entries, and a frozen dataclass takes several times as long to
    create.
    """

    number: int
    at: int
    kind: str
    body: str


class Player(msgspec.Struct, frozen=True):
    """A person with a seat at a table, and whether it is that person's turn."""

    seat: int
    person: str
    to_move: bool


@dataclass(frozen=True, slots=True)
class ScheduledNotification:
    """A notification to a person about a table, to be sent at `due`, in milliseconds since 1970, UTC.

    `turn` is the number of the entry that caused it. A table has one notification per person, kind and turn.
    """

    person: str
    kind: str
    turn: int
    due: int


@dataclass(frozen=True, slots=True)
class NotificationChanges:
    """Changes to a table's notifications: the kinds to delete, and then the notifications to add."""

    deleted_kinds: tuple[str, ...]
    added: tuple[ScheduledNotification, ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """Keyed hashes of the network address and of the person from which a table or a tournament originates."""

    address: str | None
    person: str | None


class Card(msgspec.Struct, frozen=True):
    """A table as shown in the lobby, derived from its entries; `card` is JSON.

    `waits`: an automatic action is pending, such as a bot's move. `players`: the persons who have a seat.
    `notification_changes` are stored together with the entries. `deadline`: the time when the deciding player's clock
    expires, in milliseconds since 1970, UTC; None if no clock is running. `bots_alone`: the game is running, and bots
    decide for every seat. `origin` is stored with the first entry only.
    """

    status: str
    public: bool
    waits: bool
    moves: int
    card: str
    players: tuple[Player, ...] = ()
    notification_changes: NotificationChanges | None = None
    deadline: int | None = None
    bots_alone: bool = False
    origin: Origin | None = None


@dataclass(frozen=True, slots=True)
class AccountProfile:
    """Public data of an account: its name, and its rating by number of players."""

    name: str
    ratings: dict[int, int]
    program: bool = False
