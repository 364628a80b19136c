"""Shared parts of the subcommands of `tongiaki admin`: the database, the log of actions, and output."""

from __future__ import annotations

import asyncio
import getpass
import os
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Annotated, TypeVar

import typer
from rich.cells import cell_len

from tongiaki.catalogue import text
from tongiaki.cli.output import fail
from tongiaki.common.problems import ProblemError
from tongiaki.record.characters import line
from tongiaki.server.settings import SettingError, Settings, from_environment
from tongiaki.store import (
    Accounts,
    AdminAction,
    AdminActionKind,
    AdminLog,
    ConflictError,
    Database,
    Ledger,
    Moderation,
    People,
    StudyRepository,
    Tournaments,
    UnavailableError,
    newest_revision,
)

T = TypeVar("T")

Reason = Annotated[str | None, typer.Option(help=text("terminal-admin-about-reason"))]
Yes = Annotated[bool, typer.Option("--yes", help=text("terminal-admin-about-yes"))]


class AdminContext:
    """The database as used by an administrator's command. A server can be running at the same time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.ledger = Ledger(database)
        self.people = People(database)
        self.accounts = Accounts(database)
        self.studies = StudyRepository(database)
        self.tournaments = Tournaments(database)
        self.moderation = Moderation(database)
        self.log = AdminLog(database)


def read_settings() -> Settings:
    """Read the server's settings. Exit with a message if they are not valid."""
    try:
        return from_environment()
    except SettingError as error:
        fail(str(error))


def run_action(work: Callable[[AdminContext], Awaitable[T]]) -> T:
    """Run an action on a database that has the schema of this version. Exit with a message if it fails."""

    async def checked(context: AdminContext) -> T:
        revision = await context.database.revision()
        if revision != newest_revision():
            fail(text("terminal-admin-no-tables" if revision is None else "terminal-admin-other-version"))
        return await work(context)

    return run_on_any_schema(checked)


def run_on_any_schema(work: Callable[[AdminContext], Awaitable[T]]) -> T:
    """Run an action on a database with any schema. Exit with a message if it fails."""

    async def run() -> T:
        database = Database(read_settings().database)
        try:
            return await work(AdminContext(database))
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except ConflictError:
        fail(text("terminal-admin-busy"))
    except UnavailableError as error:
        fail(text("terminal-admin-no-database", reason=str(error).splitlines()[0]))
    except ProblemError as problem:
        fail(text(f"problem-{problem.code}", **problem.facts))


def make_action(kind: AdminActionKind, subject: str, reason: str | None, person: str | None = None) -> AdminAction:
    """Return the log entry for an action by the current user or, with sudo, by the user who called sudo."""
    user = os.environ.get("SUDO_USER") or _user()
    return AdminAction(line(user), kind, line(subject), line(reason or "") or None, person)


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError):  # the user id has no name, as in some containers
        return str(os.getuid())


def confirm(question: str, *, yes: bool) -> None:
    """Ask for confirmation of an irreversible action. Exit unless the answer is yes."""
    if not yes and not typer.confirm(question):
        fail(text("terminal-admin-not-done"))


def print_line(line: str) -> None:
    """Print a line."""
    typer.echo(line)


def print_columns(rows: Sequence[Sequence[str]]) -> None:
    """Print rows with aligned columns. The last column is not padded."""
    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = [cell + " " * (width - cell_len(cell)) for cell, width in zip(row, widths, strict=True)]
        print_line("  ".join(cells).rstrip())


def format_minute(at: int) -> str:
    """Return the local date and time of a timestamp in seconds since 1970, UTC."""
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


def format_day(at: int) -> str:
    """Return the local date of a timestamp in seconds since 1970, UTC."""
    return format_minute(at)[:10]
