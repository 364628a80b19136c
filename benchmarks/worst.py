"""Measure the worst input of each request and each message, and what it costs the server at the permitted rate.

Each case gets a server in its own process, with real sockets and SQLite on disk. The rate limits are off during a
measurement. The CPU time of one input, worker processes included, times the rate that the usual limits permit is the
share of a core that an address can use. `python3 dev.py bench worst` runs all cases. Arguments select cases by name.
"""

from __future__ import annotations

import asyncio
import contextlib
import importlib
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

from serving import cpu_seconds, free_port
from stall_server import LONGEST
from tests.server.player import Person
from tongiaki.server.app import HANDLERS
from tongiaki.server.routes.person.public_games import LOOKUP_SECONDS
from tongiaki.server.services.accounts.login_throttle import HASHES
from tongiaki.server.services.request_limits import ADDRESS_RATE_FACTOR, WEBSOCKET_DIVISOR
from tongiaki.server.settings import Settings
from tongiaki.server.web.socket_handling import AUDIENCE_PER_TOKEN
from worst_generic import generic_cases
from worst_scene import CASES, Case, Scene

SECONDS = float(os.environ.get("TONGIAKI_WORST_SECONDS", "2"))
"""Duration of a measurement."""
MIN_REQUESTS = 10
"""Minimum number of requests of a case that ends early, such as with its game. Otherwise the measurement repeats."""
TIMEOUT = 90.0
"""Maximum seconds for a case with its preparation."""
CORE, STALL = 0.1, 50
"""The bounds: this share of a core, and this many milliseconds during which one callback blocks the event loop."""
LIMITS_OFF = (
    "TABLE_BURST",
    "MESSAGE_RATE",
    "MESSAGE_BURST",
    "LOGIN_BURST",
    "WORK_RATE",
    "SOCKETS",
    "TABLE_ENTRIES",
    "OPEN_TABLES",
)
"""The limits that are off during a measurement."""


@dataclass
class Cost:
    """CPU seconds of one request, the part used by worker processes, and the longest stall in seconds."""

    cpu: float
    workers: float
    stall: float


class Server:
    """A running server that records the stalls of its event loop."""

    def __init__(self, process: int, url: str, database: str, longest: Path) -> None:
        self.process, self.url, self.database = process, url, database
        self._longest = longest

    def workers_cpu(self) -> float:
        """Return the CPU seconds of its child processes, including those that have ended."""
        children = Path(f"/proc/{self.process}/task/{self.process}/children").read_text().split()
        return cpu_seconds(self.process, ended_children=True) + sum(cpu_seconds(int(child)) for child in children)

    def reset_stall(self) -> float:
        """Return the longest stall since the last call."""
        stall: float = LONGEST.unpack(self._longest.read_bytes())[0]
        with self._longest.open("r+b") as file:
            file.write(LONGEST.pack(0.0))
        return stall


@contextlib.contextmanager
def running_server() -> Iterator[Server]:
    """Run a server with an empty database and without rate limits."""
    with tempfile.TemporaryDirectory() as folder:
        longest, port = Path(folder) / "longest", free_port()
        longest.write_bytes(LONGEST.pack(0.0))
        database = f"{folder}/tables.db"
        limits = {f"TONGIAKI_{name}": "1000000" for name in LIMITS_OFF}
        settings = {
            "TONGIAKI_DATABASE": f"sqlite:///{database}",
            "TONGIAKI_PORT": str(port),
            "TONGIAKI_BOT_PAUSE": "0",
        }
        command = [sys.executable, str(Path(__file__).with_name("stall_server.py")), str(longest)]
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


async def measure(server: Server, case: Case) -> Cost:
    """Run a case for SECONDS and return the cost of one request."""
    async with contextlib.AsyncExitStack() as stack:
        ana, ben = Person(server.url), Person(server.url)
        ana.post("/api/me", name="Ana")
        ben.post("/api/me", name="Ben")
        rounds = case.run(Scene(server.url, server.database, stack, ana, ben))
        await stack.enter_async_context(asyncio.timeout(TIMEOUT))
        await anext(rounds)
        await asyncio.sleep(0.5)  # until the work that the preparation caused is done
        server.reset_stall()
        cpu, workers, end, sent = cpu_seconds(server.process), server.workers_cpu(), time.monotonic() + SECONDS, 0
        async for number in rounds:
            sent += number
            if time.monotonic() > end:
                break
        else:
            if sent < MIN_REQUESTS:
                return await measure(server, case)
        own, working = cpu_seconds(server.process) - cpu, server.workers_cpu() - workers
        return Cost((own + working) / sent, max(working, 0.0) / sent, server.reset_stall())


def token_prices() -> dict[str, int]:
    """Return the tokens of the shared rate limit that each request costs, by method and path."""
    return {
        f"{method} {re.sub(':[a-z]+}', '}', path)}": handler.opt.get("price", 1)
        for handler in HANDLERS
        for method in getattr(handler, "http_methods", ())
        for path in handler.paths
    }


def permitted_rate(name: str, case: Case, price: int, cost: Cost) -> float:
    """Return the sustained requests or messages per second that the usual settings permit one address."""
    settings = Settings()
    shared = settings.message_rate / (1 if name.startswith("GET ") else 2) / price
    work = settings.work_rate / max(cost.workers, 0.001)
    rates = {
        "shared": shared,
        "create": settings.table_rate,
        "account": settings.login_rate,
        "password": 2 * HASHES * settings.login_rate,
        "password change": HASHES * settings.login_rate / 2,
        "open": settings.message_rate / WEBSOCKET_DIVISOR,
        "message": ADDRESS_RATE_FACTOR * settings.message_rate / (1 + case.audience / AUDIENCE_PER_TOKEN),
        "work": min(shared, work),
        "create and work": min(settings.table_rate, work),
        "charged": settings.work_rate / max(cost.cpu, LOOKUP_SECONDS),
    }
    return rates[case.limit]


def measure_row(server: Server, names: list[str], case: Case, price: int) -> tuple[bool, str]:
    """Measure a case; return whether it keeps to the bounds, and its row of the table."""
    name = ", ".join(names)
    try:
        cost = asyncio.run(measure(server, case))
    except Exception as error:  # noqa: BLE001 - the other cases are still measured
        return False, f"| {name} | {case.worst} | | | | | **{type(error).__name__}: {error}** |"
    rate = permitted_rate(names[0], case, price, cost)
    share, stall = cost.cpu * rate, 1000 * cost.stall
    holds = share < CORE and stall < STALL
    figures = f"{1000 * cost.cpu:.1f} | {rate:.2g} | {share:.3f} | {stall:.0f}"
    return holds, f"| {name} | {case.worst} | {figures} | {'holds' if holds else '**broken**'} |"


def cases() -> dict[str, Case]:
    """Return the case of each request, websocket and message: hand-written where there is one, else generic."""
    importlib.import_module("worst_cases")
    return generic_cases() | CASES


def main() -> None:
    """Measure the selected cases and print their table; exit with 1 if a case exceeds a bound."""
    selected = {name: case for name, case in cases().items() if any(part in name for part in sys.argv[1:] or [""])}
    price_of = token_prices()
    print("| what | worst input | CPU ms | a second | of a core | stall, ms | |\n|---|---|---:|---:|---:|---:|---|")
    passed = True
    for case in dict.fromkeys(selected.values()):  # several requests can share a case
        names = [name for name in selected if selected[name] is case]
        with running_server() as server:
            holds, line = measure_row(server, names, case, price_of.get(names[0], 1))
        passed &= holds
        print(line, flush=True)
    sys.exit(not passed)


if __name__ == "__main__":
    main()
