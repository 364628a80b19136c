"""Puzzles over HTTP: which there are, and what comes of moves in one of them."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from tongiaki.common import moments
from tongiaki.common.problems import ProblemError
from tongiaki.puzzles.puzzle import shipped
from tongiaki.puzzles.solving import cost, is_over
from tongiaki.record import parse_position
from tongiaki.server.house.house import House
from tongiaki.server.web.limits import address_of
from tongiaki.server.wire import bodies as b
from tongiaki.tables.showing.variations import vary_from
from tongiaki.tables.structs.views import PositionView

DAY: Final = 86_400


@get("/api/puzzles", summary="The puzzles")
async def puzzles() -> b.Puzzles:
    """Tell which puzzles there are, and which one is today's, by UTC; nothing is stored of who tries them."""
    kinds = [puzzle.kind for puzzle in shipped()]
    return b.Puzzles(int(moments.now()) // DAY % len(kinds) + 1, kinds)


@post("/api/puzzles/{number:int}", status_code=200, summary="Try moves in a puzzle")
async def try_puzzle(
    number: FromPath[int], data: JSONBody[b.TryPuzzle], request: Request[Any, Any, Any], house: NamedDependency[House]
) -> b.Tried:
    """Tell what comes of moves in a puzzle, what they cost, and whether they solve it; nothing is stored."""
    if not 1 <= number <= len(shipped()):
        raise ProblemError("not_found")
    found = await house.workshop.do(address_of(request), tried, number, data.moves, solution=data.solution)
    return msgspec.json.decode(found, type=b.Tried)


def tried(number: int, moves: list[str], *, solution: bool) -> bytes:
    """Play moves in a puzzle; raises `not_a_move`, `refused`, and `not_your_turn` for moves after the turn's end."""
    puzzle = shipped()[number - 1]
    before = vary_from(puzzle.start(), moves[:-1])
    if moves[:-1] and is_over(puzzle, parse_position(before.position)):
        raise ProblemError("not_your_turn")
    reached = vary_from(puzzle.start(), moves)
    position = parse_position(reached.position)
    price = cost(puzzle, position) if moves else 0
    over = bool(moves) and is_over(puzzle, position)
    return msgspec.json.encode(
        b.Tried(
            kind=puzzle.kind,
            rating=puzzle.rating,
            start=msgspec.convert(puzzle.start().describe(), PositionView),
            variation=reached.variation,
            cost=price,
            over=over,
            solved=over and price == 0,
            solution=list(puzzle.line) if solution else None,
        )
    )


HANDLERS = [puzzles, try_puzzle]
