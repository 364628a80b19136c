"""`tongiaki bot`: run the bridge and print its events."""

import asyncio
import contextlib

from tongiaki.bridge.bridge import Bridge, BridgeOptions, Event
from tongiaki.bridge.server_client import InvalidServerError, RejectedError, ServerClient
from tongiaki.catalogue import text
from tongiaki.cli.output import console, fail
from tongiaki.record import printable


def run_bridge(server: str, token: str, options: BridgeOptions) -> None:
    """Run a bot on a server and print its events. It ends after the chosen number of games, or on Ctrl-C."""
    errors = console(stderr=True)

    def print_event(event: Event, about: str) -> None:
        errors.print(text(f"bridge-{event}", about=about), markup=False, highlight=False)

    async def run() -> None:
        async with ServerClient(server, token) as client:
            await Bridge(client, options, print_event).run()

    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(run())
        except InvalidServerError as problem:
            fail(text(f"bridge-{problem.reason}"))
        except RejectedError as problem:
            fail(_problem_text(problem))


def _problem_text(problem: RejectedError) -> str:
    facts = {name: value for name, value in problem.facts.items() if isinstance(value, str | int)}
    try:
        return text(f"problem-{problem.code}", **facts)
    except LookupError:  # a newer server can send codes that this version does not know
        return printable(problem.code)
