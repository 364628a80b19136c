"""A legal game without end: without a stall limit, a player with few ships can expand and take back forever."""

from tongiaki.record import Record
from tongiaki.rules import COLOURS, Position, Terms


def long_game(moves: int, players: int = 2) -> Record:
    """Return this number of moves of a game without a stall limit. Most of them change nothing (clause 5.7)."""
    colours = tuple(COLOURS[:players])
    position, made = Position(Terms(players, 0, colours)), list[str]()
    while len(made) < moves:
        legal = [position.text(move) for move in position.legal_moves()]
        first = "expand" if position.phase == "turn" else "take"
        made.append(next((text for text in legal if text.startswith(first)), legal[0]))
        position.play(position.parse(made[-1]))
    return Record(Terms(len(colours), 0, colours=colours), tuple(made))
