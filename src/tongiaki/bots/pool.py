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
"""Thinking gives way to the server, where both want the same processor."""
ATTEMPTS = 3
"""How often a question is put before the bot counts as failed; a worker may have been killed."""

_log = logging.getLogger(__name__)


class BotFailedError(Exception):
    """The bot gave no move: it raised an error, took too long, or its workers died."""


class Choose(msgspec.Struct, tag="choose"):
    """What is asked of a worker: the move of a bot with this seed, in the game that these moves make."""

    bot: str
    seed: int
    terms: Terms
    moves: list[int]


class Analyse(msgspec.Struct, tag="analyse"):
    """What is asked of a worker: what the coach sees in so many nodes, in the game that these moves make."""

    nodes: int
    terms: Terms
    moves: list[int]


class Deepen(msgspec.Struct, tag="deepen"):
    """What is asked of a worker: what the coach sees in a position, in one line, at a depth."""

    depth: int
    position: str


Question = Choose | Analyse | Deepen


class Thought(msgspec.Struct):
    """What the coach thinks of a position, and how many seconds of a processor that took.

    `depth` is how often it has deepened it, and `final` whether it can do no more.
    """

    seconds: float
    analysis: Analysis
    depth: int = 0
    final: bool = True


class BotPool:
    """Worker processes that are started when first needed, and again when they die.

    `workers` is how many bots think at the same time; `patience` how long, in seconds, one may take; `niceness` how far
    they give way to others who want the same processor.
    """

    def __init__(self, workers: int, patience: float = 30.0, niceness: int = NICENESS) -> None:
        self._patience = patience
        self._all = [_Worker(niceness) for _ in range(workers)]
        self._workers = FairQueue(self._all)

    async def choose(self, requester: Requester, bot: str, terms: Terms, moves: Sequence[int], seed: int) -> int:
        """Let a bot choose the move after `moves`, in the game that they make; raises BotFailedError."""
        return _move(await self._ask(requester, bot, Choose(bot, seed, terms, list(moves))))

    async def analyse(
        self, requester: Requester, terms: Terms, moves: Sequence[int], nodes: int
    ) -> tuple[float, Analysis]:
        """Let the coach analyse the position after `moves`: the seconds of a processor that it took, and the analysis.

        Raises BotFailedError.
        """
        thought = await self._think(requester, Analyse(nodes, terms, list(moves)))
        return thought.seconds, thought.analysis

    async def deepen(self, requester: Requester, position: str, depth: int) -> Thought:
        """Let the coach deepen its analysis of a position, in one line, up to a depth; raises BotFailedError."""
        return await self._think(requester, Deepen(depth, position))

    async def _think(self, requester: Requester, asked: Question) -> Thought:
        answer = await self._ask(requester, "the coach", asked)
        try:
            return msgspec.json.decode(answer, type=Thought)
        except msgspec.ValidationError as error:
            raise BotFailedError(answer.decode()) from error

    async def _ask(self, requester: Requester, who: str, asked: Question) -> bytes:
        """Ask the next free worker that the queue hands to this request, and return the answer."""
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
            await worker.stop()  # an answer may still come, to a question that nobody asks any more
            raise
        finally:
            self._workers.put(worker)

    @property
    def waiting(self) -> int:
        """The number of requests that wait for a worker."""
        return self._workers.waiting

    @property
    def processes(self) -> list[int]:
        """The process ids of the workers that run."""
        return [worker.pid for worker in self._all if worker.pid is not None]

    async def close(self) -> None:
        """End the workers."""
        await asyncio.gather(*(worker.stop() for worker in self._all))


class _Worker:
    """One process, asked one question at a time. It ends by itself when its standard input does.

    Where the compiled engine is there at last, another process takes its place, between two questions.
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
