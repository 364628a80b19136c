"""Runs the command line as users do: as a process, with or without a terminal."""

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path
from typing import Self

from tests import fork_server, processes

TONGIAKI = str(Path(sys.executable).parent / "tongiaki")
PATIENCE = 120.0
ENGLISH = {"LC_ALL": "C.UTF-8"}  # independent of the machine's language
STYLES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def run(*arguments: str, entered: str = "", **settings: str) -> subprocess.CompletedProcess[str]:
    """Run a command without a terminal; `settings` are further environment variables."""
    return subprocess.run(
        [TONGIAKI, *arguments],
        input=entered,
        env=os.environ | ENGLISH | settings,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )


def complaint(*arguments: str, **settings: str) -> str:
    """Return the error of a command that must fail: no traceback, nothing on standard output."""
    done = fork_server.run(list(arguments), os.environ | ENGLISH | settings, timeout=300)
    assert done.returncode != 0
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


class Terminal:
    """A command in a pseudo-terminal that is 100 columns wide."""

    def __init__(self, *arguments: str, program: str | Path = TONGIAKI) -> None:
        self._own, theirs = pty.openpty()
        environment = os.environ | ENGLISH | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
        self.process = processes.start(
            [program, *arguments], stdin=theirs, stdout=theirs, stderr=theirs, env=environment
        )
        os.close(theirs)
        self.seen = ""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        processes.end(self.process)
        os.close(self._own)

    def enter(self, line: str) -> None:
        """Type a line."""
        os.write(self._own, line.encode() + b"\n")

    def read_until(self, *ends: str) -> str:
        """Return the output, without styles, up to the first of some texts or to its end."""
        shown = ""
        limit = time.monotonic() + PATIENCE
        while not any(end in shown for end in ends):
            assert time.monotonic() < limit, f"waited for {ends} and saw {shown[-2000:]}"
            if select.select([self._own], [], [], 1.0)[0]:
                try:
                    data = os.read(self._own, 65536)
                except OSError:  # Linux reports this when the other side is closed
                    break
                if not data:
                    break
                shown = STYLES.sub("", shown + data.decode(errors="replace"))
        self.seen += shown
        return shown
