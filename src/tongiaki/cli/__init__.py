"""The command `tongiaki`. `docs/terminal.md` describes it."""

import sys


def main() -> None:
    """Run the command line.

    `tongiaki engine` is started by other programs, again and again: it does not wait for the other
    commands to be loaded.
    """
    if sys.argv[1:] == ["engine"]:
        from tongiaki.engine.loop import run

        sys.exit(run())
    import os

    from tongiaki.catalogue import text
    from tongiaki.cli.language import UnknownLanguageError, take

    try:
        arguments = take(sys.argv[1:], os.environ)
    except UnknownLanguageError as error:
        sys.exit(text("terminal-error", problem=str(error)))
    # Only now: what the commands say of themselves is put into words as they are loaded.
    from tongiaki.cli.commands import app

    app(arguments)
