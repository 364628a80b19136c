"""The process pool for complete games: work is charged to the callers, and identical requests share one result."""

import asyncio
import contextlib
import os
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.live_server import LiveServer
from tests.processes import children
from tests.server.long_game import long_game
from tests.server.player import Person
from tongiaki.common.problems import ProblemError
from tongiaki.common.rate_limits import RateLimit
from tongiaki.record import write
from tongiaki.server.services.compute.process_pool import WAITING_OF_ONE, ProcessPool, ResponseCache
from tongiaki.tables.decisions.play_on import MAX_MOVES
from tongiaki.tables.views.records import read_record


@contextlib.asynccontextmanager
async def workshop(burst: int = 100) -> AsyncIterator[ProcessPool]:
    made = ProcessPool(RateLimit(0.0, burst))
    yield made
    await made.close()


async def test_work_runs_in_one_other_process_and_its_errors_are_raised_here() -> None:
    async with workshop() as shop:
        pids = {await shop.run("here", os.getpid) for _ in range(3)}
        assert len(pids) == 1
        assert os.getpid() not in pids
        with pytest.raises(ProblemError) as caught:
            await shop.run("here", read_record, "no record")
        assert (caught.value.code, caught.value.facts["line"]) == ("bad_record", 1)


async def test_a_killed_worker_is_replaced() -> None:
    async with workshop() as shop:
        first = await shop.run("here", os.getpid)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(ProblemError, match="try_again"):
            await shop.run("here", time.sleep, 60)
        assert await shop.run("here", os.getpid) != first


async def test_a_cancelled_job_does_not_disturb_the_next_one() -> None:
    async with workshop() as shop:
        await shop.run("here", os.getpid)
        job = asyncio.ensure_future(shop.run("here", time.sleep, 60))
        await asyncio.sleep(0.1)
        waiting = asyncio.ensure_future(shop.run("here", os.getpid))
        job.cancel()
        assert await waiting != os.getpid()
        assert job.cancelled()


async def test_a_closed_pool_finishes_its_job_and_rejects_the_others() -> None:
    async with workshop() as shop:
        job = asyncio.ensure_future(shop.run("here", sum, [1, 2]))
        waiting = asyncio.ensure_future(shop.run("here", os.getpid))
        await asyncio.sleep(0)
        await shop.close()
        assert await job == 3
        with pytest.raises(ProblemError, match="try_again"):
            await waiting


async def test_work_is_charged_to_its_address() -> None:
    async with workshop(burst=1) as shop:
        await shop.run("here", sum, range(1000))
        with pytest.raises(ProblemError, match="too_fast"):
            await shop.run("here", os.getpid)
        await shop.run("elsewhere", os.getpid)


async def test_one_address_cannot_fill_the_queue() -> None:
    async with workshop() as shop:
        waiting = [asyncio.ensure_future(shop.run("here", os.getpid)) for _ in range(WAITING_OF_ONE)]
        await asyncio.sleep(0)
        with pytest.raises(ProblemError, match="too_fast"):
            await shop.run("here", os.getpid)
        assert await shop.run("elsewhere", os.getpid)
        assert len(set(await asyncio.gather(*waiting))) == 1
        assert await shop.run("here", os.getpid)


async def test_responses_are_computed_once_and_failures_are_not_cached() -> None:
    asked: list[str] = []

    async def make(key: str, size: int) -> bytes:
        asked.append(key)
        await asyncio.sleep(0)
        if key == "bad":
            raise ProblemError("try_again")
        return bytes(size)

    kept = ResponseCache(size=100)
    assert await asyncio.gather(*(kept.get("a", lambda: make("a", 60)) for _ in range(3))) == [bytes(60)] * 3
    for _ in range(2):
        with pytest.raises(ProblemError):
            await kept.get("bad", lambda: make("bad", 1))
    await kept.get("b", lambda: make("b", 40))
    await kept.get("a", lambda: make("a", 60))
    await kept.get("c", lambda: make("c", 1))
    await kept.get("a", lambda: make("a", 60))
    await kept.get("b", lambda: make("b", 40))
    assert asked == ["a", "bad", "bad", "b", "c", "b"]


def test_the_number_of_moves_of_a_continued_game_is_limited(server: LiveServer) -> None:
    person = Person(server.url)
    text = write(long_game(MAX_MOVES + 100))
    assert len(text) < 60_000
    answer = person.post("/api/records/continue", record=text, number=MAX_MOVES + 1, name="Ana")
    assert (answer.status_code, answer.json()) == (413, {"code": "too_large", "facts": {"limit": MAX_MOVES}})
    made = person.post("/api/records/continue", record=text, number=MAX_MOVES, name="Ana")
    assert made.status_code == 201, made.text
    replay = person.get(f"/api/tables/{made.json()['id']}/replay").json()
    assert len(replay["frames"]) >= MAX_MOVES


async def test_a_replay_is_cached_until_the_next_move(server: LiveServer) -> None:
    person = Person(server.url)
    table = person.quick(players=2, bot="random")
    path = f"/api/tables/{table}/replay"
    async with person.connect(table) as line:
        await line.receive_until(lambda line: bool(line.legal))
        first = person.get(path)
        await line.request("chat", text="Well, well.")
        second = person.get(path)
        assert (second.headers["ETag"], second.content) == (first.headers["ETag"], first.content)
        await line.move(line.legal[0])
        third = person.get(path)
        assert third.headers["ETag"] != first.headers["ETag"]
        assert len(third.json()["frames"]) > len(first.json()["frames"])
        await line.receive_until(lambda line: bool(line.legal))
        fourth = person.get(path)
        await line.request("name", name="Berta")
        fifth = person.get(path)
        assert fifth.headers["ETag"] != fourth.headers["ETag"]
        assert "Berta" in fifth.text


def test_the_worker_ends_with_its_server(live_server: LiveServer) -> None:
    assert Person(live_server.url).post("/api/records", record=write(long_game(50))).status_code == 200
    workers = children(live_server.pid)
    assert workers
    live_server.kill()
    end = time.monotonic() + 20
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < end, workers
        time.sleep(0.05)
