"""Requests about puzzles. A device knows no ratings of solvers."""

from __future__ import annotations

from typing import Final

from tongiaki.common.problems import ProblemError
from tongiaki.device.context import REQUESTS, Context
from tongiaki.protocol import puzzle_outcomes
from tongiaki.protocol import replay_bodies as b
from tongiaki.protocol.puzzle_outcomes import require_offered


async def list_puzzles(device: Context) -> b.Puzzles:
    """List the puzzles, with today's puzzle."""
    return puzzle_outcomes.untried_puzzles(device.now / 1000)


async def get_puzzle(device: Context, number: str) -> b.WholePuzzle:
    """Return a puzzle with its solution and every possible answer."""
    offered = _offered(number)
    await device.processor.turn(REQUESTS)
    return puzzle_outcomes.whole_puzzle(offered)


async def try_puzzle(device: Context, number: str, body: b.TryPuzzle) -> b.PuzzleOutcome:
    """Return the outcome of moves in a puzzle."""
    offered = _offered(number)
    await device.processor.turn(REQUESTS)
    return puzzle_outcomes.try_moves(offered, body.moves, solution=body.solution)


def _offered(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 6):
        raise ProblemError("not_found")
    require_offered(int(text))
    return int(text)


ROUTES: Final = (
    ("GET", "/api/puzzles", None, list_puzzles),
    ("GET", "/api/puzzles/{}", None, get_puzzle),
    ("POST", "/api/puzzles/{}", b.TryPuzzle, try_puzzle),
)
"""Method, path, type of the body, and handler of each request."""
