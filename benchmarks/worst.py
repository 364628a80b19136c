"""Try the worst input of every request and every message, and tell what it costs the server at the rate allowed.

One server in a process of its own, real sockets, SQLite on the disk. Its limits are off while a case is measured: what
an input costs (processor time, that of its workers too) times the rate that the usual limits allow is the share of a
core that one address can take. `python3 dev.py bench worst` runs it; with names of cases, these alone.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

from serving import cpu_of, free_port
from tests.server.player import Person
from tongiaki.server.house.door import HASHES
from tongiaki.server.house.limits import OPENING, TOGETHER
from tongiaki.server.house.names import SHOWING
from tongiaki.server.person.open_games import READING
from tongiaki.server.settings import Settings
from tongiaki.server.web.conversation import AUDIENCE
from watched import LONGEST
from worst_cases import CASES, TABLES, WATCHER, Case, Scene

SECONDS = 2.0
"""For which each case is tried."""
FEW = 10
"""A case that ends before it has asked so often is tried again: the end of a game is not what was to be measured."""
PATIENCE = 90.0
"""Seconds after which a case, with what prepares it, is given up."""
CORE, STALL = 0.1, 50
"""The bound: this share of a core, and so many milliseconds of the loop for one thing."""
OFF = (
    "TABLE_BURST",
    "MESSAGE_RATE",
    "MESSAGE_BURST",
    "LOGIN_BURST",
    "WORK_RATE",
    "SOCKETS",
    "TABLE_ENTRIES",
    "OPEN_TABLES",
)


@dataclass
class Measured:
    """What asking once cost, in seconds of a processor, the workers' part of it, and the longest stall in seconds."""

    cpu: float
    workers: float
    stall: float


class Server:
    """A server whose loop is watched."""

    def __init__(self, process: int, url: str, database: str, longest: Path) -> None:
        self.process, self.url, self.database = process, url, database
        self._longest = longest

    def workers(self) -> float:
        """The CPU seconds of its children, also of those that have ended."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        return cpu_of(self.process, ended_children=True) + sum(cpu_of(int(child)) for child in children)

    def longest(self) -> float:
        """The longest stall since this was asked last."""
        found: float = LONGEST.unpack(self._longest.read_bytes())[0]
        with self._longest.open("r+b") as file:
            file.write(LONGEST.pack(0.0))
        return found


@contextlib.contextmanager
def served() -> Iterator[Server]:
    """A server with an empty database and without limits; each case has its own."""
    with tempfile.TemporaryDirectory() as folder:
        longest, port = Path(folder) / "longest", free_port()
        longest.write_bytes(LONGEST.pack(0.0))
        database = f"{folder}/tables.db"
        limits = {f"TONGIAKI_{name}": "1000000" for name in OFF}
        settings = {
            "TONGIAKI_METRICS": WATCHER,
            "TONGIAKI_DATABASE": f"sqlite:///{database}",
            "TONGIAKI_PORT": str(port),
            "TONGIAKI_BOT_PAUSE": "0",
        }
        command = [sys.executable, str(Path(__file__).with_name("watched.py")), str(longest)]
        process = subprocess.Popen(command, env=os.environ | limits | settings, stderr=subprocess.DEVNULL)
        try:
            url = f"http://127.0.0.1:{port}"
            while True:
                with contextlib.suppress(httpx.TransportError):
                    Person(url)
                    break
                time.sleep(0.1)
            yield Server(process.pid, url, database, longest)
        finally:
            process.terminate()
            process.wait()


async def measure(server: Server, case: Case) -> Measured:
    """Try a case for some seconds."""
    async with contextlib.AsyncExitStack() as stack:
        ana, ben = Person(server.url), Person(server.url)
        ana.post("/api/me", name="Ana")
        ben.post("/api/me", name="Ben")
        rounds = case.run(Scene(server.url, server.database, stack, ana, ben))
        await stack.enter_async_context(asyncio.timeout(PATIENCE))
        await anext(rounds)
        await asyncio.sleep(0.5)  # what the preparation led to
        server.longest()
        cpu, workers, end, asked = cpu_of(server.process), server.workers(), time.monotonic() + SECONDS, 0
        async for number in rounds:
            asked += number
            if time.monotonic() > end:
                break
        else:
            if asked < FEW:
                return await measure(server, case)
        taken, working = cpu_of(server.process) - cpu, server.workers() - workers
        return Measured((taken + working) / asked, max(working, 0.0) / asked, server.longest())


def allowed(case: Case, found: Measured) -> float:
    """How often a second one address may ask so for long, by the usual settings."""
    usual = Settings()
    rates = {
        "reading": usual.message_rate / case.price,
        "asking": usual.message_rate / 2 / case.price,
        "making": usual.table_rate,
        "showing": min(usual.message_rate / 2, usual.work_rate / (SHOWING * TABLES)),
        "knocking": usual.login_rate,
        "door": 2 * HASHES * usual.login_rate,
        "changing": HASHES * usual.login_rate / 2,
        "opening": usual.message_rate / OPENING,
        "hearing": TOGETHER * usual.message_rate / (1 + case.audience / AUDIENCE),
        "saying": TOGETHER * usual.message_rate / (1 + case.audience / AUDIENCE),
        "thinking": usual.work_rate / max(found.workers, 0.001),
        "reviewing": usual.work_rate / max(found.workers, 0.001),
        "charged": usual.work_rate / max(found.cpu, READING),
        "work": min(usual.table_rate, usual.work_rate / max(found.workers, 0.001)),
    }
    return rates[case.limit]


def row(server: Server, name: str, case: Case) -> tuple[bool, str]:
    """Measure a case, and tell whether it keeps to the bound, with its row of the table."""
    try:
        found = asyncio.run(measure(server, case))
    except Exception as error:  # noqa: BLE001 - the others are to be measured all the same
        return False, f"| {name} | {case.worst} | | | | | **{type(error).__name__}: {error}** |"
    rate = allowed(case, found)
    share, stall = found.cpu * rate, 1000 * found.stall
    holds = share < CORE and stall < STALL
    figures = f"{1000 * found.cpu:.1f} | {rate:.2g} | {share:.3f} | {stall:.0f}"
    return holds, f"| {name} | {case.worst} | {figures} | {'holds' if holds else '**broken**'} |"


def cases() -> dict[str, Case]:
    """Give all cases: whatever files named `worst_…` lie beside this add."""
    for file in sorted(Path(__file__).parent.glob("worst_*.py")):
        importlib.import_module(file.stem)
    return CASES


def main() -> None:
    """Try all, and print the table; the exit status tells whether all keep to the bound."""
    wanted = {name: case for name, case in cases().items() if any(one in name for one in sys.argv[1:] or [""])}
    print("| what | worst input | CPU ms | a second | of a core | stall, ms | |\n|---|---|---:|---:|---:|---:|---|")
    kept = True
    for case in dict.fromkeys(wanted.values()):  # what is asked in turn is one case
        name = ", ".join(one for one in wanted if wanted[one] is case)
        with served() as server:
            holds, line = row(server, name, case)
        kept &= holds
        print(line, flush=True)
    sys.exit(not kept)


if __name__ == "__main__":
    main()
