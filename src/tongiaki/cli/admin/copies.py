"""`tongiaki admin` for the whole database: backup, restore, and the log of administrators' actions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin.desk import (
    Desk,
    Reason,
    Yes,
    at_desk,
    confirm,
    deed,
    minute,
    print_columns,
    say,
    with_database,
)
from tongiaki.cli.output import fail
from tongiaki.store import BackupError, InUseError, LoggedDeed
from tongiaki.store import back_up as write_backup
from tongiaki.store import restore as read_backup

app = typer.Typer()

BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", dir_okay=False, help=text("terminal-admin-about-backup-file"))
]


@app.command(help=text("terminal-admin-about-backup"))
def backup(file: BackupFile, reason: Reason = None) -> None:
    """Write the whole database to a file."""

    async def work(desk: Desk) -> int:
        rows = await write_backup(desk.database, file)
        await desk.log.add(deed("backup", str(file.absolute()), reason))
        return rows

    try:
        rows = at_desk(work)
    except BackupError as error:
        _fail(error, file)
    say(text("terminal-admin-backed-up", file=str(file), rows=rows))


@app.command(help=text("terminal-admin-about-restore"))
def restore(
    file: BackupFile,
    replace: Annotated[bool, typer.Option("--replace", help=text("terminal-admin-about-replace"))] = False,
    reason: Reason = None,
    yes: Yes = False,
) -> None:
    """Replace the content of the database with a backup."""
    if replace:
        confirm(text("terminal-admin-sure-replace"), yes=yes)

    async def work(desk: Desk) -> int:
        done = deed("restore", str(file.absolute()), reason)
        return await read_backup(desk.database, file, done, replace=replace)

    try:
        rows = with_database(work)
    except BackupError as error:
        _fail(error, file)
    except InUseError:
        fail(text("terminal-admin-in-use"))
    say(text("terminal-admin-restored", file=str(file), rows=rows))


@app.command(help=text("terminal-admin-about-log"))
def log() -> None:
    """Print the log of administrators' actions, newest last."""
    deeds = at_desk(lambda desk: desk.log.after(0))
    headings = [text(f"terminal-admin-column-{one}") for one in ("number", "at", "by", "action", "subject", "reason")]
    print_columns([headings, *map(_row, deeds)])


def _fail(error: BackupError, file: Path) -> NoReturn:
    reason = {"reason": error.reason} if error.reason else {}
    fail(text(f"terminal-admin-fault-{error.fault}", file=str(file), **reason))


def _row(logged: LoggedDeed) -> list[str]:
    done = logged.deed
    return [str(logged.number), minute(logged.at), done.by, done.action, done.subject, done.reason or ""]
