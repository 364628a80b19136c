"""`tongiaki admin` for tables and studies: listing, chat, ending and hiding."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import msgspec
import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin.desk import Desk, Reason, Yes, at_desk, confirm, deed, minute, print_columns, say
from tongiaki.cli.output import fail
from tongiaki.common.ids import is_id
from tongiaki.common.names import letters_and_digits
from tongiaki.store import ListedTable, StoredCard
from tongiaki.tables.runtime import administration
from tongiaki.tables.runtime.summary import LobbyCard

app = typer.Typer()


class Status(StrEnum):
    """The phase of a table: before, during or after the game."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"


TableId = Annotated[str, typer.Argument(metavar="TABLE", help=text("terminal-admin-about-table"))]
PlaceId = Annotated[str, typer.Argument(metavar="TABLE", help=text("terminal-admin-about-place"))]
LineNumber = Annotated[int, typer.Argument(metavar="NUMBER", min=1, help=text("terminal-admin-about-number"))]


@app.command(help=text("terminal-admin-about-tables"))
def tables(
    status: Annotated[Status | None, typer.Option(help=text("terminal-admin-about-status"))] = None,
    name: Annotated[str | None, typer.Option(help=text("terminal-admin-about-name-filter"))] = None,
) -> None:
    """List the tables, newest first."""
    found = at_desk(lambda desk: desk.moderation.tables(None if status is None else status.value))
    rows = [_row(one) for one in found if name is None or _has(one, name)]
    headings = [text(f"terminal-admin-column-{one}") for one in ("table", "status", "moves", "active", "players")]
    print_columns([headings, *rows])


@app.command(help=text("terminal-admin-about-end"))
def end(table: TableId, reason: Reason = None, yes: Yes = False) -> None:
    """End a table without a result."""
    confirm(text("terminal-admin-sure-end", table=table), yes=yes)

    async def work(desk: Desk) -> bool:
        if (await _table(desk, table)).status == "over":
            return False
        return await administration.end(desk.ledger, table, deed("end", table, reason))

    if not at_desk(work):
        fail(text("terminal-admin-is-over", table=table))
    say(text("terminal-admin-ended", table=table))


@app.command(help=text("terminal-admin-about-hide"))
def hide(table: TableId, reason: Reason = None) -> None:
    """Hide a table from the lobby."""
    _set_hidden(table, reason, hidden=True)
    say(text("terminal-admin-hidden", table=table))


@app.command(help=text("terminal-admin-about-show"))
def show(table: TableId, reason: Reason = None) -> None:
    """Show a hidden table in the lobby again."""
    _set_hidden(table, reason, hidden=False)
    say(text("terminal-admin-shown", table=table))


@app.command(help=text("terminal-admin-about-chat"))
def chat(table: PlaceId) -> None:
    """List the chat messages of a table or study."""
    lines = at_desk(lambda desk: _chat(desk, table))
    if not lines:
        say(text("terminal-admin-no-chat"))
        return
    print_columns([[str(number), minute(at), name, words or text("chat-removed")] for number, at, name, words in lines])


@app.command("remove-line", help=text("terminal-admin-about-remove-line"))
def remove_line(table: PlaceId, number: LineNumber, reason: Reason = None, yes: Yes = False) -> None:
    """Remove the text of a chat message."""
    done = deed("remove-line", table, reason)

    async def work(desk: Desk) -> None:
        line = next((one for one in await _chat(desk, table) if one[0] == number and one[3]), None)
        if line is None:
            fail(text("terminal-admin-no-line", table=table, number=number))
        confirm(text("terminal-admin-sure-line", name=line[2], words=line[3]), yes=yes)
        if await desk.shelf.get(table) is not None:
            await desk.moderation.remove_line(table, number, done)
        else:
            await administration.remove_line(desk.ledger, table, number, done)
        await desk.database.wipe()

    at_desk(work)
    say(text("terminal-admin-line-removed"))


def _set_hidden(table: str, reason: str | None, *, hidden: bool) -> None:
    async def work(desk: Desk) -> None:
        await _table(desk, table)
        done = deed("hide" if hidden else "show", table, reason)
        await desk.moderation.hide(table, done, hidden=hidden)

    at_desk(work)


async def _table(desk: Desk, table_id: str) -> StoredCard:
    """Return a table's card. Exits if there is no such table."""
    card = await desk.ledger.card(table_id) if is_id(table_id) else None
    if card is None:
        fail(text("terminal-admin-no-table", table=table_id))
    return card


async def _chat(desk: Desk, place: str) -> list[tuple[int, int, str, str]]:
    """Return the chat of a table or study: number, time in seconds, name and text of each message."""
    if is_id(place) and await desk.shelf.get(place) is not None:
        return [(one.number, one.at, one.name, one.text) for one in await desk.shelf.lines(place)]
    await _table(desk, place)
    said = await administration.said(desk.ledger, place)
    if said is None:
        fail(text("terminal-admin-archived", table=place))
    return [(line.number, line.at // 1000, entry.name, entry.text) for line, entry in said]


def _names(table: ListedTable) -> list[str]:
    seats = msgspec.json.decode(table.card, type=LobbyCard).seats
    return [seat.name or seat.bot or "" for seat in seats if seat.name or seat.bot]


def _has(table: ListedTable, name: str) -> bool:
    return any(letters_and_digits(name) in letters_and_digits(one) for one in _names(table))


def _row(table: ListedTable) -> list[str]:
    status = text("terminal-admin-status-hidden", status=table.status) if table.hidden else table.status
    return [table.id, status, str(table.moves), minute(table.active), ", ".join(_names(table))]
