"""Measure how many decisions a core of the server carries, beside a server that only echoes and commits.

Real processes and real sockets: the server on one core, the players on another. Two people at each table decide at a
fixed pace, and time is the server's CPU time. `python3 dev.py bench server` runs it.
"""

import asyncio
import itertools
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

import msgspec
from websockets.asyncio.client import ClientConnection, connect

HERE = Path(__file__).resolve().parent
ROUNDS = 3
TABLES = 40
PACE = 1.0
"""Seconds between two decisions at one table."""
SECONDS = 12.0
"""For which each server is driven in a round."""
UNLIMITED = {"TONGIAKI_TABLE_BURST": "100000", "TONGIAKI_MESSAGE_RATE": "100000", "TONGIAKI_SOCKETS": "100000"}


FREE = os.sched_getaffinity(0)
"""The cores that there are: the first is the server's, the last is the players'."""


@dataclass
class Driven:
    """What a round gave: the decisions, the server's CPU seconds for them, and each one's latency in seconds."""

    decisions: int
    cpu: float
    latencies: list[float]


class Game(msgspec.Struct):
    """What a player looks at."""

    legal: list[str] | None


class Told(msgspec.Struct):
    """A message of the server."""

    type: str
    number: int = 0
    game: Game | None = None


_decoder = msgspec.json.Decoder(Told)
Play = Callable[[int, str, float, list[float]], Awaitable[None]]
"""Play at the table of a number, at an address, until a time of the monotonic clock, noting latencies."""


def post(url: str, body: dict[str, object], cookie: str = "") -> tuple[dict[str, object], str]:
    """Ask over HTTP; gives the answer and the cookie."""
    request = urllib.request.Request(url, msgspec.json.encode(body), {"Content-Type": "application/json"})  # noqa: S310 - our own address
    if cookie:
        request.add_header("Cookie", cookie)
    with urllib.request.urlopen(request) as answer:  # noqa: S310 - the same
        given = str(answer.headers.get("Set-Cookie", cookie)).partition(";")[0]
        return msgspec.json.decode(answer.read(), type=dict[str, object]), given


async def tongiaki_table(number: int, url: str, end: float, latencies: list[float]) -> None:
    """Two people at a table, who make random moves."""
    made, cookie = await asyncio.to_thread(post, f"{url}/api/tables", {"seats": 2, "name": "Ana", "public": False})
    address = f"ws{url.removeprefix('http')}/ws/tables/{made['id']}"
    chance = random.Random(number)
    _, other = await asyncio.to_thread(post, f"{url}/api/me", {"name": "Ben"})
    async with (
        connect(address, additional_headers={"Cookie": cookie}) as ana,
        connect(address, additional_headers={"Cookie": other}) as ben,
    ):
        for line in (ana, ben):
            await line.send('{"type":"hello"}')
        await ben.send('{"type":"sit","name":"Ben"}')
        await asyncio.sleep(0.5)
        await ana.send('{"type":"start"}')
        await asyncio.sleep(chance.random() * PACE)
        await asyncio.gather(*(_play(line, end, chance, latencies) for line in (ana, ben)))


async def _play(line: ClientConnection, end: float, chance: random.Random, latencies: list[float]) -> None:
    number = 0
    while (left := end - time.monotonic()) > 0:
        try:
            told = _decoder.decode(await asyncio.wait_for(line.recv(), left))
        except TimeoutError:
            return
        number = max(number, told.number)
        if told.game is not None and told.game.legal:
            await asyncio.sleep(PACE)
            start = time.monotonic()
            move = {"type": "move", "number": number, "move": chance.choice(told.game.legal)}
            await line.send(msgspec.json.encode(move).decode())
            while number <= move["number"]:  # type: ignore[operator]  # one field of several types
                told = _decoder.decode(await line.recv())
                number = max(number, told.number)
            latencies.append(time.monotonic() - start)


async def echo_room(number: int, url: str, end: float, latencies: list[float]) -> None:
    """Two people in a room, who speak in turn."""
    address = f"ws{url.removeprefix('http')}/ws/{number}"
    async with connect(address) as ana, connect(address) as ben:
        await asyncio.sleep(random.Random(number).random() * PACE)
        for line in itertools.cycle((ana, ben)):
            await asyncio.sleep(PACE)
            if time.monotonic() > end:
                return
            start = time.monotonic()
            await line.send('{"type":"move","number":1234,"move":"expand tonga.0 4"}')
            await asyncio.gather(ana.recv(), ben.recv())
            latencies.append(time.monotonic() - start)


@contextmanager
def served(command: list[str], port: int) -> Iterator[int]:
    """A server on the first core, by the number of its process, once it takes connections."""
    process = subprocess.Popen(command, env=os.environ | UNLIMITED)
    os.sched_setaffinity(process.pid, {min(FREE)})
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def cpu_of(process: int) -> float:
    """The CPU seconds that a process has taken."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def drive(command: list[str], port: int, play: Play) -> Driven:
    """Drive a server for one round."""

    async def players(process: int) -> Driven:
        latencies: list[float] = []
        end = time.monotonic() + SECONDS
        tables = [asyncio.ensure_future(play(one, f"http://127.0.0.1:{port}", end, latencies)) for one in range(TABLES)]
        await asyncio.sleep(SECONDS / 4)  # sitting down is not measured
        before, start = cpu_of(process), len(latencies)
        await asyncio.sleep(SECONDS / 2)
        driven = Driven(len(latencies) - start, cpu_of(process) - before, latencies[start:])
        await asyncio.gather(*tables)
        return driven

    with served(command, port) as process:
        return asyncio.run(players(process))


def free_port() -> int:
    """A port that nothing listens at now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    """Drive both in turn, and print what a decision costs."""
    os.sched_setaffinity(0, {max(FREE)})
    found: dict[str, list[Driven]] = {"tongiaki": [], "echo": []}
    for number, name in itertools.product(range(ROUNDS), found):
        print(f"round {number + 1} of {ROUNDS}: {name}", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory() as folder:
            port = free_port()
            if name == "tongiaki":
                os.environ["TONGIAKI_DATABASE"] = f"sqlite:///{folder}/tables.db"
                serve = [str(Path(sys.executable).parent / "tongiaki"), "serve", "--port", str(port)]
                found[name].append(drive(serve, port, tongiaki_table))
            else:
                echo = [sys.executable, str(HERE / "echo.py"), str(port), f"{folder}/echo.db"]
                found[name].append(drive(echo, port, echo_room))
    print(f"{TABLES} tables of two, a decision every {PACE:g} s at each; medians of {ROUNDS} rounds\n")
    print("| who | decisions for a second of one core | p50 | p95 |\n|---|---:|---:|---:|")
    rates = {name: median(one.decisions / one.cpu for one in rounds) for name, rounds in found.items()}
    for name, rounds in found.items():
        cuts = quantiles([latency for one in rounds for latency in one.latencies], n=20)
        print(f"| {name} | {rates[name]:,.0f} | {1000 * cuts[9]:.1f} ms | {1000 * cuts[18]:.1f} ms |")
    print(f"\ntongiaki / echo: {rates['tongiaki'] / rates['echo']:.2f}")
    print(f"tables of people who decide every 5 seconds, for each core: {5 * rates['tongiaki']:,.0f}")


if __name__ == "__main__":
    main()
