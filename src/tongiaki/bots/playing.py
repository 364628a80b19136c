"""Plays one game between bots: built-in bots and programs."""

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
    """The game was stopped because its result is no longer needed."""


@dataclass(slots=True)
class Played:
    """A finished game. The lists are indexed by seat."""

    position: Position
    moves: list[int]
    """Draws included."""
    decisions: list[int]
    seconds: list[float]
    """Seconds spent choosing."""
    faults: list[Counter[str]] = field(default_factory=list)
    """The number of faults of programs, by Fault."""


class Player(Protocol):
    """A player on a seat in one game."""

    faults: Counter[str]

    def choose(self, position: Position, moves: Sequence[int]) -> int:
        """Return a legal move in the position after `moves`, draws included."""
        ...

    def close(self) -> None:
        """Release what the player started for the game."""


class _BotPlayer:
    """A built-in bot. It needs only the position, and has no faults."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.faults: Counter[str] = Counter()

    def choose(self, position: Position, moves: Sequence[int]) -> int:  # noqa: ARG002 - part of the protocol
        return self._bot.choose(position)

    def close(self) -> None:
        """Do nothing."""


def _never() -> bool:
    return False


def play(
    position: Position,
    line_up: Sequence[tuple[str, int]],
    draw: Callable[[Position], int],
    allowance: Allowance,
    halted: Callable[[], bool] = _never,
) -> Played:
    """Play a game to its end.

    Args:
        position: the first position; the moves are played in it.
        line_up: the bot and its seed for each seat. A bot is a key of BOTS, or `exec:` with a command.
        draw: returns the tile at a draw.
        allowance: the limits of programs.
        halted: called before each decision.

    Raises:
        Halted: `halted` returned true.
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
    """Create the player for one game; the name is a key of BOTS, or `exec:` with a command."""
    return ProgramPlayer(name, seed, allowance) if name.startswith(PREFIX) else _BotPlayer(BOTS[name](seed))
