"""The installed Firefox, if there is one, controlled over WebDriver BiDi.

Playwright sends commands that a released Firefox does not support. This module, run as a program, is a relay between
the two. It reports success for unsupported emulation commands, which then have no effect in Firefox.
"""

import asyncio
import json
import re
import shlex
import shutil
import signal
import sys
from pathlib import Path

from playwright.sync_api import Browser, Playwright
from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

PROGRAM = next(filter(None, map(shutil.which, ("firefox-esr", "firefox"))), None)
"""Path of Firefox, or None if it is not installed."""
PREFERENCES: dict[str, str | float | bool] = {"ui.prefersReducedMotion": 1}
UNKNOWN = frozenset({"emulation.setMediaFeaturesOverride"})
LISTENING = "WebDriver BiDi listening on "
_THERE = re.compile(f"{LISTENING}(ws://\\S+)".encode())


def launch(playwright: Playwright, folder: Path) -> Browser:
    """Launch Firefox through the relay. The relay's start script is written to `folder`."""
    script = folder / "firefox"
    script.write_text(f'#!/bin/sh\nexec {shlex.join([sys.executable, __file__, str(PROGRAM)])} "$@"\n')
    script.chmod(0o755)
    return playwright.firefox.launch(channel="moz-firefox", executable_path=script, firefox_user_prefs=PREFERENCES)


async def _relay(client: ServerConnection, there: str) -> None:
    assert client.request is not None
    async with connect(there + client.request.path, max_size=None, compression=None) as firefox:
        down = asyncio.ensure_future(_pass_on(firefox, client))
        async for message in client:
            asked = json.loads(message)
            if asked["method"] in UNKNOWN:
                await client.send(json.dumps({"type": "success", "id": asked["id"], "result": {}}))
            else:
                await firefox.send(message)
        down.cancel()


async def _pass_on(firefox: ClientConnection, client: ServerConnection) -> None:
    async for message in firefox:
        await client.send(message)
    await client.close()


async def _main(*command: str) -> int:
    firefox = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, firefox.terminate)
    assert firefox.stderr is not None
    there = ""
    async for line in firefox.stderr:
        if match := _THERE.search(line):
            there = match[1].decode()
            break
        sys.stderr.buffer.write(line)
    if not there:
        return await firefox.wait()
    async with serve(lambda client: _relay(client, there), "127.0.0.1", 0, max_size=None, compression=None) as relay:
        port = next(iter(relay.sockets)).getsockname()[1]
        print(f"{LISTENING}ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        async for line in firefox.stderr:
            sys.stderr.buffer.write(line)
        return await firefox.wait()


if __name__ == "__main__":
    sys.exit(asyncio.run(_main(*sys.argv[1:])))
