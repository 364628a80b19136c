"""Runs `tongiaki admin` next to a running server, in a thread of this process because starting a process is slow."""

from concurrent.futures import ThreadPoolExecutor

from typer.testing import CliRunner, Result

from tests.live_server import LiveServer
from tongiaki.cli.admin import app


def invoke(server: LiveServer, *arguments: str, entered: str = "") -> Result:
    """Run a subcommand and return its outcome."""
    with ThreadPoolExecutor(1) as beside:
        settings = {"TONGIAKI_DATABASE": server.database}
        return beside.submit(CliRunner().invoke, app, arguments, input=entered, env=settings).result()


def admin(server: LiveServer, *arguments: str, entered: str = "") -> str:
    """Run a subcommand that must succeed, and return its output."""
    done = invoke(server, *arguments, entered=entered)
    assert done.exit_code == 0, done.output
    return done.stdout
