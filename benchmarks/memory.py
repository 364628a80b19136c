"""Measure the memory of a server while games run, end and start, and clients connect and disconnect.

`python3 dev.py bench lasting` runs it for MINUTES or for the given number of minutes. The server is a separate process
with SQLite. A memory leak would cause growth between the middle and the end.
"""

import asyncio
import itertools
import sys
import tempfile
import time

from players import Workload, play_game, table_of_two
from serving import TONGIAKI, free_port, memory_bytes, running_server

TABLES = 40
"""Number of tables of two with one game after another."""
PACE = 0.2
"""Seconds between two decisions at a table."""
MINUTES = 14.0
READINGS = 10
"""Number of memory measurements, at even intervals."""
MAX_GROWTH = 5.0
"""Percent by which the memory may grow from the middle to the end."""


async def play(number: int, url: str, workload: Workload, seeds: list[int]) -> None:
    """Play one game after another at tables of two, each with new people."""
    for game in itertools.count():
        if not workload.remaining:
            return
        async with table_of_two(url, public=True) as (_, *people):
            seeds.append(seed := number + game * TABLES)
            await play_game(seed, people, workload)


async def measure(url: str, process: int, minutes: float) -> bool:
    """Play for this long, print the server's memory, and return whether it stays within the limit."""
    workload, seeds, readings = Workload(PACE, time.monotonic() + 60 * minutes), list[int](), list[int]()
    games = asyncio.gather(*(play(number, url, workload, seeds) for number in range(TABLES)))
    print("| after minutes | decisions | games | memory, MB |\n|---:|---:|---:|---:|", flush=True)
    for reading in range(1, READINGS + 1):
        await asyncio.sleep(60 * minutes / READINGS - (1 if reading == READINGS else 0))  # the games still run then
        readings.append(memory_bytes(process))
        elapsed = f"{reading * minutes / READINGS:g}"
        print(f"| {elapsed} | {len(workload.latencies):,} | {len(seeds):,} | {readings[-1] / 1e6:.1f} |", flush=True)
    await games
    growth = 100 * (readings[-1] / readings[READINGS // 2 - 1] - 1)
    print(f"\nGrowth from the middle to the end: {growth:.1f} % (maximum {MAX_GROWTH:g} %).")
    return growth <= MAX_GROWTH


def main() -> None:
    """Measure a server; exit with 1 if its memory grows beyond the limit."""
    minutes = float(sys.argv[1]) if sys.argv[1:] else MINUTES
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [TONGIAKI, "serve", "--port", str(port)]
        settings = {"TONGIAKI_DATABASE": f"sqlite:///{folder}/tables.db", "TONGIAKI_LOG": "text"}
        with running_server(command, port, **settings) as process:
            passed = asyncio.run(measure(f"http://127.0.0.1:{port}", process, minutes))
    sys.exit(not passed)


if __name__ == "__main__":
    main()
