"""`tongiaki admin` for tournaments: listing and cancelling."""

from __future__ import annotations

from typing import Annotated

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
from tongiaki.store import StoredTournament

app = typer.Typer()

TournamentId = Annotated[str, typer.Argument(metavar="TOURNAMENT", help=text("terminal-admin-about-tournament"))]


@app.command(help=text("terminal-admin-about-tournaments"))
def tournaments() -> None:
    """List the tournaments: unfinished ones first, each group newest first."""
    rows = run_action(_rows)
    headings = [text(f"terminal-admin-column-{name}") for name in ("tournament", "status", "entrants", "at", "host")]
    print_columns([headings, *rows])


@app.command(help=text("terminal-admin-about-cancel"))
def cancel(tournament: TournamentId, reason: Reason = None, yes: Yes = False) -> None:
    """Cancel the remaining rounds of a tournament."""
    confirm(text("terminal-admin-sure-cancel", tournament=tournament), yes=yes)

    async def work(context: AdminContext) -> bool:
        if await context.tournaments.find(tournament) is None:
            fail(text("terminal-admin-no-tournament", tournament=tournament))
        return await context.tournaments.cancel(tournament, make_action("cancel", tournament, reason))

    if not run_action(work):
        fail(text("terminal-admin-tournament-over", tournament=tournament))
    print_line(text("terminal-admin-cancelled", tournament=tournament))


async def _rows(context: AdminContext) -> list[list[str]]:
    return [await _row(context, tournament) for tournament in await context.tournaments.list_all(None)]


async def _row(context: AdminContext, tournament: StoredTournament) -> list[str]:
    host = None if tournament.host is None else await context.people.find_name(tournament.host)
    return [tournament.id, tournament.status, str(tournament.entrants), format_minute(tournament.created), host or ""]
