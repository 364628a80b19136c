"""The lock is acquired in the order of the calls, even if some waiting tasks are cancelled."""

import asyncio

from tongiaki.store.engine.fifo_lock import FifoLock


async def test_who_asks_first_is_first_and_at_once_where_nobody_has_it() -> None:
    turn, order = FifoLock(), list[str]()
    turn.acquire(lambda: order.append("at once"))
    turn.acquire(lambda: order.append("second"))

    async def third() -> None:
        async with turn:
            order.append("third")
            await asyncio.sleep(0)

    waiting = asyncio.ensure_future(third())
    await asyncio.sleep(0)
    turn.acquire(lambda: order.append("fourth"))
    assert order == ["at once"]
    turn.release()
    assert order == ["at once", "second"]
    turn.release()
    await waiting
    assert order == ["at once", "second", "third", "fourth"]
    turn.release()
    turn.acquire(lambda: order.append("at once again"))
    assert order[-1] == "at once again"


async def test_who_gives_up_keeps_nobody_waiting_before_or_just_as_it_is_given() -> None:
    turn, order = FifoLock(), list[str]()

    async def wait(name: str) -> None:
        async with turn:
            order.append(name)

    turn.acquire(lambda: None)
    early, late, last = (asyncio.ensure_future(wait(name)) for name in ("early", "late", "last"))
    await asyncio.sleep(0)
    early.cancel()
    await asyncio.sleep(0)
    turn.release()  # the second task has the lock now, but has not run yet
    late.cancel()
    await asyncio.gather(early, late, last, return_exceptions=True)
    assert (early.cancelled(), late.cancelled(), order) == (True, True, ["last"])
    turn.acquire(lambda: order.append("free"))
    assert order == ["last", "free"]


async def test_what_fails_within_passes_the_turn_on() -> None:
    turn = FifoLock()
    results = await asyncio.gather(*(_fail(turn) for _ in range(3)), return_exceptions=True)
    assert [type(one) for one in results] == [OSError] * 3
    turn.acquire(lambda: results.append(None))
    assert results[-1] is None


async def _fail(turn: FifoLock) -> None:
    async with turn:
        await asyncio.sleep(0)
        raise OSError
