"""Whatever a test run starts ends with it, however the run ends: by itself, by a signal, or killed.

All that a run starts inherits a mark in its environment, and a process of its own waits for the run's end to kill what
still has it then. That process is this file as a script; it sees what other processes inherited on Linux alone.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

MARK = "TEST_RUN_OF_TONGIAKI"
GRACE = 10.0
"""Seconds that processes get to end by themselves after a run that ended by itself."""


class Watch:
    """The process that outlives the run."""

    def __init__(self) -> None:
        """Start it, and mark all that this process and its children start from now on."""
        mark = f"{os.getpid()}-{time.time_ns()}"
        command = [sys.executable, "-S", "-E", __file__, f"{MARK}={mark}"]
        # A session of its own: no signal that ends the run at a terminal ends it, too.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        os.environ[MARK] = mark

    def end(self) -> list[str]:
        """End what is left: its command lines."""
        del os.environ[MARK]
        left, _ = self._process.communicate("the run ended by itself")
        return left.splitlines()


def marked(mark: str) -> dict[int, str]:
    """Find the processes that inherited the mark: their command lines by their numbers."""
    found = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                found[int(folder.name)] = (
                    (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                )
        except OSError:
            continue  # it ended meanwhile, or is somebody else's
    return {number: line for number, line in found.items() if "multiprocessing.resource_tracker" not in line}


def main() -> None:
    """Wait for the end of the input, then for that of all that is marked; print and kill what does not end."""
    mark = sys.argv[1]
    patience = GRACE if sys.stdin.read() else 0
    end = time.monotonic() + patience
    while marked(mark) and time.monotonic() < end:
        time.sleep(0.1)
    told = set()
    while left := marked(mark):
        for number, line in left.items():
            told.add(line)
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(0.1)
    print(*sorted(told), sep="\n", end="")


if __name__ == "__main__":
    main()
