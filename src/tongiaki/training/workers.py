"""Self-play in several processes. The results do not depend on the number of processes."""

from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from itertools import chain
from multiprocessing import get_context

from tongiaki.common.parent_watch import end_with_parent
from tongiaki.training.config import Config
from tongiaki.training.games import Lesson, play_games
from tongiaki.training.strength import play_against_greedy
from tongiaki.value.weights import Weights

_CHUNK = 5
"""Number of games per task."""


class Workers:
    """Plays games in this process and returns their results in order."""

    def lessons(self, config: Config, games: range, weights: Weights) -> Iterable[Lesson]:
        """Start the games with these numbers. Return an iterable over their lessons, which waits for them."""
        return chain.from_iterable(play_games(config, chunk, weights) for chunk in chunks(games))

    def shares(self, config: Config, players: int, weights: Weights) -> Iterable[float]:
        """Return the network's share of the victory in each game of a measurement."""
        return play_against_greedy(config, players, weights, range(config.measure))


class ProcessWorkers(Workers):
    """Plays games in other processes on this machine."""

    def __init__(self, pool: ProcessPoolExecutor) -> None:
        self._pool = pool

    def lessons(self, config: Config, games: range, weights: Weights) -> Iterable[Lesson]:
        return chain.from_iterable(self._pool.map(partial(play_games, config, weights=weights), chunks(games)))

    def shares(self, config: Config, players: int, weights: Weights) -> Iterable[float]:
        games = chunks(range(config.measure))
        return chain.from_iterable(self._pool.map(partial(play_against_greedy, config, players, weights), games))


def chunks(games: range) -> list[range]:
    """Divide games among tasks."""
    return [games[first : first + _CHUNK] for first in range(0, len(games), _CHUNK)]


@contextmanager
def workers(jobs: int) -> Iterator[Workers]:
    """Create workers for the duration of a `with` block. With one job, this process plays the games itself."""
    if jobs == 1:
        yield Workers()
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=end_with_parent) as pool:
        try:
            yield ProcessWorkers(pool)
        finally:
            pool.shutdown(cancel_futures=True)
