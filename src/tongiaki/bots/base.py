"""The protocol of a bot, which chooses a move for the player to move."""

from typing import Protocol

from tongiaki.rules import Position


class Bot(Protocol):
    """A player of any colour in any number of games.

    A bot has no state about a game: it accepts any position, in any order. With the same seed and the same
    positions it chooses the same moves.
    """

    def __init__(self, seed: int) -> None:
        """Take the seed of the bot's own chance, any whole number."""

    def choose(self, position: Position) -> int:
        """Return the number of a legal move of the player to move; the position is not changed.

        Called only when a player decides, not at a draw or after the end of the game.
        """
        ...
