"""The task of a puzzle. Its words are true of every solution, and false of every refused turn."""

from __future__ import annotations

from typing import Final

from tongiaki.puzzles.kinds import GOALS, MIN_CHAIN, Outcome, Split, legal_crowns, play_line, saves
from tongiaki.puzzles.puzzle import CAP, Kind, Puzzle, Task
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Stretch
from tongiaki.search.stretch import stretch_key

MAX_LINES: Final = 6000
"""Maximum number of positions to visit, with different histories, to find every line that reaches a goal."""


def split_puzzle(puzzle: Puzzle) -> Split:
    """Return the lines to all ends of a puzzle: the solutions, and the refused ends with the lowest cost first."""
    start = puzzle.start()
    stretch = Stretch(start, CAP)
    outcomes = [play_line(start, stretch.line(end)) for end in range(len(stretch.ends))]
    order = sorted(range(len(outcomes)), key=puzzle.costs.__getitem__)
    right = [outcomes[end] for end in order if puzzle.costs[end] == 0]
    return Split(start, right, [outcomes[end] for end in order if puzzle.costs[end] > 0])


def find_task(kind: Kind, split: Split) -> Task:
    """Return `goal` if the goal of the kind separates the solutions from all refused turns, otherwise `best`."""
    return "goal" if _is_goal_exact(kind, split) else "best"


def is_task_exact(puzzle: Puzzle) -> bool:
    """Return whether the task's words are true of every solution, and false of every refused turn.

    Words that ask for the best turn are false of refused turns by definition. The fact that they add must be true.
    """
    split = split_puzzle(puzzle)
    return _is_goal_exact(puzzle.kind, split) if puzzle.task == "goal" else _is_fact_true(puzzle.kind, split)


def _is_goal_exact(kind: Kind, split: Split) -> bool:
    goal = GOALS[kind](split)
    if kind == "crown" or not all(map(goal, split.right)) or any(map(goal, split.wrong)):
        return False
    outcomes = _find_outcomes(split)
    if outcomes is None:
        return False
    # A longer line to a known end, or an end that the search does not know, may reach the goal in another way.
    goal = GOALS[kind](Split(split.start, split.right, outcomes)) if outcomes else goal
    return all(map(goal, split.right)) and not any(map(goal, outcomes))


def _is_fact_true(kind: Kind, split: Split) -> bool:
    """Return whether the words of a task that asks for the best turn contain only true facts."""
    if kind == "crown":  # "You can become king of an island."
        return legal_crowns(split.start) > 0
    if kind == "save":  # "Some turns lose ships to the sea."
        return not all(map(saves(split), split.wrong))
    if kind == "chain":  # "It lets at least three fleets sail."
        return all(outcome.fleets >= MIN_CHAIN for outcome in split.right)
    return all(map(GOALS[kind](split), split.right))


def _find_outcomes(split: Split) -> list[Outcome] | None:
    """Return the outcome of every different line to a refused end; None if there are too many lines.

    Lines are the same if they lead to the same position and to the same events that count for a goal.
    """
    start, solved = split.start, {stretch_key(outcome.end) for outcome in split.right}
    lines: list[tuple[list[int], Position]] = [([], start)]
    known: set[tuple[object, ...]] = set()
    outcomes: list[Outcome] = []
    for moves, position in lines:  # the list grows during the loop
        for move in position.legal_moves():
            outcome = play_line(start, [*moves, move])
            after = outcome.end
            events = outcome.fleets, outcome.own_ships_lost > 0, outcome.rivals_sunk > 0, outcome.ships_lost > 0
            history = (stretch_key(after), *events)
            if history in known:
                continue
            known.add(history)
            if len(known) > MAX_LINES:
                return None
            is_over = after.to_move in (CHANCE, OVER) or after.phase == "turn" or after.turn != start.turn
            if not is_over:
                lines.append(([*moves, move], after))
            elif stretch_key(after) not in solved:
                outcomes.append(outcome)
    return outcomes
