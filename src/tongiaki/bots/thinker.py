"""Computation of the bots' moves and of analyses, with caches."""

from __future__ import annotations

from tongiaki.bots.base import Bot
from tongiaki.bots.levels import BOTS
from tongiaki.bots.requests import AnalyseGame, ChooseMove, DeepenAnalysis, DeepenedAnalysis, Request
from tongiaki.coach.analysis import Analysis, Deepening, analyse
from tongiaki.coach.evaluator import coach_evaluator
from tongiaki.common.lru import LruDict
from tongiaki.record import parse_position
from tongiaki.rules import Position, Terms

CACHED_GAMES = 64
"""Maximum number of games whose last position is cached, so that only new moves have to be replayed."""
CACHED_BOTS = 1024
"""Maximum number of cached bots, by name and seed. A cached bot keeps its plan for the rest of the turn."""
CACHED_ANALYSES = 8
"""Maximum number of cached analyses, which can be deepened."""

_Setup = tuple[Terms, tuple[int, ...]]


class Thinker:
    """Computes moves of bots and analyses, and caches bots, analyses and games.

    The keys of games are their first moves.
    """

    def __init__(self) -> None:
        self._games: LruDict[_Setup, tuple[list[int], Position]] = LruDict(CACHED_GAMES)
        self._bots: LruDict[tuple[str, int], Bot] = LruDict(CACHED_BOTS)
        self._analyses: LruDict[str, Deepening] = LruDict(CACHED_ANALYSES)

    def answer(self, request: Request) -> int | Analysis | DeepenedAnalysis:
        """Return a bot's move, or the coach's analysis of a position."""
        if isinstance(request, ChooseMove):
            return self._bot(request.bot, request.seed).choose(self._position(request.terms, request.moves).copy())
        if isinstance(request, AnalyseGame):
            position = self._position(request.terms, request.moves)
            return analyse(position, coach_evaluator(request.terms.players), request.nodes)
        return self._deepen(request)

    def _deepen(self, request: DeepenAnalysis) -> DeepenedAnalysis:
        deepening = self._deepening(request.position, request.depth)
        while deepening.depth < request.depth and not deepening.final:
            deepening.deepen()
        return DeepenedAnalysis(deepening.analysis(), deepening.depth, deepening.final)

    def _bot(self, name: str, seed: int) -> Bot:
        bot = self._bots.pop((name, seed), None) or BOTS[name](seed)
        self._bots[name, seed] = bot
        return bot

    def _position(self, terms: Terms, moves: list[int]) -> Position:
        setup = (terms, tuple(moves[:40]))
        known, position = self._games.pop(setup, ([], Position(terms)))
        if moves[: len(known)] != known:
            known, position = [], Position(terms)
        for move in moves[len(known) :]:
            position.play(move)
        self._games[setup] = (moves, position)
        return position

    def _deepening(self, text: str, depth: int) -> Deepening:
        """Return the cached analysis of a position, or a new one if the cached one is deeper than `depth`."""
        deepening = self._analyses.pop(text, None)
        if deepening is None or deepening.depth > depth:
            position = parse_position(text)
            deepening = Deepening(position, coach_evaluator(position.players))
        self._analyses[text] = deepening
        return deepening
