"""`tongiaki admin` for tournaments: listing and cancelling."""

from __future__ import annotations

from typing import Annotated

import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin.desk import Desk, Reason, Yes, at_desk, confirm, deed, minute, print_columns, say
from tongiaki.cli.output import fail
from tongiaki.store import StoredTournament

app = typer.Typer()

TournamentId = Annotated[str, typer.Argument(metavar="TOURNAMENT", help=text("terminal-admin-about-tournament"))]


@app.command(help=text("terminal-admin-about-tournaments"))
def tournaments() -> None:
    """List the tournaments: unfinished ones first, each group newest first."""
    rows = at_desk(_rows)
    headings = [text(f"terminal-admin-column-{one}") for one in ("tournament", "status", "entrants", "at", "host")]
    print_columns([headings, *rows])


@app.command(help=text("terminal-admin-about-cancel"))
def cancel(tournament: TournamentId, reason: Reason = None, yes: Yes = False) -> None:
    """Cancel the remaining rounds of a tournament."""
    confirm(text("terminal-admin-sure-cancel", tournament=tournament), yes=yes)

    async def work(desk: Desk) -> bool:
        if await desk.tournaments.find(tournament) is None:
            fail(text("terminal-admin-no-tournament", tournament=tournament))
        return await desk.tournaments.cancel(tournament, deed("cancel", tournament, reason))

    if not at_desk(work):
        fail(text("terminal-admin-tournament-over", tournament=tournament))
    say(text("terminal-admin-cancelled", tournament=tournament))


async def _rows(desk: Desk) -> list[list[str]]:
    return [await _row(desk, one) for one in await desk.tournaments.listed(None)]


async def _row(desk: Desk, one: StoredTournament) -> list[str]:
    host = None if one.host is None else await desk.people.name(one.host)
    return [one.id, one.status, str(one.entrants), minute(one.created), host or ""]
