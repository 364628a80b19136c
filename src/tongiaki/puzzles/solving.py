"""The cost of the moves played in a puzzle: 0 as long as the best end can still be reached."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from tongiaki.puzzles.puzzle import CAP, Puzzle
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Stretch
from tongiaki.search.stretch import stretch_key


@dataclass(frozen=True, slots=True)
class Answer:
    """The result of a move: the position after it, its cost (see `cost`), and the number of the next step.

    `step` is None if the turn is over, or if the best end can no longer be reached.
    """

    move: str
    after: Position
    cost: int | None
    step: int | None


@dataclass(frozen=True, slots=True)
class Step:
    """A position of the puzzle from which the best end can still be reached, and the result of each legal move."""

    position: Position
    answers: tuple[Answer, ...]


def is_over(puzzle: Puzzle, position: Position) -> bool:
    """Return whether the player has nothing left to decide in a position of the puzzle."""
    return position.to_move in (CHANCE, OVER) or position.phase == "turn" or position.turn != puzzle.start().turn


def cost(puzzle: Puzzle, position: Position) -> int | None:
    """Return the cost of the moves that led to a position, in hundredths of a victory.

    This is the cost of the best end that can still be reached. None means that no known end can be reached, for example
    because a chain repeats itself until ships return to the supply. Such moves are never the best.
    """
    costs = _costs(puzzle)
    if is_over(puzzle, position):
        return costs.get(stretch_key(position))
    reachable = [costs[end] for end in map(stretch_key, Stretch(position, CAP).ends) if end in costs]
    return min(reachable, default=None)


def steps(puzzle: Puzzle) -> list[Step]:
    """Return all positions from which the best end can be reached, beginning with the initial position."""
    nodes = _find_positions(puzzle)
    costs = _find_reachable_costs(puzzle, nodes)
    first = stretch_key(puzzle.start())
    numbers = {first: 0}
    for position_key, node in nodes.items():
        if costs.get(position_key) == 0 and node.moves:
            numbers.setdefault(position_key, len(numbers))
    reachable_steps = []
    for position_key in numbers:
        position = nodes[position_key].position
        answers = [
            Answer(position.text(move), after, costs.get(stretch_key(after)), numbers.get(stretch_key(after)))
            for move, after in nodes[position_key].moves
        ]
        reachable_steps.append(Step(position, tuple(answers)))
    return reachable_steps


@dataclass(frozen=True, slots=True)
class _Node:
    """A position of the puzzle, and each legal move with the position after it. An end has no moves."""

    position: Position
    moves: tuple[tuple[int, Position], ...]


def _find_positions(puzzle: Puzzle) -> dict[int, _Node]:
    """Return all positions that can be reached in a puzzle, by key, in order of distance from the initial position."""
    start = puzzle.start()
    nodes: dict[int, _Node] = {}
    positions = [start]
    for position in positions:  # the list grows during the loop
        position_key = stretch_key(position)
        if position_key in nodes:
            continue
        moves = []
        if position is start or not is_over(puzzle, position):
            for move in position.legal_moves():
                after = position.copy()
                after.log = []
                after.play(move)
                moves.append((move, after))
        nodes[position_key] = _Node(position, tuple(moves))
        positions.extend(after for _, after in moves)
    return nodes


def _find_reachable_costs(puzzle: Puzzle, nodes: dict[int, _Node]) -> dict[int, int]:
    """Return the lowest cost that can be reached from each position, by key.

    Positions that lead to no known end are omitted.
    """
    predecessors: dict[int, list[int]] = {}
    for position_key, node in nodes.items():
        for _, after in node.moves:
            predecessors.setdefault(stretch_key(after), []).append(position_key)
    costs: dict[int, int] = {}
    for end, end_cost in sorted(_costs(puzzle).items(), key=lambda item: item[1]):
        queue = [end]
        while queue:
            position_key = queue.pop()
            if position_key not in costs:
                costs[position_key] = end_cost
                queue.extend(predecessors.get(position_key, ()))
    return costs


@lru_cache(64)
def _costs(puzzle: Puzzle) -> dict[int, int]:
    """Return the cost of each possible end of the puzzle, by key."""
    return dict(zip(map(stretch_key, Stretch(puzzle.start(), CAP).ends), puzzle.costs, strict=True))
