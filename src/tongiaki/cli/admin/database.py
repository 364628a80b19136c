"""`tongiaki admin` for the whole database: backup, restore, and the log of administrators' actions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, NoReturn

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
    run_on_any_schema,
)
from tongiaki.cli.output import fail
from tongiaki.store import BackupError, InUseError, LoggedAction
from tongiaki.store import back_up as write_backup
from tongiaki.store import restore as read_backup

app = typer.Typer()

BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", dir_okay=False, help=text("terminal-admin-about-backup-file"))
]


@app.command(help=text("terminal-admin-about-backup"))
def backup(file: BackupFile, reason: Reason = None) -> None:
    """Write the whole database to a file."""

    async def work(context: AdminContext) -> int:
        rows = await write_backup(context.database, file)
        await context.log.add(make_action("backup", str(file.absolute()), reason))
        return rows

    try:
        rows = run_action(work)
    except BackupError as error:
        _fail(error, file)
    print_line(text("terminal-admin-backed-up", file=str(file), rows=rows))


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

    async def work(context: AdminContext) -> int:
        action = make_action("restore", str(file.absolute()), reason)
        return await read_backup(context.database, file, action, replace=replace)

    try:
        rows = run_on_any_schema(work)
    except BackupError as error:
        _fail(error, file)
    except InUseError:
        fail(text("terminal-admin-in-use"))
    print_line(text("terminal-admin-restored", file=str(file), rows=rows))


@app.command(help=text("terminal-admin-about-log"))
def log() -> None:
    """Print the log of administrators' actions, newest last."""
    actions = run_action(lambda context: context.log.list_after(0))
    headings = [text(f"terminal-admin-column-{name}") for name in ("number", "at", "by", "action", "subject", "reason")]
    print_columns([headings, *map(_row, actions)])


def _fail(error: BackupError, file: Path) -> NoReturn:
    reason = {"reason": error.reason} if error.reason else {}
    fail(text(f"terminal-admin-fault-{error.fault}", file=str(file), **reason))


def _row(logged: LoggedAction) -> list[str]:
    action = logged.action
    return [str(logged.number), format_minute(logged.at), action.by, action.kind, action.subject, action.reason or ""]
