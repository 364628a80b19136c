"""A child process that must answer each request with lines of text within a time limit.

No call takes longer than its time limit. `end` kills the whole process group.
"""

import contextlib
import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Literal

Fault = Literal["missing", "slow", "silent", "illegal", "malformed", "huge", "crashed", "closed", "retired", "stubborn"]
"""The faults of a program:

- missing: it can't be started
- slow: it did not answer within the time limit
- silent: it sent nothing within the time limit after its start
- illegal: it chose a move that is not legal
- malformed: its answer was not in the expected form
- huge: it sent more than ANSWER_LIMIT bytes in one line
- crashed: it ended during the game
- closed: it closed its input or its output, but kept running
- retired: it was not asked for a move, because it had committed too many faults
- stubborn: it did not end after `quit`, and was killed; no decision is affected
"""

ANSWER_LIMIT: Final = 1 << 16
"""Maximum size of an answer, in bytes."""
QUIT_TIMEOUT: Final = 2.0
"""Time that a program has to exit after `quit`, in seconds."""
_POLL_INTERVAL: Final = 0.2
"""Interval between checks that a silent program is still running, in seconds."""
_EXIT_TIMEOUT: Final = 0.5
"""Time to wait for a program that closed a pipe to exit, in seconds. Usually, such a program has crashed."""


class ProgramError(Exception):
    """The program committed a fault and can no longer be used."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


class Program:
    """A running program in its own process group. Its standard error is appended to a file, or discarded."""

    def __init__(self, command: Sequence[str], log: Path | None) -> None:
        """Start the program. Raises ProgramError."""
        try:
            with Path(os.devnull if log is None else log).open("ab") as errors:
                self._process = subprocess.Popen(  # noqa: S603 - the operator chose the command
                    command,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=errors,
                    bufsize=0,
                    start_new_session=True,
                )
        except (OSError, ValueError) as error:
            raise ProgramError("missing") from error
        if self._process.stdin is None or self._process.stdout is None:
            raise ProgramError("missing")
        self._input, self._output = self._process.stdin, self._process.stdout
        os.set_blocking(self._input.fileno(), False)
        os.set_blocking(self._output.fileno(), False)
        self._received = b""

    def ask(self, request: str, lines: int, seconds: float) -> list[str]:
        """Send a request, and return `lines` lines of the answer. Raises ProgramError."""
        deadline = time.monotonic() + seconds
        unsent = request.encode()
        with selectors.DefaultSelector() as selector:
            selector.register(self._output, selectors.EVENT_READ)
            if selector.select(0):
                self._receive()
            if self._received:
                raise ProgramError("malformed")  # the program sent output without a request
            selector.register(self._input, selectors.EVENT_WRITE)
            while self._received.count(b"\n") < lines:
                remaining = deadline - time.monotonic()
                if remaining <= 0:
                    raise ProgramError("slow")
                events = selector.select(min(remaining, _POLL_INTERVAL))
                if not events and self._ended_within(0):
                    raise ProgramError("crashed")  # the program's own child processes can keep its output open
                for key, _ in events:
                    if key.fileobj is self._output:
                        self._receive()
                    else:
                        unsent = unsent[self._send(unsent) :]
                        if not unsent:
                            selector.unregister(self._input)
        if unsent:
            raise ProgramError("malformed")  # the program answered before it had read the request
        return self._take_lines(lines)

    def quit(self) -> bool:
        """Send `quit`, then end the program. Return whether it ended in time."""
        with contextlib.suppress(OSError):
            self._input.write(b"quit\n")
        with contextlib.suppress(OSError):
            self._input.close()
        ended = self._ended_within(QUIT_TIMEOUT)
        self.end()
        return ended

    def end(self) -> None:
        """Kill every process in the program's group, including the program."""
        # Kill the group before `wait`, because its id could belong to other processes afterwards.
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        for pipe in (self._input, self._output):
            with contextlib.suppress(OSError):
                pipe.close()

    def _send(self, unsent: bytes) -> int:
        try:
            return self._input.write(unsent) or 0
        except BrokenPipeError:
            raise self._closed_error() from None

    def _receive(self) -> None:
        data = self._output.read(ANSWER_LIMIT)
        if data == b"":
            raise self._closed_error()
        self._received += data or b""
        if len(self._received) > ANSWER_LIMIT:
            raise ProgramError("huge")

    def _take_lines(self, count: int) -> list[str]:
        *lines, rest = self._received.split(b"\n", count)
        if rest:
            raise ProgramError("malformed")
        self._received = b""
        try:
            return [line.decode().removesuffix("\r") for line in lines]
        except UnicodeDecodeError:
            raise ProgramError("malformed") from None

    def _closed_error(self) -> ProgramError:
        return ProgramError("crashed" if self._ended_within(_EXIT_TIMEOUT) else "closed")

    def _ended_within(self, seconds: float) -> bool:
        """Wait up to a time limit and return whether the program exited. Its process id is not released."""
        deadline = time.monotonic() + seconds
        while os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
            if time.monotonic() > deadline:
                return False
            time.sleep(0.005)
        return True
