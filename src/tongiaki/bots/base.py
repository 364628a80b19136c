"""The interface of a bot."""

from typing import Protocol

from tongiaki.rules import Position


class Bot(Protocol):
    """A player that can play any colour in any number of games.

    A bot keeps no state between positions: it accepts any position, in any order. The same seed and the same
    positions give the same moves.
    """

    def __init__(self, seed: int) -> None:
        """Set the seed of the bot's random numbers. It can be any integer."""

    def choose(self, position: Position) -> int:
        """Return the number of a legal move of the player to move, without changing the position.

        It is called only when a player has to decide, never before a draw or after the game.
        """
        ...
