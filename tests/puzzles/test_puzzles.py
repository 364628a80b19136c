"""The shipped puzzles: each is checked with the rules and with the search."""

from itertools import islice

import pytest

from tongiaki.puzzles import solving
from tongiaki.puzzles.puzzle import CAP, KINDS, Kind, Puzzle, numbered, read, shipped, write
from tongiaki.record import format_position
from tongiaki.rules import Position
from tongiaki.search import Stretch
from tongiaki.search.stretch import stretch_key

ALL = shipped()
each_kind = pytest.mark.parametrize("kind", KINDS)


def some(kind: Kind, number: int = 4) -> list[Puzzle]:
    """Return the first puzzles of a kind."""
    return list(islice((puzzle for puzzle in ALL if puzzle.kind == kind), number))


def after(puzzle: Puzzle, *moves: str) -> Position:
    position = puzzle.start()
    for text in moves:
        move = position.parse(text)
        assert position.refusal(move) is None
        position.play(move)
    return position


def test_there_are_at_least_300_different_puzzles_of_every_kind() -> None:
    count, different = len(ALL), len({puzzle.position for puzzle in ALL})
    assert count == different >= 300
    assert {puzzle.kind for puzzle in ALL} == set(KINDS)
    assert [puzzle.number for puzzle in numbered()] == list(range(1, len(numbered()) + 1))


def test_the_file_has_the_written_format() -> None:
    assert tuple(read(write(list(numbered())))) == numbered()


def test_every_puzzle_has_a_formatted_position_and_a_legal_solution() -> None:
    for puzzle in ALL:
        assert format_position(puzzle.start()) == puzzle.position
        assert solving.is_over(puzzle, after(puzzle, *puzzle.line))
        assert 0 in puzzle.costs
        assert 2 * puzzle.costs.count(0) <= len(puzzle.costs)


@each_kind
def test_the_solution_costs_nothing_and_another_turn_costs_something(kind: Kind) -> None:
    for puzzle in some(kind):
        for number in range(1, len(puzzle.line) + 1):
            assert solving.cost(puzzle, after(puzzle, *puzzle.line[:number])) == 0
        stretch = Stretch(puzzle.start(), CAP)
        assert stretch.complete
        worst = max(range(len(puzzle.costs)), key=puzzle.costs.__getitem__)
        assert solving.cost(puzzle, stretch.ends[worst]) == puzzle.costs[worst] > 0


@each_kind
def test_the_steps_contain_every_solution_and_the_cost_of_each_move(kind: Kind) -> None:
    for puzzle in some(kind):
        steps = solving.steps(puzzle)
        assert format_position(steps[0].position) == puzzle.position
        for step in steps:
            assert [answer.move for answer in step.answers] == [
                step.position.text(move) for move in step.position.legal_moves()
            ]
            for answer in step.answers:
                assert answer.cost == solving.cost(puzzle, answer.after)
                assert (answer.step is not None) == (answer.cost == 0 and not solving.is_over(puzzle, answer.after))
                if answer.step is not None:
                    assert stretch_key(steps[answer.step].position) == stretch_key(answer.after)
        at = steps[0]
        for number, move in enumerate(puzzle.line, 1):
            answer = next(answer for answer in at.answers if answer.move == move)
            assert (answer.cost, answer.step is None) == (0, number == len(puzzle.line))
            at = steps[answer.step or 0]


def test_the_key_of_a_puzzle_does_not_depend_on_its_number() -> None:
    assert len({puzzle.key for puzzle in ALL}) == len(ALL)
    assert read(write([ALL[5]]))[0].key == ALL[5].key


def test_the_cost_of_an_end_unknown_to_the_search_is_none() -> None:
    """Such as after the third occurrence of a board, when ships return."""
    assert solving.cost(ALL[0], after(ALL[1], *ALL[1].line)) is None
