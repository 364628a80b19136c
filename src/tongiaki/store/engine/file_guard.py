"""The file that a SQLite database lies in, looked at again and again: what goes into a file without a name is lost."""

from __future__ import annotations

import os
from pathlib import Path


class Place:
    """Where the database's file was found when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened: tuple[int, int] | None = None

    def note(self) -> None:
        """Take the file that is there now for the one that is open."""
        self._opened = self._there()

    def check(self) -> None:
        """Raise FileNotFoundError if the file was deleted, renamed or replaced since."""
        if self._opened is not None and self._there() != self._opened:
            raise FileNotFoundError(
                f"{self._path} is gone, or another file is in its place: NOTHING is kept until it is back, "
                "or until the server is started anew with the file that is there"
            )

    def _there(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)  # noqa: PTH116 - before and after every transaction: a plain call
        except OSError:
            return None
        return found.st_dev, found.st_ino
