"""The search for puzzles in self-play games. Each puzzle is confirmed by playouts."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log2

from tongiaki.bots.greedy import GreedyBot
from tongiaki.coach.evaluator import CoachEvaluator, coach_evaluator
from tongiaki.coach.playouts import compare
from tongiaki.puzzles.kinds import Outcome, Split, find_kind, play_line
from tongiaki.puzzles.puzzle import CAP, MAX_COST, Kind, Puzzle
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, Evaluator, ExhaustedError, Lookahead, Stretch
from tongiaki.search.stretch import stretch_key

PLAYERS = (2, 3, 2, 4)
"""Numbers of players in successive games, which repeat in this order."""
MIN_ENDS, MAX_ENDS = 4, 400
"""Minimum and maximum number of ends in a puzzle's stretch."""
MAX_EQUAL_DIFFERENCE = 0.03
"""Maximum difference between equally good ends, as a chance of winning."""
MIN_FIRST_DIFFERENCE = 0.07
"""Minimum difference between right and wrong ends in the first evaluation."""
MIN_DEEP_DIFFERENCE = 0.07
"""Minimum difference after a lookahead of `PLIES`."""
MIN_GAIN, MIN_ERROR_RATIO, PAIRS = 0.05, 3.0, 60
"""Minimum difference in playouts, minimum ratio between it and its standard error, and number of pairs of playouts."""
TEMPTING_ENDS = 6
"""Number of wrong ends that are searched as deeply as the right ends."""
PLIES, NODES = 2, 300_000
RANDOM_SHARE = 0.2
"""Probability that a player chooses a random end from the best quarter. Such errors can lead to puzzles."""
STALL = 8


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


def find_puzzles(seed: int, game: int) -> Iterator[Puzzle]:
    """Play the game with the given seed and number, and yield its puzzles. Similar puzzles are skipped."""
    random_numbers = random.Random(f"puzzles:{seed}:{game}")  # noqa: S311 - not for secrets
    players = PLAYERS[game % len(PLAYERS)]
    evaluator, position = coach_evaluator(players), Position(Terms(players, STALL))
    known: set[tuple[Kind, str]] = set()
    while position.to_move != OVER:
        if position.to_move == CHANCE or position.phase == "setup":
            yield from _new_puzzles(_last_turns(position, evaluator), known)
            position.play(random_numbers.choice(position.legal_moves()))
            continue
        evaluated = evaluate_stretch(position, evaluator)
        puzzle = _find_puzzle(evaluated, evaluator)
        yield from _new_puzzles([] if puzzle is None else [puzzle], known)
        better = evaluated.order[: 1 + len(evaluated.order) // 4]
        end = random_numbers.choice(better) if random_numbers.random() < RANDOM_SHARE else evaluated.order[0]
        position = evaluated.stretch.ends[end]


def _new_puzzles(puzzles: Iterable[Puzzle], known: set[tuple[Kind, str]]) -> Iterator[Puzzle]:
    """Yield each puzzle whose kind and first move are not in `known`, and add them to `known`."""
    for puzzle in puzzles:
        first_move = (puzzle.kind, puzzle.line[0])
        if first_move not in known:
            known.add(first_move)
            yield puzzle


def _last_turns(position: Position, evaluator: CoachEvaluator) -> Iterator[Puzzle]:
    """Yield puzzles after each possible draw that makes this turn the last one. Such draws are rare in self-play."""
    if position.to_move != CHANCE or position.is_ending():
        return
    for draw in position.legal_moves():
        after = position.copy()
        after.play(draw)
        if after.is_ending() and after.to_move >= 0:
            puzzle = _find_puzzle(evaluate_stretch(after, evaluator), evaluator)
            if puzzle is not None:
                yield puzzle


def evaluate_stretch(start: Position, evaluator: Evaluator) -> EvaluatedStretch:
    """Evaluate every end of a stretch."""
    stretch = Stretch(start, CAP)
    # A stretch that is too large for a puzzle is only used to continue the game. The nearest ends are enough for this.
    known = stretch.ends if stretch.complete and len(stretch.ends) <= MAX_ENDS else stretch.ends[: MAX_ENDS // 4]
    values = [evaluator.evaluate(end)[start.turn] for end in known]
    return EvaluatedStretch(start, stretch, values, sorted(range(len(values)), key=lambda end: -values[end]))


def _find_puzzle(evaluated: EvaluatedStretch, evaluator: CoachEvaluator) -> Puzzle | None:
    """Return the puzzle in a stretch, or None."""
    right = evaluated.right
    if not has_clear_solution(evaluated, right):
        return None
    wrong = evaluated.order[len(right) :]
    kind = find_kind(play_lines(evaluated, right, wrong))
    if kind is None:
        return None
    deep_values = _deepen_values(evaluated, [*right, *wrong[:TEMPTING_ENDS]], evaluator)
    if deep_values is None:
        return None
    lowest, highest = min(deep_values[end] for end in right), max(deep_values[end] for end in right)
    second = max(wrong[:TEMPTING_ENDS], key=lambda end: deep_values[end])
    if highest - lowest > MIN_DEEP_DIFFERENCE / 2 or lowest - deep_values[second] < MIN_DEEP_DIFFERENCE:
        return None
    line = min((evaluated.stretch.line(end) for end in right), key=len)
    best = next(end for end in right if evaluated.stretch.line(end) == line)
    if not _is_confirmed(evaluated, best, second, evaluator):
        return None
    costs = [0] * len(evaluated.values)
    for end in wrong:
        cost = highest - deep_values[end] if end in deep_values else evaluated.values[right[0]] - evaluated.values[end]
        costs[end] = min(MAX_COST, max(1, round(100 * cost)))
    texts = tuple(evaluated.start.text(move) for move in line)
    return Puzzle(
        0, kind, _difficulty(evaluated, right, len(line)), format_position(evaluated.start), texts, tuple(costs)
    )


def has_clear_solution(evaluated: EvaluatedStretch, right: list[int]) -> bool:
    """Return whether the stretch is complete and at most half of its ends are clearly better than the others."""
    number = len(evaluated.stretch.ends)
    if not evaluated.stretch.complete or not MIN_ENDS <= number <= MAX_ENDS or 2 * len(right) > number:
        return False
    return evaluated.values[evaluated.order[len(right)]] <= evaluated.values[evaluated.order[0]] - MIN_FIRST_DIFFERENCE


def play_lines(evaluated: EvaluatedStretch, right: list[int], wrong: list[int]) -> Split:
    """Play the lines to the right ends and to the wrong ends."""

    def outcomes(ends: list[int]) -> list[Outcome]:
        return [play_line(evaluated.start, evaluated.stretch.line(end)) for end in ends]

    return Split(evaluated.start, outcomes(right), outcomes(wrong))


def _deepen_values(evaluated: EvaluatedStretch, ends: list[int], evaluator: CoachEvaluator) -> dict[int, float] | None:
    """Return the values of ends after a lookahead, or None if the lookahead exceeds the budget."""
    lookahead = Lookahead(evaluator, Budget(NODES))
    try:
        return {end: lookahead.values(evaluated.stretch.ends[end], PLIES)[evaluated.start.turn] for end in ends}
    except ExhaustedError:
        return None


def _is_confirmed(evaluated: EvaluatedStretch, best: int, second: int, evaluator: CoachEvaluator) -> bool:
    """Return whether playouts confirm that the best end is better than the best wrong end."""
    ends = evaluated.stretch.ends
    trial = compare(ends[best], ends[second], evaluated.start.turn, evaluator, PAIRS, format_position(evaluated.start))
    return trial.gain >= MIN_GAIN and trial.gain > MIN_ERROR_RATIO * trial.error


def _difficulty(evaluated: EvaluatedStretch, right: list[int], moves: int) -> int:
    """Return an estimated rating. It grows with the number of ends and the length of the line.

    If the greedy bot finds the solution, the rating is lower.
    """
    position, bot = evaluated.start.copy(), GreedyBot(1)
    ends = {stretch_key(evaluated.stretch.ends[end]) for end in right}
    while position.turn == evaluated.start.turn and position.to_move >= 0:
        position.play(bot.choose(position))
        if position.phase == "turn":
            break
    easy = stretch_key(position) in ends
    return round(900 + 70 * log2(len(evaluated.values)) + 25 * min(moves, 12) - 250 * easy)
