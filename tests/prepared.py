"""Databases without anything in them, whose schema is up to date: copies of one that is made once in a process."""

import asyncio
import functools
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tongiaki.store import prepare


def bring_up_to_date(url: str) -> None:
    """Bring a database's schema up to date, whether or not an event loop runs here."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(prepare(url))).result()


@functools.cache
def _sqlite() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tongiaki.db"
        bring_up_to_date(f"sqlite:///{path}")
        return path.read_bytes()


def sqlite(path: Path) -> str:
    """Make a SQLite file, and give its URL."""
    path.touch(mode=0o600)
    path.write_bytes(_sqlite())
    return f"sqlite:///{path}"
