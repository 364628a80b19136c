"""The lock is acquired in the order of the calls, even if some waiting tasks are cancelled."""

import asyncio

from tongiaki.store.engine.fifo_lock import FifoLock


async def test_a_free_lock_is_acquired_immediately_and_then_in_order() -> None:
    lock, order = FifoLock(), list[str]()
    lock.acquire(lambda: order.append("at once"))
    lock.acquire(lambda: order.append("second"))

    async def third() -> None:
        async with lock:
            order.append("third")
            await asyncio.sleep(0)

    waiting = asyncio.ensure_future(third())
    await asyncio.sleep(0)
    lock.acquire(lambda: order.append("fourth"))
    assert order == ["at once"]
    lock.release()
    assert order == ["at once", "second"]
    lock.release()
    await waiting
    assert order == ["at once", "second", "third", "fourth"]
    lock.release()
    lock.acquire(lambda: order.append("at once again"))
    assert order[-1] == "at once again"


async def test_a_cancelled_task_passes_the_lock_on() -> None:
    lock, order = FifoLock(), list[str]()

    async def wait(name: str) -> None:
        async with lock:
            order.append(name)

    lock.acquire(lambda: None)
    early, late, last = (asyncio.ensure_future(wait(name)) for name in ("early", "late", "last"))
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    lock.release()  # the second task has the lock now, but has not run yet
    late.cancel()
    await asyncio.gather(early, late, last, return_exceptions=True)
    assert (early.cancelled(), late.cancelled(), order) == (True, True, ["last"])
    lock.acquire(lambda: order.append("free"))
    assert order == ["last", "free"]


async def test_an_error_in_the_block_releases_the_lock() -> None:
    lock = FifoLock()
    results = await asyncio.gather(*(_fail(lock) for _ in range(3)), return_exceptions=True)
    assert [type(result) for result in results] == [OSError] * 3
    lock.acquire(lambda: results.append(None))
    assert results[-1] is None


async def _fail(lock: FifoLock) -> None:
    async with lock:
        await asyncio.sleep(0)
        raise OSError
