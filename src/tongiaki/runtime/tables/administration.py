"""The administrator's actions on a table, from outside the servers. A server with the table in memory reloads it.

Each function raises ConflictError if the table or the administrator's log is written to at the same time, and
UnavailableError if the database does not respond.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tongiaki.common.clock import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.loading import build_state
from tongiaki.runtime.tables.table import Table
from tongiaki.store import AdminAction, ConflictError, Ledger, StoredEntry
from tongiaki.tables.decisions import seating
from tongiaki.tables.machine.summary import table_card
from tongiaki.tables.structs import entries as e

ATTEMPTS = 5
"""Maximum number of attempts at renaming a seat if a server writes to the table at the same time."""


async def end(ledger: Ledger, table_id: str, deed: AdminAction) -> bool:
    """End a table before or during its game, without a result; return False if it was already over."""
    rows = await ledger.read(table_id)
    if (await build_state(table_id, rows)).status == "over":
        return False
    await _write(ledger, table_id, rows, [], e.Ended("admin", []), deed)
    return True


async def said(ledger: Ledger, table_id: str) -> list[tuple[StoredEntry, e.Said]] | None:
    """Return a table's chat entries, or None if the table is archived and its chat has therefore been deleted."""
    rows = await ledger.read(table_id)
    if any(row.kind == e.kind(e.Archived()) for row in rows):
        return None
    entries = [(row, e.decode(row.body)) for row in rows]
    return [(row, entry) for row, entry in entries if isinstance(entry, e.Said)]


async def remove_line(ledger: Ledger, table_id: str, number: int, deed: AdminAction) -> bool:
    """Remove the text of the chat entry with this number; return whether there was any text."""
    rows = await ledger.read(table_id)
    row = next((row for row in rows if row.number == number), None)
    entry = None if row is None else e.decode(row.body)
    if row is None or not isinstance(entry, e.Said) or not entry.text:
        return False
    wordless = StoredEntry(number, row.at, row.kind, e.encode(replace(entry, text="")))
    await _write(ledger, table_id, rows, [wordless], e.Forgotten(), deed)
    return True


async def rename(ledger: Ledger, person: str, name: str) -> None:
    """Change a person's name at every unfinished table."""
    for table_id in await ledger.list_tables_of(person, ["open", "running"]):
        for _ in range(ATTEMPTS):
            table = Table(table_id, ledger)
            await table.load()
            try:
                await table.act(lambda state: seating.rename(state, person, name))
            except ProblemError as problem:
                if problem.code != "stale":
                    raise
            else:
                break
        else:
            raise ConflictError(table_id)


async def _write(
    ledger: Ledger,
    table_id: str,
    rows: Sequence[StoredEntry],
    changed: Sequence[StoredEntry],
    sign: e.Entry,
    deed: AdminAction,
) -> None:
    """Rewrite the `changed` rows of a table, and append the entry `sign`, which announces the change."""
    last = StoredEntry(len(rows) + 1, now_ms(), e.kind(sign), e.encode(sign))
    now = {row.number: row for row in [*rows, *changed, last]}
    state = await build_state(table_id, now.values())
    await ledger.rewrite(table_id, changed, last, table_card(state), deed)
