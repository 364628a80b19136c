"""Running a tournament on this machine, in one or more processes."""

import signal
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from tongiaki.arena.games import PlayedRound, play_round
from tongiaki.arena.schedule import Round, Tournament, rounds
from tongiaki.common.parent_watch import end_with_parent

_MAX_QUEUED: Final = 8
"""Maximum number of queued rounds per process."""


class _Worker:
    """The state that all rounds in one process of the pool share."""

    stop: Event | None = None


def play_locally(tournament: Tournament, jobs: int) -> Generator[PlayedRound, None, None]:
    """Play all rounds, and yield their results in order. Running games stop if the generator is closed."""
    if jobs == 1:
        for round_ in rounds(tournament):
            yield play_round(tournament, round_, _never_halted)
        return
    context = get_context("spawn")
    stop = context.Event()
    workers = min(jobs, tournament.rounds)
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_start_worker, initargs=(stop,)) as pool:
        waiting: deque[Future[PlayedRound]] = deque()
        try:
            for round_ in rounds(tournament):
                if len(waiting) == _MAX_QUEUED * workers:
                    yield waiting.popleft().result()
                waiting.append(pool.submit(_play, tournament, round_))
            while waiting:
                yield waiting.popleft().result()
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


def _start_worker(stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process handles Ctrl-C
    end_with_parent()
    _Worker.stop = stop


def _play(tournament: Tournament, round_: Round) -> PlayedRound:
    stop = _Worker.stop
    return play_round(tournament, round_, _never_halted if stop is None else stop.is_set)


def _never_halted() -> bool:
    return False
