"""Servers crash, freeze, stop, or lose their database or correct time; clients notice only a pause.

The test suite runs one round. TONGIAKI_FAULTS=20 runs twenty rounds with more clients, as `dev.py faults` does.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import StartServer
from tests.faults.cluster import NODES, ROUNDS, open_cluster
from tests.faults.injected_faults import FAULTS
from tests.postgres import Postgres, running_postgres


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """Start a PostgreSQL server for this module only, so that tests can crash it."""
    with running_postgres() as server:
        yield server


async def test_no_received_entry_is_lost_doubled_or_reordered_by_faults(
    own_postgres: Postgres, start_server: StartServer, tmp_path: Path
) -> None:
    async with open_cluster(own_postgres, start_server, tmp_path) as cluster:
        await cluster.begin()
        away = dict.fromkeys((fault.__name__ for fault in FAULTS), 0.0)
        for turn in range(ROUNDS):
            for number, fault in enumerate(FAULTS):
                cluster.longest_silence()
                await fault(cluster, (turn + number) % NODES)
                await cluster.go_on()
                away[fault.__name__] = max(away[fault.__name__], cluster.longest_silence())
            print(f"round {turn + 1} of {ROUNDS}", flush=True)
        await cluster.end()
        await cluster.check()
    for name, seconds in away.items():
        print(f"{name}: every client was back within {seconds:.1f} s, {ROUNDS} of {ROUNDS} times")
