"""A server's estimate of the database's time is accurate, even if a reading takes long."""

import time
from collections.abc import Iterator

import pytest

from tongiaki.common import clock

TRUE_MS = 1_800_000_000_000


@pytest.fixture(autouse=True)
def own_clock_afterwards() -> Iterator[None]:
    """Restore this machine's own time of day after each test."""
    yield
    clock.stop_following()


def _reading(began: float, *, before: float, after: float) -> tuple[int, float, float]:
    """Return a reading of a clock that showed TRUE_MS at `began`, with seconds of delay before and after it."""
    now = time.monotonic()
    return round(TRUE_MS + 1000 * (now - began)), now - before, now + after


@pytest.mark.parametrize(("before", "after"), [(0.18, 0.0), (0.0, 0.18)])
def test_a_quick_reading_corrects_the_error_of_a_slow_one(before: float, after: float) -> None:
    began = time.monotonic()
    clock.follow(*_reading(began, before=before, after=after))
    clock.follow(*_reading(began, before=0.001, after=0.001))
    assert abs(clock.now_ms() - (TRUE_MS + 1000 * (time.monotonic() - began))) < 20


def test_a_slow_reading_leaves_an_accurate_clock_alone() -> None:
    began = time.monotonic()
    clock.follow(*_reading(began, before=0.001, after=0.001))
    clock.follow(*_reading(began, before=2.0, after=0.0))
    assert abs(clock.now_ms() - (TRUE_MS + 1000 * (time.monotonic() - began))) < 20
