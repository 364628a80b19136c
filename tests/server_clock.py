"""A time of day for a single server process that tests can set wrong or move."""

import time
from pathlib import Path

MOVED = "CLOCK_OF_A_TEST"
"""Environment variable of a server: the file that contains its clock's offset in seconds."""


class Clock:
    """A server's clock, if the server is started with these `settings`. It is correct at first."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self.set(0)
        self.settings = {MOVED: str(file)}

    def set(self, seconds: float) -> None:
        """Set the clock's offset from the true time in seconds. The file is replaced atomically."""
        new = self._file.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._file)


def go_wrong(file: str) -> None:
    """Patch this process's time of day to add the offset that a file contains."""
    moved, true_time, true_ns = Path(file), time.time, time.time_ns
    time.time = lambda: true_time() + float(moved.read_text())
    time.time_ns = lambda: true_ns() + int(float(moved.read_text()) * 1e9)
