"""The engine as a process of its own, spoken to line by line."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests import processes

TONGIAKI = str(Path(sys.executable).parent / "tongiaki")


class Speaker:
    """`tongiaki engine`, until it is left."""

    def __init__(self) -> None:
        pipe = subprocess.PIPE
        self.process = processes.start([TONGIAKI, "engine"], stdin=pipe, stdout=pipe, stderr=pipe)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        processes.end(self.process)

    def send(self, line: bytes) -> None:
        """Send raw bytes."""
        assert self.process.stdin is not None
        self.process.stdin.write(line)
        self.process.stdin.flush()

    def hear(self) -> str:
        """The next answer."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().removesuffix("\n")

    def ask(self, command: str) -> str:
        """Send a command and hear its answer."""
        self.send(command.encode() + b"\n")
        return self.hear()

    def leave(self) -> int:
        """End the input; the exit code. Nothing more may have been said, on either stream."""
        rest, complaints = self.process.communicate(timeout=120)
        assert (rest, complaints) == (b"", b"")
        return self.process.returncode
