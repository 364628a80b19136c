"""Self-play on a Ray cluster. Requires the `cluster` extra."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import chain

import ray

from tongiaki.arena.cluster import connected
from tongiaki.training.config import Config
from tongiaki.training.games import Lesson, play_games
from tongiaki.training.strength import play_against_greedy
from tongiaki.training.workers import Workers, chunks
from tongiaki.value.weights import Weights


class ClusterWorkers(Workers):
    """Plays games on all machines of a cluster, which must have the same version of Tongiaki."""

    def __init__(self) -> None:
        self._play = ray.remote(play_games)
        self._measure = ray.remote(play_against_greedy)

    def lessons(self, config: Config, games: range, weights: Weights) -> Iterable[Lesson]:
        shared_weights = ray.put(weights)
        started = [self._play.remote(config, chunk, shared_weights) for chunk in chunks(games)]
        return chain.from_iterable(map(ray.get, started))

    def shares(self, config: Config, players: int, weights: Weights) -> Iterable[float]:
        shared_weights = ray.put(weights)
        games = chunks(range(config.measure))
        return chain.from_iterable(
            ray.get([self._measure.remote(config, players, shared_weights, chunk) for chunk in games])
        )


@contextmanager
def cluster_workers(address: str, jobs: int) -> Iterator[Workers]:
    """Create workers on a cluster for the duration of a `with` block. `jobs` applies only to a cluster on this machine.

    Raises:
        ConnectionError: there is no cluster at the address.
    """
    with connected(address, jobs):
        yield ClusterWorkers()
