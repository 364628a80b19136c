"""Output of the command line."""

import sys
from typing import NoReturn

import typer
from rich.console import Console

from tongiaki.catalogue import text


def console(*, stderr: bool = False) -> Console:
    """Return a console that prints text unchanged, on standard output or on standard error."""
    return Console(stderr=stderr, markup=False, highlight=False)


def fail(problem: str, code: int = 1) -> NoReturn:
    """Print an error on one line, and exit with the given code."""
    typer.echo(text("terminal-error", problem=problem), err=True)
    raise typer.Exit(code)


def write_data(content: str) -> None:
    """Write a file's content to standard output, always as UTF-8."""
    sys.stdout.flush()
    sys.stdout.buffer.write(content.encode())
    sys.stdout.buffer.flush()
