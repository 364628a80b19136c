"""Playing one game between built-in bots and external programs."""

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
class PlayedGame:
    """A finished game. `decisions`, `seconds` and `faults` are indexed by seat."""

    position: Position
    moves: list[int]
    """All moves, including draws."""
    decisions: list[int]
    seconds: list[float]
    """Time that each seat spent choosing moves, in seconds."""
    faults: list[Counter[str]] = field(default_factory=list)
    """Number of faults of external programs, by kind."""


class Player(Protocol):
    """A player that occupies one seat in one game."""

    faults: Counter[str]

    def choose(self, position: Position, moves: Sequence[int]) -> int:
        """Return a legal move. `moves` are all moves that led to the position, including draws."""
        ...

    def close(self) -> None:
        """Release the resources of the game."""


class _BotPlayer:
    """A built-in bot. It uses only the position, and has no faults."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.faults: Counter[str] = Counter()

    def choose(self, position: Position, moves: Sequence[int]) -> int:  # noqa: ARG002 - part of the protocol
        return self._bot.choose(position)

    def close(self) -> None:
        """Do nothing: a built-in bot has no resources."""


def _never_halted() -> bool:
    return False


def play(
    position: Position,
    line_up: Sequence[tuple[str, int]],
    draw: Callable[[Position], int],
    allowance: Allowance,
    halted: Callable[[], bool] = _never_halted,
) -> PlayedGame:
    """Play a game to its end.

    Args:
        position: the first position; it is changed by the moves.
        line_up: the bot and its seed for each seat. A bot is a key of BOTS, or `exec:` with a command.
        draw: a function that returns the draw to play.
        allowance: the limits of programs.
        halted: a function called before each decision. If it returns true, the game stops.

    Raises:
        Halted: `halted` returned true.
    """
    seats = range(position.players)
    game = PlayedGame(position, [], [0 for _ in seats], [0.0 for _ in seats])
    players: list[Player] = []
    with ExitStack() as stack:
        for name, seed in line_up:
            players.append(make_player(name, seed, allowance))
            stack.callback(players[-1].close)
        while (seat := position.to_move) != OVER:
            if seat == CHANCE:
                move = draw(position)
            elif halted():
                raise Halted
            else:
                start = time.perf_counter()
                move = players[seat].choose(position, game.moves)
                game.seconds[seat] += time.perf_counter() - start
                game.decisions[seat] += 1
            position.play(move)
            game.moves.append(move)
    game.faults = [player.faults for player in players]
    return game


def make_player(name: str, seed: int, allowance: Allowance) -> Player:
    """Create the player for one game. The name is a key of BOTS, or `exec:` with a command."""
    return ProgramPlayer(name, seed, allowance) if name.startswith(PREFIX) else _BotPlayer(BOTS[name](seed))
