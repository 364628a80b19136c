"""The search for puzzles in games that the judge plays against itself. Playouts confirm each puzzle."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import log2

from tongiaki.bots.greedy import GreedyBot
from tongiaki.coach.judging import Forecaster, forecaster
from tongiaki.coach.playouts import compare
from tongiaki.puzzles.kinds import Outcome, Split, kind_of, outcome
from tongiaki.puzzles.puzzle import CAP, DEAREST, Kind, Puzzle
from tongiaki.record import format_position
from tongiaki.rules import CHANCE, OVER, Position, Terms
from tongiaki.search import Budget, ExhaustedError, Judge, Lookahead, Stretch
from tongiaki.search.stretch import key

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
    judge, position = forecaster(players), Position(Terms(players, STALL))
    known: set[tuple[Kind, str]] = set()
    while position.to_move != OVER:
        if position.to_move == CHANCE or position.phase == "setup":
            yield from _new(_last_turns(position, judge), known)
            position.play(chance.choice(position.legal_moves()))
            continue
        judged = look(position, judge)
        puzzle = _puzzle(judged, judge)
        yield from _new([] if puzzle is None else [puzzle], known)
        better = judged.order[: 1 + len(judged.order) // 4]
        end = chance.choice(better) if chance.random() < WANDERING else judged.order[0]
        position = judged.stretch.ends[end]


def _new(puzzles: Iterable[Puzzle], known: set[tuple[Kind, str]]) -> Iterator[Puzzle]:
    """Yield each puzzle that is the first of its kind with its first move, and add it to `known`."""
    for puzzle in puzzles:
        mark = (puzzle.kind, puzzle.line[0])
        if mark not in known:
            known.add(mark)
            yield puzzle


def _last_turns(position: Position, judge: Forecaster) -> Iterator[Puzzle]:
    """Yield puzzles after each possible draw that starts the last turn. Self-play reaches such positions rarely."""
    if position.to_move != CHANCE or position.is_ending():
        return
    for draw in position.legal_moves():
        after = position.copy()
        after.play(draw)
        if after.is_ending() and after.to_move >= 0:
            puzzle = _puzzle(look(after, judge), judge)
            if puzzle is not None:
                yield puzzle


def look(start: Position, judge: Judge) -> Judged:
    """Evaluate every end of a stretch."""
    stretch = Stretch(start, CAP)
    # A stretch that is too large for a puzzle only continues the game. The nearest ends are enough for that.
    known = stretch.ends if stretch.complete and len(stretch.ends) <= MOST else stretch.ends[: MOST // 4]
    values = [judge.judge(end)[start.turn] for end in known]
    return Judged(start, stretch, values, sorted(range(len(values)), key=lambda end: -values[end]))


def _puzzle(judged: Judged, judge: Forecaster) -> Puzzle | None:
    """Return the puzzle in a stretch, or None."""
    right = judged.right
    if not stands_out(judged, right):
        return None
    wrong = judged.order[len(right) :]
    kind = kind_of(split(judged, right, wrong))
    if kind is None:
        return None
    deep = _deeper(judged, [*right, *wrong[:TEMPTING]], judge)
    if deep is None:
        return None
    least, most = min(deep[end] for end in right), max(deep[end] for end in right)
    second = max(wrong[:TEMPTING], key=lambda end: deep[end])
    if most - least > MARGIN / 2 or least - deep[second] < MARGIN:
        return None
    line = min((judged.stretch.line(end) for end in right), key=len)
    best = next(end for end in right if judged.stretch.line(end) == line)
    if not _holds(judged, best, second, judge):
        return None
    costs = [0] * len(judged.values)
    for end in wrong:
        cost = most - deep[end] if end in deep else judged.values[right[0]] - judged.values[end]
        costs[end] = min(DEAREST, max(1, round(100 * cost)))
    texts = tuple(judged.start.text(move) for move in line)
    return Puzzle(0, kind, _difficulty(judged, right, len(line)), format_position(judged.start), texts, tuple(costs))


def stands_out(judged: Judged, right: list[int]) -> bool:
    """Return whether the stretch is complete and few of its ends are clearly better than all others."""
    number = len(judged.stretch.ends)
    if not judged.stretch.complete or not FEWEST <= number <= MOST or 2 * len(right) > number:
        return False
    return judged.values[judged.order[len(right)]] <= judged.values[judged.order[0]] - GAP


def split(judged: Judged, right: list[int], wrong: list[int]) -> Split:
    """Play the lines to the right ends and to the wrong ends."""

    def outcomes(ends: list[int]) -> list[Outcome]:
        return [outcome(judged.start, judged.stretch.line(end)) for end in ends]

    return Split(judged.start, outcomes(right), outcomes(wrong))


def _deeper(judged: Judged, ends: list[int], judge: Forecaster) -> dict[int, float] | None:
    """Return the values of ends after a lookahead, or None if that exceeds the budget."""
    ahead = Lookahead(judge, Budget(NODES))
    try:
        return {end: ahead.values(judged.stretch.ends[end], PLIES)[judged.start.turn] for end in ends}
    except ExhaustedError:
        return None


def _holds(judged: Judged, best: int, second: int, judge: Forecaster) -> bool:
    """Return whether playouts confirm that the best end is better."""
    ends = judged.stretch.ends
    trial = compare(ends[best], ends[second], judged.start.turn, judge, PAIRS, format_position(judged.start))
    return trial.gain >= GAIN and trial.gain > ERRORS * trial.error


def _difficulty(judged: Judged, right: list[int], moves: int) -> int:
    """Return an estimated rating. Many ends and long lines make it harder; a solution that greedy finds is easy."""
    position, bot = judged.start.copy(), GreedyBot(1)
    ends = {key(judged.stretch.ends[end]) for end in right}
    while position.turn == judged.start.turn and position.to_move >= 0:
        position.play(bot.choose(position))
        if position.phase == "turn":
            break
    easy = key(position) in ends
    return round(900 + 70 * log2(len(judged.values)) + 25 * min(moves, 12) - 250 * easy)
