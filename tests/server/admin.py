"""`tongiaki admin` beside a running server: in this process, but a thread of its own, as starting one is slow."""

from concurrent.futures import ThreadPoolExecutor

from typer.testing import CliRunner, Result

from tests.live import LiveServer
from tongiaki.cli.admin import app


def ran(server: LiveServer, *arguments: str, entered: str = "") -> Result:
    """A subcommand's outcome."""
    with ThreadPoolExecutor(1) as beside:
        settings = {"TONGIAKI_DATABASE": server.database}
        return beside.submit(CliRunner().invoke, app, arguments, input=entered, env=settings).result()


def admin(server: LiveServer, *arguments: str, entered: str = "") -> str:
    """What a subcommand prints that must work."""
    done = ran(server, *arguments, entered=entered)
    assert done.exit_code == 0, done.output
    return done.stdout
