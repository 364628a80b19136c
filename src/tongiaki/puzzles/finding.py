"""Looks for puzzles in games that the judge plays against itself: the search finds them, and playouts confirm them."""

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
"""How many play, in one game after another."""
FEWEST, MOST = 4, 400
"""Ends that a puzzle's stretch has."""
SAME = 0.03
"""Ends that differ by no more, as chances, are equally good."""
GAP = 0.07
"""How much worse everything else is at first sight,"""
MARGIN = 0.07
"""and when one looks two plies ahead,"""
GAIN, ERRORS, PAIRS = 0.05, 3.0, 60
"""and by so many pairs of playouts, of which the standard error is so much smaller."""
TEMPTING = 6
"""Wrong ends that are looked at as far as the right ones."""
PLIES, NODES = 2, 300_000
WANDERING = 0.2
"""How often a player takes not the best end but one of the better quarter: so that games have something to punish."""
STALL = 8


@dataclass(slots=True)
class Judged:
    """A stretch judged: its ends, and what each is worth to the player; `order` is from the best on."""

    start: Position
    stretch: Stretch
    values: list[float]
    order: list[int]

    @property
    def right(self) -> list[int]:
        """The ends that are as good as the best one."""
        best = self.values[self.order[0]]
        return [end for end in self.order if self.values[end] >= best - SAME]


def find(seed: int, game: int) -> Iterator[Puzzle]:
    """Play a game that follows from both numbers, and give its puzzles, none that is like one before."""
    chance = random.Random(f"puzzles:{seed}:{game}")  # noqa: S311 - play, not secrets
    players = PLAYERS[game % len(PLAYERS)]
    judge, position = forecaster(players), Position(Terms(players, STALL))
    known: set[tuple[Kind, str]] = set()
    while position.to_move != OVER:
        if position.to_move == CHANCE or position.phase == "setup":
            yield from _new(_last_turns(position, judge), known)
            position.play(chance.choice(position.legal_moves()))
            continue
        looked = look(position, judge)
        found = _puzzle(looked, judge)
        yield from _new([] if found is None else [found], known)
        better = looked.order[: 1 + len(looked.order) // 4]
        end = chance.choice(better) if chance.random() < WANDERING else looked.order[0]
        position = looked.stretch.ends[end]


def _new(found: Iterable[Puzzle], known: set[tuple[Kind, str]]) -> Iterator[Puzzle]:
    """Give puzzles of which none of the same kind began with the same move, and note them."""
    for puzzle in found:
        mark = (puzzle.kind, puzzle.line[0])
        if mark not in known:
            known.add(mark)
            yield puzzle


def _last_turns(position: Position, judge: Forecaster) -> Iterator[Puzzle]:
    """What a draw may leave to decide if its tile ends the game: the games themselves seldom turn on that."""
    if position.to_move != CHANCE or position.is_ending():
        return
    for draw in position.legal_moves():
        after = position.copy()
        after.play(draw)
        if after.is_ending() and after.to_move >= 0:
            found = _puzzle(look(after, judge), judge)
            if found is not None:
                yield found


def look(start: Position, judge: Judge) -> Judged:
    """Judge every end of a stretch."""
    stretch = Stretch(start, CAP)
    # Of a stretch that is no puzzle, to go on playing, the nearest ends will do.
    known = stretch.ends if stretch.complete and len(stretch.ends) <= MOST else stretch.ends[: MOST // 4]
    values = [judge.judge(end)[start.turn] for end in known]
    return Judged(start, stretch, values, sorted(range(len(values)), key=lambda end: -values[end]))


def _puzzle(looked: Judged, judge: Forecaster) -> Puzzle | None:
    """Make a puzzle of a stretch, if it is one."""
    right = looked.right
    if not stands_out(looked, right):
        return None
    wrong = looked.order[len(right) :]
    kind = kind_of(split(looked, right, wrong))
    if kind is None:
        return None
    deep = _deeper(looked, [*right, *wrong[:TEMPTING]], judge)
    if deep is None:
        return None
    least, most = min(deep[end] for end in right), max(deep[end] for end in right)
    second = max(wrong[:TEMPTING], key=lambda end: deep[end])
    if most - least > MARGIN / 2 or least - deep[second] < MARGIN:
        return None
    line = min((looked.stretch.line(end) for end in right), key=len)
    best = next(end for end in right if looked.stretch.line(end) == line)
    if not _holds(looked, best, second, judge):
        return None
    costs = [0] * len(looked.values)
    for end in wrong:
        cost = most - deep[end] if end in deep else looked.values[right[0]] - looked.values[end]
        costs[end] = min(DEAREST, max(1, round(100 * cost)))
    words = tuple(looked.start.text(move) for move in line)
    return Puzzle(0, kind, _difficulty(looked, right, len(line)), format_position(looked.start), words, tuple(costs))


def stands_out(looked: Judged, right: list[int]) -> bool:
    """Tell whether few ends are clearly better than all others, and all are known."""
    number = len(looked.stretch.ends)
    if not looked.stretch.complete or not FEWEST <= number <= MOST or 2 * len(right) > number:
        return False
    return looked.values[looked.order[len(right)]] <= looked.values[looked.order[0]] - GAP


def split(looked: Judged, right: list[int], wrong: list[int]) -> Split:
    """Play the lines to the ends, right and wrong ones."""

    def told(ends: list[int]) -> list[Outcome]:
        return [outcome(looked.start, looked.stretch.line(end)) for end in ends]

    return Split(looked.start, told(right), told(wrong))


def _deeper(looked: Judged, ends: list[int], judge: Forecaster) -> dict[int, float] | None:
    """What ends are worth if one looks further; None where that is too much work."""
    ahead = Lookahead(judge, Budget(NODES))
    try:
        return {end: ahead.values(looked.stretch.ends[end], PLIES)[looked.start.turn] for end in ends}
    except ExhaustedError:
        return None


def _holds(looked: Judged, best: int, second: int, judge: Forecaster) -> bool:
    """Whether the better end does clearly better when the game is played on from both."""
    ends = looked.stretch.ends
    trial = compare(ends[best], ends[second], looked.start.turn, judge, PAIRS, format_position(looked.start))
    return trial.gain >= GAIN and trial.gain > ERRORS * trial.error


def _difficulty(looked: Judged, right: list[int], moves: int) -> int:
    """Guess a rating: many ends and long lines are hard, and what a greedy player sees is easy."""
    position, bot = looked.start.copy(), GreedyBot(1)
    ends = {key(looked.stretch.ends[end]) for end in right}
    while position.turn == looked.start.turn and position.to_move >= 0:
        position.play(bot.choose(position))
        if position.phase == "turn":
            break
    easy = key(position) in ends
    return round(900 + 70 * log2(len(looked.values)) + 25 * min(moves, 12) - 250 * easy)
