"""The page can measure, before a game, which levels would be slow on this device."""

from __future__ import annotations

import time

from tests.device.host import Host
from tongiaki.bots import LEVELS, offered_bots
from tongiaki.device import probe
from tongiaki.protocol.device_bodies import LevelTime
from tongiaki.record import parse_position


def test_the_probe_measures_every_offered_level() -> None:
    answer = Host().post("/api/device/probe")
    assert [level["bot"] for level in answer["levels"]] == offered_bots()
    assert all(level["seconds"] > 0 for level in answer["levels"])
    assert answer["best"] not in answer["slow"]


def test_slow_levels_are_named_and_the_best_other_level_is_offered() -> None:
    times = [LevelTime("random", 0.0), LevelTime("captain", 2.9), LevelTime("master", 3.1)]
    found = probe.speed(times)
    assert (found.slow, found.best) == (["master"], "captain")
    slow = probe.speed([LevelTime("random", 4.0), LevelTime("master", 9.0)])
    assert (slow.slow, slow.best) == (["random", "master"], "random")


def test_the_estimate_is_of_the_order_of_a_whole_decision() -> None:
    estimate = probe.measure("captain").seconds
    start = time.perf_counter()
    LEVELS["captain"].make(1).choose(parse_position(probe.POSITION))
    taken = time.perf_counter() - start
    assert taken / 10 < estimate < 100 * taken
