"""The real server as a process of its own, for tests that talk to it over the network or kill it."""

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

from tests import forking, prepared, processes
from tests.forking import Forked
from tests.ports import free_port

PATIENCE = 120.0  # seconds until the server must answer, or have ended


class LiveServer:
    """`tongiaki serve` on a free port; what it prints lies in `log`."""

    def __init__(
        self, database: str, folder: Path, settings: dict[str, str] | None = None, program: Path | None = None
    ) -> None:
        """Prepare a server for a database's URL.

        `settings` are further environment variables; `program` is another installation's command, which may be
        changed before it is started again.
        """
        self.program = program
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        inherited = {name: value for name, value in os.environ.items() if not name.startswith("TONGIAKI_")}
        # Tests say for themselves from where they come.
        usual = {"TONGIAKI_PROXIES": "127.0.0.1", "TONGIAKI_OPEN_TABLES": "10000", "TONGIAKI_BOT_GAMES": "10000"}
        self._environment = inherited | usual | (settings or {}) | {"TONGIAKI_DATABASE": database}
        self._process: subprocess.Popen[bytes] | Forked | None = None

    def start(self) -> None:
        """Start it, for the first time or again, and wait until it answers."""
        self.begin()
        self.until_answers()

    def begin(self) -> None:
        """Start it; another installation's is for the main thread to start."""
        host = self._environment.get("TONGIAKI_HOST", "127.0.0.1")
        self._process = self._begin(["serve", "--host", host, "--port", str(self.port)])

    def until_answers(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        end = time.monotonic() + PATIENCE
        while not self.answers():
            if time.monotonic() > end or self._process.poll() is not None:
                self.kill()
                pytest.fail(f"the server did not start:\n{self.log.read_text()}", pytrace=False)
            time.sleep(0.05)

    def _begin(self, arguments: list[str]) -> subprocess.Popen[bytes] | Forked:
        if self.program is None:
            return forking.start(arguments, self._environment, self.log)
        with self.log.open("ab") as log:
            command = [self.program, *arguments]
            return processes.start(command, env=self._environment, stdout=log, stderr=subprocess.STDOUT)

    @property
    def pid(self) -> int:
        """The number of its process, while it runs."""
        assert self._process is not None
        return self._process.pid

    def answers(self) -> bool:
        """Whether it says that it is well."""
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=2) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False

    def until_ended(self) -> None:
        """Wait until it has ended by itself."""
        assert self._process is not None
        self._process.wait(PATIENCE)
        self._process = None

    def kill(self) -> None:
        """End it at once (SIGKILL), as a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self, patience: float = PATIENCE) -> None:
        """End it as an operator does (SIGTERM); a server that takes too long, in seconds, fails the test."""
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
    """A running server for a fixture that several tests share, on an empty SQLite database if none is given."""
    server = LiveServer(database or prepared.sqlite(folder / "tongiaki.db"), folder, settings)
    server.start()
    yield server
    server.stop()
