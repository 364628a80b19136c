"""The real server as a separate process, for tests that use it over the network or kill it."""

import contextlib
import os
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import empty_databases, fork_server, processes
from tests.fork_server import Forked
from tests.ports import free_port

PATIENCE = 120.0  # seconds within which the server must answer or end


class LiveServer:
    """`tongiaki serve` on a free port. Its output is in the file `log`."""

    def __init__(
        self, database: str, folder: Path, settings: dict[str, str] | None = None, program: Path | None = None
    ) -> None:
        """Prepare a server for a database's URL.

        `settings` are further environment variables. `program` is the command of another installation. Tests may change
        it before a restart.
        """
        self.program = program
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TONGIAKI_")}
        # Tests set their clients' addresses with X-Forwarded-For.
        usual = {"TONGIAKI_PROXIES": "127.0.0.1", "TONGIAKI_OPEN_TABLES": "10000", "TONGIAKI_BOT_GAMES": "10000"}
        self._environment = inherited | usual | (settings or {}) | {"TONGIAKI_DATABASE": database}
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        """Start the server, for the first time or again, and wait until it answers."""
        self.begin()
        self.until_answers()

    def begin(self) -> None:
        """Start the server. Only the main thread may start another installation's server."""
        host = self._environment.get("TONGIAKI_HOST", "127.0.0.1")
        self._process = self._begin(["serve", "--host", host, "--port", str(self.port)])

    def until_answers(self) -> None:
        """Wait until the server answers."""
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end or self._process.poll() is not None:
                self.kill()
                pytest.fail(f"the server did not start:\n{self.log.read_text()}", pytrace=False)
            time.sleep(0.05)

    def _begin(self, arguments: list[str]) -> subprocess.Popen[bytes] | Forked:
        if self.program is None:
            return fork_server.start(arguments, self._environment, self.log)
        with self.log.open("ab") as log:
            command = [self.program, *arguments]
            return processes.start(command, env=self._environment, stdout=log, stderr=subprocess.STDOUT)

    @property
    def pid(self) -> int:
        """The id of the server's process, while it is running."""
        assert self._process is not None
        return self._process.pid

    def answers(self) -> bool:
        """Return whether the server reports that it is healthy."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def until_ended(self) -> None:
        """Wait until the server has ended without a signal."""
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """Kill the server (SIGKILL), as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self, patience: float = PATIENCE) -> None:
        """Stop the server as an administrator does (SIGTERM). The test fails if that takes longer than `patience`
        seconds.
        """
        self._end(signal.SIGTERM, patience)

    def _end(self, sign: signal.Signals, patience: float = PATIENCE) -> None:
        if self._process is None:
            return
        process, self._process = self._process, None
        process.send_signal(sign)
        try:
            process.wait(patience)
        except subprocess.TimeoutExpired:
            processes.end(process)
            pytest.fail(f"the server did not stop:\n{self.log.read_text()}", pytrace=False)


@contextlib.contextmanager
def serving(folder: Path, settings: dict[str, str], database: str | None = None) -> Iterator[LiveServer]:
    """Run a server for a fixture that several tests share, by default with an empty SQLite database."""
    server = LiveServer(database or empty_databases.sqlite(folder / "tongiaki.db"), folder, settings)
    server.start()
    yield server
    server.stop()
