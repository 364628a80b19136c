"""One game of bots: those built in, and programs."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Protocol

from tongiaki.bots import BOTS
from tongiaki.bots.base import Bot
from tongiaki.bots.program import PREFIX, Allowance, ProgramPlayer
from tongiaki.rules import CHANCE, OVER, Position


class Halted(Exception):  # noqa: N818 - not an error
    """The game was broken off because nobody wants its result any more."""


@dataclass(slots=True)
class Played:
    """A game that is over. The lists go by seat."""

    position: Position
    moves: list[int]
    """Draws included."""
    decisions: list[int]
    seconds: list[float]
    """Time spent choosing."""
    faults: list[Counter[str]] = field(default_factory=list)
    """What programs did wrong: how often which Fault."""


class Player(Protocol):
    """Somebody on a seat in one game."""

    faults: Counter[str]

    def choose(self, position: Position, moves: Sequence[int]) -> int:
        """Choose a legal move in the position that `moves`, draws among them, have led to."""
        ...

    def close(self) -> None:
        """End what was begun for the game."""


class _BotPlayer:
    """A bot that is built in. It needs no moves, and makes no faults."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.faults: Counter[str] = Counter()

    def choose(self, position: Position, moves: Sequence[int]) -> int:  # noqa: ARG002 - whoever chooses is given both
        return self._bot.choose(position)

    def close(self) -> None:
        """Nothing needs to be ended."""


def _never() -> bool:
    return False


def play(
    position: Position,
    line_up: Sequence[tuple[str, int]],
    draw: Callable[[Position], int],
    allowance: Allowance,
    halted: Callable[[], bool] = _never,
) -> Played:
    """Play a game from its start to its end.

    Args:
        position: the start; it is played on.
        line_up: the bot and its seed for each seat. A bot is one of BOTS, or `exec:` with a command.
        draw: chooses the tile at a draw.
        allowance: what holds for programs.
        halted: asked before each decision; where it says so, Halted is raised.
    """
    seats = range(position.players)
    played = Played(position, [], [0 for _ in seats], [0.0 for _ in seats])
    players: list[Player] = []
    with ExitStack() as stack:
        for name, seed in line_up:
            players.append(player(name, seed, allowance))
            stack.callback(players[-1].close)
        while (seat := position.to_move) != OVER:
            if seat == CHANCE:
                move = draw(position)
            elif halted():
                raise Halted
            else:
                began = time.perf_counter()
                move = players[seat].choose(position, played.moves)
                played.seconds[seat] += time.perf_counter() - began
                played.decisions[seat] += 1
            position.play(move)
            played.moves.append(move)
    played.faults = [one.faults for one in players]
    return played


def player(name: str, seed: int, allowance: Allowance) -> Player:
    """Make a player for one game: one of BOTS, or `exec:` with a command."""
    return ProgramPlayer(name, seed, allowance) if name.startswith(PREFIX) else _BotPlayer(BOTS[name](seed))
