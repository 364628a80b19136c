"""Servers that die, freeze, lose their database or the time, or are stopped: clients notice no more than a pause.

The short run is one of the tests; TONGIAKI_FAULTS=20 makes twenty rounds of it, with more clients, as `dev.py faults`.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.conftest import StartServer
from tests.faults.faults import FAULTS
from tests.faults.house import NODES, ROUNDS, open_house
from tests.postgres import Postgres, running_postgres


@pytest.fixture(scope="module")
def own_postgres() -> Iterator[Postgres]:
    """A PostgreSQL server that is nobody else's, so that it may crash."""
    with running_postgres() as server:
        yield server


async def test_no_received_entry_is_lost_doubled_or_reordered_by_faults(
    own_postgres: Postgres, start_server: StartServer, tmp_path: Path
) -> None:
    async with open_house(own_postgres, start_server, tmp_path) as house:
        await house.begin()
        away = dict.fromkeys((fault.__name__ for fault in FAULTS), 0.0)
        for turn in range(ROUNDS):
            for number, fault in enumerate(FAULTS):
                house.longest_silence()
                await fault(house, (turn + number) % NODES)
                await house.go_on()
                away[fault.__name__] = max(away[fault.__name__], house.longest_silence())
            print(f"round {turn + 1} of {ROUNDS}", flush=True)
        await house.end()
        await house.check()
    for name, seconds in away.items():
        print(f"{name}: every client was back within {seconds:.1f} s, {ROUNDS} of {ROUNDS} times")
