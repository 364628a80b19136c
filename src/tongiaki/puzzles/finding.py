"""The search for puzzles in games that the evaluator plays against itself. Playouts confirm each puzzle."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log2

from tongiaki.bots.greedy import GreedyBot
from tongiaki.coach.evaluator import CoachEvaluator, coach_evaluator
from tongiaki.coach.playouts import compare
from tongiaki.puzzles.kinds import Outcome, Split, kind_of, outcome
from tongiaki.puzzles.puzzle import CAP, DEAREST, Kind, Puzzle
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, Evaluator, ExhaustedError, Lookahead, Stretch
from tongiaki.search.stretch import stretch_key

PLAYERS = (2, 3, 2, 4)
"""Number of players in successive games."""
FEWEST, MOST = 4, 400
"""Minimum and maximum number of ends in a puzzle's stretch."""
SAME = 0.03
"""Maximum difference between equally good ends, as a chance of winning."""
GAP = 0.07
"""Minimum difference between right and wrong ends in the first evaluation."""
MARGIN = 0.07
"""Minimum difference after a lookahead of `PLIES`."""
GAIN, ERRORS, PAIRS = 0.05, 3.0, 60
"""Minimum difference in playouts, minimum ratio to its standard error, and number of pairs of playouts."""
TEMPTING = 6
"""Number of wrong ends that are searched as deep as the right ones."""
PLIES, NODES = 2, 300_000
WANDERING = 0.2
"""Probability that a player chooses a random end of the best quarter. Such errors give the next player a puzzle."""
STALL = 8


@dataclass(slots=True)
class Judged:
    """An evaluated stretch: its ends and their values for the player. `order` has their indices, the best first."""

    start: Position
    stretch: Stretch
    values: list[float]
    order: list[int]

    @property
    def right(self) -> list[int]:
        """The ends that are as good as the best end."""
        best = self.values[self.order[0]]
        return [end for end in self.order if self.values[end] >= best - SAME]


def find(seed: int, game: int) -> Iterator[Puzzle]:
    """Play the game that the two numbers determine, and yield its puzzles without similar ones."""
    chance = random.Random(f"puzzles:{seed}:{game}")  # noqa: S311 - play, not secrets
    players = PLAYERS[game % len(PLAYERS)]
    evaluator, position = coach_evaluator(players), Position(Terms(players, STALL))
    known: set[tuple[Kind, str]] = set()
    while position.to_move != OVER:
        if position.to_move == CHANCE or position.phase == "setup":
            yield from _new(_last_turns(position, evaluator), known)
            position.play(chance.choice(position.legal_moves()))
            continue
        evaluated = look(position, evaluator)
        puzzle = _puzzle(evaluated, evaluator)
        yield from _new([] if puzzle is None else [puzzle], known)
        better = evaluated.order[: 1 + len(evaluated.order) // 4]
        end = chance.choice(better) if chance.random() < WANDERING else evaluated.order[0]
        position = evaluated.stretch.ends[end]


def _new(puzzles: Iterable[Puzzle], known: set[tuple[Kind, str]]) -> Iterator[Puzzle]:
    """Yield each puzzle that is the first of its kind with its first move, and add it to `known`."""
    for puzzle in puzzles:
        mark = (puzzle.kind, puzzle.line[0])
        if mark not in known:
            known.add(mark)
            yield puzzle


def _last_turns(position: Position, evaluator: CoachEvaluator) -> Iterator[Puzzle]:
    """Yield puzzles after each possible draw that starts the last turn. Self-play reaches such positions rarely."""
    if position.to_move != CHANCE or position.is_ending():
        return
    for draw in position.legal_moves():
        after = position.copy()
        after.play(draw)
        if after.is_ending() and after.to_move >= 0:
            puzzle = _puzzle(look(after, evaluator), evaluator)
            if puzzle is not None:
                yield puzzle


def look(start: Position, evaluator: Evaluator) -> Judged:
    """Evaluate every end of a stretch."""
    stretch = Stretch(start, CAP)
    # A stretch that is too large for a puzzle only continues the game. The nearest ends are enough for that.
    known = stretch.ends if stretch.complete and len(stretch.ends) <= MOST else stretch.ends[: MOST // 4]
    values = [evaluator.evaluate(end)[start.turn] for end in known]
    return Judged(start, stretch, values, sorted(range(len(values)), key=lambda end: -values[end]))


def _puzzle(evaluated: Judged, evaluator: CoachEvaluator) -> Puzzle | None:
    """Return the puzzle in a stretch, or None."""
    right = evaluated.right
    if not stands_out(evaluated, right):
        return None
    wrong = evaluated.order[len(right) :]
    kind = kind_of(split(evaluated, right, wrong))
    if kind is None:
        return None
    deep = _deeper(evaluated, [*right, *wrong[:TEMPTING]], evaluator)
    if deep is None:
        return None
    least, most = min(deep[end] for end in right), max(deep[end] for end in right)
    second = max(wrong[:TEMPTING], key=lambda end: deep[end])
    if most - least > MARGIN / 2 or least - deep[second] < MARGIN:
        return None
    line = min((evaluated.stretch.line(end) for end in right), key=len)
    best = next(end for end in right if evaluated.stretch.line(end) == line)
    if not _holds(evaluated, best, second, evaluator):
        return None
    costs = [0] * len(evaluated.values)
    for end in wrong:
        cost = most - deep[end] if end in deep else evaluated.values[right[0]] - evaluated.values[end]
        costs[end] = min(DEAREST, max(1, round(100 * cost)))
    texts = tuple(evaluated.start.text(move) for move in line)
    return Puzzle(
        0, kind, _difficulty(evaluated, right, len(line)), format_position(evaluated.start), texts, tuple(costs)
    )


def stands_out(evaluated: Judged, right: list[int]) -> bool:
    """Return whether the stretch is complete and few of its ends are clearly better than all others."""
    number = len(evaluated.stretch.ends)
    if not evaluated.stretch.complete or not FEWEST <= number <= MOST or 2 * len(right) > number:
        return False
    return evaluated.values[evaluated.order[len(right)]] <= evaluated.values[evaluated.order[0]] - GAP


def split(evaluated: Judged, right: list[int], wrong: list[int]) -> Split:
    """Play the lines to the right ends and to the wrong ends."""

    def outcomes(ends: list[int]) -> list[Outcome]:
        return [outcome(evaluated.start, evaluated.stretch.line(end)) for end in ends]

    return Split(evaluated.start, outcomes(right), outcomes(wrong))


def _deeper(evaluated: Judged, ends: list[int], evaluator: CoachEvaluator) -> dict[int, float] | None:
    """Return the values of ends after a lookahead, or None if that exceeds the budget."""
    ahead = Lookahead(evaluator, Budget(NODES))
    try:
        return {end: ahead.values(evaluated.stretch.ends[end], PLIES)[evaluated.start.turn] for end in ends}
    except ExhaustedError:
        return None


def _holds(evaluated: Judged, best: int, second: int, evaluator: CoachEvaluator) -> bool:
    """Return whether playouts confirm that the best end is better."""
    ends = evaluated.stretch.ends
    trial = compare(ends[best], ends[second], evaluated.start.turn, evaluator, PAIRS, format_position(evaluated.start))
    return trial.gain >= GAIN and trial.gain > ERRORS * trial.error


def _difficulty(evaluated: Judged, right: list[int], moves: int) -> int:
    """Return an estimated rating. Many ends and long lines make it harder; a solution that greedy finds is easy."""
    position, bot = evaluated.start.copy(), GreedyBot(1)
    ends = {stretch_key(evaluated.stretch.ends[end]) for end in right}
    while position.turn == evaluated.start.turn and position.to_move >= 0:
        position.play(bot.choose(position))
        if position.phase == "turn":
            break
    easy = stretch_key(position) in ends
    return round(900 + 70 * log2(len(evaluated.values)) + 25 * min(moves, 12) - 250 * easy)
