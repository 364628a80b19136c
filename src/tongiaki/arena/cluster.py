"""Running a tournament on a Ray cluster. It needs the optional dependencies `tongiaki[cluster]`.

Every machine of the cluster needs the same version of Tongiaki, and the external programs that play.
"""

import logging
import os
import socket
from collections import deque
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Final

# This disables Ray's usage reports. It must be set before Ray is imported.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")

import ray

from tongiaki.arena.games import PlayedRound, play_round
from tongiaki.arena.schedule import Round, Tournament, rounds

LOCAL: Final = "local"
"""The address of a temporary cluster on this machine only."""
_OBJECT_STORE_BYTES: Final = 80_000_000
"""Size of the object store of a local cluster, in bytes. Results are small."""
_CONNECT_TIMEOUT: Final = 10.0
"""Timeout of a connection to the cluster, in seconds."""
_MAX_QUEUED: Final = 4
"""Maximum number of queued rounds per core."""


@contextmanager
def connected(address: str, jobs: int) -> Iterator[None]:
    """Connect to a cluster within a `with` block. `jobs` is used only if the address is LOCAL.

    Raises:
        ConnectionError: there is no cluster at the address.
    """
    if address == LOCAL:
        ray.init(
            address,
            num_cpus=jobs,
            object_store_memory=_OBJECT_STORE_BYTES,
            include_dashboard=False,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    else:
        _check_reachable(address)
        ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
    try:
        yield
    finally:
        ray.shutdown()


def play_on_cluster(tournament: Tournament, address: str, jobs: int) -> Generator[PlayedRound, None, None]:
    """Play all rounds, and yield their results in order. `jobs` is used only if the address is LOCAL.

    Raises:
        ConnectionError: there is no cluster at the address.
    """
    waiting: deque[ray.ObjectRef[PlayedRound]] = deque()
    with connected(address, jobs):
        try:
            task = ray.remote(_play)
            shared_tournament = ray.put(tournament)
            cores: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]  # Ray has no types here
            limit = _MAX_QUEUED * int(cores.get("CPU", 1))
            for round_ in rounds(tournament):
                if len(waiting) >= limit:
                    yield ray.get(waiting.popleft())
                waiting.append(task.remote(shared_tournament, round_))
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for reference in waiting:
                ray.cancel(reference)


def _play(tournament: Tournament, round_: Round) -> PlayedRound:
    # Ray raises an exception in a cancelled task, so no check is needed.
    return play_round(tournament, round_, lambda: False)


def _check_reachable(address: str) -> None:
    """Raise ConnectionError if the host does not accept connections. Ray would retry for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if port.isdecimal():
        try:
            socket.create_connection((host, int(port)), _CONNECT_TIMEOUT).close()
        except OSError as error:
            raise ConnectionError(error.strerror or str(error)) from error
