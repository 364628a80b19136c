"""Measures the latency of moves and of bots' decisions while bots play at other tables.

As on a machine with two cores, the bots' worker processes do not use the server's core. The clients share the workers'
core, with higher priority. `python3 dev.py bench bots` runs it.
"""

import asyncio
import contextlib
import itertools
import os
import sys
from pathlib import Path

from websockets.asyncio.client import connect

from bot_time import measure
from players import Playing, post, tongiaki_table
from server import Contender, Driven, Load, drive, report
from serving import FREE

TABLES = 20
"""Number of tables of bots, each watched by its host."""
LEVEL = "master"
"""The level that thinks longest."""
PACE = Load("beside bots of the level that thinks longest", 40, 1.0, 3)


async def bot_table(url: str, playing: Playing) -> None:
    """Run two bots at a table with a spectator."""
    wanted: dict[str, object] = {"seats": 2, "bots": 2, "bot": LEVEL, "public": False}
    made, cookie = await asyncio.to_thread(post, f"{url}/api/tables", wanted)
    address = f"ws{url.removeprefix('http')}/ws/tables/{made['id']}"
    async with connect(address, additional_headers={"Cookie": cookie}) as line:
        await line.send('{"type":"hello"}')
        await line.send('{"type":"start"}')
        while playing.left:
            try:
                await asyncio.wait_for(line.recv(), playing.left)
            except TimeoutError:
                return


def children(process: int) -> list[int]:
    """Return the running child processes of a process."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(number) for file in lists for number in file.read_text().split()]


async def beside_bots(number: int, url: str, playing: Playing) -> None:
    """Simulate two people at a table. Each of the first TABLES tables also starts a table of bots."""
    if number == 0:
        await asyncio.gather(leave_the_core(playing), tongiaki_table(number, url, playing))
    elif number <= TABLES:
        await asyncio.gather(bot_table(url, playing), tongiaki_table(number, url, playing))
    else:
        await tongiaki_table(number, url, playing)


async def leave_the_core(playing: Playing) -> None:
    """Keep the server's child processes off its core."""
    while playing.left:
        for server in children(os.getpid()):
            for process in children(server):
                with contextlib.suppress(ProcessLookupError):  # the process has just ended
                    os.sched_setaffinity(process, {max(FREE)})
        await asyncio.sleep(min(1.0, playing.left))


def main() -> None:
    """Measure the server with and without bots in turn, and print people's waiting times."""
    measure()
    os.sched_setaffinity(0, {max(FREE)})
    command = (str(Path(sys.executable).parent / "tongiaki"), "serve", "--port", "{port}")
    contenders = (
        Contender("without bots", command, tongiaki_table),
        Contender(f"{TABLES} tables of bots", command, beside_bots),
    )
    found: dict[str, list[Driven]] = {one.name: [] for one in contenders}
    for number, contender in itertools.product(range(PACE.rounds), contenders):
        print(f"round {number + 1} of {PACE.rounds}: {contender.name}", file=sys.stderr, flush=True)
        found[contender.name].append(drive(contender, PACE))
    report(PACE, found)


if __name__ == "__main__":
    main()
