"""Loops over whole games. They live with the rules so that they are compiled with them, and run at full speed."""

from tongiaki.rules.numbers import Int
from tongiaki.rules.position import Position


def playout(position: Position, seed: Int) -> int:
    """Play random legal moves to the end of the game, draws among them: the number of moves played.

    The seed, a whole number of 64 bits, decides all: equal positions and seeds give equal games, on every machine. The
    generator is a plain congruential one, good for search and for measuring but not for secrets or statistics.
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
    """The number of move sequences of a length from here; every tile left in the pile may be drawn.

    The `depth` is that length in moves, from 0, where there is one. The position is left as it is.
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
