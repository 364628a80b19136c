"""Measure how many decisions per CPU second the server carries, and compare with other servers.

    python3 dev.py bench server [NAME ...] [--against REVISION] [--rounds 5] [--seconds 6]

The servers are measured in turn within each round, and ratios are taken within a round. All figures are the CPU seconds
of the server's process, with all of its threads and children. The server and its clients are real processes with real
sockets, each on one core. Two people at each table decide as soon as they can, or at a fixed pace. The peers are:

- `echo`: the same libraries as here. It commits each message and sends it back, and does nothing else.
- `boardgame.io in memory`: boardgame.io's own server on Node. Its positions and messages are as large as Tongiaki's.
- `boardgame.io on disk`: the same, and all changes are committed to SQLite as safely as Tongiaki's.
- `boardgame.io, small game`: 64 cells, in memory. Its messages are half as large, so it is no peer.

With --against, a server of another revision is measured, too. The exit status is 1 if the current one needs more than
10% more CPU time for a decision at saturation.
"""

import argparse
import asyncio
import itertools
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from statistics import median, quantiles

import uvloop

from players import Play, Workload, echo_room, large_board_match, small_board_match, tongiaki_table
from recorded_games import write_games
from serving import CORES, free_port, revisions, running_server, total_cpu_seconds
from tools import npm

HERE = Path(__file__).resolve().parent
SETTLING = 6.0
"""Seconds before the measurement, in which the clients connect and the games start."""
ROUNDS = 5
LIMIT = 1.10
"""Maximum CPU time of a decision as a multiple of the other revision's."""


@dataclass(frozen=True)
class Load:
    """A load: tables, seconds between two decisions at a table (0: no pause), and seconds of the measurement."""

    name: str
    tables: int
    pace: float
    seconds: float


SATURATION, PACED = Load("at saturation", 24, 0.0, 6.0), Load("at a pace", 40, 1.0, 12.0)


@dataclass(frozen=True)
class Measurement:
    """The result of a round: decisions, CPU seconds, duration in seconds, latencies in seconds, and received bytes.

    `machine_load` is the machine's load average over the last minute.
    """

    decisions: int
    cpu: float
    duration: float
    latencies: list[float]
    received: int
    machine_load: float

    @property
    def cost(self) -> float:
        """The CPU microseconds of a decision."""
        return 1e6 * self.cpu / self.decisions


Results = dict[str, list[Measurement]]
"""The measurements of each server, by its name, one for each round."""


@dataclass(frozen=True)
class Contender:
    """A server: its name, the command that starts it, with a port and a folder, and the function that plays there."""

    name: str
    command: tuple[str, ...]
    play: Play


def tongiaki(name: str, command: str, play: Play = tongiaki_table) -> Contender:
    """Return an installed Tongiaki as a contender."""
    return Contender(name, (command, "serve", "--port", "{port}"), play)


def peers(games: Path) -> list[Contender]:
    """Return the other servers. `games` is the file of recorded games."""
    node, board = str(npm.NODE), HERE / "boardgame"
    large = (node, str(board / "large.cjs"), "{port}", str(games))
    return [
        Contender("echo", (sys.executable, str(HERE / "echo.py"), "{port}", "{folder}/echo.db"), echo_room),
        Contender("boardgame.io in memory", large, large_board_match),
        Contender("boardgame.io on disk", (*large, "{folder}/games.db"), large_board_match),
        Contender("boardgame.io, small game", (node, str(board / "small.cjs"), "{port}"), small_board_match),
    ]


async def _measure(load: Load, play: Play, url: str, process: int) -> Measurement:
    workload = Workload(load.pace, time.monotonic() + SETTLING + load.seconds)
    tables = [asyncio.ensure_future(play(number, url, workload)) for number in range(load.tables)]
    await asyncio.sleep(SETTLING)
    start, cpu = time.monotonic(), total_cpu_seconds(process)
    decisions, received = len(workload.latencies), workload.received
    await asyncio.sleep(load.seconds)
    cpu, duration = total_cpu_seconds(process) - cpu, time.monotonic() - start
    latencies, received = workload.latencies[decisions:], workload.received - received
    await asyncio.gather(*tables)
    return Measurement(len(latencies), cpu, duration, latencies, received, os.getloadavg()[0])


def measure(contender: Contender, load: Load) -> Measurement:
    """Measure a server under a load for one round."""
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        command = [part.format(port=port, folder=folder) for part in contender.command]
        environment = {"TONGIAKI_DATABASE": f"sqlite:///{folder}/tables.db", "NODE_ENV": "production"}
        with running_server(command, port, **environment) as process:
            return uvloop.run(_measure(load, contender.play, f"http://127.0.0.1:{port}", process))


def measure_in_turn(contenders: Sequence[Contender], load: Load, rounds: int) -> Results:
    """Measure all servers under a load, in turn within each round."""
    results: Results = {contender.name: [] for contender in contenders}
    for number, contender in itertools.product(range(rounds), contenders):
        result = measure(contender, load)
        results[contender.name].append(result)
        text = (
            f"{load.name}, round {number + 1} of {rounds}: {contender.name}: {result.cost:.0f} µs of CPU per decision"
        )
        print(f"{text}, machine load {result.machine_load:.1f}", file=sys.stderr, flush=True)
    return results


def ratios(results: Results, name: str) -> list[float]:
    """Return the decisions per CPU second here as a multiple of another server's, for each round."""
    pairs = zip(results["tongiaki"], results[name], strict=True)
    return [other.cost / current.cost for current, other in pairs]


def spread(values: Iterable[float], digits: int = 0) -> str:
    """Format the median and the range of values."""
    numbers = list(values)
    low, middle, high = (f"{number:.{digits}f}" for number in (min(numbers), median(numbers), max(numbers)))
    return middle if len(numbers) == 1 else f"{middle} ({low} to {high})"


def report(load: Load, results: Results) -> None:
    """Print the medians over all rounds, and the ratios to the current server within a round."""
    rounds = [result for rounds in results.values() for result in rounds]
    pace = f"a decision every {load.pace:g} s at each" if load.pace else "decisions without a pause"
    machine = spread((result.machine_load for result in rounds), 1)
    print(f"\n{load.name}: {load.tables} tables of two, {pace}; {len(next(iter(results.values())))} rounds")
    print(f"load of the machine: {machine}, on {os.cpu_count()} cores\n")
    print("| server | CPU µs per decision | decisions per CPU second | tongiaki / this server |", end="")
    print(
        " bytes received per decision | share of a core | p50, ms | p99, ms |\n|---|---:|---:|---:|---:|---:|---:|---:|"
    )
    for name, rounds in results.items():
        cost = [result.cost for result in rounds]
        ratio = spread(ratios(results, name), 2) if "tongiaki" in results and name != "tongiaki" else ""
        received = median(result.received / result.decisions for result in rounds)
        share = median(result.cpu / result.duration for result in rounds)
        cuts = quantiles([1000 * latency for result in rounds for latency in result.latencies], n=100)
        cells = [spread(cost), f"{1e6 / median(cost):,.0f}", ratio, f"{received:,.0f}", f"{share:.0%}"]
        print(f"| {name} | {' | '.join(cells)} | {cuts[49]:.1f} | {cuts[98]:.1f} |", flush=True)


def main() -> None:
    """Measure all servers under each load, and print the results. Arguments select servers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help="measure only servers whose names begin with this")
    parser.add_argument("--against", metavar="REVISION", help="also measure the server of this revision")
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--seconds", type=float, help="duration of each measurement")
    options = parser.parse_args()
    npm.install(HERE / "boardgame")
    os.sched_setaffinity(0, {max(CORES)})
    results: dict[str, Results] = {}
    with tempfile.TemporaryDirectory() as folder:
        games = Path(folder) / "games.json"
        write_games(games)
        own = [tongiaki(revision.name, revision.command) for revision in revisions(options.against)]
        chosen = [
            contender
            for contender in [*own, *peers(games)]
            if not options.names or contender.name.startswith(tuple(options.names))
        ]
        for load in (SATURATION, PACED):
            timed = load if options.seconds is None else replace(load, seconds=options.seconds)
            results[load.name] = measure_in_turn(chosen, timed, options.rounds)
            report(timed, results[load.name])
    older = f"tongiaki {options.against}"
    if older in results[SATURATION.name]:
        ratio = 1 / median(ratios(results[SATURATION.name], older))
        print(f"\nCPU time of a decision at saturation against {options.against}: {100 * ratio - 100:+.1f} %")
        sys.exit(ratio > LIMIT)


if __name__ == "__main__":
    main()
