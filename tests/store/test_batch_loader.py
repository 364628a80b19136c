"""Keys requested while other lookups are running are looked up together."""

import asyncio

import pytest

from tongiaki.store import UnavailableError
from tongiaki.store.engine.batch_loader import MAX_CONCURRENT, BatchLoader


class SlowLookup:
    """A lookup of word lengths that waits for `released`; words with a "?" are not found."""

    def __init__(self, max_keys: int = 10) -> None:
        self.batches: list[list[str]] = []
        self.released = asyncio.Event()
        self.fails = False
        self.lengths = BatchLoader(self._look_up, max_keys)

    async def _look_up(self, words: list[str]) -> dict[str, int]:
        self.batches.append(words)
        await self.released.wait()
        if self.fails:
            raise UnavailableError("away")
        return {word: len(word) for word in words if "?" not in word}


async def run_event_loop() -> None:
    """Let the event loop run until the started lookups wait."""
    for _ in range(5):
        await asyncio.sleep(0)


async def test_keys_requested_during_lookups_share_the_next_lookup() -> None:
    lookup = SlowLookup(max_keys=3)
    loads = []
    for word in ("a", "bb", "ccc"):
        loads.append(asyncio.ensure_future(lookup.lengths.load([word])))
        await run_event_loop()
    assert lookup.batches == [["a"], ["bb"], ["ccc"]]
    assert len(lookup.batches) == MAX_CONCURRENT
    queued = [asyncio.ensure_future(lookup.lengths.load(words)) for words in (["d", "?"], ["d", "ee"], ["ff"], ["a"])]
    await run_event_loop()
    assert len(lookup.batches) == MAX_CONCURRENT
    lookup.released.set()
    assert await asyncio.gather(*loads) == [{"a": 1}, {"bb": 2}, {"ccc": 3}]
    assert await asyncio.gather(*queued) == [{"d": 1}, {"d": 1, "ee": 2}, {"ff": 2}, {"a": 1}]
    assert sorted(lookup.batches[MAX_CONCURRENT:]) == [["d", "?", "ee"], ["ff", "a"]]
    assert await lookup.lengths.load([]) == {}


async def test_a_key_requested_when_the_lookups_end_is_loaded() -> None:
    lookup = SlowLookup()
    loads = []
    for word in ("a", "bb", "ccc"):
        loads.append(asyncio.ensure_future(lookup.lengths.load([word])))
        await run_event_loop()

    async def ask() -> dict[str, int]:
        await lookup.released.wait()  # resumes in the same iteration of the event loop as those three, right after them
        return await lookup.lengths.load(["dddd"])

    late_load = asyncio.ensure_future(ask())
    await run_event_loop()
    lookup.released.set()
    async with asyncio.timeout(10):
        assert await late_load == {"dddd": 4}
        await asyncio.gather(*loads)


async def test_a_failed_lookup_raises_for_all_callers_and_is_not_cached() -> None:
    lookup = SlowLookup()
    lookup.fails = True
    lookup.released.set()
    for result in await asyncio.gather(
        lookup.lengths.load(["a"]), lookup.lengths.load(["a", "b"]), return_exceptions=True
    ):
        assert isinstance(result, UnavailableError)
    lookup.fails = False
    assert await lookup.lengths.load(["a"]) == {"a": 1}


async def test_a_cancelled_caller_does_not_affect_the_others() -> None:
    lookup = SlowLookup()
    cancelled, waiting = (asyncio.ensure_future(lookup.lengths.load(["a"])) for _ in range(2))
    await run_event_loop()
    cancelled.cancel()
    lookup.released.set()
    assert await waiting == {"a": 1}
    with pytest.raises(asyncio.CancelledError):
        await cancelled


def test_lookups_of_an_ended_event_loop_do_not_block_the_next_one() -> None:
    async def begin(lookup: SlowLookup) -> None:
        asyncio.ensure_future(lookup.lengths.load(["a"]))  # noqa: RUF006 - cancelled at the end of the loop
        await run_event_loop()
        asyncio.ensure_future(lookup.lengths.load(["b"]))  # noqa: RUF006 - also cancelled
        await run_event_loop()

    async def ask(lookup: SlowLookup) -> dict[str, int]:
        lookup.released = asyncio.Event()
        lookup.released.set()
        return await lookup.lengths.load(["a", "b"])

    lookup = SlowLookup()
    asyncio.run(begin(lookup))
    assert asyncio.run(ask(lookup)) == {"a": 1, "b": 1}
