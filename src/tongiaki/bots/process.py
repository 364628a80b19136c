"""A child process with a line protocol: it must answer each request with lines within a time limit.

No call takes longer than its limit, and `end` kills the whole process group.
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
- slow: it did not answer in time
- silent: it sent nothing within its time to start
- illegal: it chose a move that is not legal
- malformed: its answer was not in the expected form
- huge: it sent more than ANSWER_LIMIT bytes in one line
- crashed: it ended during the game
- closed: it closed its input or its output, but kept running
- retired: it was no longer asked, after too many other faults
- stubborn: it did not end after `quit`, and was killed; that costs no decision
"""

ANSWER_LIMIT: Final = 1 << 16
"""Maximum bytes of an answer."""
QUIT_PATIENCE: Final = 2.0
"""Seconds that a program has to end after `quit`."""
_GLANCE: Final = 0.2
"""Seconds between two checks that a silent program is still running."""
_LAST_BREATH: Final = 0.5
"""Seconds to wait for the end of a program that closed its output: it has probably crashed."""


class ProgramError(Exception):
    """The program is at fault, and can no longer be used."""

    def __init__(self, fault: Fault) -> None:
        super().__init__(fault)
        self.fault: Fault = fault


class Program:
    """A running program in its own process group. Its standard error is appended to a file, or discarded."""

    def __init__(self, command: Sequence[str], log: Path | None) -> None:
        """Start the program; raises ProgramError."""
        try:
            with Path(os.devnull if log is None else log).open("ab") as errors:
                self._process = subprocess.Popen(  # noqa: S603 - what the operator named on the command line
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
        self._heard = b""

    def ask(self, question: str, answers: int, seconds: float) -> list[str]:
        """Send lines and return this number of answer lines; raises ProgramError."""
        limit = time.monotonic() + seconds
        unsent = question.encode()
        with selectors.DefaultSelector() as ready:
            ready.register(self._output, selectors.EVENT_READ)
            if ready.select(0):
                self._hear()
            if self._heard:
                raise ProgramError("malformed")  # it sent a line without a request
            ready.register(self._input, selectors.EVENT_WRITE)
            while self._heard.count(b"\n") < answers:
                left = limit - time.monotonic()
                if left <= 0:
                    raise ProgramError("slow")
                events = ready.select(min(left, _GLANCE))
                if not events and self._ended_within(0):
                    raise ProgramError("crashed")  # though what it left behind may hold its output open
                for key, _ in events:
                    if key.fileobj is self._output:
                        self._hear()
                    else:
                        unsent = unsent[self._send(unsent) :]
                        if not unsent:
                            ready.unregister(self._input)
        if unsent:
            raise ProgramError("malformed")  # it answered before it was asked
        return self._lines(answers)

    def quit(self) -> bool:
        """Send `quit`, then end the program; return whether it had ended in time."""
        with contextlib.suppress(OSError):
            self._input.write(b"quit\n")
        with contextlib.suppress(OSError):
            self._input.close()
        ended = self._ended_within(QUIT_PATIENCE)
        self.end()
        return ended

    def end(self) -> None:
        """Kill the program and every process of its group."""
        # The group is killed first: after `wait`, its id could belong to other processes.
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
            raise self._broken() from None

    def _hear(self) -> None:
        data = self._output.read(ANSWER_LIMIT)
        if data == b"":
            raise self._broken()
        self._heard += data or b""
        if len(self._heard) > ANSWER_LIMIT:
            raise ProgramError("huge")

    def _lines(self, answers: int) -> list[str]:
        *lines, rest = self._heard.split(b"\n", answers)
        if rest:
            raise ProgramError("malformed")
        self._heard = b""
        try:
            return [line.decode().removesuffix("\r") for line in lines]
        except UnicodeDecodeError:
            raise ProgramError("malformed") from None

    def _broken(self) -> ProgramError:
        return ProgramError("crashed" if self._ended_within(_LAST_BREATH) else "closed")

    def _ended_within(self, seconds: float) -> bool:
        """Return whether the program ends in time; its process id is not released."""
        limit = time.monotonic() + seconds
        while os.waitid(os.P_PID, self._process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is None:
            if time.monotonic() > limit:
                return False
            time.sleep(0.005)
        return True
