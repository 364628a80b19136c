"""The command `tongiaki`. `docs/play/terminal.md` describes it."""

import sys

from tongiaki.cli.streams import run


def main() -> None:
    """Run the command line."""
    run(_engine if sys.argv[1:] == ["engine"] else _commands)


def _engine() -> None:
    """Run `tongiaki engine`. Other programs start it often, so it does not import the other commands."""
    from tongiaki.engine.loop import run as converse

    sys.exit(converse())


def _commands() -> None:
    import os

    from tongiaki.catalogue import text
    from tongiaki.cli.language import UnknownLanguageError, apply_language_option

    try:
        arguments = apply_language_option(sys.argv[1:], os.environ)
    except UnknownLanguageError as error:
        sys.exit(text("terminal-error", problem=str(error)))
    # Import the commands only now that the language is set, because the help texts are translated during the import.
    from tongiaki.cli.commands import app

    app(arguments)
