"""Perft: the number of move sequences of a given length.

If two engines get the same numbers, they implement the same rules.
"""

from tongiaki.record import top_tile
from tongiaki.rules import CHANCE, Position


def choices(position: Position, pile: tuple[str, ...] | None) -> list[int]:
    """Return the legal moves. If the order of the pile is known, the only possible draw is the top tile."""
    if pile is not None and position.to_move == CHANCE:
        return [position.parse(f"draw {top_tile(position, pile)}")]
    return position.legal_moves()


def perft(position: Position, depth: int, pile: tuple[str, ...] | None) -> int:
    """Return the number of move sequences of the given length from a position. Draws count as moves."""
    if depth == 0:
        return 1
    moves = choices(position, pile)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        after = position.copy()
        after.play(move)
        count += perft(after, depth - 1, pile)
    return count
