"""SQL statements that append entries: the same few for all tables, so that several tables share one commit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import BindParameter, Delete, Dialect, Insert, Update, bindparam, delete, insert, update

from tongiaki.store.schema import entries, notices, players, tables

Row = dict[str, Any]
StatementRows = tuple[list[Row], ...]
"""For each of the STATEMENTS, the rows to execute it with."""


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry as stored; `at` in milliseconds since 1970, UTC, `body` as JSON.

    A struct, because a long table has thousands of entries: a frozen dataclass takes several times as long to create.
    """

    number: int
    at: int
    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class Player:
    """A person with a seat at a table, and whether it is that person's turn."""

    seat: int
    person: str
    to_move: bool


NotificationKind = Literal["turn", "reminder", "over", "invited", "round", "finished"]
"""Reason for a notification, in this order: the person's turn; a quarter of the time left; a game that is over. Then:
an invitation to a table; a tournament round that has begun; a tournament that is over."""


@dataclass(frozen=True, slots=True)
class ScheduledNotification:
    """A notification to a person about a table, due at `due`, in milliseconds since 1970, UTC.

    `turn` is the number of the entry that caused it. A table has one notification per person, kind and turn.
    """

    person: str
    kind: NotificationKind
    turn: int
    due: int


@dataclass(frozen=True, slots=True)
class NotificationChanges:
    """Changes to a table's notifications: those of the kinds `ended` are deleted, those in `made` are added."""

    deleted_kinds: tuple[NotificationKind, ...]
    added: tuple[ScheduledNotification, ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """Keyed hashes of the network address and of the person that created a table or a tournament."""

    address: str | None
    person: str | None


@dataclass(frozen=True, slots=True)
class Card:
    """A table as the lobby shows it: a cache of its entries; `card` is JSON.

    `waits`: an automatic action is pending, such as a bot's move. `players`: the persons who have a seat. `calls`:
    changes to the notifications, written together with the entries; None for no change. `deadline`: when the deciding
    player's time runs out, in milliseconds since 1970, UTC; None if no clock is running. `bots_alone`: the game is
    running, and bots decide for every seat. `origin` is stored with the first entry only.
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


_VOLATILE_COLUMNS = ("waits", "moves", "card", "seen", "deadline")
"""Columns that change with most entries."""
_STABLE_COLUMNS = ("status", "public", "indexed", "bots_alone")
"""Columns that rarely change and are indexed. An UPDATE that sets them writes index entries, even if no value changes.
"""
_ORIGIN_COLUMNS = ("origin_address", "origin_person")
"""Columns that are written once, when the table is created."""
# a column's own name is already the parameter for its new value
_TABLE_ID: BindParameter[str] = bindparam("of_table")


def _parameters(*names: str) -> dict[str, BindParameter[Any]]:
    return {name: bindparam(name) for name in names}


STATEMENTS: tuple[Insert | Update | Delete, ...] = (
    insert(tables).values(_parameters("id", "created", *_VOLATILE_COLUMNS, *_STABLE_COLUMNS, *_ORIGIN_COLUMNS)),
    insert(entries).values(_parameters(*entries.columns.keys())),
    update(tables).where(tables.c.id == _TABLE_ID).values(_parameters(*_VOLATILE_COLUMNS, *_STABLE_COLUMNS)),
    update(tables).where(tables.c.id == _TABLE_ID).values(_parameters(*_VOLATILE_COLUMNS)),
    delete(players).where(players.c.table_id == _TABLE_ID),
    insert(players).values(_parameters(*players.columns.keys())),
    update(players)
    .where(players.c.table_id == _TABLE_ID, players.c.seat == bindparam("of_seat"))
    .values(_parameters("to_move")),
    delete(notices).where(notices.c.table_id == _TABLE_ID, notices.c.kind == bindparam("of_kind")),
    insert(notices).values(_parameters(*notices.columns.keys())),
)
"""The order of execution. The table and its entries are inserted first. The card is then updated in full or in part.
The players are replaced, or their turn is updated. Notifications are deleted and inserted last."""
_ENTRIES_INDEX = 1
"""Index of the statement that inserts entries."""


def build_append_rows(
    table_id: str, new_entries: Sequence[StoredEntry], card: Card, previous_card: Card | None = None
) -> StatementRows:
    """Return the rows for appending these entries, which have consecutive numbers, and updating the card.

    `before` is the stored card, if known; values that have not changed are then not written.
    """
    first, of_table = new_entries[0], {"of_table": table_id}
    shown: Row = {
        "status": card.status,
        "public": card.public,
        "waits": card.waits,
        "moves": card.moves,
        "card": card.card,
        "seen": new_entries[-1].at // 1000,
        "indexed": True,
        "deadline": card.deadline,
        "bots_alone": card.bots_alone,
    }
    origin: Row = {
        "origin_address": None if card.origin is None else card.origin.address,
        "origin_person": None if card.origin is None else card.origin.person,
    }
    made = first.number == 1
    stands = previous_card is not None and _stable_values(previous_card) == _stable_values(card)
    seated = previous_card is not None and _seat_holders(previous_card) == _seat_holders(card)
    return (
        [{"id": table_id, "created": first.at // 1000} | shown | origin] if made else [],
        [
            {"table_id": table_id, "number": one.number, "at": one.at, "kind": one.kind, "body": one.body}
            for one in new_entries
        ],
        [] if made or stands else [of_table | shown],
        [of_table | {name: shown[name] for name in _VOLATILE_COLUMNS}] if stands else [],
        [] if made or seated else [of_table],
        [] if seated else [{"table_id": table_id} | asdict(one) for one in card.players],
        [
            of_table | {"of_seat": one.seat, "to_move": one.to_move}
            for one in card.players
            if previous_card is not None and seated and one not in previous_card.players
        ],
        [
            of_table | {"of_kind": kind}
            for kind in (card.notification_changes.deleted_kinds if card.notification_changes else ())
        ],
        [
            {"table_id": table_id, "attempts": 0, "done": ""} | asdict(one)
            for one in (card.notification_changes.added if card.notification_changes else ())
        ],
    )


def _stable_values(card: Card) -> tuple[str, bool, bool]:
    return card.status, card.public, card.bots_alone


def _seat_holders(card: Card) -> list[tuple[int, str]]:
    return [(one.seat, one.person) for one in card.players]


def merge_rows(many: Iterable[StatementRows]) -> StatementRows:
    """Merge the rows of several tables, or of several writes to one table."""
    return tuple([row for rows in same for row in rows] for same in zip(*many, strict=True))


def entry_rows(rows: StatementRows) -> list[Row]:
    """Return the rows that are entries."""
    return rows[_ENTRIES_INDEX]


def exclude_tables(rows: StatementRows, table_ids: frozenset[str]) -> StatementRows:
    """Return the rows without those of some tables; most often `table_ids` is empty."""
    return rows if not table_ids else tuple([row for row in some if _table_id(row) not in table_ids] for some in rows)


def _table_id(row: Row) -> str:
    return str(row.get("of_table") or row.get("table_id") or row["id"])


class CompiledStatements:
    """The STATEMENTS compiled once for a driver, as SQL text with positional parameters."""

    def __init__(self, dialect: Dialect) -> None:
        compiled = [statement.compile(dialect=dialect) for statement in STATEMENTS]
        self._texts = [(str(one), tuple(one.positiontup or ())) for one in compiled]

    def bind(self, rows: StatementRows) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """Return each statement with a list of parameter tuples, which is empty if the statement is not needed."""
        return [
            (text, [tuple([row[name] for name in places]) for row in some])
            for (text, places), some in zip(self._texts, rows, strict=True)
        ]
