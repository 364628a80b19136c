"""The coach on a device: its advice equals that of the server, and is computed in slices."""

from __future__ import annotations

import gzip
import json
from typing import Any

import msgspec

from tests.device.host import Host
from tests.device.test_device import begun, chooser, play
from tongiaki.bots.requests import DeepenAnalysis
from tongiaki.bots.thinker import Thinker
from tongiaki.device import tasks
from tongiaki.puzzles.puzzle import numbered
from tongiaki.record import read
from tongiaki.server.services.compute import jobs
from tongiaki.tables.views.deciding_turns import decision_of
from tongiaki.tables.views.variations import evaluation_of


def finished() -> tuple[Host, str]:
    host = Host()
    table, line = begun(host, players=2, bot="random")
    line.play(chooser(7).choice)
    return host, table


def test_a_review_has_progress_and_equals_the_servers() -> None:
    host, table = finished()
    record = host.get(f"/api/tables/{table}/record")
    first = host.post(f"/api/tables/{table}/review")
    assert first["review"] is None
    slices = 0
    while host.wake == host.now:
        host.do("wake")
        slices += 1
    answer = host.post(f"/api/tables/{table}/review")
    assert (answer["share"], answer["ahead"]) == (1.0, 0)
    _, response = jobs.review_game(record, lambda _: None)
    assert answer == json.loads(gzip.decompress(response))
    assert host.post("/api/records/review", {"record": record}) == answer
    assert slices > 1


def test_a_review_of_a_running_game_is_refused() -> None:
    host = Host()
    table, _ = begun(host)
    assert host.ask("POST", f"/api/tables/{table}/review")[1]["code"] == "not_over"


def test_the_deciding_turn_equals_the_servers() -> None:
    host, table = finished()
    record = read(host.get(f"/api/tables/{table}/record"))
    decision = host.get(f"/api/tables/{table}/deciding")
    assert decision["turn"] is not None
    assert decision == msgspec.to_builtins(decision_of(record))


def test_the_deciding_turn_of_a_running_game_is_refused() -> None:
    host = Host()
    table, _ = begun(host)
    assert host.ask("GET", f"/api/tables/{table}/deciding")[1]["code"] == "not_over"


def test_a_review_that_nobody_asks_for_stops() -> None:
    host, table = finished()
    host.post(f"/api/tables/{table}/review")
    host.now += 60_000
    host.do("wake")
    host.do("wake")
    assert host.wake is None


def test_moves_are_carried_out_between_the_slices_of_a_review() -> None:
    host, table = finished()
    _, line = begun(host)
    host.post(f"/api/tables/{table}/review")
    for _ in range(3):
        host.do("wake")
    line.move()
    assert host.wake is not None
    assert host.faults == []


def test_evaluations_and_variations_equal_the_servers() -> None:
    host = Host()
    table, line = begun(host, players=2)
    play(host, line, 4)
    record = host.get(f"/api/tables/{table}/record")
    body: dict[str, Any] = {"table": table, "number": 3, "moves": []}
    variation = host.post("/api/variations", body)
    reached = json.loads(jobs.reach(record, 3, []))
    assert variation == reached["variation"]
    evaluation = host.post("/api/evaluations", body | {"depth": 1})
    deepened = Thinker().answer(DeepenAnalysis(1, reached["position"]))
    assert evaluation == json.loads(jobs.msgspec.json.encode(evaluation_of(reached["position"], deepened)))  # type: ignore[arg-type]
    status, problem = host.ask("POST", "/api/variations", body | {"number": 3000})
    assert (status, problem["code"]) == (409, "no_such_point")


def test_puzzles_equal_the_servers() -> None:
    host = Host()
    puzzles = host.get("/api/puzzles")
    assert len(puzzles["puzzles"]) == len(numbered())
    today = puzzles["today"]
    assert host.get(f"/api/puzzles/{today}") == json.loads(jobs.whole(today))
    line = list(numbered()[today - 1].line)
    outcome = host.post(f"/api/puzzles/{today}", {"moves": line, "solution": True})
    assert outcome["solved"]
    assert outcome == json.loads(jobs.tried(today, line, solution=True))


def test_a_processor_runs_the_most_urgent_work_first() -> None:
    processor = tasks.Processor(2)
    order: list[str] = []

    async def work(name: str, priority: int) -> None:
        await processor.turn(priority)
        order.append(name)

    for name, priority in (("slow", 1), ("urgent", 0)):
        tasks.run(work(name, priority))
    while processor.busy:
        processor.run()
    assert order == ["urgent", "slow"]
