"""Perft: how many sequences of moves there are, the classic proof that two engines know the same rules."""

from tongiaki.record import top_tile
from tongiaki.rules import CHANCE, Position


def choices(position: Position, pile: tuple[str, ...] | None) -> list[int]:
    """The legal moves; of a pile whose order is known, only the top tile can be drawn."""
    if pile is not None and position.to_move == CHANCE:
        return [position.parse(f"draw {top_tile(position, pile)}")]
    return position.legal_moves()


def perft(position: Position, depth: int, pile: tuple[str, ...] | None) -> int:
    """Count the move sequences of a length from a position, draws included."""
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
