"""A worker of the pool: reads questions line by line, answers each with a move or with the bot's error."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections import OrderedDict

import msgspec

from tongiaki.bots import BOTS, Bot
from tongiaki.bots.pool import Thought
from tongiaki.coach.analysis import analyse
from tongiaki.coach.judging import forecaster
from tongiaki.rules import Position

REMEMBERED = 64
"""Games whose last position is kept, so that only the new moves have to be played."""
BOTS_KEPT = 1024
"""Bots that are kept, by name and seed: what one planned in a turn need not be found again for its next move."""
NICENESS = 10
"""Thinking gives way to the server, where both want the same processor."""

_Setup = tuple[int, int, tuple[str, ...], tuple[int, ...]]


class _Memory:
    """The bots that were asked last, and the positions of the games, found by how these began."""

    def __init__(self) -> None:
        self._games: OrderedDict[_Setup, tuple[list[int], Position]] = OrderedDict()
        self._bots: OrderedDict[tuple[str, int], Bot] = OrderedDict()

    def bot(self, name: str, seed: int) -> Bot:
        bot = self._bots.pop((name, seed), None) or BOTS[name](seed)
        self._bots[name, seed] = bot
        if len(self._bots) > BOTS_KEPT:
            self._bots.popitem(last=False)
        return bot

    def position(self, players: int, stall: int, colours: tuple[str, ...], moves: list[int]) -> Position:
        setup = (players, stall, colours, tuple(moves[:40]))
        known, position = self._games.pop(setup, ([], Position(players, stall, colours)))
        if moves[: len(known)] != known:
            known, position = [], Position(players, stall, colours)
        for move in moves[len(known) :]:
            position.play(move)
        self._games[setup] = (moves, position)
        if len(self._games) > REMEMBERED:
            self._games.popitem(last=False)
        return position


def answer(question: str, memory: _Memory) -> int | Thought:
    """Choose a move for the game that a line of JSON tells; or, where it names no bot, let the coach analyse it."""
    bot, players, stall, colours, moves, number = json.loads(question)
    position = memory.position(players, stall, tuple(colours), moves).copy()
    if bot is not None:
        return memory.bot(bot, number).choose(position)
    began = time.process_time()
    analysis = analyse(position, forecaster(players), number)
    return Thought(time.process_time() - began, analysis)


def main() -> None:
    """Answer until the input ends, as it does when the server is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    memory = _Memory()
    for question in sys.stdin:
        try:
            found: int | Thought | str = answer(question, memory)
        except Exception as error:  # noqa: BLE001 - whatever a bot does wrong, the table must go on
            found = repr(error)
        print(msgspec.json.encode(found).decode(), flush=True)


if __name__ == "__main__":
    main()
