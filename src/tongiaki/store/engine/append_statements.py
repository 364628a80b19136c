"""What is written where tables go on: the same few statements for all of them, so that they are committed together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

import msgspec
from sqlalchemy import BindParameter, Delete, Dialect, Insert, Update, bindparam, delete, insert, update

from tongiaki.store.schema import entries, notices, players, tables

Row = dict[str, Any]
Rows = tuple[list[Row], ...]
"""For each of the STATEMENTS the rows that it is done with."""


class StoredEntry(msgspec.Struct, frozen=True):
    """One entry as stored; `at` in milliseconds since 1970, UTC, `body` as JSON.

    A struct, as a long table has thousands: a frozen dataclass takes several times as long to make.
    """

    number: int
    at: int
    kind: str
    body: str


@dataclass(frozen=True, slots=True)
class Player:
    """A person at a table, and whether it is that person's turn."""

    seat: int
    person: str
    to_move: bool


NoticeKind = Literal["turn", "reminder", "over", "invited", "round", "finished"]
"""What a person is told of a table: their turn; a quarter of the time is left; the game is over; they are invited."""


@dataclass(frozen=True, slots=True)
class Call:
    """A person who is to be told something of a table, from `due` on, in milliseconds since 1970, UTC.

    `turn` is the number of the entry that is the reason: of one person, kind and turn there is one call.
    """

    person: str
    kind: NoticeKind
    turn: int
    due: int


@dataclass(frozen=True, slots=True)
class Calls:
    """What entries change in whom a table calls: nobody any more of the kinds that `ended`, and those `made`."""

    ended: tuple[NoticeKind, ...]
    made: tuple[Call, ...]


@dataclass(frozen=True, slots=True)
class Origin:
    """Keyed hashes of the network address and of the person that made a table or a tournament."""

    address: str | None
    person: str | None


@dataclass(frozen=True, slots=True)
class Card:
    """What the lobby shows of a table: a cache of its entries; `card` is JSON.

    `waits`: something is to happen there without anybody's doing. `players`: the persons who have a seat. `calls`: who
    is to be told, kept with the entries; null if nobody else is.
    `deadline`: when the time is over of whoever decides, in milliseconds since 1970, UTC; null where nobody's runs.
    `bots_alone`: the game runs, and a bot decides for every seat. `origin` is stored with the first entry only.
    """

    status: str
    public: bool
    waits: bool
    moves: int
    card: str
    players: tuple[Player, ...] = ()
    calls: Calls | None = None
    deadline: int | None = None
    bots_alone: bool = False
    origin: Origin | None = None


_WENT_ON = ("waits", "moves", "card", "seen", "deadline")
"""What changes with most entries."""
_STANDS = ("status", "public", "indexed", "bots_alone")
"""What changes seldom, and by which tables are found: a statement that only names it has indexes written anew."""
_ORIGIN = ("origin_address", "origin_person")
"""Columns that are written once, as the table is made."""
_THIS_TABLE: BindParameter[str] = bindparam("of_table")  # a column's own name would mean its new value


def _values(*names: str) -> dict[str, BindParameter[Any]]:
    return {name: bindparam(name) for name in names}


STATEMENTS: tuple[Insert | Update | Delete, ...] = (
    insert(tables).values(_values("id", "created", *_WENT_ON, *_STANDS, *_ORIGIN)),
    insert(entries).values(_values(*entries.columns.keys())),
    update(tables).where(tables.c.id == _THIS_TABLE).values(_values(*_WENT_ON, *_STANDS)),
    update(tables).where(tables.c.id == _THIS_TABLE).values(_values(*_WENT_ON)),
    delete(players).where(players.c.table_id == _THIS_TABLE),
    insert(players).values(_values(*players.columns.keys())),
    update(players)
    .where(players.c.table_id == _THIS_TABLE, players.c.seat == bindparam("of_seat"))
    .values(_values("to_move")),
    delete(notices).where(notices.c.table_id == _THIS_TABLE, notices.c.kind == bindparam("of_kind")),
    insert(notices).values(_values(*notices.columns.keys())),
)
"""In the order in which they are done: a table, its entries, its card whole or as it went on, its players anew, or
whose turn it is, and who is to be told."""
_ENTRIES = 1
"""Where the entries are among them."""


def rows_of(table_id: str, stored: Sequence[StoredEntry], card: Card, before: Card | None = None) -> Rows:
    """Give what is written as a table gets these entries, which follow one another in number, and this card.

    `before` is the card that is there, if that is known: what it says already is left alone.
    """
    first, of_table = stored[0], {"of_table": table_id}
    shown: Row = {
        "status": card.status,
        "public": card.public,
        "waits": card.waits,
        "moves": card.moves,
        "card": card.card,
        "seen": stored[-1].at // 1000,
        "indexed": True,
        "deadline": card.deadline,
        "bots_alone": card.bots_alone,
    }
    origin: Row = {
        "origin_address": None if card.origin is None else card.origin.address,
        "origin_person": None if card.origin is None else card.origin.person,
    }
    made = first.number == 1
    stands = before is not None and _standing(before) == _standing(card)
    seated = before is not None and _seated(before) == _seated(card)
    return (
        [{"id": table_id, "created": first.at // 1000} | shown | origin] if made else [],
        [
            {"table_id": table_id, "number": one.number, "at": one.at, "kind": one.kind, "body": one.body}
            for one in stored
        ],
        [] if made or stands else [of_table | shown],
        [of_table | {name: shown[name] for name in _WENT_ON}] if stands else [],
        [] if made or seated else [of_table],
        [] if seated else [{"table_id": table_id} | asdict(one) for one in card.players],
        [
            of_table | {"of_seat": one.seat, "to_move": one.to_move}
            for one in card.players
            if before is not None and seated and one not in before.players
        ],
        [of_table | {"of_kind": kind} for kind in (card.calls.ended if card.calls else ())],
        [
            {"table_id": table_id, "attempts": 0, "done": ""} | asdict(one)
            for one in (card.calls.made if card.calls else ())
        ],
    )


def _standing(card: Card) -> tuple[str, bool, bool]:
    return card.status, card.public, card.bots_alone


def _seated(card: Card) -> list[tuple[int, str]]:
    return [(one.seat, one.person) for one in card.players]


def joined(many: Iterable[Rows]) -> Rows:
    """Join what is written for several tables, or several times for one."""
    return tuple([row for rows in same for row in rows] for same in zip(*many, strict=True))


def entries_of(rows: Rows) -> list[Row]:
    """Give those rows that are entries."""
    return rows[_ENTRIES]


def without(rows: Rows, table_ids: frozenset[str]) -> Rows:
    """Leave out what is written for some tables; most often that is nothing."""
    return rows if not table_ids else tuple([row for row in some if _table_of(row) not in table_ids] for some in rows)


def _table_of(row: Row) -> str:
    return str(row.get("of_table") or row.get("table_id") or row["id"])


class Prepared:
    """The STATEMENTS as a driver takes them: texts with numbered places, written once."""

    def __init__(self, dialect: Dialect) -> None:
        compiled = [statement.compile(dialect=dialect) for statement in STATEMENTS]
        self._texts = [(str(one), tuple(one.positiontup or ())) for one in compiled]

    def filled(self, rows: Rows) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """Give each statement with the values for its places: none where it has nothing to do."""
        return [
            (text, [tuple([row[name] for name in places]) for row in some])
            for (text, places), some in zip(self._texts, rows, strict=True)
        ]
