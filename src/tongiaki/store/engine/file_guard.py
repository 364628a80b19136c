"""Detects that the SQLite file was deleted or replaced. Writes to the old inode would be lost."""

from __future__ import annotations

import os
from pathlib import Path


class FileGuard:
    """Path of the database file, and the file's inode when it was opened."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._opened_id: tuple[int, int] | None = None

    def remember_file(self) -> None:
        """Remember which file is at the path: the database file that is open."""
        self._opened_id = self._file_id()

    def check(self) -> None:
        """Raise FileNotFoundError if the file was deleted, renamed or replaced after it was opened."""
        if self._opened_id is not None and self._file_id() != self._opened_id:
            raise FileNotFoundError(
                f"{self._path} was deleted or replaced: NOTHING is saved until it is back, "
                "or until the server is restarted with the new file"
            )

    def _file_id(self) -> tuple[int, int] | None:
        try:
            status = os.stat(self._path)  # noqa: PTH116 - runs before and after every transaction, so it must be fast
        except OSError:
            return None
        return status.st_dev, status.st_ino
