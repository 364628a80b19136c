"""Unpacking archives, with every Python from 3.11.0 on."""

import tarfile
from pathlib import Path


def unpack(archive: tarfile.TarFile, folder: Path) -> None:
    """Unpack an archive that is to be trusted; from 3.11.4 on Python sees to it that nothing lands outside."""
    archive.extraction_filter = getattr(tarfile, "data_filter", None)
    archive.extractall(folder)  # noqa: S202 - our own archives, and those of the lock file
