"""The cost of a decision in calls of Python functions, which hardly depends on the machine.

To print the calls of a decision by function:

    .venv/bin/python -m tests.server.table.test_calls_per_decision
"""

import asyncio
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory

from tests import fork_server
from tests.call_counter import COUNTED, Counts, read_counts
from tests.live_server import serving
from tests.ports import free_port
from tests.server.player import Connection, Person

MAX_CALLS = 350
"""Maximum calls per decision, from the received frame until both players have their messages.

The driver of the database runs in its own thread and is not counted. Lower this limit after each improvement.
"""
DECISIONS = 5
"""Number of decisions of a game before the first random draw."""
GAMES, MAX_GAMES = 2, 10
"""Number of equal games, and maximum number while the limit is exceeded.

The smallest count of each decision is used, because it excludes periodic work of the server.
"""
QUIET = 0.02
"""Seconds without a call after which a decision is complete."""


async def count_decision(port: int, mover: Connection, other: Connection) -> Counts:
    """Make the first legal move, and return the calls that it caused."""
    before, number = await settled_counts(port), mover.number
    await mover.send("move", number=number, move=mover.legal[0])
    for player in (mover, other):
        await player.receive_until(lambda player: player.number > number)
    after = await settled_counts(port)
    return {name: calls - before.get(name, 0) for name, calls in after.items() if calls > before.get(name, 0)}


async def settled_counts(port: int) -> Counts:
    """Return the counts when the server has nothing left to do."""
    counts = read_counts(port)
    while True:
        await asyncio.sleep(QUIET)
        before, counts = counts, read_counts(port)
        if counts == before:
            return counts


async def count_game(url: str, port: int) -> list[Counts]:
    """Start a game of two, and return the calls of each of its first decisions."""
    ana, ben = Person(url), Person(url)
    table = ana.new_table(seats=2, name="Ana", first=0)
    async with ana.connect(table) as ana_here, ben.connect(table) as ben_here:
        await ben_here.request("sit", name="Ben")
        await ana_here.request("start")
        await ben_here.receive_until(lambda player: player.game is not None)
        await asyncio.sleep(0.5)  # until the presence of both has been sent
        counts = []
        for _ in range(DECISIONS):
            mover, other = (ana_here, ben_here) if ana_here.legal else (ben_here, ana_here)
            counts.append(await count_decision(port, mover, other))
        return counts


def total(counts: Counts) -> int:
    """Return the number of calls."""
    return sum(counts.values())


def count_decisions(folder: Path) -> list[Counts]:
    """Return the calls of each of the first decisions of a game."""
    port, decisions = free_port(), list[Counts]()
    with serving(folder, {COUNTED: str(port)}) as server:
        for game in range(MAX_GAMES):
            counts = asyncio.run(count_game(server.url, port))
            decisions = [min(pair, key=total) for pair in zip(decisions, counts, strict=True)] if game else counts
            if game + 1 >= GAMES and mean(map(total, decisions)) <= MAX_CALLS:
                break
    return decisions


def test_a_decision_takes_few_calls(tmp_path: Path) -> None:
    calls = mean(map(total, count_decisions(tmp_path)))
    print(f"{calls:.1f} calls per decision")
    assert calls <= MAX_CALLS


def main() -> None:
    """Print the calls of a decision by function, and in total."""
    with TemporaryDirectory() as folder:
        decisions = count_decisions(Path(folder))
    fork_server.end()
    names = {name for counts in decisions for name in counts}
    calls = {name: mean(counts.get(name, 0) for counts in decisions) for name in names}
    for name in sorted(names, key=lambda name: (-calls[name], name)):
        print(f"{calls[name]:6.1f}  {name}")
    print(f"{sum(calls.values()):6.1f}  calls per decision: {list(map(total, decisions))}")


if __name__ == "__main__":
    main()
