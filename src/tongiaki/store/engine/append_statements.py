"""SQL statements that append entries. They are the same for all tables, so that several tables can share one commit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import BindParameter, Delete, Dialect, Insert, Update, bindparam, delete, insert, update

from tongiaki.store.schema import entries, notices, players, tables
from tongiaki.tables.ports import Card, StoredEntry

Row = dict[str, Any]
StatementRows = tuple[list[Row], ...]
"""The rows for each statement in STATEMENTS."""


_VOLATILE_COLUMNS = ("waits", "moves", "card", "seen", "deadline")
"""Columns that change with most entries."""
_STABLE_COLUMNS = ("status", "public", "indexed", "bots_alone")
"""Indexed columns that rarely change. An UPDATE that sets them writes to the indexes even if no value changes."""
_ORIGIN_COLUMNS = ("origin_address", "origin_person")
"""Columns that are written once, when the table is created."""
# the name of a column is already used for the parameter that holds its new value
_TABLE_ID: BindParameter[str] = bindparam("match_table_id")


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
    .where(players.c.table_id == _TABLE_ID, players.c.seat == bindparam("match_seat"))
    .values(_parameters("to_move")),
    delete(notices).where(notices.c.table_id == _TABLE_ID, notices.c.kind == bindparam("match_kind")),
    insert(notices).values(_parameters(*notices.columns.keys())),
)
"""All statements, in the order of execution.

The table and its entries are inserted first. Then either all columns of the card are updated or only the volatile ones.
The players are replaced, or only `to_move` is updated. Notifications are deleted and then inserted.
"""
_ENTRIES_INDEX = 1
"""Index of the statement that inserts entries."""


def build_append_rows(
    table_id: str, new_entries: Sequence[StoredEntry], card: Card, previous_card: Card | None = None
) -> StatementRows:
    """Return the rows for appending entries with consecutive numbers and for updating the card.

    `previous_card`: the stored card, if known. Values that have not changed are then not written.
    """
    first_entry, table_key = new_entries[0], {"match_table_id": table_id}
    card_values: Row = {
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
    origin_values: Row = {
        "origin_address": None if card.origin is None else card.origin.address,
        "origin_person": None if card.origin is None else card.origin.person,
    }
    is_new = first_entry.number == 1
    stable_unchanged = previous_card is not None and _stable_values(previous_card) == _stable_values(card)
    same_players = previous_card is not None and previous_card.players is card.players
    seats_unchanged = same_players or (
        previous_card is not None and _seat_holders(previous_card) == _seat_holders(card)
    )
    return (
        [{"id": table_id, "created": first_entry.at // 1000} | card_values | origin_values] if is_new else [],
        [
            {"table_id": table_id, "number": entry.number, "at": entry.at, "kind": entry.kind, "body": entry.body}
            for entry in new_entries
        ],
        [] if is_new or stable_unchanged else [table_key | card_values],
        [table_key | {name: card_values[name] for name in _VOLATILE_COLUMNS}] if stable_unchanged else [],
        [] if is_new or seats_unchanged else [table_key],
        [] if seats_unchanged else [{"table_id": table_id} | msgspec.structs.asdict(player) for player in card.players],
        [
            table_key | {"match_seat": player.seat, "to_move": player.to_move}
            for player in card.players
            if previous_card is not None
            and seats_unchanged
            and not same_players
            and player not in previous_card.players
        ],
        [
            table_key | {"match_kind": kind}
            for kind in (card.notification_changes.deleted_kinds if card.notification_changes else ())
        ],
        [
            {"table_id": table_id, "attempts": 0, "done": ""} | asdict(notification)
            for notification in (card.notification_changes.added if card.notification_changes else ())
        ],
    )


def _stable_values(card: Card) -> tuple[str, bool, bool]:
    return card.status, card.public, card.bots_alone


def _seat_holders(card: Card) -> list[tuple[int, str]]:
    return [(player.seat, player.person) for player in card.players]


def merge_rows(groups: Iterable[StatementRows]) -> StatementRows:
    """Merge the rows for several tables, or for several writes to one table."""
    return tuple([row for rows in same_statement for row in rows] for same_statement in zip(*groups, strict=True))


def entry_rows(rows: StatementRows) -> list[Row]:
    """Return the rows that are inserted into `entries`."""
    return rows[_ENTRIES_INDEX]


def exclude_tables(rows: StatementRows, table_ids: frozenset[str]) -> StatementRows:
    """Return the rows without those of the given tables."""
    return (
        rows
        if not table_ids
        else tuple([row for row in statement_rows if _table_id(row) not in table_ids] for statement_rows in rows)
    )


def _table_id(row: Row) -> str:
    return str(row.get("match_table_id") or row.get("table_id") or row["id"])


class CompiledStatements:
    """STATEMENTS compiled once for a driver, as SQL text with positional parameters."""

    def __init__(self, dialect: Dialect) -> None:
        compiled = [statement.compile(dialect=dialect) for statement in STATEMENTS]
        self._texts = [
            (str(compiled_statement), tuple(compiled_statement.positiontup or ())) for compiled_statement in compiled
        ]

    def bind(self, rows: StatementRows) -> list[tuple[str, list[tuple[Any, ...]]]]:
        """Return each statement with its list of parameter tuples. The list is empty if the statement is not needed."""
        return [
            (text, [tuple([row[name] for name in parameters]) for row in statement_rows])
            for (text, parameters), statement_rows in zip(self._texts, rows, strict=True)
        ]
