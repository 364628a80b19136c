"""The most tempting wrong turn of a puzzle."""

import pytest

from tongiaki.puzzles.kinds import play_line
from tongiaki.puzzles.puzzle import CAP, Puzzle, shipped
from tongiaki.puzzles.solving import cost, is_over
from tongiaki.puzzles.tempting import find_tempting_turn
from tongiaki.rules import Position
from tongiaki.search import PointsEvaluator, Stretch

SOME = shipped()[::9]


def played(puzzle: Puzzle, moves: list[str]) -> Position:
    position = puzzle.start()
    for text in moves:
        move = position.parse(text)
        assert position.refusal(move) is None
        position.play(move)
    return position


@pytest.mark.parametrize("puzzle", SOME, ids=lambda puzzle: str(puzzle.number))
def test_the_tempting_turn_is_whole_and_wrong(puzzle: Puzzle) -> None:
    moves, price = find_tempting_turn(puzzle)
    end = played(puzzle, moves)
    assert is_over(puzzle, end)
    assert cost(puzzle, end) == price > 0


def test_no_wrong_turn_has_more_points() -> None:
    evaluator = PointsEvaluator()
    for puzzle in SOME[:6]:
        start = puzzle.start()
        values = [evaluator.evaluate(end)[start.turn] for end in Stretch(start, CAP).ends]
        wrong = [value for value, price in zip(values, puzzle.costs, strict=True) if price > 0]
        tempting = evaluator.evaluate(played(puzzle, find_tempting_turn(puzzle)[0]))[start.turn]
        if puzzle.costs[values.index(max(values))] > 0:
            assert tempting == pytest.approx(max(wrong))
        else:
            assert find_tempting_turn(puzzle)[1] == min(price for price in puzzle.costs if price > 0)


def test_the_tempting_turn_of_a_save_puzzle_loses_ships() -> None:
    """The search puts this turn first, and takes the kind from it."""
    puzzles = [puzzle for puzzle in shipped() if puzzle.kind == "save"][:12]
    lost = 0
    for puzzle in puzzles:
        moves, position = [], puzzle.start()
        for text in find_tempting_turn(puzzle)[0]:
            moves.append(position.parse(text))
            position.play(moves[-1])
        lost += play_line(puzzle.start(), moves).own_ships_lost > 0
    assert lost > len(puzzles) / 2
