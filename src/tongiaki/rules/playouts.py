"""Loops over whole games. They are part of this package so that they are compiled with the rules."""

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position


def playout(position: Position, seed: Int) -> int:
    """Play random legal moves, including draws, to the end of the game. Return the number of moves played.

    The seed is a 64-bit integer. The same position and seed lead to the same game on every machine. The random numbers
    come from a linear congruential generator: good enough for search and measurements, not for secrets or statistics.
    """
    moves_played: Int = 0
    while True:
        moves = position.legal_moves()
        if not moves:
            return moves_played
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        position.play(moves[(seed >> 8) % len(moves)])
        moves_played += 1


def perft(position: Position, depth: Int) -> int:
    """Return the number of different move sequences of a length. At a draw, every tile in the pile is tried.

    The `depth` is the length in moves, 0 or more; there is one sequence of length 0. The position is not changed.
    """
    moves = position.legal_moves()
    if depth <= 1:
        return len(moves) if depth == 1 else 1
    total = 0
    for move in moves:
        after = position.copy()
        after.play(move)
        total += perft(after, depth - 1)
    return total
