"""Functions that play whole games. They are in this package so that they are compiled with the rules."""

from tongiaki.rules.numbers import Int, Moves
from tongiaki.rules.position import Position


def playout(position: Position, seed: Int) -> int:
    """Play random legal moves, including draws, to the end of the game. Return the number of moves played.

    The seed is a 64-bit integer. The same position and seed lead to the same game on every machine. The random numbers
    come from a linear congruential generator: good enough for search and measurements, not for secrets or statistics.
    """
    moves_played: Int = 0
    moves = Moves()
    while True:
        moves.clear()
        position.add_legal_moves(moves)
        if len(moves) == 0:
            return moves_played
        seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
        position.play(moves[(seed >> 8) % len(moves)])
        moves_played += 1


def perft(position: Position, depth: Int) -> int:
    """Return the number of different move sequences of a length. At a draw, every tile in the pile is tried.

    The `depth` is the length in moves, 0 or more; there is one sequence of length 0. The position is not changed.
    """
    return _count(position, depth, [Moves() for _ in range(depth)]) if depth > 0 else 1


def _count(position: Position, depth: Int, lists: list[Moves]) -> Int:
    """Return the number of move sequences. `lists`: a list of moves to fill at each depth."""
    moves = lists[depth - 1]
    moves.clear()
    position.add_legal_moves(moves)
    if depth == 1:
        return len(moves)
    total: Int = 0
    for index in range(len(moves)):
        after = position.copy()
        after.play(moves[index])
        total += _count(after, depth - 1, lists)
    return total
