"""How the command line speaks."""

import sys
from typing import NoReturn

import typer
from rich.console import Console

from tongiaki.catalogue import text


def console(*, stderr: bool = False) -> Console:
    """A console that prints words as they are, on standard output or on standard error."""
    return Console(stderr=stderr, markup=False, highlight=False)


def fail(problem: str) -> NoReturn:
    """Say in one line what is wrong, and leave."""
    typer.echo(text("terminal-error", problem=problem), err=True)
    raise typer.Exit(1)


def write_data(content: str) -> None:
    """Write a file's content to standard output, always as UTF-8."""
    sys.stdout.flush()
    sys.stdout.buffer.write(content.encode())
    sys.stdout.buffer.flush()
