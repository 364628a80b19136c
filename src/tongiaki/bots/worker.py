"""A worker process of the pool: it reads requests as lines of JSON, and answers each with a move or an error."""

from __future__ import annotations

import os
import signal
import sys
import time

import msgspec

from tongiaki.bots import BOTS, Bot
from tongiaki.bots.pool import Choose, Deepen, Question, Thought
from tongiaki.coach.analysis import Deepening, analyse
from tongiaki.coach.judging import forecaster
from tongiaki.common.lru import LruDict
from tongiaki.record import parse_position
from tongiaki.rules import Position, Terms

REMEMBERED = 64
"""Maximum games whose last position is cached, so that only new moves are played."""
BOTS_KEPT = 1024
"""Maximum bots that are cached by name and seed, with their plan for the rest of the turn."""
DEEPENED = 8
"""Maximum analyses that are cached, so that they can be deepened."""

_Setup = tuple[Terms, tuple[int, ...]]

_decoder: msgspec.json.Decoder[Question] = msgspec.json.Decoder(Question)


class _Memory:
    """A cache of bots, of games by their first moves, and of analyses."""

    def __init__(self) -> None:
        self._games: LruDict[_Setup, tuple[list[int], Position]] = LruDict(REMEMBERED)
        self._bots: LruDict[tuple[str, int], Bot] = LruDict(BOTS_KEPT)
        self._deepening: LruDict[str, Deepening] = LruDict(DEEPENED)

    def bot(self, name: str, seed: int) -> Bot:
        bot = self._bots.pop((name, seed), None) or BOTS[name](seed)
        self._bots[name, seed] = bot
        return bot

    def position(self, terms: Terms, moves: list[int]) -> Position:
        setup = (terms, tuple(moves[:40]))
        known, position = self._games.pop(setup, ([], Position(terms)))
        if moves[: len(known)] != known:
            known, position = [], Position(terms)
        for move in moves[len(known) :]:
            position.play(move)
        self._games[setup] = (moves, position)
        return position

    def deepening(self, text: str, depth: int) -> Deepening:
        """Return the cached analysis of a position; a new one if the cached one is deeper than `depth`."""
        found = self._deepening.pop(text, None)
        if found is None or found.depth > depth:
            position = parse_position(text)
            found = Deepening(position, forecaster(position.players))
        self._deepening[text] = found
        return found


def answer(question: str, memory: _Memory) -> int | Thought:
    """Execute a request: return a bot's move, or the coach's analysis of a position."""
    asked = _decoder.decode(question)
    if isinstance(asked, Choose):
        return memory.bot(asked.bot, asked.seed).choose(memory.position(asked.terms, asked.moves).copy())
    began = time.process_time()
    if isinstance(asked, Deepen):
        deepening = memory.deepening(asked.position, asked.depth)
        while deepening.depth < asked.depth and not deepening.final:
            deepening.deepen()
        analysis = deepening.analysis()
        return Thought(time.process_time() - began, analysis, deepening.depth, deepening.final)
    analysis = analyse(memory.position(asked.terms, asked.moves), forecaster(asked.terms.players), asked.nodes)
    return Thought(time.process_time() - began, analysis)


def main() -> None:
    """Answer requests until standard input ends. The argument is the niceness of the process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    memory = _Memory()
    for question in sys.stdin:
        try:
            found: int | Thought | str = answer(question, memory)
        except Exception as error:  # noqa: BLE001 - a bot's error must not stop the table
            found = repr(error)
        try:
            print(msgspec.json.encode(found).decode(), flush=True)
        except BrokenPipeError:
            os._exit(1)  # the server was killed; a normal exit would print a traceback


if __name__ == "__main__":
    main()
