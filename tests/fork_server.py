"""Fast server starts: servers are forks of a process that has loaded all modules but served no request.

The forked process already contains the application's routes, which do not depend on the services. Password hashes cost
about a hundredth of the usual work. Everything else is as in any other server. Short commands that differ only in their
arguments run in the same way.

Run as a script, this file is the process that forks. It reads one JSON request per line from standard input. The
request `[arguments, environment, output, errors]` forks a process that runs `tongiaki` with these arguments. The answer
is its process id. If the request is the id of a process that has ended, the answer is its exit status.
"""

import asyncio
import contextlib
import functools
import gc
import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import weakref
from pathlib import Path

from argon2 import PasswordHasher

from tests.call_counter import COUNTED, count_calls
from tests.server_clock import MOVED, go_wrong

CHEAP_HASHES = functools.partial(PasswordHasher, time_cost=1, memory_cost=1024)
"""The password hasher of the forked processes."""


class Forked:
    """A process that another process forked, with the methods of `subprocess.Popen` that the tests need."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._end = os.pidfd_open(pid)
        """File descriptor that becomes readable when the process has ended."""
        weakref.finalize(self, os.close, self._end)

    def poll(self) -> int | None:
        """Return None while the process is running, and 0 afterwards."""
        return None if not self._ends_within(0) else 0

    def wait(self, timeout: float | None = None) -> int:
        """Wait for the process to end. Raises TimeoutExpired after `timeout` seconds."""
        if not self._ends_within(timeout):
            raise subprocess.TimeoutExpired("tongiaki", timeout or 0)
        return 0

    def send_signal(self, sign: signal.Signals) -> None:
        """Send a signal if the process is still running."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, sign)

    def _ends_within(self, seconds: float | None) -> bool:
        return bool(select.select([self._end], [], [], seconds)[0])


@functools.cache
def _forker() -> subprocess.Popen[str]:
    """Return the process that forks, started at the first call."""
    command = [sys.executable, "-m", "tests.fork_server"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)


def _ask(request: list[object] | int) -> int:
    forker = _forker()
    assert forker.stdin is not None
    assert forker.stdout is not None
    print(json.dumps(request), file=forker.stdin, flush=True)
    return int(forker.stdout.readline())


def start(arguments: list[str], environment: dict[str, str], log: Path) -> Forked:
    """Start `tongiaki` in its own process group, and append its output to the log."""
    return Forked(_ask([arguments, environment, str(log), str(log)]))


def run(
    arguments: list[str], environment: dict[str, str], timeout: float, device: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `tongiaki` to its end, with standard output to `device` if given. Raises TimeoutExpired."""
    with tempfile.TemporaryDirectory() as folder:
        output, errors = Path(folder, "output"), Path(folder, "errors")
        process = Forked(_ask([arguments, environment, device or str(output), str(errors)]))
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        status = _ask(process.pid)
        text = "" if device else output.read_text()
        return subprocess.CompletedProcess(arguments, status, text, errors.read_text())


def end() -> None:
    """End the process that forks, if it is running, by closing its input."""
    if _forker.cache_info().currsize:
        _forker().communicate()
        _forker.cache_clear()


def main() -> None:
    """Fork a process for every request until the input ends."""
    _load()
    ended: dict[int, int] = {}
    # Ended processes are reaped only at the next request, so that the system does not reuse their ids before.
    while line := sys.stdin.readline():
        ended |= _reaped()
        if isinstance(request := json.loads(line), int):
            print(ended[request], flush=True)
        elif (pid := os.fork()) == 0:
            _become(*request)
            return
        else:
            print(pid, flush=True)


def _load() -> None:
    """Load everything that a server uses, by starting an application and shutting it down."""
    import uvicorn.lifespan.on  # noqa: F401 - loads the module before the fork
    import uvloop  # noqa: F401 - loads the module before the fork

    import tongiaki.cli.admin
    import tongiaki.cli.commands
    import tongiaki.server.run  # noqa: F401 - loads the module before the fork
    from tongiaki.catalogue import ENGLISH, text_in
    from tongiaki.server.app import application, create_app
    from tongiaki.server.services.accounts import passwords
    from tongiaki.server.services.shutdown import Shutdown
    from tongiaki.server.settings import Settings
    from tongiaki.store import prepare_database

    text_in(ENGLISH, "water-tile")
    setattr(passwords, "PasswordHasher", CHEAP_HASHES)  # noqa: B010 - mypy sees a class
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tongiaki.db"
        create_app(Settings(database=database), Shutdown())

        async def live() -> None:
            await prepare_database(database)
            async with application().litestar.lifespan():
                pass

        asyncio.run(live())
    gc.freeze()


def _reaped() -> dict[int, int]:
    """Reap ended processes and return their exit statuses by process id."""
    statuses = {}
    with contextlib.suppress(ChildProcessError):
        while (child := os.waitpid(-1, os.WNOHANG))[0]:
            statuses[child[0]] = os.waitstatus_to_exitcode(child[1])
    return statuses


def _become(arguments: list[str], environment: dict[str, str], output: str, errors: str) -> None:
    from tongiaki.cli import main as tongiaki

    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    stdout, stderr = (os.open(path, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o666) for path in (output, errors))
    for theirs, ours in ((os.open(os.devnull, os.O_RDONLY), 0), (stdout, 1), (stderr, 2)):
        os.dup2(theirs, ours)
    os.environ.clear()
    os.environ.update(environment)
    if MOVED in environment:
        go_wrong(environment[MOVED])
    if COUNTED in environment:
        count_calls(int(environment[COUNTED]))
    sys.argv = ["tongiaki", *arguments]
    tongiaki()


if __name__ == "__main__":
    main()
