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
    from tongiaki.cli.commands import app

    app()
