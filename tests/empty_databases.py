"""Empty databases with an up-to-date schema: copies of one that is created once per process."""

import asyncio
import functools
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tongiaki.store import prepare_database


def bring_up_to_date(url: str) -> None:
    """Bring a database's schema up to date, whether or not an event loop is running in this thread."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(lambda: asyncio.run(prepare_database(url))).result()


@functools.cache
def _sqlite() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tongiaki.db"
        bring_up_to_date(f"sqlite:///{path}")
        return path.read_bytes()


def sqlite(path: Path) -> str:
    """Create a SQLite file and return its URL."""
    path.touch(mode=0o600)
    path.write_bytes(_sqlite())
    return f"sqlite:///{path}"
