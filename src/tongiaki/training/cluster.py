"""Self-play on a Ray cluster (the extra named cluster), as `tongiaki.arena.cluster` plays tournaments."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain

import ray

from tongiaki.arena.cluster import connected
from tongiaki.training.config import Config
from tongiaki.training.games import Lesson, play_games
from tongiaki.training.workers import Workers, chunks
from tongiaki.training.yardstick import against_greedy
from tongiaki.value.weights import Weights


class OnCluster(Workers):
    """Plays games on all machines of a cluster, which need the same version of Tongiaki."""

    def __init__(self) -> None:
        self._play = ray.remote(play_games)
        self._measure = ray.remote(against_greedy)

    def lessons(self, config: Config, games: range, weights: Weights) -> Iterable[Lesson]:
        given = ray.put(weights)
        return chain.from_iterable(ray.get([self._play.remote(config, some, given) for some in chunks(games)]))

    def shares(self, config: Config, players: int, weights: Weights) -> Iterable[float]:
        given = ray.put(weights)
        measured = chunks(range(config.measure))
        return chain.from_iterable(ray.get([self._measure.remote(config, players, given, some) for some in measured]))


@contextmanager
def cluster_workers(address: str, jobs: int) -> Iterator[Workers]:
    """Create workers on a cluster for the time of a training; `jobs` is used only for a cluster on this machine.

    Raises:
        ConnectionError: there is no cluster at the address.
    """
    with connected(address, jobs):
        yield OnCluster()
