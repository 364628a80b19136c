"""The best lines of a position: whole stretches, what they come to for everybody, and what they bring about."""

from __future__ import annotations

import time

import msgspec

from tongiaki.coach.facts import Fact, facts_of
from tongiaki.coach.judging import Chances, Forecaster, by_colour, colours_of
from tongiaki.coach.luck import chances_by_tile, mean
from tongiaki.record import format_position
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Budget, ExhaustedError, Search
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.search import Candidate

VERSION = 1
"""The form of what is written as JSON; another one gets another number."""
NODES = 20_000
"""Positions that the search looks at for one analysis, beyond a first look at every end."""
LINES = 3
"""Lines that are given."""
STAGES = 3
"""How many of the search's stages are gone through, where the nodes suffice."""
DEEPEST, SECONDS = 600_000, 4.0
"""Positions that one step of a deepening looks at, at most, and the seconds of a processor that it takes."""


class Line(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """All that a player does until a draw, the next player's decision or the end.

    `points` are the final ones that everybody may expect. `plies` tells how far was looked: 0, the end was judged as it
    is; 1, all tiles that may come were tried; each further ply is the best turn of the next player.
    """

    moves: list[str]
    chances: Chances
    points: dict[Colour, float]
    plies: int
    facts: list[Fact]


class Drawn(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A tile that may come, and what it would make of everybody's chances."""

    tile: str
    chances: Chances


class Analysis(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """What is to be said of a position, which is given in one line.

    `turn` is who decides, null at a draw and after the end. `lines` are the best ones, the best first, each of another
    kind; `draws`, before a draw alone, all tiles, those that are best for the player whose turn it is first.
    `complete`: every end of the stretch was looked at.
    """

    version: int
    position: str
    turn: Colour | None
    chances: Chances
    points: dict[Colour, float]
    lines: list[Line]
    draws: list[Drawn]
    complete: bool


def analyse(position: Position, judge: Forecaster, nodes: int = NODES, lines: int = LINES) -> Analysis:
    """Analyse a position; it is left as it is. The same arguments give the same analysis, on every machine."""
    if position.to_move in (CHANCE, OVER):
        return _undecided(position, judge)
    search = Search(position, judge)
    search.deepen_all(Budget(nodes), STAGES)
    return _decided(position, search, judge, lines)


class Deepening:
    """An analysis that is made once more and once more, looking further each time; at last it is `final`.

    `depth` counts how often. The same depth gives the same analysis on every machine, but for one that is so slow that
    a step takes it more than SECONDS: there the step before it is final.
    """

    def __init__(self, position: Position, judge: Forecaster) -> None:
        """Take a first look at every end; the position is left as it is."""
        self._position = position.copy()
        self._judge = judge
        self._search = None if position.to_move in (CHANCE, OVER) else Search(position, judge)
        self.depth = 0
        self.final = self._search is None or self._search.done

    def deepen(self) -> None:
        """Look further, unless this is final."""
        if self._search is None or self.final:
            return
        try:
            self._search.deepen(Budget(DEEPEST, SECONDS, time.process_time))
        except ExhaustedError:
            self.final = True
        else:
            self.depth += 1
            self.final = self._search.done

    def analysis(self) -> Analysis:
        """Give what is known by now."""
        if self._search is None:
            return _undecided(self._position, self._judge)
        return _decided(self._position, self._search, self._judge, LINES)


def _undecided(position: Position, judge: Forecaster) -> Analysis:
    """Analyse a position where nobody decides."""
    if position.to_move == OVER:
        return _analysis(position, judge, judge.judge(position), [], [], complete=True)
    return _before_draw(position, judge)


def _decided(position: Position, search: Search, judge: Forecaster, lines: int) -> Analysis:
    """Give the best lines of a search, as far as it has looked."""
    # Without a limit, since each of them costs less than the stage of many that was paid for.
    best = _best_of_each_kind(position, search, Lookahead(judge, Budget()), lines)
    found = [_line(position, search, candidate, judge) for candidate in best]
    return _analysis(position, judge, best[0].values, found, [], complete=search.stretch.complete)


def _before_draw(position: Position, judge: Forecaster) -> Analysis:
    chances = chances_by_tile(position, judge)
    best_first = sorted(chances, key=lambda draw: chances[draw][position.turn], reverse=True)
    draws = [
        Drawn(position.text(draw).removeprefix("draw "), by_colour(position, chances[draw])) for draw in best_first
    ]
    return _analysis(position, judge, mean(chances), [], draws, complete=True)


def _analysis(
    position: Position,
    judge: Forecaster,
    chances: list[float],
    lines: list[Line],
    draws: list[Drawn],
    *,
    complete: bool,
) -> Analysis:
    if lines:
        points = lines[0].points
    else:
        judge.judge(position)
        points = by_colour(position, judge.points, 1)
    turn = colours_of(position)[position.turn] if position.to_move not in (CHANCE, OVER) else None
    shown = by_colour(position, chances)
    return Analysis(VERSION, format_position(position), turn, shown, points, lines, draws, complete)


def _best_of_each_kind(position: Position, search: Search, ahead: Lookahead, number: int) -> list[Candidate]:
    """The best candidate of every kind of line, all of them looked at as far as the best of all.

    Thousands of ends may differ in where some ships land alone: one of those is enough to be told of.
    """
    kinds: dict[tuple[object, ...], Candidate] = {}
    for candidate in search.candidates:
        kinds.setdefault(_kind(position, search.line(candidate), candidate.end), candidate)
        if len(kinds) == number:
            break
    plies = search.candidates[0].plies
    for candidate in kinds.values():
        if candidate.plies < plies:
            candidate.values = ahead.values(candidate.end, plies)
            candidate.plies = plies
    return sorted(kinds.values(), key=lambda one: one.values[position.turn], reverse=True)


def _kind(position: Position, moves: list[int], end: Position) -> tuple[object, ...]:
    """What makes lines alike: they begin in the same way on the same island, and leave everybody as many points."""
    begins = position.text(moves[0]).partition(".")[0]
    return begins, end.phase == "draw", *(standing.points for standing in end.standings())


def _line(position: Position, search: Search, candidate: Candidate, judge: Forecaster) -> Line:
    moves = search.line(candidate)
    judge.judge(candidate.end)
    return Line(
        [position.text(move) for move in moves],
        by_colour(position, candidate.values),
        by_colour(position, judge.points, 1),
        candidate.plies,
        facts_of(position, moves),
    )
