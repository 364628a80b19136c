"""`tongiaki admin` for tables and studies: listing, chat, ending and hiding."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin.admin_context import (
    AdminContext,
    Reason,
    Yes,
    confirm,
    format_minute,
    make_action,
    print_columns,
    print_line,
    run_action,
)
from tongiaki.cli.output import fail
from tongiaki.common.ids import is_id
from tongiaki.common.names import letters_and_digits
from tongiaki.runtime.tables import administration
from tongiaki.store import ListedTable, StoredCard
from tongiaki.tables.machine.summary import LobbyCard

app = typer.Typer()


class Status(StrEnum):
    """The phase of a table, namely before, during or after the game."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


TableId = Annotated[str, typer.Argument(metavar="TABLE", help=text("terminal-admin-about-table"))]
TableOrStudyId = Annotated[str, typer.Argument(metavar="TABLE", help=text("terminal-admin-about-place"))]
LineNumber = Annotated[int, typer.Argument(metavar="NUMBER", min=1, help=text("terminal-admin-about-number"))]


@app.command(help=text("terminal-admin-about-tables"))
def tables(
    status: Annotated[Status | None, typer.Option(help=text("terminal-admin-about-status"))] = None,
    name: Annotated[str | None, typer.Option(help=text("terminal-admin-about-name-filter"))] = None,
) -> None:
    """List the tables, newest first."""
    listed_tables = run_action(lambda context: context.moderation.list_tables(None if status is None else status.value))
    rows = [_row(table) for table in listed_tables if name is None or _has_player(table, name)]
    headings = [text(f"terminal-admin-column-{name}") for name in ("table", "status", "moves", "active", "players")]
    print_columns([headings, *rows])


@app.command(help=text("terminal-admin-about-end"))
def end(table: TableId, reason: Reason = None, yes: Yes = False) -> None:
    """End a table without a result."""
    confirm(text("terminal-admin-sure-end", table=table), yes=yes)

    async def work(context: AdminContext) -> bool:
        if (await _table(context, table)).status == "over":
            return False
        return await administration.end(context.ledger, table, make_action("end", table, reason))

    if not run_action(work):
        fail(text("terminal-admin-is-over", table=table))
    print_line(text("terminal-admin-ended", table=table))


@app.command(help=text("terminal-admin-about-hide"))
def hide(table: TableId, reason: Reason = None) -> None:
    """Hide a table from the lobby."""
    _set_hidden(table, reason, hidden=True)
    print_line(text("terminal-admin-hidden", table=table))


@app.command(help=text("terminal-admin-about-show"))
def show(table: TableId, reason: Reason = None) -> None:
    """Show a hidden table in the lobby again."""
    _set_hidden(table, reason, hidden=False)
    print_line(text("terminal-admin-shown", table=table))


@app.command(help=text("terminal-admin-about-chat"))
def chat(table: TableOrStudyId) -> None:
    """List the chat messages of a table or study."""
    lines = run_action(lambda context: _chat(context, table))
    if not lines:
        print_line(text("terminal-admin-no-chat"))
        return
    print_columns(
        [[str(number), format_minute(at), name, words or text("chat-removed")] for number, at, name, words in lines]
    )


@app.command("remove-line", help=text("terminal-admin-about-remove-line"))
def remove_line(table: TableOrStudyId, number: LineNumber, reason: Reason = None, yes: Yes = False) -> None:
    """Remove the text of a chat message."""
    action = make_action("remove-line", table, reason)

    async def work(context: AdminContext) -> None:
        line = next((line for line in await _chat(context, table) if line[0] == number and line[3]), None)
        if line is None:
            fail(text("terminal-admin-no-line", table=table, number=number))
        confirm(text("terminal-admin-sure-line", name=line[2], words=line[3]), yes=yes)
        if await context.studies.get(table) is not None:
            await context.moderation.remove_line(table, number, action)
        else:
            await administration.remove_line(context.ledger, table, number, action)
        await context.database.truncate_log()

    run_action(work)
    print_line(text("terminal-admin-line-removed"))


def _set_hidden(table: str, reason: str | None, *, hidden: bool) -> None:
    async def work(context: AdminContext) -> None:
        await _table(context, table)
        action = make_action("hide" if hidden else "show", table, reason)
        await context.moderation.set_hidden(table, action, hidden=hidden)

    run_action(work)


async def _table(context: AdminContext, table_id: str) -> StoredCard:
    """Return the summary of a table. Exit if there is no such table."""
    card = await context.ledger.find_card(table_id) if is_id(table_id) else None
    if card is None:
        fail(text("terminal-admin-no-table", table=table_id))
    return card


async def _chat(context: AdminContext, table_or_study: str) -> list[tuple[int, int, str, str]]:
    """Return the chat of a table or study: the number, time in seconds, name and text of each message."""
    if is_id(table_or_study) and await context.studies.get(table_or_study) is not None:
        return [
            (line.number, line.at, line.name, line.text) for line in await context.studies.list_lines(table_or_study)
        ]
    await _table(context, table_or_study)
    lines = await administration.said(context.ledger, table_or_study)
    if lines is None:
        fail(text("terminal-admin-archived", table=table_or_study))
    return [(line.number, line.at // 1000, entry.name, entry.text) for line, entry in lines]


def _names(table: ListedTable) -> list[str]:
    seats = msgspec.json.decode(table.card, type=LobbyCard).seats
    return [seat.name or seat.bot or "" for seat in seats if seat.name or seat.bot]


def _has_player(table: ListedTable, name: str) -> bool:
    return any(letters_and_digits(name) in letters_and_digits(other) for other in _names(table))


def _row(table: ListedTable) -> list[str]:
    status = text("terminal-admin-status-hidden", status=table.status) if table.hidden else table.status
    return [table.id, status, str(table.moves), format_minute(table.active), ", ".join(_names(table))]
