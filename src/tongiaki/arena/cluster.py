"""Playing a tournament on a Ray cluster (the extra named cluster). Besides, only training knows Ray.

Every machine of the cluster needs the same version of Tongiaki, and the programs that take seats.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Final

# Set before Ray is imported: it disables Ray's usage reports.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

from tongiaki.arena.games import PlayedRound, play_round
from tongiaki.arena.schedule import Round, Tournament, rounds

HERE: Final = "local"
"""The address of a temporary cluster on this machine only."""
_MEMORY: Final = 80_000_000
"""Bytes for objects in such a cluster: results are small."""
_PATIENCE: Final = 10.0
"""Seconds to wait for the machine at an address."""
_AHEAD: Final = 4
"""Maximum queued rounds per core."""


@contextmanager
def connected(address: str, jobs: int) -> Iterator[None]:
    """Connect to a cluster for the duration of a `with`. `jobs` is used only if the address is HERE.

    Raises:
        ConnectionError: there is no cluster at the address.
    """
    if address == HERE:
        ray.init(
            address,
            num_cpus=jobs,
            object_store_memory=_MEMORY,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    else:
        _reach(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield
    finally:
        ray.shutdown()


def play_on_cluster(tournament: Tournament, address: str, jobs: int) -> Generator[PlayedRound, None, None]:
    """Play all rounds, and yield their results in order. `jobs` is used only if the address is HERE.

    Raises:
        ConnectionError: there is no cluster at the address.
    """
    waiting: deque[ray.ObjectRef[PlayedRound]] = deque()
    with connected(address, jobs):
        try:
            task = ray.remote(_play)
            given = ray.put(tournament)
            cores: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has no types here
            most = _AHEAD * int(cores.get("CPU", 1))
            for round_ in rounds(tournament):
                if len(waiting) >= most:
                    yield ray.get(waiting.popleft())
                waiting.append(task.remote(given, round_))
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for reference in waiting:
                ray.cancel(reference)


def _play(tournament: Tournament, round_: Round) -> PlayedRound:
    # A cancelled task gets an exception, so no check for cancellation is needed.
    return play_round(tournament, round_, lambda: False)


def _reach(address: str) -> None:
    """Raise ConnectionError if a host does not listen on a port; Ray would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host, int(port)), _PATIENCE).close()
        except OSError as error:
            raise ConnectionError(error.strerror or str(error)) from error
