"""`tongiaki bot`: runs the bridge and prints its events."""

import asyncio
import contextlib

from tongiaki.bridge.bridge import Bridge, Errand, News
from tongiaki.bridge.remote import NoServerError, Remote, TurnedDownError
from tongiaki.catalogue import text
from tongiaki.cli.output import console, fail
from tongiaki.record import printable


def run_bridge(server: str, token: str, errand: Errand) -> None:
    """Run a bot on a server and print its events, until its errand is done or Ctrl-C is pressed."""
    out = console(stderr=True)

    def say(news: News, about: str) -> None:
        out.print(text(f"bridge-{news}", about=about), markup=False, highlight=False)

    async def run() -> None:
        async with Remote(server, token) as remote:
            await Bridge(remote, errand, say).run()

    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(run())
        except NoServerError as problem:
            fail(text(f"bridge-{problem.reason}"))
        except TurnedDownError as problem:
            fail(_words(problem))


def _words(problem: TurnedDownError) -> str:
    facts = {name: value for name, value in problem.facts.items() if isinstance(value, str | int)}
    try:
        return text(f"problem-{problem.code}", **facts)
    except LookupError:  # a newer server can send unknown codes
        return printable(problem.code)
