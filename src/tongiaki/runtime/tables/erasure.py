"""A person's data in a table's entries, for data export and for erasure."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from msgspec.structs import replace

from tongiaki.common.yielding import sliced
from tongiaki.store import StoredEntry
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e

_SECRET = frozenset({"person", "host", "key", "key_hash", "once", "voters"})
"""Fields that are never exported: they identify others, or grant access to a seat."""
_ABOUT_ANOTHER = frozenset({"seat", "bot"})
"""Kinds of votes whose `seat` is not the seat of the person who asked for the vote."""


@dataclass(slots=True)
class _Tenure:
    """A period during which one player had a seat, with its entries' indexes. `own`: whether this was ever the person.

    A seat that moved to another device belongs to the same human as before. `seat`: its number in the game.
    """

    seat: int | None
    entries: list[int] = field(default_factory=list)
    own: bool = False


async def entries_of(table_id: str, rows: Sequence[StoredEntry], person: str) -> list[int]:
    """Return the indexes of the entries that the person made, as a player or as a spectator."""
    found, own = await _followed(table_id, rows, person)
    return sorted(found.union(*(one.entries for one in own)))


async def played_as(table_id: str, rows: Sequence[StoredEntry], person: str) -> set[tuple[int, str]]:
    """Return each seat and name that the person had in the game. A name alone could also be another player's."""
    return {
        (one.seat, entry.name)
        for one in (await _followed(table_id, rows, person))[1]
        for entry in (e.decode(rows[index].body) for index in one.entries)
        if one.seat is not None and isinstance(entry, (e.Sat, e.Renamed))
    }


async def _followed(table_id: str, rows: Sequence[StoredEntry], person: str) -> tuple[set[int], list[_Tenure]]:
    """Return the indexes of the entries that name the person, and the person's periods on seats."""
    state = TableState(table_id)
    found: set[int] = set()
    tenures: dict[int, _Tenure] = {}
    every: list[_Tenure] = []
    async for index, row in sliced(enumerate(rows)):
        if row.kind == e.kind(e.Archived()):  # the other entries are in the archive
            break
        entry = e.decode(row.body)
        if person in {getattr(entry, "person", None), getattr(entry, "host", None)}:
            found.add(index)
        if isinstance(entry, e.Sat):
            tenures[entry.seat] = _Tenure(entry.seat)
            every.append(tenures[entry.seat])
        seat = _seat_of(entry, state)
        if seat in tenures:
            tenures[seat].entries.append(index)
            tenures[seat].own |= getattr(entry, "person", None) == person
        if isinstance(entry, e.BotSat):
            tenures.pop(entry.seat, None)
        if isinstance(entry, e.Started):
            tenures = {new: tenures[old] for new, old in enumerate(entry.seats) if old in tenures}
            for one in every:
                one.seat = next((seat for seat, seated in tenures.items() if seated is one), None)
        apply(state, row.number, row.at, entry)
    return found, [one for one in every if one.own]


async def exported_entries(table_id: str, rows: Sequence[StoredEntry], person: str) -> list[dict[str, Any]]:
    """Return the person's entries for export, with their times but without secret fields."""
    handed = []
    async for index in sliced(await entries_of(table_id, rows, person)):
        row = rows[index]
        body: dict[str, Any] = msgspec.json.decode(row.body)
        shown = {name: value for name, value in body.items() if name not in _SECRET}
        handed.append({"table": table_id, "number": row.number, "at": row.at // 1000} | shown)
    return handed


async def anonymised_entries(table_id: str, rows: Sequence[StoredEntry], person: str) -> list[StoredEntry]:
    """Return those of the person's entries that contain a name, with the name removed."""
    changed = []
    async for index in sliced(await entries_of(table_id, rows, person)):
        row, entry = rows[index], e.decode(rows[index].body)
        if isinstance(entry, (e.Sat, e.Offered, e.Renamed, e.Said, e.Asked, e.Banned)) and entry.name != e.NAMELESS:
            changed.append(StoredEntry(row.number, row.at, row.kind, e.encode(replace(entry, name=e.NAMELESS))))
    return changed


def _seat_of(entry: e.Entry, state: TableState) -> int | None:
    """Return the seat whose player caused an entry, or None."""
    if isinstance(entry, e.Moved):
        return state.mover
    if isinstance(entry, e.Asked) and entry.question in _ABOUT_ANOTHER:
        return None
    seat = getattr(entry, "seat", None)
    return seat if isinstance(seat, int) else None
