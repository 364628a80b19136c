"""Analysis of a position: its best lines, each player's chances, and the facts about each line."""

from __future__ import annotations

import time

import msgspec

from tongiaki.coach.evaluator import Chances, CoachEvaluator, map_to_colours, seat_colours
from tongiaki.coach.facts import Fact, find_facts
from tongiaki.coach.luck import chances_by_tile, mean_chances
from tongiaki.record import format_position
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Budget, ExhaustedError, Search
from tongiaki.search.lookahead import Lookahead
from tongiaki.search.search import Candidate

VERSION = 1
"""Version of the JSON format."""
NODES = 20_000
"""Maximum number of positions that an analysis searches, after the first evaluation of every end."""
LINES = 3
"""Maximum number of lines in an analysis."""
STAGES = 3
"""Maximum number of search stages. An analysis runs fewer when it reaches `NODES`."""
MAX_STEP_NODES, MAX_STEP_SECONDS = 600_000, 4.0
"""Maximum number of positions and maximum CPU time, in seconds, for one step of a deepening analysis."""


class Line(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A line: a player's moves up to a draw, the next player's decision, or the end of the game.

    `points` are each player's expected final points. `plies` is the search depth beyond the end of the line. 0
    evaluates the end itself, and 1 tries each possible tile. Each further ply adds the best turn of the next player.
    """

    moves: list[str]
    chances: Chances
    points: dict[Colour, float]
    plies: int
    facts: list[Fact]


class Drawn(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A possible tile, and each player's chances once it is drawn."""

    tile: str
    chances: Chances


class Analysis(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The analysis of a position. `position` is the position in one-line notation.

    `turn` is the player who decides. It is null before a draw and after the end of the game. `lines` are the best
    lines, the best first, each of a different kind. `draws` lists every possible tile if a draw is due, the best for
    the player first; otherwise it is empty. `complete` is true if every end of the stretch was evaluated.
    """

    version: int
    position: str
    turn: Colour | None
    chances: Chances
    points: dict[Colour, float]
    lines: list[Line]
    draws: list[Drawn]
    complete: bool


def analyse(position: Position, evaluator: CoachEvaluator, nodes: int = NODES, lines: int = LINES) -> Analysis:
    """Analyse a position without changing it. The same arguments return the same analysis on every machine."""
    if position.to_move in (CHANCE, OVER):
        return _analyse_without_decision(position, evaluator)
    search = Search(position, evaluator)
    search.deepen_all(Budget(nodes), STAGES)
    return _analyse_decision(position, search, evaluator, lines)


class Deepening:
    """An analysis that gets deeper with each step, until it is `final`.

    `depth` is the number of completed steps. The same depth returns the same analysis on every machine. If a step would
    take more than `MAX_STEP_SECONDS`, the previous step is final.
    """

    def __init__(self, position: Position, evaluator: CoachEvaluator) -> None:
        """Evaluate every end once, without changing the position."""
        self._position = position.copy()
        self._evaluator = evaluator
        self._search = None if position.to_move in (CHANCE, OVER) else Search(position, evaluator)
        self.depth = 0
        self.final = self._search is None or self._search.is_done

    def deepen(self) -> None:
        """Search one stage deeper, unless the analysis is final."""
        if self._search is None or self.final:
            return
        try:
            self._search.deepen(Budget(MAX_STEP_NODES, MAX_STEP_SECONDS, time.process_time))
        except ExhaustedError:
            self.final = True
        else:
            self.depth += 1
            self.final = self._search.is_done

    def analysis(self) -> Analysis:
        """Return the analysis at the current depth."""
        if self._search is None:
            return _analyse_without_decision(self._position, self._evaluator)
        return _analyse_decision(self._position, self._search, self._evaluator, LINES)


def _analyse_without_decision(position: Position, evaluator: CoachEvaluator) -> Analysis:
    """Analyse a position in which no player has to move: before a draw, or after the end of the game."""
    if position.to_move == OVER:
        return _make_analysis(position, evaluator, evaluator.evaluate(position), [], [], complete=True)
    return _analyse_draw(position, evaluator)


def _analyse_decision(position: Position, search: Search, evaluator: CoachEvaluator, lines: int) -> Analysis:
    """Return the analysis with the best lines that a search has found so far."""
    # This lookahead needs no limit, because it examines a few candidates and costs less than the completed stage.
    best = _best_of_each_kind(position, search, Lookahead(evaluator, Budget()), lines)
    best_lines = [_make_line(position, search, candidate, evaluator) for candidate in best]
    return _make_analysis(position, evaluator, best[0].values, best_lines, [], complete=search.stretch.complete)


def _analyse_draw(position: Position, evaluator: CoachEvaluator) -> Analysis:
    chances = chances_by_tile(position, evaluator)
    best_first = sorted(chances, key=lambda draw: chances[draw][position.turn], reverse=True)
    draws = [
        Drawn(position.text(draw).removeprefix("draw "), map_to_colours(position, chances[draw])) for draw in best_first
    ]
    return _make_analysis(position, evaluator, mean_chances(chances), [], draws, complete=True)


def _make_analysis(
    position: Position,
    evaluator: CoachEvaluator,
    chances: list[float],
    lines: list[Line],
    draws: list[Drawn],
    *,
    complete: bool,
) -> Analysis:
    if lines:
        points = lines[0].points
    else:
        evaluator.evaluate(position)
        points = map_to_colours(position, evaluator.points, 1)
    turn = seat_colours(position)[position.turn] if position.to_move not in (CHANCE, OVER) else None
    chances_by_colour = map_to_colours(position, chances)
    return Analysis(VERSION, format_position(position), turn, chances_by_colour, points, lines, draws, complete)


def _best_of_each_kind(position: Position, search: Search, lookahead: Lookahead, number: int) -> list[Candidate]:
    """Return the best candidate of each kind of line. Each is searched as deeply as the best one.

    Thousands of ends can differ only in the beaches where some ships land. They are all represented by one candidate.
    """
    kinds: dict[tuple[object, ...], Candidate] = {}
    for candidate in search.candidates:
        kinds.setdefault(_kind_key(position, search.line(candidate), candidate.end), candidate)
        if len(kinds) == number:
            break
    plies = search.candidates[0].plies
    for candidate in kinds.values():
        if candidate.plies < plies:
            candidate.values = lookahead.values(candidate.end, plies)
            candidate.plies = plies
    return sorted(kinds.values(), key=lambda candidate: candidate.values[position.turn], reverse=True)


def _kind_key(position: Position, moves: list[int], end: Position) -> tuple[object, ...]:
    """Return the key of a line's kind: first action and island, whether a draw follows, and each player's points."""
    first_action = position.text(moves[0]).partition(".")[0]
    return first_action, end.phase == "draw", *(standing.points for standing in end.standings())


def _make_line(position: Position, search: Search, candidate: Candidate, evaluator: CoachEvaluator) -> Line:
    moves = search.line(candidate)
    evaluator.evaluate(candidate.end)
    return Line(
        [position.text(move) for move in moves],
        map_to_colours(position, candidate.values),
        map_to_colours(position, evaluator.points, 1),
        candidate.plies,
        find_facts(position, moves),
    )
