"""Unpacking of archives, for every Python from 3.11.0 on."""

import tarfile
from pathlib import Path


def unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Unpack a trusted archive. From Python 3.11.4 on, files outside the folder are rejected."""
    archive.extraction_filter = getattr(tarfile, "data_filter", None)
    archive.extractall(folder)  # noqa: S202 - our own archives, and those of the lock file
