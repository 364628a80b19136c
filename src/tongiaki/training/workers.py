"""Self-play in as many processes as it is given: the same games however many these are."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from multiprocessing import get_context

from tongiaki.bots.orphans import end_with_parent
from tongiaki.training.config import Config
from tongiaki.training.games import Lesson, play_games
from tongiaki.training.yardstick import against_greedy
from tongiaki.value.weights import Weights

_CHUNK = 5
"""Games that a process is handed at a time."""


class Workers:
    """Plays games in this process, and gives what came of them in their order."""

    def lessons(self, config: Config, games: range, weights: Weights) -> Iterable[Lesson]:
        """The lessons of some games of a training."""
        return play_games(config, games, weights)

    def shares(self, config: Config, players: int, weights: Weights) -> Iterable[float]:
        """The share of the victory in each game of a measurement."""
        return against_greedy(config, players, weights, range(config.measure))


class Processes(Workers):
    """The same in other processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def lessons(self, config: Config, games: range, weights: Weights) -> Iterable[Lesson]:
        return chain.from_iterable(self._pool.map(partial(play_games, config, weights=weights), chunks(games)))

    def shares(self, config: Config, players: int, weights: Weights) -> Iterable[float]:
        measured = chunks(range(config.measure))
        return chain.from_iterable(self._pool.map(partial(against_greedy, config, players, weights), measured))


def chunks(games: range) -> list[range]:
    """Games in the portions in which they are handed out."""
    return [games[first : first + _CHUNK] for first in range(0, len(games), _CHUNK)]


@contextmanager
def workers(jobs: int) -> Iterator[Workers]:
    """Workers for the time of a training; with one job, this process plays."""
    if jobs == 1:
        yield Workers()
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
        try:
            yield Processes(pool)
        finally:
            pool.shutdown(cancel_futures=True)
