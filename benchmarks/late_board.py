"""The fullest late board of a game of six: all 32 tiles, and all 90 ships on the board or sailing.

Every decision and every draw of the game looks one move ahead. It maximises the ships on the board and minimises the
full beaches, and ties are broken at random. No player crowns a king or resettles.
"""

import random

from tongiaki.rules import OVER, Position, Terms

TERMS = Terms(players=6, stall=0)
SHIPS = 90
SEED = 1371
"""The seed of the fullest of several thousand such games: at its last tile, all supplies are empty."""
FULL = 25
"""Penalty of a full beach, compared with 10 for a ship in a supply."""


def play_game() -> list[str]:
    """Play the game and return its moves."""
    chance = random.Random(SEED)
    position = Position(TERMS)
    moves = list[str]()
    while position.to_move != OVER:
        legal = position.legal_moves()
        staying = [move for move in legal if not position.text(move).startswith(("crown", "resettle"))]
        values = {move: _value(position, move) for move in staying or legal}
        move = chance.choice([move for move, value in values.items() if value == max(values.values())])
        moves.append(position.text(move))
        position.play(move)
    return moves


def count_ships(position: Position) -> int:
    """Return the number of ships that are not in a supply."""
    supply: dict[str, int] = position.describe()["supply"]
    return SHIPS - sum(supply.values())


def find_last_draw(moves: list[str]) -> tuple[int, Position]:
    """Return the number of the last sail that finds a tile, and the position before it."""
    draw = max(number for number, move in enumerate(moves) if move.startswith("draw"))
    sail = max(number for number, move in enumerate(moves[:draw]) if move.startswith("sail"))
    position = Position(TERMS)
    for move in moves[:sail]:
        position.play_text(move)
    return sail, position


def _value(position: Position, move: int) -> int:
    """Return the preference for a move; common tiles are preferred."""
    after = position.copy()
    after.play(move)
    pile: list[str] = after.describe()["pile"]
    uneven = abs(len(pile) - 2 * sum(tile.startswith("w") for tile in pile))
    return 10 * count_ships(after) - FULL * after.full.bit_count() - uneven
