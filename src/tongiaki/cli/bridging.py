"""`tongiaki bot`: what the bridge does, in words."""

import asyncio
import contextlib

from tongiaki.bridge.bridge import Bridge, Errand, News
from tongiaki.bridge.remote import Remote, TurnedDownError
from tongiaki.catalogue import text
from tongiaki.cli.output import console, fail


def run_bridge(server: str, token: str, errand: Errand) -> None:
    """Send a bot to a server, and tell what happens there, until it comes home or Ctrl-C."""
    out = console(stderr=True)

    def say(news: News, about: str) -> None:
        out.print(text(f"bridge-{news}", about=about), markup=False, highlight=False)

    async def run() -> None:
        async with Remote(server, token) as remote:
            await Bridge(remote, errand, say).run()

    with contextlib.suppress(KeyboardInterrupt):
        try:
            asyncio.run(run())
        except TurnedDownError as problem:
            fail(text(f"problem-{problem.code}"))
