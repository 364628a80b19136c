"""What the workshop does about puzzles: each public function is one piece of work."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from tongiaki.common.problems import ProblemError
from tongiaki.puzzles.puzzle import shipped
from tongiaki.puzzles.solving import Step, cost, is_over, steps
from tongiaki.record import parse_position
from tongiaki.server.wire import puzzle_bodies as b
from tongiaki.tables.structs.views import PositionView
from tongiaki.tables.views.variations import vary_from


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


@lru_cache(64)
def whole(number: int) -> bytes:
    """Give a puzzle as it is sent to be tried without a network."""
    puzzle = shipped()[number - 1]
    start = msgspec.convert(puzzle.start().describe(), PositionView)
    found = [_step(step) for step in steps(puzzle)]
    return msgspec.json.encode(b.WholePuzzle(puzzle.key, puzzle.kind, start, found, list(puzzle.line)))


def _step(step: Step) -> b.PuzzleStep:
    here = vary_from(step.position, []).variation
    answers = {}
    for one in step.answers:
        reached = vary_from(step.position.copy(), [one.move]).variation
        answers[one.move] = b.PuzzleAnswer(reached.frames[0], one.cost, one.step, reached.end)
    return b.PuzzleStep(answers, here.routes, here.plans)
