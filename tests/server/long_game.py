"""A legal game without end: who has few ships left expands and takes back, for ever, where nothing stalls."""

from tongiaki.record import Record
from tongiaki.rules import COLOURS, Position, Terms


def long_game(moves: int, players: int = 2) -> Record:
    """So many moves of a game without a stall limit; most of them change nothing (clause 5.7)."""
    colours = tuple(COLOURS[:players])
    position, made = Position(Terms(players, 0, colours)), list[str]()
    while len(made) < moves:
        legal = [position.text(move) for move in position.legal_moves()]
        first = "expand" if position.phase == "turn" else "take"
        made.append(next((text for text in legal if text.startswith(first)), legal[0]))
        position.play(position.parse(made[-1]))
    return Record(Terms(len(colours), 0, colours=colours), tuple(made))
