"""Measures the latency of moves and of bots' decisions while bots play at other tables.

As on a machine with two cores, the bots' worker processes do not use the server's core. The clients share the workers'
core, with higher priority. `python3 dev.py bench bots` runs it.
"""

import asyncio
import contextlib
import os

from websockets.asyncio.client import connect

from bot_time import measure
from players import Workload, post, tongiaki_table
from server import Load, measure_in_turn, report, tongiaki
from serving import CORES, TONGIAKI, children

TABLES = 20
"""Number of tables of bots, each watched by its host."""
LEVEL = "master"
"""The level that thinks longest."""
LOAD = Load("with and without bots of the level that thinks longest", 40, 1.0, 8.0)
ROUNDS = 3


async def bot_table(url: str, workload: Workload) -> None:
    """Run two bots at a table with a spectator."""
    options: dict[str, object] = {"seats": 2, "bots": 2, "bot": LEVEL, "public": False}
    table, cookie = await asyncio.to_thread(post, f"{url}/api/tables", options)
    address = f"ws{url.removeprefix('http')}/ws/tables/{table['id']}"
    async with connect(address, additional_headers={"Cookie": cookie}) as connection:
        await connection.send('{"type":"hello"}')
        await connection.send('{"type":"start"}')
        while workload.remaining:
            try:
                await asyncio.wait_for(connection.recv(), workload.remaining)
            except TimeoutError:
                return


async def table_among_bots(number: int, url: str, workload: Workload) -> None:
    """Simulate two people at a table. Each of the first TABLES tables also starts a table of bots."""
    if number == 0:
        await asyncio.gather(keep_children_off_core(workload), tongiaki_table(number, url, workload))
    elif number <= TABLES:
        await asyncio.gather(bot_table(url, workload), tongiaki_table(number, url, workload))
    else:
        await tongiaki_table(number, url, workload)


async def keep_children_off_core(workload: Workload) -> None:
    """Keep the server's child processes off its core."""
    while workload.remaining:
        for server in children(os.getpid()):
            for process in children(server):
                with contextlib.suppress(ProcessLookupError):  # the process has just ended
                    os.sched_setaffinity(process, {max(CORES)})
        await asyncio.sleep(min(1.0, workload.remaining))


def main() -> None:
    """Measure the server with and without bots in turn, and print people's waiting times."""
    measure()
    os.sched_setaffinity(0, {max(CORES)})
    contenders = [
        tongiaki("without bots", TONGIAKI),
        tongiaki(f"{TABLES} tables of bots", TONGIAKI, table_among_bots),
    ]
    report(LOAD, measure_in_turn(contenders, LOAD, ROUNDS))


if __name__ == "__main__":
    main()
