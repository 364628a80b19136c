"""Runs a measured server on its own core, and reads its CPU time and memory."""

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

from tools import engine

CORES = os.sched_getaffinity(0)
"""The available cores: the server uses the first one, its clients the last one."""
UNLIMITED = {
    "TONGIAKI_TABLE_RATE": "100000",
    "TONGIAKI_TABLE_BURST": "100000",
    "TONGIAKI_OPEN_TABLES": "100000",
    "TONGIAKI_MESSAGE_RATE": "100000",
    "TONGIAKI_MESSAGE_BURST": "100000",
    "TONGIAKI_BOT_GAMES": "100000",
    "TONGIAKI_SOCKETS": "100000",
    "TONGIAKI_WORK_RATE": "1000",
}
TONGIAKI = str(Path(sys.executable).with_name("tongiaki"))
"""The command of this checkout."""
_TICK = os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Revision:
    """A revision of Tongiaki: its name in reports, and its command."""

    name: str
    command: str


def revisions(against: str | None) -> list[Revision]:
    """Return this checkout, and the revision of --against with compiled rules.

    `dev.py` installs that revision, and puts its command into the environment variable TONGIAKI_OLDER. Exits if the
    rules of this checkout are not compiled.
    """
    if not engine.compiled_modules(engine.ROOT / "src"):
        sys.exit("The rules are not compiled. Run `python3 dev.py compile` first.")
    current = Revision("tongiaki", TONGIAKI)
    if against is None:
        return [current]
    command = Path(os.environ["TONGIAKI_OLDER"])
    engine.build_in_place(command.parent.parent / "sources" / "src")
    return [current, Revision(f"tongiaki {against}", str(command))]


@contextmanager
def running_server(command: list[str], port: int, **environment: str) -> Iterator[int]:
    """Run a server on the first core, and yield its process id when it accepts connections."""
    process = subprocess.Popen(command, env=os.environ | UNLIMITED | environment)
    os.sched_setaffinity(process.pid, {min(CORES)})
    try:
        while True:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    break
            if process.poll() is not None:
                raise RuntimeError(f"{command[0]} ended with {process.returncode}")
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait()


def cpu_seconds(process: int, *, ended_children: bool = False) -> float:
    """Return the CPU seconds of all threads of a process, or those of its ended children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = 13 if ended_children else 11
    return (int(fields[own]) + int(fields[own + 1])) / _TICK


def children(process: int) -> list[int]:
    """Return the running child processes of a process."""
    lists = Path(f"/proc/{process}/task").glob("*/children")
    return [int(number) for file in lists for number in file.read_text().split()]


def total_cpu_seconds(process: int) -> float:
    """Return the CPU seconds of a process and all its descendants, including those that have ended."""
    total = cpu_seconds(process) + cpu_seconds(process, ended_children=True)
    for child in children(process):
        with suppress(FileNotFoundError, ProcessLookupError):  # the child has just ended
            total += total_cpu_seconds(child)
    return total


def memory_bytes(process: int) -> int:
    """Return the bytes of memory that a process uses."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
