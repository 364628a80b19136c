"""The entries of the masks of legal moves."""

from tongiaki.encoding.entries import Entries
from tongiaki.rules.moves import MOVE_COUNT
from tongiaki.rules.numbers import empty_moves
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER


def add_masks(entries: Entries, positions: list[Position]) -> None:
    """Replace the entries by a mark for each legal move of the player to move, for several positions.

    Before a draw, there are no marks. After the end of the game, all moves are marked.
    """
    entries.clear()
    for position in positions:
        _add_mask(entries, position)
        entries.base += MOVE_COUNT


def _add_mask(entries: Entries, position: Position) -> None:
    if position.phase_number == GAME_OVER:
        for move in range(MOVE_COUNT):
            entries.mark(move)
    elif position.phase_number != DRAW_TILE:
        moves = empty_moves()
        position.add_legal_moves(moves)
        for index in range(len(moves)):
            entries.mark(moves[index])
