"""Servers that start in a small part of the time: forks of a process that has loaded everything, and served nobody yet.

It knows already who answers where, which a house has no part in. Their hashes of passwords take a hundredth of the
work, as nobody attacks them; all else is as in any other server.
Commands that end at once, and that differ in what they are asked alone, are run in the same way.

This file as a script is that process. A request is a line of JSON on its standard input, `[arguments, environment,
output, errors]`; it answers with the number of the process that does what `tongiaki` with these arguments would. Asked
for the number of one that has ended, it gives its exit status.
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

from tests.clocks import MOVED, go_wrong

CHEAP_HASHES = functools.partial(PasswordHasher, time_cost=1, memory_cost=1024)
"""What makes hashes of passwords here."""


class Forked:
    """A process that was forked elsewhere, with what the tests need of `subprocess.Popen`."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._end = os.pidfd_open(pid)
        """Ready to be read once it has ended."""
        weakref.finalize(self, os.close, self._end)

    def poll(self) -> int | None:
        """None while it runs."""
        return None if not self._ends_within(0) else 0

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; raises TimeoutExpired after so many seconds."""
        if not self._ends_within(timeout):
            raise subprocess.TimeoutExpired("tongiaki", timeout or 0)
        return 0

    def send_signal(self, sign: signal.Signals) -> None:
        """As long as it runs."""
        if self.poll() is None:
            signal.pidfd_send_signal(self._end, sign)

    def _ends_within(self, seconds: float | None) -> bool:
        return bool(select.select([self._end], [], [], seconds)[0])


@functools.cache
def _forker() -> subprocess.Popen[str]:
    """The process that forks."""
    command = [sys.executable, "-m", "tests.forking"]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)


def _ask(request: list[object] | int) -> int:
    forker = _forker()
    assert forker.stdin is not None
    assert forker.stdout is not None
    print(json.dumps(request), file=forker.stdin, flush=True)
    return int(forker.stdout.readline())


def start(arguments: list[str], environment: dict[str, str], log: Path) -> Forked:
    """Start `tongiaki`, in a process group of its own; what it prints is added to the log."""
    return Forked(_ask([arguments, environment, str(log), str(log)]))


def run(
    arguments: list[str], environment: dict[str, str], timeout: float, device: str | None = None
) -> subprocess.CompletedProcess[str]:
    """Run `tongiaki` to its end, with standard output to a device if one is named; raises TimeoutExpired."""
    with tempfile.TemporaryDirectory() as folder:
        output, errors = Path(folder, "output"), Path(folder, "errors")
        process = Forked(_ask([arguments, environment, device or str(output), str(errors)]))
        try:
            process.wait(timeout)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            raise
        status = _ask(process.pid)
        said = "" if device else output.read_text()
        return subprocess.CompletedProcess(arguments, status, said, errors.read_text())


def end() -> None:
    """End the process that forks, if there is one: by the end of its input."""
    if _forker.cache_info().currsize:
        _forker().communicate()
        _forker.cache_clear()


def main() -> None:
    """Fork for every request, until there are no more."""
    _load()
    ended: dict[int, int] = {}
    # Processes that have ended are kept until the next request: until then, their numbers are nobody else's.
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
    """Load all that a server does, which is best seen by opening one and closing it."""
    import uvicorn.lifespan.on  # noqa: F401 - to be there when it is forked
    import uvloop  # noqa: F401 - the same

    import tongiaki.cli.admin
    import tongiaki.cli.commands
    import tongiaki.server.run  # noqa: F401 - the same
    from tongiaki.catalogue import ENGLISH, text_in
    from tongiaki.server import app
    from tongiaki.server.services.accounts import passwords
    from tongiaki.server.services.services import Services
    from tongiaki.server.settings import Settings
    from tongiaki.store import prepare

    text_in(ENGLISH, "water-tile")
    setattr(passwords, "PasswordHasher", CHEAP_HASHES)  # noqa: B010 - a class in the eyes of mypy
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tongiaki.db"
        services = Services(Settings(database=database))
        application = app.routed(services)

        async def live() -> None:
            await prepare(database)
            async with application.lifespan():
                pass

        asyncio.run(live())

    def routed(theirs: Services) -> object:
        """Have the house that the application knows be theirs: to find out who answers where is half of a start."""
        services.__dict__ = vars(theirs)
        return application

    setattr(app, "routed", routed)  # noqa: B010 - a function in the eyes of mypy
    gc.freeze()


def _reaped() -> dict[int, int]:
    """Let go of the processes that have ended: their exit statuses by their numbers."""
    found = {}
    with contextlib.suppress(ChildProcessError):
        while (one := os.waitpid(-1, os.WNOHANG))[0]:
            found[one[0]] = os.waitstatus_to_exitcode(one[1])
    return found


def _become(arguments: list[str], environment: dict[str, str], output: str, errors: str) -> None:
    from tongiaki.cli import main as tongiaki

    os.setsid()
    signal.signal(signal.SIGINT, signal.default_int_handler)
    said, told = (os.open(path, os.O_APPEND | os.O_CREAT | os.O_WRONLY, 0o666) for path in (output, errors))
    for theirs, ours in ((os.open(os.devnull, os.O_RDONLY), 0), (said, 1), (told, 2)):
        os.dup2(theirs, ours)
    os.environ.clear()
    os.environ.update(environment)
    if MOVED in environment:
        go_wrong(environment[MOVED])
    sys.argv = ["tongiaki", *arguments]
    tongiaki()


if __name__ == "__main__":
    main()
