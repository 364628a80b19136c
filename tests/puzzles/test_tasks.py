"""The words of each puzzle's task are true of its solutions, and false of every refused turn."""

import re
import tomllib
from dataclasses import replace
from importlib.resources import files

import pytest

from tongiaki.catalogue import languages
from tongiaki.puzzles.kinds import GOALS, Split, find_kind, play_line
from tongiaki.puzzles.puzzle import KINDS, Kind, shipped
from tongiaki.puzzles.tasks import find_task, is_task_exact, split_puzzle
from tongiaki.record import parse_position

LESSONS = tomllib.loads(files("tongiaki").joinpath("locales/strategy/lessons.toml").read_text())


def lesson(name: str) -> Split:
    """Return the better and the tempting line of a lesson of the strategy page."""
    start = parse_position(LESSONS[name]["position"])

    def moves(line: str) -> list[int]:
        position, found = start.copy(), []
        for text in line.split(";"):
            found.append(position.parse(text.strip()))
            position.play(found[-1])
        return found

    better, tempting = (play_line(start, moves(LESSONS[name][line])) for line in ("better", "tempting"))
    return Split(start, [better], [tempting])


def test_the_task_of_every_shipped_puzzle_is_exact() -> None:
    assert [(puzzle.number, puzzle.task) for puzzle in shipped() if not is_task_exact(puzzle)] == []


def test_a_task_that_asks_for_more_than_the_solutions_do_is_found() -> None:
    puzzle = next(puzzle for puzzle in shipped() if puzzle.kind == "save" and puzzle.task == "best")
    assert not is_task_exact(replace(puzzle, task="goal"))
    others: list[Kind] = [kind for kind in KINDS if kind not in ("save", "last")]
    split = split_puzzle(puzzle)
    false = [kind for kind in others if not all(map(GOALS[kind](split), split.right))]
    assert not any(is_task_exact(replace(puzzle, kind=kind)) for kind in false if kind not in ("crown", "chain"))


def test_words_for_the_goal_are_chosen_where_they_are_exact() -> None:
    for puzzle in shipped()[:40]:
        assert puzzle.task == find_task(puzzle.kind, split_puzzle(puzzle))


@pytest.mark.parametrize(
    ("name", "kind"), [("sail-on", "chain"), ("sink", "sink"), ("end", "end"), ("king", "crown"), ("trade", "trade")]
)
def test_a_lesson_of_the_strategy_page_has_its_kind(name: str, kind: Kind) -> None:
    split = lesson(name)
    assert find_kind(split) == kind
    assert find_kind(Split(split.start, split.wrong, split.right)) != kind or kind == "crown"


def test_a_trade_costs_a_rival_more_than_the_player() -> None:
    split = lesson("trade")
    seat, before, after = split.start.turn, split.start.standings(), split.right[0].end.standings()
    own, rival = (before[one].points - after[one].points for one in (seat, 1 - seat))
    assert 0 < own < rival


def test_every_language_has_the_words_of_every_task() -> None:
    needed = {f"puzzle-best-{kind}" for kind in KINDS} | {f"puzzles-kind-{kind}" for kind in KINDS}
    needed |= {f"puzzle-task-{kind}" for kind in KINDS if kind != "crown"}
    for language in languages():
        text = files("tongiaki").joinpath(f"locales/learn/{language}.ftl").read_text(encoding="utf-8")
        assert needed <= set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE)), language
