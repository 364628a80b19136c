"""A game to look at: one of the test vectors, with a pile that was sealed."""

from tests.vectors.reading import games
from tongiaki.record import Record
from tongiaki.rules import Terms
from tongiaki.tables.asking.shuffle import seal


def recorded() -> Record:
    """A whole game, with names and a comment."""
    game = games()[3]
    pile = seal([text.removeprefix("draw ") for text in game["moves"] if text.startswith("draw ")])
    return Record(
        Terms(game["players"], game["stall"]),
        tuple(game["moves"]),
        names=("Ana", "Ben", "Cleo", "Dan", "Eve", "Fay")[: game["players"]],
        commitment=pile.commitment,
        pile=tuple(pile.order),
        salt=pile.salt,
        comments={0: "A game to remember"},
    )
