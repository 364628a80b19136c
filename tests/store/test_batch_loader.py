"""Keys requested while other lookups are running are looked up together."""

import asyncio

import pytest

from tongiaki.store import UnavailableError
from tongiaki.store.engine.batch_loader import MAX_CONCURRENT, BatchLoader


class Oracle:
    """A lookup of word lengths that waits for `free`; words with a "?" are not found."""

    def __init__(self, most: int = 10) -> None:
        self.asked: list[list[str]] = []
        self.free = asyncio.Event()
        self.broken = False
        self.lengths = BatchLoader(self._ask, most)

    async def _ask(self, words: list[str]) -> dict[str, int]:
        self.asked.append(words)
        await self.free.wait()
        if self.broken:
            raise UnavailableError("away")
        return {word: len(word) for word in words if "?" not in word}


async def begun() -> None:
    """Let the event loop run until the started lookups wait for the oracle."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_what_is_wanted_meanwhile_is_asked_together() -> None:
    oracle = Oracle(most=3)
    works = []
    for word in ("a", "bb", "ccc"):
        works.append(asyncio.ensure_future(oracle.lengths.load([word])))
        await begun()
    assert oracle.asked == [["a"], ["bb"], ["ccc"]]
    assert len(oracle.asked) == MAX_CONCURRENT
    more = [asyncio.ensure_future(oracle.lengths.load(words)) for words in (["d", "?"], ["d", "ee"], ["ff"], ["a"])]
    await begun()
    assert len(oracle.asked) == MAX_CONCURRENT
    oracle.free.set()
    assert await asyncio.gather(*works) == [{"a": 1}, {"bb": 2}, {"ccc": 3}]
    assert await asyncio.gather(*more) == [{"d": 1}, {"d": 1, "ee": 2}, {"ff": 2}, {"a": 1}]
    assert sorted(oracle.asked[MAX_CONCURRENT:]) == [["d", "?", "ee"], ["ff", "a"]]
    assert await oracle.lengths.load([]) == {}


async def test_what_is_wanted_as_the_last_answers_come_is_asked_at_once() -> None:
    oracle = Oracle()
    works = []
    for word in ("a", "bb", "ccc"):
        works.append(asyncio.ensure_future(oracle.lengths.load([word])))
        await begun()

    async def ask() -> dict[str, int]:
        await oracle.free.wait()  # resumes in the same iteration of the event loop as those three, right after them
        return await oracle.lengths.load(["dddd"])

    late = asyncio.ensure_future(ask())
    await begun()
    oracle.free.set()
    async with asyncio.timeout(10):
        assert await late == {"dddd": 4}
        await asyncio.gather(*works)


async def test_who_wanted_to_know_hears_of_a_failure_and_the_next_is_asked_anew() -> None:
    oracle = Oracle()
    oracle.broken = True
    oracle.free.set()
    for found in await asyncio.gather(
        oracle.lengths.load(["a"]), oracle.lengths.load(["a", "b"]), return_exceptions=True
    ):
        assert isinstance(found, UnavailableError)
    oracle.broken = False
    assert await oracle.lengths.load(["a"]) == {"a": 1}


async def test_who_is_gone_keeps_nobody_from_the_answer() -> None:
    oracle = Oracle()
    gone, there = (asyncio.ensure_future(oracle.lengths.load(["a"])) for _ in range(2))
    await begun()
    gone.cancel()
    oracle.free.set()
    assert await there == {"a": 1}
    with pytest.raises(asyncio.CancelledError):
        await gone


def test_a_loop_that_ends_leaves_nothing_for_the_next_one_to_wait_for() -> None:
    async def begin(oracle: Oracle) -> None:
        asyncio.ensure_future(oracle.lengths.load(["a"]))  # noqa: RUF006 - cancelled at the end of the loop
        await begun()
        asyncio.ensure_future(oracle.lengths.load(["b"]))  # noqa: RUF006 - also cancelled
        await begun()

    async def ask(oracle: Oracle) -> dict[str, int]:
        oracle.free = asyncio.Event()
        oracle.free.set()
        return await oracle.lengths.load(["a", "b"])

    oracle = Oracle()
    asyncio.run(begin(oracle))
    assert asyncio.run(ask(oracle)) == {"a": 1, "b": 1}
