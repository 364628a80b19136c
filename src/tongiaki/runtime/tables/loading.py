"""Building of a table's state from its stored entries."""

from __future__ import annotations

from collections.abc import Iterable

from tongiaki.common.yielding import sliced
from tongiaki.tables.ports import StoredEntry
from tongiaki.tables.state.applying import apply
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e


async def build_state(table_id: str, rows: Iterable[StoredEntry]) -> TableState:
    """Build a table's state from its entries, yielding to other tasks between slices."""
    state = TableState(table_id)
    async for row in sliced(rows):
        apply(state, row.number, row.at, e.decode(row.body))
    return state
