"""Bots in worker processes choose correctly, and killed or stuck workers are replaced."""

import asyncio
import os
import random
import signal
from collections.abc import AsyncIterator

import pytest
from uvicorn import Config

from tongiaki.bots import BOTS
from tongiaki.coach.analysis import Deepening
from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.runtime.bots.bot_pool import BotFailedError, BotPool
from tongiaki.runtime.bots.request_queue import Requester

SOMEBODY = Requester("somebody")
COLOURS = ("red", "yellow", "green")


@pytest.fixture
async def pool() -> AsyncIterator[BotPool]:
    pool = BotPool(workers=2)
    yield pool
    await pool.close()


def game(seed: int) -> list[int]:
    """Return the moves of a whole random game."""
    chance = random.Random(seed)
    position, moves = Position(Terms(3, 20, COLOURS)), []
    while position.to_move != OVER:
        moves.append(chance.choice(position.legal_moves()))
        position.play(moves[-1])
    return moves


async def test_a_worker_chooses_what_the_bot_would(pool: BotPool) -> None:
    moves, position = game(3), Position(Terms(3, 20, COLOURS))
    for number, move in enumerate(moves[:60]):
        if position.to_move != CHANCE:
            chosen = await pool.choose(SOMEBODY, "greedy", Terms(3), moves[:number], number)
            assert chosen == BOTS["greedy"](number).choose(position)
        position.play(move)


async def test_many_games_at_once_are_kept_apart(pool: BotPool) -> None:
    async def follow(seed: int) -> None:
        moves, position = game(seed), Position(Terms(3, 20, COLOURS))
        for number, move in enumerate(moves[:40]):
            if position.to_move != CHANCE:
                assert await pool.choose(SOMEBODY, "random", Terms(3), moves[:number], 1) in position.legal_moves()
            position.play(move)

    await asyncio.gather(*(follow(seed) for seed in range(8)))
    assert len(pool.processes) == 2


async def test_a_game_that_went_back_is_followed(pool: BotPool) -> None:
    moves = game(5)
    for seed, made in enumerate((30, 12, 13, 8, 30)):
        position = Position(Terms(3, 20, COLOURS))
        for move in moves[:made]:
            position.play(move)
        if position.to_move != CHANCE:
            chosen = await pool.choose(SOMEBODY, "random", Terms(3), moves[:made], seed)
            assert chosen == BOTS["random"](seed).choose(position)


async def test_an_analysis_is_deepened_and_restarted_for_a_lower_depth(pool: BotPool) -> None:
    position = Position(Terms(3))
    for move in game(2)[:30]:
        position.play(move)
    while position.phase != "turn":
        position.play(position.legal_moves()[0])
    text = format_position(position)
    depths = [(await pool.deepen(SOMEBODY, text, depth))[1].depth for depth in (0, 2, 1)]
    assert depths == [0, 2, 1]
    expected = Deepening(position, coach_evaluator(3))
    expected.deepen()
    assert (await pool.deepen(SOMEBODY, text, 1))[1].analysis == expected.analysis()
    with pytest.raises(BotFailedError):
        await pool.deepen(SOMEBODY, "no position", 0)


async def test_a_killed_worker_is_replaced(pool: BotPool) -> None:
    for _ in range(4):
        assert await pool.choose(SOMEBODY, "random", Terms(3), [], 1) in range(6)
        for process in pool.processes:
            os.kill(process, signal.SIGKILL)


def test_a_worker_that_died_long_ago_is_replaced_on_the_server_s_event_loop() -> None:
    async def kill_and_ask() -> None:
        pool = BotPool(workers=1)
        await pool.choose(SOMEBODY, "random", Terms(3), [], 1)
        os.kill(pool.processes[0], signal.SIGKILL)
        await asyncio.sleep(0.5)
        assert await pool.choose(SOMEBODY, "random", Terms(3), [], 1) in range(6)
        await pool.close()

    with asyncio.Runner(loop_factory=Config(None, loop="auto").get_loop_factory()) as runner:
        runner.run(kill_and_ask())


async def test_a_worker_killed_while_it_thinks_is_asked_again() -> None:
    pool = BotPool(workers=1)
    await pool.choose(SOMEBODY, "random", Terms(3), [], 1)
    (process,) = pool.processes
    os.kill(process, signal.SIGSTOP)
    thought = asyncio.ensure_future(pool.choose(SOMEBODY, "random", Terms(3), [], 1))
    await asyncio.sleep(0.05)
    os.kill(process, signal.SIGKILL)
    assert await thought in range(6)
    await pool.close()


async def test_a_stuck_worker_is_replaced() -> None:
    pool = BotPool(workers=1)
    await pool.choose(SOMEBODY, "random", Terms(3), [], 1)
    (process,) = pool.processes
    os.kill(process, signal.SIGSTOP)
    pool._timeout = 0.5
    with pytest.raises(BotFailedError):
        await pool.choose(SOMEBODY, "random", Terms(3), [], 1)
    pool._timeout = 30
    assert await pool.choose(SOMEBODY, "random", Terms(3), [], 1) in range(6)
    assert pool.processes != [process]
    await pool.close()


async def test_a_bots_own_error_is_reported(pool: BotPool) -> None:
    with pytest.raises(BotFailedError, match="nobody"):
        await pool.choose(SOMEBODY, "nobody", Terms(3), [], 1)
    assert await pool.choose(SOMEBODY, "random", Terms(3), [], 1) in range(6)
