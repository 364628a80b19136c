"""A client for the engine in a child process, line by line."""

import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from tests import processes

TONGIAKI = str(Path(sys.executable).parent / "tongiaki")


class EngineClient:
    """A process that runs `tongiaki engine`."""

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

    def receive(self) -> str:
        """Return the next answer."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().decode().removesuffix("\n")

    def ask(self, command: str) -> str:
        """Send a command and return its answer."""
        self.send(command.encode() + b"\n")
        return self.receive()

    def close(self) -> int:
        """Close the input and return the exit code. Assert that there is no further output on either stream."""
        rest, complaints = self.process.communicate(timeout=120)
        assert (rest, complaints) == (b"", b"")
        return self.process.returncode
