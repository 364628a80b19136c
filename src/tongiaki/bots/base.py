"""What a bot is: something that chooses a move for the player to move."""

from typing import Protocol

from tongiaki.rules import Position


class Bot(Protocol):
    """A player of any colour in any number of games.

    A bot keeps nothing about a game between two choices: it may be asked about any position, in any order. With
    the same seed and the same questions it gives the same answers.
    """

    def __init__(self, seed: int) -> None:
        """Take the seed of the bot's own chance, any whole number."""

    def choose(self, position: Position) -> int:
        """Choose one of the legal moves of the player to move, by its number. The position is left as it is.

        Asked only where a player decides: neither at a draw nor when the game is over.
        """
        ...
