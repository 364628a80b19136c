"""A time of day of its own for a server: wrong, and jumping."""

import time
from pathlib import Path

MOVED = "CLOCK_OF_A_TEST"
"""In a server's environment the file that says by how many seconds its clock is ahead."""


class Clock:
    """What a server sees that is started with these `settings`; right at first."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)
        self.settings = {MOVED: str(file)}

    def set(self, seconds: float) -> None:
        """Put it forward, by so many seconds against the true time; the server never sees half a number."""
        new = self._file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._file)


def go_wrong(file: str) -> None:
    """Let this process see the time of day that a file says."""
    moved, true_time, true_ns = Path(file), time.time, time.time_ns
    time.time = lambda: true_time() + float(moved.read_text())
    time.time_ns = lambda: true_ns() + int(float(moved.read_text()) * 1e9)
