"""Detects that the SQLite file was deleted or replaced: writes to the old inode would be lost."""

from __future__ import annotations

import os
from pathlib import Path


class FileGuard:
    """Path and inode of the database's file when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened_id: tuple[int, int] | None = None

    def remember_file(self) -> None:
        """Remember the file at the path as the one that is open."""
        self._opened_id = self._file_id()

    def check(self) -> None:
        """Raise FileNotFoundError if the file was deleted, renamed or replaced since."""
        if self._opened_id is not None and self._file_id() != self._opened_id:
            raise FileNotFoundError(
                f"{self._path} is gone, or another file is in its place: NOTHING is kept until it is back, "
                "or until the server is started anew with the file that is there"
            )

    def _file_id(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._path)  # noqa: PTH116 - runs before and after every transaction, so it must be fast
        except OSError:
            return None
        return found.st_dev, found.st_ino
