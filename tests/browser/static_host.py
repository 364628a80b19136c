"""A host of static files: Python's own web server."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def static_host(folder: Path, log: Path) -> Iterator[str]:
    """Serve a folder with `python -m http.server`, which logs its requests into a file. Return the host's address."""
    command = [sys.executable, "-u", "-m", "http.server", "0", "--bind", "127.0.0.1", "--directory", str(folder)]
    with log.open("wb") as errors, subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors) as server:
        assert server.stdout is not None
        found = re.search(rb"port (\d+)", server.stdout.readline())
        assert found is not None
        yield f"http://127.0.0.1:{int(found[1])}/"
        server.terminate()
