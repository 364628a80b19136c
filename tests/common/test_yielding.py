"""Other callbacks run on the event loop during long work."""

import asyncio
from collections.abc import Iterator

import pytest

from tongiaki.common import yielding
from tongiaki.common.yielding import sliced

WORKERS, ITEMS = 20, 10


@pytest.fixture(autouse=True)
def _each_item_takes_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yielding, "SLICE_SECONDS", 0.0)


def work_items(events: list[str]) -> Iterator[None]:
    for _ in range(ITEMS):
        events.append("work")
        yield


async def run_work(events: list[str]) -> None:
    async for _ in sliced(work_items(events)):
        pass


async def test_one_slice_of_long_work_runs_per_iteration_of_the_event_loop() -> None:
    events = list[str]()
    workers = [asyncio.ensure_future(run_work(events)) for _ in range(WORKERS)]
    while not all(worker.done() for worker in workers):
        events.append("turn")
        await asyncio.sleep(0)

    # Each worker runs its first slice immediately, because most work is finished after one slice.
    first, later = events[: WORKERS + 2], events[WORKERS + 2 :]
    assert first.count("work") == WORKERS
    assert later.count("work") == WORKERS * (ITEMS - 1)
    assert "work work" not in " ".join(later)


async def test_cancelled_work_does_not_block_other_work() -> None:
    events, other = list[str](), list[str]()
    workers = [asyncio.ensure_future(run_work(events)) for _ in range(WORKERS)]
    await asyncio.sleep(0)
    for worker in workers[::2]:
        worker.cancel()

    await run_work(other)
    await asyncio.gather(*workers, return_exceptions=True)

    assert len(other) == ITEMS
    assert [worker.cancelled() for worker in workers] == [True, False] * (WORKERS // 2)
    assert len(events) == WORKERS // 2 * (ITEMS + 1)
