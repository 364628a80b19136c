"""Other callbacks run on the event loop during long work."""

import asyncio
from collections.abc import Iterator

import pytest

from tongiaki.store import sliced
from tongiaki.store.engine import yielding

WORKERS, ITEMS = 20, 10


@pytest.fixture(autouse=True)
def _each_item_takes_a_slice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yielding, "SLICE_SECONDS", 0.0)


def items(told: list[str]) -> Iterator[None]:
    for _ in range(ITEMS):
        told.append("work")
        yield


async def work(told: list[str]) -> None:
    async for _ in sliced(items(told)):
        pass


async def test_of_all_long_work_one_slice_is_done_in_a_turn() -> None:
    told = list[str]()
    workers = [asyncio.ensure_future(work(told)) for _ in range(WORKERS)]
    while not all(one.done() for one in workers):
        told.append("turn")
        await asyncio.sleep(0)

    # Each worker runs its first slice immediately, because most work is finished after one slice.
    first, later = told[: WORKERS + 2], told[WORKERS + 2 :]
    assert first.count("work") == WORKERS
    assert later.count("work") == WORKERS * (ITEMS - 1)
    assert "work work" not in " ".join(later)


async def test_what_is_cancelled_while_it_waits_keeps_nobody_waiting() -> None:
    told, other = list[str](), list[str]()
    workers = [asyncio.ensure_future(work(told)) for _ in range(WORKERS)]
    await asyncio.sleep(0)
    for one in workers[::2]:
        one.cancel()

    await work(other)
    await asyncio.gather(*workers, return_exceptions=True)

    assert len(other) == ITEMS
    assert [one.cancelled() for one in workers] == [True, False] * (WORKERS // 2)
    assert len(told) == WORKERS // 2 * (ITEMS + 1)
