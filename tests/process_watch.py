"""Ends all processes that a test run started, even if the run itself was killed.

A run sets an environment variable that its processes inherit as a mark. A watch process waits for the end of the run,
and then kills every process with the mark. Run as a script, this file is the watch process. It can read other
processes' environments only on Linux.
"""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

MARK = "TEST_RUN_OF_TONGIAKI"
GRACE = 10.0
"""Seconds in which remaining processes may exit after a run that ended normally."""


class Watch:
    """The process that outlives the run."""

    def __init__(self) -> None:
        """Start the watch process, and mark all processes that this process and its children start from now on."""
        mark = f"{os.getpid()}-{time.time_ns()}"
        command = [sys.executable, "-S", "-E", __file__, f"{MARK}={mark}"]
        # A separate session: a signal from the terminal that ends the run does not end the watch process.
        self._process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        os.environ[MARK] = mark

    def end(self) -> list[str]:
        """End the remaining processes and return their command lines."""
        del os.environ[MARK]
        left, _ = self._process.communicate("the run ended by itself")
        return left.splitlines()


def marked(mark: str) -> dict[int, str]:
    """Return the command lines, by process id, of the processes that inherited the mark."""
    commands = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if mark.encode() in (folder / "environ").read_bytes().split(b"\0"):
                commands[int(folder.name)] = (
                    (folder / "cmdline").read_bytes().replace(b"\0", b" ").decode(errors="replace")
                )
        except OSError:
            continue  # the process has ended, or belongs to another user
    return {number: line for number, line in commands.items() if "multiprocessing.resource_tracker" not in line}


def main() -> None:
    """Wait for the run to end, then for its processes. Print and kill those that are still running after the grace
    period.
    """
    mark = sys.argv[1]
    patience = GRACE if sys.stdin.read() else 0
    end = time.monotonic() + patience
    while marked(mark) and time.monotonic() < end:
        time.sleep(0.1)
    reported = set()
    while left := marked(mark):
        for number, line in left.items():
            reported.add(line)
            try:
                os.kill(number, signal.SIGKILL)
            except ProcessLookupError:
                continue
        time.sleep(0.1)
    print(*sorted(reported), sep="\n", end="")


if __name__ == "__main__":
    main()
