"""The page can measure, before a game, which levels would be slow on this device."""

from __future__ import annotations

import time

import pytest

from tests.device.host import Host
from tongiaki.bots import LEVELS, offered_bots
from tongiaki.device import probe
from tongiaki.record import parse_position


@pytest.mark.parametrize(("limit", "slow"), [(0.0, offered_bots()), (1e9, [])])
def test_the_probe_names_every_offered_level_that_is_slow(
    monkeypatch: pytest.MonkeyPatch, limit: float, slow: list[str]
) -> None:
    monkeypatch.setattr(probe, "SLOW", limit)
    assert Host().post("/api/device/probe") == {"slow": slow}


def test_a_pause_of_the_processor_makes_no_level_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, calls = time.perf_counter, 0

    def paused_once() -> float:
        nonlocal calls
        calls += 1
        return clock() + (100 if calls > 1 else 0)

    monkeypatch.setattr(time, "perf_counter", paused_once)
    assert not probe.is_slow("random")


def test_the_estimate_is_of_the_order_of_a_whole_decision() -> None:
    estimate = probe.measure("captain")
    start = time.perf_counter()
    LEVELS["captain"].make(1).choose(parse_position(probe.POSITION))
    taken = time.perf_counter() - start
    assert taken / 10 < estimate < 100 * taken
