"""Puzzles for clients: a whole puzzle, the outcome of moves in a puzzle, and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

import msgspec

from tongiaki.coach.facts import find_facts
from tongiaki.common.problems import ProblemError
from tongiaki.protocol import replay_bodies as b
from tongiaki.puzzles.puzzle import KINDS, Kind, Puzzle, numbered, shipped
from tongiaki.puzzles.solving import Step, cost, is_over, steps
from tongiaki.puzzles.tempting import find_tempting_turn
from tongiaki.record import parse_position
from tongiaki.tables.structs.views import PositionView
from tongiaki.tables.views.variations import vary_from

_DAY: Final = 86_400


def day_of(time: float) -> int:
    """Return the day of a time in seconds since 1970, UTC, counted from 1970."""
    return int(time) // _DAY


def puzzle_of_day(day: int) -> int:
    """Return the number of a day's puzzle."""
    return shipped()[day % len(shipped())].number


def untried_facts(puzzle: Puzzle) -> b.PuzzleFacts:
    """Return the facts about a puzzle that has no attempts."""
    return b.PuzzleFacts(puzzle.kind, puzzle.rating, 0, puzzle.is_dropped)


def untried_puzzles(time: float) -> b.Puzzles:
    """Return the list of puzzles without attempts, with the puzzle of the day of a time in seconds since 1970."""
    day = day_of(time)
    return b.Puzzles(day, puzzle_of_day(day), [untried_facts(puzzle) for puzzle in numbered()], None, {}, boards())


def require_offered(number: int) -> None:
    """Raise a ProblemError if there is no puzzle with this number, or if it was dropped."""
    if not 1 <= number <= len(numbered()):
        raise ProblemError("not_found")
    if numbered()[number - 1].is_dropped:
        raise ProblemError("puzzle_dropped")


def try_moves(number: int, moves: list[str], *, solution: bool) -> b.PuzzleOutcome:
    """Return the result of playing moves in a puzzle.

    Raises `not_a_move`, `refused`, and `not_your_turn` for moves after the end of the turn.
    """
    puzzle = numbered()[number - 1]
    before = vary_from(puzzle.start(), moves[:-1])
    if moves[:-1] and is_over(puzzle, parse_position(before.position)):
        raise ProblemError("not_your_turn")
    reached = vary_from(puzzle.start(), moves)
    position = parse_position(reached.position)
    price = cost(puzzle, position) if moves else 0
    over = bool(moves) and is_over(puzzle, position)
    return b.PuzzleOutcome(
        kind=puzzle.kind,
        task=puzzle.task,
        rating=puzzle.rating,
        start=msgspec.convert(puzzle.start().describe(), PositionView),
        variation=reached.variation,
        cost=price,
        over=over,
        solved=over and price == 0,
        solution=list(puzzle.line) if solution else None,
    )


def whole_puzzle(number: int) -> b.WholePuzzle:
    """Return a puzzle with the answers to all moves, for use by a client that is offline."""
    puzzle = numbered()[number - 1]
    start = msgspec.convert(puzzle.start().describe(), PositionView)
    found = [_step(step) for step in steps(puzzle)]
    best, tempting = _line(puzzle, puzzle.line, 0), _line(puzzle, *find_tempting_turn(puzzle))
    stall, solution = puzzle.start().stall, list(puzzle.line)
    return b.WholePuzzle(puzzle.key, puzzle.kind, puzzle.task, stall, start, found, solution, best, tempting)


@cache
def boards() -> dict[Kind, b.PuzzleBoard]:
    """Return the board of the first puzzle of each kind that has puzzles."""
    firsts = {puzzle.kind: puzzle for puzzle in reversed(shipped())}
    return {kind: board_of(firsts[kind]) for kind in KINDS if kind in firsts}


@lru_cache(maxsize=2)
def board_of(puzzle: Puzzle) -> b.PuzzleBoard:
    """Return the board of a puzzle before its first move."""
    position = puzzle.start().describe()
    return msgspec.convert({name: position[name] for name in b.PuzzleBoard.__struct_fields__}, b.PuzzleBoard)


def _line(puzzle: Puzzle, moves: Sequence[str], price: int) -> b.PuzzleLine:
    played, position = [], puzzle.start()
    for text in moves:
        played.append(position.parse(text))
        position.play(played[-1])
    reached = vary_from(puzzle.start(), moves).variation
    return b.PuzzleLine(list(moves), reached.frames, price, find_facts(puzzle.start(), played), reached.end)


def _step(step: Step) -> b.PuzzleStep:
    here = vary_from(step.position, []).variation
    answers = {}
    for one in step.answers:
        reached = vary_from(step.position.copy(), [one.move]).variation
        answers[one.move] = b.PuzzleAnswer(reached.frames[0], one.cost, one.step, reached.end)
    return b.PuzzleStep(answers, here.routes, here.plans)
