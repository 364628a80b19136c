"""The search for puzzles in self-play games. Each puzzle is confirmed by playouts."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import log2
from typing import Final

from tongiaki.bots.levels import BOTS
from tongiaki.coach.comparison import compare
from tongiaki.coach.evaluator import CoachEvaluator, coach_evaluator
from tongiaki.puzzles.kinds import Outcome, Split, find_kind, legal_crowns, play_line
from tongiaki.puzzles.puzzle import CAP, MAX_COST, Kind, Puzzle
from tongiaki.puzzles.tasks import find_task
from tongiaki.puzzles.tempting import end_with_most_points
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, Evaluator, ExhaustedError, Lookahead, Stretch
from tongiaki.search.stretch import stretch_key

PLAYERS: Final = (2, 3, 2, 4)
"""Numbers of players in successive games, which repeat in this order."""
MIN_ENDS, MAX_ENDS = 4, 400
"""Minimum and maximum number of ends in a puzzle's stretch."""
MAX_EQUAL_DIFFERENCE: Final = 0.03
"""Maximum difference between equally good ends, as a chance of winning."""
MIN_DIFFERENCE: Final = 0.07
"""Minimum difference between right and wrong ends, in the evaluation and after a lookahead of `PLIES`."""
FIRST_PAIRS, PAIRS = 12, 60
"""Number of pairs of playouts after which a puzzle may be rejected early, and number that confirms it."""
MIN_GAIN, MIN_ERROR_RATIO = 0.05, 3.0
"""Minimum difference in playouts, and minimum ratio between it and its standard error."""
TEMPTING_ENDS: Final = 6
"""Number of wrong ends that are searched as deeply as the right ends."""
DEEP_ENDS: Final = 8
"""Number of ends that are searched deeply if the first evaluation has no clear solution."""
MIN_TEMPTATION: Final = 0.04
"""Minimum loss of the turn with the most points, in the first evaluation. Such a stretch is then searched deeply, even
without a clear solution. Its puzzles are hard, because most bots play for points."""
PLIES, NODES = 2, 300_000
RANDOM_SHARE: Final = 0.2
"""Probability that a player chooses a random end from the best quarter. Such errors can lead to puzzles."""
STALL: Final = 8


@dataclass(frozen=True, slots=True)
class FoundPuzzle:
    """A puzzle that playouts have confirmed, and which bots solve it."""

    puzzle: Puzzle
    greedy: bool
    """Whether the level `greedy` plays a solution."""
    captain: bool
    """Whether the level `captain` plays a solution."""


@dataclass(slots=True)
class EvaluatedStretch:
    """An evaluated stretch: its ends and their values for the player. `order` contains their indices, best first."""

    start: Position
    stretch: Stretch
    values: list[float]
    order: list[int]

    @property
    def right(self) -> list[int]:
        """The ends that are as good as the best end."""
        best = self.values[self.order[0]]
        return [end for end in self.order if self.values[end] >= best - MAX_EQUAL_DIFFERENCE]


def find_puzzles(seed: int, game: int) -> Iterator[FoundPuzzle]:
    """Play the game with the given seed and number, and yield its puzzles. Similar puzzles are skipped."""
    random_numbers = random.Random(f"puzzles:{seed}:{game}")  # noqa: S311 - not for secrets
    players = PLAYERS[game % len(PLAYERS)]
    evaluator, position = coach_evaluator(players), Position(Terms(players, STALL))
    known: set[tuple[Kind, str]] = set()
    while position.to_move != OVER:
        if position.to_move == CHANCE or position.phase == "setup":
            yield from _new_puzzles(_last_turns(position, evaluator), known, game)
            position.play(random_numbers.choice(position.legal_moves()))
            continue
        evaluated = evaluate_stretch(position, evaluator)
        puzzle = find_puzzle(evaluated, evaluator)
        yield from _new_puzzles([] if puzzle is None else [puzzle], known, game)
        better = evaluated.order[: 1 + len(evaluated.order) // 4]
        end = random_numbers.choice(better) if random_numbers.random() < RANDOM_SHARE else evaluated.order[0]
        position = evaluated.stretch.ends[end]


def _new_puzzles(puzzles: Iterable[FoundPuzzle], known: set[tuple[Kind, str]], game: int) -> Iterator[FoundPuzzle]:
    """Yield each puzzle whose kind and first move are not in `known`, and add them to `known`."""
    for found in puzzles:
        first_move = (found.puzzle.kind, found.puzzle.line[0])
        if first_move not in known:
            known.add(first_move)
            yield replace(found, puzzle=replace(found.puzzle, game=game))


def _last_turns(position: Position, evaluator: CoachEvaluator) -> Iterator[FoundPuzzle]:
    """Yield puzzles after each possible draw that makes this turn the last one. Such draws are rare in self-play."""
    if position.to_move != CHANCE or position.is_ending():
        return
    for draw in position.legal_moves():
        after = position.copy()
        after.play(draw)
        if after.is_ending() and after.to_move >= 0:
            puzzle = find_puzzle(evaluate_stretch(after, evaluator), evaluator)
            if puzzle is not None:
                yield puzzle


def evaluate_stretch(start: Position, evaluator: Evaluator) -> EvaluatedStretch:
    """Evaluate every end of a stretch."""
    stretch = Stretch(start, CAP)
    # A stretch that is too large for a puzzle is only used to continue the game. The nearest ends are enough for this.
    known = stretch.ends if stretch.complete and len(stretch.ends) <= MAX_ENDS else stretch.ends[: MAX_ENDS // 4]
    values = [evaluator.evaluate(end)[start.turn] for end in known]
    return _sorted_stretch(start, stretch, values)


def _sorted_stretch(start: Position, stretch: Stretch, values: list[float]) -> EvaluatedStretch:
    return EvaluatedStretch(start, stretch, values, sorted(range(len(values)), key=lambda end: -values[end]))


def find_puzzle(evaluated: EvaluatedStretch, evaluator: CoachEvaluator) -> FoundPuzzle | None:
    """Return the puzzle in a stretch, without the number of its game. Return None if there is no puzzle."""
    if not _is_suitable(evaluated):
        return None
    tempting = _find_tempting_end(evaluated)
    ends = _ends_to_deepen(evaluated, tempting)
    deep = _deepen(evaluated, ends, evaluator) if ends else None
    if deep is None:
        return None
    right = deep.right
    if not has_clear_solution(deep, right) or not set(right) <= set(ends):
        return None
    wrong = deep.order[len(right) :]
    split = play_lines(deep, right, _put_first(tempting, wrong))
    kind = find_kind(split)
    if kind is None:
        return None
    greedy = _is_solved_by("greedy", deep, right)
    if kind == "crown" and not asks_for_a_choice(split, greedy=greedy):
        return None
    line = min((deep.stretch.line(end) for end in right), key=len)
    best = next(end for end in right if deep.stretch.line(end) == line)
    if not _is_confirmed(deep, best, wrong[0], evaluator):
        return None
    highest = deep.values[right[0]]
    costs = [0] * len(deep.values)
    for end in wrong:
        costs[end] = min(MAX_COST, max(1, round(100 * (highest - deep.values[end]))))
    puzzle = Puzzle(
        0,
        kind,
        find_task(kind, split),
        _difficulty(len(deep.values), len(line), greedy=greedy),
        None,
        format_position(deep.start),
        tuple(deep.start.text(move) for move in line),
        tuple(costs),
    )
    return FoundPuzzle(puzzle, greedy, _is_solved_by("captain", deep, right))


def asks_for_a_choice(split: Split, *, greedy: bool) -> bool:
    """Return whether a puzzle of the kind `crown` has at least two legal crowns, or a tempting alternative.

    The alternative is tempting if the level `greedy` plays a wrong turn. `greedy`: whether it plays a solution.
    """
    return legal_crowns(split.start) > 1 or not greedy


def _is_suitable(evaluated: EvaluatedStretch) -> bool:
    return evaluated.stretch.complete and MIN_ENDS <= len(evaluated.stretch.ends) <= MAX_ENDS


def has_clear_solution(evaluated: EvaluatedStretch, right: list[int]) -> bool:
    """Return whether the stretch is complete and at most half of its ends are clearly better than the others."""
    if not _is_suitable(evaluated) or 2 * len(right) > len(evaluated.values):
        return False
    return evaluated.values[evaluated.order[len(right)]] <= evaluated.values[evaluated.order[0]] - MIN_DIFFERENCE


def play_lines(evaluated: EvaluatedStretch, right: list[int], wrong: list[int]) -> Split:
    """Play the lines to the right ends and to the wrong ends."""

    def outcomes(ends: list[int]) -> list[Outcome]:
        return [play_line(evaluated.start, evaluated.stretch.line(end)) for end in ends]

    return Split(evaluated.start, outcomes(right), outcomes(wrong))


def _find_tempting_end(evaluated: EvaluatedStretch) -> int:
    """Return the end with the most points for the player, compared with the rivals."""
    return end_with_most_points(evaluated.stretch.ends, evaluated.start.turn)


def _put_first(tempting: int, wrong: list[int]) -> list[int]:
    """Return the wrong ends, the most tempting first: the one with the most points, or else the best one."""
    return [tempting, *(end for end in wrong if end != tempting)] if tempting in wrong else wrong


def _ends_to_deepen(evaluated: EvaluatedStretch, tempting: int) -> list[int]:
    """Return the ends to search deeply. The list is empty if the stretch probably contains no puzzle."""
    right, values = evaluated.right, evaluated.values
    is_hard = values[tempting] <= values[evaluated.order[0]] - MIN_TEMPTATION
    if not has_clear_solution(evaluated, right):
        return list({tempting: None} | dict.fromkeys(evaluated.order[:DEEP_ENDS])) if is_hard else []
    wrong = evaluated.order[len(right) :]
    # Rejects most stretches before the search, which takes most of the time.
    if not is_hard and find_kind(play_lines(evaluated, right, wrong)) is None:
        return []
    return [*right, *wrong[:TEMPTING_ENDS]]


def _deepen(evaluated: EvaluatedStretch, ends: list[int], evaluator: CoachEvaluator) -> EvaluatedStretch | None:
    """Replace the values of ends by those of a lookahead. Return None if the lookahead exceeds the budget."""
    lookahead, values = Lookahead(evaluator, Budget(NODES)), evaluated.values[:]
    try:
        for end in ends:
            values[end] = lookahead.values(evaluated.stretch.ends[end], PLIES)[evaluated.start.turn]
    except ExhaustedError:
        return None
    return _sorted_stretch(evaluated.start, evaluated.stretch, values)


def _is_confirmed(evaluated: EvaluatedStretch, best: int, second: int, evaluator: CoachEvaluator) -> bool:
    """Return whether playouts confirm that the best end is better than the best wrong end."""
    ends, seed = evaluated.stretch.ends, format_position(evaluated.start)
    first = compare(ends[best], ends[second], evaluated.start.turn, evaluator, FIRST_PAIRS, seed)
    if first.gain + 2 * first.error < MIN_GAIN:
        return False
    trial = compare(ends[best], ends[second], evaluated.start.turn, evaluator, PAIRS, seed)
    return trial.gain >= MIN_GAIN and trial.gain > MIN_ERROR_RATIO * trial.error


def _is_solved_by(level: str, evaluated: EvaluatedStretch, right: list[int]) -> bool:
    """Return whether a level of the bots plays to a right end."""
    position, bot = evaluated.start.copy(), BOTS[level](1)
    while position.turn == evaluated.start.turn and position.to_move >= 0:
        position.play(bot.choose(position))
        if position.phase == "turn":
            break
    return stretch_key(position) in {stretch_key(evaluated.stretch.ends[end]) for end in right}


def _difficulty(ends: int, moves: int, *, greedy: bool) -> int:
    """Return an estimated rating. It grows with the number of ends and the length of the line.

    If the level `greedy` finds the solution, the rating is lower.
    """
    return round(900 + 70 * log2(ends) + 25 * min(moves, 12) - 250 * greedy)
