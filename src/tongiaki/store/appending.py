"""What is written where tables go on: the same few statements for all of them, so that they are committed together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import BindParameter, Delete, Dialect, Insert, Update, bindparam, delete, insert, update

from tongiaki.store.notices_schema import notices
from tongiaki.store.persons_schema import players
from tongiaki.store.schema import entries, tables

Row = dict[str, Any]
Rows = tuple[list[Row], ...]
"""For each of the STATEMENTS the rows that it is done with."""


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """One entry as stored; `at` in milliseconds since 1970, UTC, `body` as JSON."""

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
class Card:
    """What the lobby shows of a table: a cache of its entries; `card` is JSON.

    `waits`: something is to happen there without anybody's doing. `players`: the persons who have a seat; null if that
    has not changed since the card before. `calls`: who is to be told, kept with the entries; null if nobody else is.
    `board`: the tiles of a game that nobody is to be advised on elsewhere, each as a word; it is found by the last one.
    `deadline`: when the time is over of whoever decides, in milliseconds since 1970, UTC; null where nobody's runs.
    """

    status: str
    public: bool
    waits: bool
    moves: int
    card: str
    players: tuple[Player, ...] | None = ()
    calls: Calls | None = None
    board: tuple[str, ...] = ()
    deadline: int | None = None


_SHOWN = ("status", "public", "waits", "moves", "card", "seen", "board", "board_tile", "deadline")
_THIS_TABLE: BindParameter[str] = bindparam("of_table")  # a column's own name would mean its new value
_renewed = update(tables).where(tables.c.id == _THIS_TABLE).values({name: bindparam(name) for name in _SHOWN})

STATEMENTS: tuple[Insert | Update | Delete, ...] = (
    insert(tables).values({name: bindparam(name) for name in ("id", "created", "indexed", *_SHOWN)}),
    insert(entries).values({column.name: bindparam(column.name) for column in entries.columns}),
    _renewed,
    _renewed.values(indexed=True),
    delete(players).where(players.c.table_id == _THIS_TABLE),
    insert(players).values({column.name: bindparam(column.name) for column in players.columns}),
    delete(notices).where(notices.c.table_id == _THIS_TABLE, notices.c.kind == bindparam("of_kind")),
    insert(notices).values({column.name: bindparam(column.name) for column in notices.columns}),
)
"""In the order in which they are done: a table, its entries, its card without and with its players, those, and who is
to be told."""


def rows_of(table_id: str, stored: Sequence[StoredEntry], card: Card) -> Rows:
    """Give what is written as a table gets these entries, which follow one another in number, and this card."""
    first = stored[0]
    shown: Row = {
        "status": card.status,
        "public": card.public,
        "waits": card.waits,
        "moves": card.moves,
        "card": card.card,
        "seen": stored[-1].at // 1000,
        "board": " ".join(card.board) or None,
        "board_tile": card.board[-1] if card.board else None,
        "deadline": card.deadline,
    }
    made, of_table, seated = first.number == 1, {"of_table": table_id}, card.players is not None
    return (
        [{"id": table_id, "created": first.at // 1000, "indexed": seated} | shown] if made else [],
        [
            {"table_id": table_id, "number": one.number, "at": one.at, "kind": one.kind, "body": one.body}
            for one in stored
        ],
        [] if made or seated else [of_table | shown],
        [of_table | shown | {"indexed": True}] if seated and not made else [],
        [of_table] if seated and not made else [],
        [
            {"table_id": table_id, "seat": one.seat, "person": one.person, "to_move": one.to_move}
            for one in card.players or ()
        ],
        [of_table | {"of_kind": kind} for kind in (card.calls.ended if card.calls else ())],
        [
            {
                "table_id": table_id,
                "person": one.person,
                "kind": one.kind,
                "turn": one.turn,
                "due": one.due,
                "attempts": 0,
                "done": "",
            }
            for one in (card.calls.made if card.calls else ())
        ],
    )


def together(many: Iterable[Rows]) -> Rows:
    """Join what is written for several tables, or several times for one."""
    return tuple([row for rows in same for row in rows] for same in zip(*many, strict=True))


class Prepared:
    """The STATEMENTS as a driver takes them: texts with numbered places, written once."""

    def __init__(self, dialect: Dialect) -> None:
        compiled = [statement.compile(dialect=dialect) for statement in STATEMENTS]
        self._texts = [(str(one), tuple(one.positiontup or ())) for one in compiled]

    def filled(self, rows: Rows) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """Give those statements that have something to do, each with the values for its places."""
        return [
            (text, [tuple([row[name] for name in places]) for row in some])
            for (text, places), some in zip(self._texts, rows, strict=True)
            if some
        ]
