"""Runs a measured server on its own core, and reads its CPU time and memory."""

import os
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

FREE = os.sched_getaffinity(0)
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
_TICK = os.sysconf("SC_CLK_TCK")


@contextmanager
def served(command: list[str], port: int, **environment: str) -> Iterator[int]:
    """Run a server on the first core, and yield its process id once it accepts connections."""
    process = subprocess.Popen(command, env=os.environ | UNLIMITED | environment)
    os.sched_setaffinity(process.pid, {min(FREE)})
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


def cpu_of(process: int, *, ended_children: bool = False) -> float:
    """Return the CPU seconds of a process, or those of its ended children."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    own = 13 if ended_children else 11
    return (int(fields[own]) + int(fields[own + 1])) / _TICK


def memory_of(process: int) -> int:
    """Return the bytes of memory that a process uses."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
