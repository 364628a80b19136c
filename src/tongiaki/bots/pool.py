"""Bots in worker processes, which neither block nor crash the server.

Requests wait for a free worker in a fair queue.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from collections.abc import Sequence

import msgspec

from tongiaki import native
from tongiaki.bots.queue import FairQueue, Requester
from tongiaki.coach.analysis import Analysis
from tongiaki.common.metrics import BOT, BOT_QUESTIONS
from tongiaki.rules import Terms

NICENESS = 10
"""Niceness of the workers: the server has priority on a shared processor."""
ATTEMPTS = 3
"""Maximum attempts per request; a worker may have been killed."""

_log = logging.getLogger(__name__)


class BotFailedError(Exception):
    """The bot returned no move: it raised an error, exceeded its timeout, or its workers died."""


class Choose(msgspec.Struct, tag="choose"):
    """A request for the move of a bot with this seed, after these moves."""

    bot: str
    seed: int
    terms: Terms
    moves: list[int]


class Analyse(msgspec.Struct, tag="analyse"):
    """A request for the coach's analysis after these moves, limited to this number of nodes."""

    nodes: int
    terms: Terms
    moves: list[int]


class Deepen(msgspec.Struct, tag="deepen"):
    """A request for the coach's analysis of a position, as one line of text, at a depth."""

    depth: int
    position: str


Question = Choose | Analyse | Deepen


class Thought(msgspec.Struct):
    """The coach's analysis of a position, and the CPU seconds that it took.

    `depth` is the number of deepening steps; `final` means that no further step is possible.
    """

    seconds: float
    analysis: Analysis
    depth: int = 0
    final: bool = True


class BotPool:
    """Worker processes that are started on first use, and restarted after they die.

    `workers` is the maximum number of concurrent requests, `patience` the timeout of a request in seconds, and
    `niceness` the niceness of the processes.
    """

    def __init__(self, workers: int, patience: float = 30.0, niceness: int = NICENESS) -> None:
        self._patience = patience
        self._all = [_Worker(niceness) for _ in range(workers)]
        self._workers = FairQueue(self._all)

    async def choose(self, requester: Requester, bot: str, terms: Terms, moves: Sequence[int], seed: int) -> int:
        """Return the move of a bot after `moves`; raises BotFailedError."""
        return _move(await self._ask(requester, bot, Choose(bot, seed, terms, list(moves))))

    async def analyse(
        self, requester: Requester, terms: Terms, moves: Sequence[int], nodes: int
    ) -> tuple[float, Analysis]:
        """Return the CPU seconds and the coach's analysis of the position after `moves`.

        Raises BotFailedError.
        """
        thought = await self._think(requester, Analyse(nodes, terms, list(moves)))
        return thought.seconds, thought.analysis

    async def deepen(self, requester: Requester, position: str, depth: int) -> Thought:
        """Return the coach's analysis of a position, as one line of text, up to a depth; raises BotFailedError."""
        return await self._think(requester, Deepen(depth, position))

    async def _think(self, requester: Requester, asked: Question) -> Thought:
        answer = await self._ask(requester, "the coach", asked)
        try:
            return msgspec.json.decode(answer, type=Thought)
        except msgspec.ValidationError as error:
            raise BotFailedError(answer.decode()) from error

    async def _ask(self, requester: Requester, who: str, asked: Question) -> bytes:
        """Send a request to the next free worker, and return its answer."""
        with BOT_QUESTIONS.track_inprogress(), BOT.time():
            return await self._put(requester, who, asked)

    async def _put(self, requester: Requester, who: str, asked: Question) -> bytes:
        question = msgspec.json.encode(asked) + b"\n"
        worker = await self._workers.get(requester)
        try:
            for _ in range(ATTEMPTS):
                try:
                    return await asyncio.wait_for(worker.ask(question), self._patience)
                except TimeoutError as error:
                    await worker.stop()
                    raise BotFailedError(f"{who} took longer than {self._patience} s") from error
                except (OSError, EOFError) as error:
                    _log.warning("a bot's worker died: %r", error)
                    await worker.stop()
            raise BotFailedError(f"the workers of {who} died {ATTEMPTS} times")
        except asyncio.CancelledError:
            await worker.stop()  # its answer would be read as that of the next request
            raise
        finally:
            self._workers.put(worker)

    @property
    def waiting(self) -> int:
        """Return the number of requests that wait for a worker."""
        return self._workers.waiting

    @property
    def processes(self) -> list[int]:
        """Return the process ids of the running workers."""
        return [worker.pid for worker in self._all if worker.pid is not None]

    async def close(self) -> None:
        """Stop the workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all))


class _Worker:
    """A process that answers one request at a time. It ends when its standard input is closed.

    Once the compiled engine is ready, the process is replaced between two requests.
    """

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: asyncio.subprocess.Process | None = None
        self._native = False

    @property
    def pid(self) -> int | None:
        return None if self._process is None else self._process.pid

    async def ask(self, question: bytes) -> bytes:
        if self._native != native.ready():
            await self.stop()
        process = self._process
        if process is None:
            self._native = native.ready()
            process = self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "tongiaki.bots.worker",
                str(self._niceness),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        if process.stdin is None or process.stdout is None or process.stdin.is_closing():
            raise EOFError
        process.stdin.write(question)
        await process.stdin.drain()
        answer = await process.stdout.readline()
        if not answer.endswith(b"\n"):
            raise EOFError
        return answer

    async def stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()


def _move(answer: bytes) -> int:
    found = msgspec.json.decode(answer)
    if not isinstance(found, int):
        raise BotFailedError(str(found))
    return found
