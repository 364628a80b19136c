"""Measure how many decisions per second a core of the server carries, and compare with two other servers.

One of them only echoes and commits, with the same libraries (echo.py). The other is boardgame.io's own server, on Node,
with its in-memory store. The server and its clients are real processes with real sockets, each on one core. Two people
at each table decide at a fixed pace, or as soon as they receive an update. Results are based on the server's CPU time.
`python3 dev.py bench server` runs it.
"""

import asyncio
import itertools
import os
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from players import Playing, Table, boardgame_match, echo_room, tongiaki_table
from serving import FREE, cpu_of, free_port, served
from tools import npm

HERE = Path(__file__).resolve().parent
SETTLING, SECONDS = 12.0, 8.0
"""Seconds before the measurement, in which clients connect and sit down, and seconds of the measurement."""


@dataclass(frozen=True)
class Load:
    """A load: tables, seconds between two decisions at a table (0: no pause), and number of rounds."""

    name: str
    tables: int
    pace: float
    rounds: int


LOADS = (Load("at a pace", 40, 1.0, 7), Load("at saturation", 80, 0.0, 3))
"""The load with pauses is measured more often, because the speed of an idle core varies from minute to minute."""


@dataclass
class Driven:
    """The result of a round: decisions, the server's CPU seconds for them, and their latencies in seconds."""

    decisions: int
    cpu: float
    latencies: list[float]

    @property
    def rate(self) -> float:
        """Return the decisions per CPU second."""
        return self.decisions / self.cpu


@dataclass(frozen=True)
class Contender:
    """A server: its name, the command that starts it, with a port and a folder, and the function that plays there."""

    name: str
    command: tuple[str, ...]
    play: Table


CONTENDERS = (
    Contender("tongiaki", (str(Path(sys.executable).parent / "tongiaki"), "serve", "--port", "{port}"), tongiaki_table),
    Contender("echo", (sys.executable, str(HERE / "echo.py"), "{port}", "{folder}/echo.db"), echo_room),
    Contender("boardgame.io", (str(npm.NODE), str(HERE / "boardgame" / "server.cjs"), "{port}"), boardgame_match),
)


async def _drive(load: Load, play: Table, url: str, process: int) -> Driven:
    playing = Playing(load.pace, time.monotonic() + SETTLING + SECONDS)
    tables = [asyncio.ensure_future(play(one, url, playing)) for one in range(load.tables)]
    await asyncio.sleep(SETTLING)
    before, start = cpu_of(process), len(playing.latencies)
    await asyncio.sleep(SECONDS)
    cpu, latencies = cpu_of(process) - before, playing.latencies[start:]
    await asyncio.gather(*tables)
    return Driven(len(latencies), cpu, latencies)


def drive(contender: Contender, load: Load) -> Driven:
    """Drive a server for one round."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [part.format(port=port, folder=folder) for part in contender.command]
        environment = {"TONGIAKI_DATABASE": f"sqlite:///{folder}/tables.db", "NODE_ENV": "production"}
        with served(command, port, **environment) as process:
            return asyncio.run(_drive(load, contender.play, f"http://127.0.0.1:{port}", process))


def report(load: Load, found: dict[str, list[Driven]]) -> None:
    """Print the cost of a decision under a load: medians over its rounds, and the medians of the ratios."""
    print(f"\n{load.name}, medians of {load.rounds} rounds: {load.tables} tables of two", end="")
    print(f", a decision every {load.pace:g} s at each\n" if load.pace else ", who decide as soon as they hear\n")
    print("| who | decisions for a second of one core | p50, ms | p95, ms | p99, ms |\n|---|---:|---:|---:|---:|")
    for name, rounds in found.items():
        cuts = quantiles([1000 * latency for one in rounds for latency in one.latencies], n=100)
        rate = median(one.rate for one in rounds)
        print(f"| {name} | {rate:,.0f} | {cuts[49]:.1f} | {cuts[94]:.1f} | {cuts[98]:.1f} |")
    for name, rounds in found.items():
        if name != "tongiaki" and "tongiaki" in found:
            ratios = [ours.rate / one.rate for ours, one in zip(found["tongiaki"], rounds, strict=True)]
            print(f"\ntongiaki / {name}: {median(ratios):.2f}, from {min(ratios):.2f} to {max(ratios):.2f}", end="")
    print()


def main() -> None:
    """Measure all servers in turn under each load, and print the results. Arguments select servers."""
    chosen = [one for one in CONTENDERS if not sys.argv[1:] or one.name in sys.argv[1:]]
    npm.install(HERE / "boardgame")
    os.sched_setaffinity(0, {max(FREE)})
    for load in LOADS:
        found: dict[str, list[Driven]] = {one.name: [] for one in chosen}
        for number, contender in itertools.product(range(load.rounds), chosen):
            print(f"{load.name}, round {number + 1} of {load.rounds}: {contender.name}", file=sys.stderr, flush=True)
            found[contender.name].append(drive(contender, load))
        report(load, found)


if __name__ == "__main__":
    main()
