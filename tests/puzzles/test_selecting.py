"""The selection of puzzles: limits of kinds, the shares that bots solve, and numbers that are never used again."""

from dataclasses import replace

import pytest

from tongiaki.puzzles.finding import FoundPuzzle, asks_for_a_choice
from tongiaki.puzzles.kinds import legal_crowns
from tongiaki.puzzles.puzzle import Puzzle, shipped
from tongiaki.puzzles.selecting import (
    MAX_CAPTAIN_SHARE,
    MAX_CROWNS,
    MAX_GREEDY_SHARE,
    MAX_OF_KIND,
    MIN_PUZZLES,
    TooFewPuzzlesError,
    number,
    select,
)
from tongiaki.puzzles.tasks import split_puzzle


def found(puzzle: Puzzle, *, greedy: bool, captain: bool) -> FoundPuzzle:
    return FoundPuzzle(puzzle, greedy, captain)


MIXED = [found(puzzle, greedy=puzzle.number % 3 > 0, captain=puzzle.number % 7 > 0) for puzzle in shipped()]


def test_the_selection_keeps_every_limit_and_takes_the_hardest() -> None:
    chosen = select(MIXED, minimum=0)
    assert sum(item.greedy for item in chosen) <= MAX_GREEDY_SHARE * len(chosen)
    assert sum(item.captain for item in chosen) <= MAX_CAPTAIN_SHARE * len(chosen)
    kinds = [item.puzzle.kind for item in chosen]
    assert 0 < kinds.count("crown") <= MAX_CROWNS
    assert max(map(kinds.count, kinds)) <= MAX_OF_KIND
    numbers = [item.puzzle.number for item in chosen]
    assert numbers == sorted(numbers)
    left_out = [item for item in MIXED if item not in chosen and item.puzzle.kind == "chain"]
    assert all(item.greedy or item.captain for item in left_out)


def test_too_few_puzzles_are_refused() -> None:
    with pytest.raises(TooFewPuzzlesError, match=str(MIN_PUZZLES)):
        select(MIXED[: MIN_PUZZLES - 1])


def test_the_same_position_is_selected_once() -> None:
    hard = [replace(item, greedy=False, captain=False) for item in MIXED[:5]]
    assert select([*hard, *hard], minimum=0) == hard


def test_numbers_stay_and_dropped_puzzles_keep_theirs() -> None:
    previous, new = list(shipped()[:4]), [replace(puzzle, number=0) for puzzle in shipped()[4:7]]
    again = replace(previous[2], number=0, rating=1234)
    chosen = [found(puzzle, greedy=False, captain=False) for puzzle in (*new, again)]
    after = number(chosen, previous)
    assert [puzzle.number for puzzle in after] == list(range(1, 8))
    assert [puzzle.key for puzzle in after[:4]] == [puzzle.key for puzzle in previous]
    assert [puzzle.is_dropped for puzzle in after] == [True, True, False, True, False, False, False]
    assert after[2].rating == 1234
    assert {puzzle.position for puzzle in after[4:]} == {puzzle.position for puzzle in new}
    later = number([found(previous[0], greedy=False, captain=False)], after)
    assert [puzzle.is_dropped for puzzle in later] == [False, *[True] * 6]


def test_a_puzzle_about_a_crown_needs_two_crowns_or_a_tempting_alternative() -> None:
    crowns = [split_puzzle(puzzle) for puzzle in shipped() if puzzle.kind == "crown"]
    several = next(split for split in crowns if legal_crowns(split.start) > 1)
    assert asks_for_a_choice(several, greedy=True)
    single = [split for split in crowns if legal_crowns(split.start) == 1]
    for split in single[:3]:
        assert not asks_for_a_choice(split, greedy=True)
        assert asks_for_a_choice(split, greedy=False)


def test_the_puzzles_of_the_current_search_keep_the_limit_of_crowns() -> None:
    crowns = [puzzle for puzzle in shipped() if puzzle.kind == "crown" and puzzle.game is not None]
    assert len(crowns) <= MAX_CROWNS
