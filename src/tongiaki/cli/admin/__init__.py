"""`tongiaki admin`: commands for the administrator, run on the server's machine with the server's settings."""

import typer

from tongiaki.catalogue import text
from tongiaki.cli.admin import database, people, tables, tournaments

app = typer.Typer(
    name="admin",
    help=text("terminal-admin-about"),
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
for commands in (tables, tournaments, people, database):
    app.add_typer(commands.app)
