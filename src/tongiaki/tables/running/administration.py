"""What the admin does at a table from outside: a server that has it in use finds out, and reads it anew.

Each function raises ConflictError if somebody writes to the table, or the admin does something else, at the same
moment, and UnavailableError if the database does not answer.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tongiaki.common.moments import now_ms
from tongiaki.common.problems import ProblemError
from tongiaki.store import ConflictError, Deed, Ledger, Line
from tongiaki.tables.asking import seating
from tongiaki.tables.running.table import Table, card, played, players_of
from tongiaki.tables.structs import entries as e

ATTEMPTS = 5
"""How often a seat is renamed anew when a server writes to its table at the same moment."""


async def end(ledger: Ledger, table_id: str, deed: Deed) -> bool:
    """End a table without a result, game or no game; tells whether it was not over yet."""
    lines = await ledger.read(table_id)
    if (await played(table_id, lines)).status == "over":
        return False
    await _write(ledger, table_id, lines, [], e.Ended("admin", []), deed)
    return True


async def said(ledger: Ledger, table_id: str) -> list[tuple[Line, e.Said]] | None:
    """List what was said at a table; None if it is archived, and of its chat nothing left."""
    lines = await ledger.read(table_id)
    if any(line.kind == e.kind(e.Archived()) for line in lines):
        return None
    entries = [(line, e.decode(line.body)) for line in lines]
    return [(line, entry) for line, entry in entries if isinstance(entry, e.Said)]


async def remove_line(ledger: Ledger, table_id: str, number: int, deed: Deed) -> bool:
    """Take the words away that the entry of this number holds; tells whether there were any."""
    lines = await ledger.read(table_id)
    line = next((line for line in lines if line.number == number), None)
    entry = None if line is None else e.decode(line.body)
    if line is None or not isinstance(entry, e.Said) or not entry.text:
        return False
    wordless = Line(number, line.at, line.kind, e.encode(replace(entry, text="")))
    await _write(ledger, table_id, lines, [wordless], e.Forgotten(), deed)
    return True


async def rename(ledger: Ledger, person: str, name: str) -> None:
    """Show a person's new name at every table that is not over; a server that hears of it does the same."""
    for table_id in await ledger.tables_of(person, ["open", "running"]):
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
    ledger: Ledger, table_id: str, lines: Sequence[Line], changed: Sequence[Line], sign: e.Entry, deed: Deed
) -> None:
    """Write some lines anew, and append the sign."""
    last = Line(len(lines) + 1, now_ms(), e.kind(sign), e.encode(sign))
    now = {line.number: line for line in [*lines, *changed, last]}
    state = await played(table_id, now.values())
    await ledger.rewrite(table_id, changed, last, card(state, players_of(state)), deed)
