"""Child processes that answer requests. `child_main` is the child's side."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from typing import TypeVar

import msgspec

from tongiaki import native
from tongiaki.common.child_main import LENGTH_BYTES, Answer, Failure, Message, Progress, Report, encode_message

_Value = TypeVar("_Value")

_decoder: msgspec.msgpack.Decoder[Message] = msgspec.msgpack.Decoder(Message)


class ChildEndedError(Exception):
    """The child process could not be started, or ended during a request."""


class ChildRequestError(Exception):
    """The request raised an error in the child process, which continues to run."""


class ChildProcess:
    """A child process that answers one request at a time.

    It is started at the first request, and restarted at the next request if it has ended. It ends with this process,
    even if this process is killed. Once the compiled engine is ready, a new process replaces it between two requests.
    """

    def __init__(self, module: str, niceness: int = 0) -> None:
        """Set the niceness of the process and the module that it runs. The module calls `answer_requests`."""
        self._command = (sys.executable, "-m", module, str(niceness))
        self._process: asyncio.subprocess.Process | None = None
        self._native = False

    @property
    def pid(self) -> int | None:
        """The process id, or None if the process is not running."""
        return None if self._process is None else self._process.pid

    async def ask(
        self,
        request: msgspec.Struct,
        answer_type: type[_Value],
        *,
        time_limit: float | None = None,
        report: Report | None = None,
    ) -> tuple[float, _Value]:
        """Return the CPU seconds that a request took, and its answer.

        Wait for each answer before you send the next request. Cancelling a request stops the process.

        Args:
            request: a request that the module's decoder accepts.
            answer_type: the type of the answer.
            time_limit: the maximum time in seconds, including the start of the process. After a timeout, the process is
                stopped.
            report: called each time the request reports progress.

        Raises:
            ChildEndedError: the process could not be started, or ended during the request.
            ChildRequestError: the request raised an error in the process.
            TimeoutError: the time limit is exceeded.
        """
        try:
            async with asyncio.timeout(time_limit):
                message = await self._exchange(encode_message(request), report)
        except BaseException as error:
            await self.stop()  # otherwise, the next request would read the rest of this answer
            if isinstance(error, OSError | EOFError) and not isinstance(error, TimeoutError):
                raise ChildEndedError(repr(error)) from error
            raise
        if isinstance(message, Failure):
            failed = ChildRequestError(message.error)
            failed.add_note(message.trace)
            raise failed
        return message.seconds, msgspec.msgpack.decode(message.value, type=answer_type)

    async def stop(self) -> None:
        """Kill the process. The next request starts another one."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()

    async def _exchange(self, request: bytes, report: Report | None) -> Answer | Failure:
        process = await self._running()
        if process.stdin is None or process.stdout is None:
            raise EOFError
        process.stdin.write(request)
        await process.stdin.drain()
        while True:
            length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
            message = _decoder.decode(await process.stdout.readexactly(length))
            if not isinstance(message, Progress):
                return message
            if report is not None:
                report(message.share)

    async def _running(self) -> asyncio.subprocess.Process:
        """Return the process. Start it if it is not running.

        Restart it if the compiled engine became ready after its start.
        """
        process = self._process
        if process is not None and (self._native != native.is_engine_ready() or _has_ended(process)):
            await self.stop()
            process = None
        if process is None:
            self._native = native.is_engine_ready()
            pipe = asyncio.subprocess.PIPE
            process = self._process = await asyncio.create_subprocess_exec(*self._command, stdin=pipe, stdout=pipe)
        return process


def _has_ended(process: asyncio.subprocess.Process) -> bool:
    return process.returncode is not None or process.stdin is None or process.stdin.is_closing()
