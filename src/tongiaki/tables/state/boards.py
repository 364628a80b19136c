"""Which tiles lie where in rated games and those of events: whoever plays one gets no advice on it elsewhere."""

from __future__ import annotations

from typing import TypeAlias

from tongiaki.rules import Position
from tongiaki.rules.tiles import TILES
from tongiaki.tables.state.state import TableState

Board: TypeAlias = frozenset[tuple[int, int, int, int]]
"""The tiles that lie, each with its place: q, r and rotation."""
TELLING = 5
"""Tiles from which on no two games have the same board by chance; Tonga is one of them."""


def board_of(position: Position) -> Board:
    """Tell which tiles lie where."""
    chart = position.chart
    return frozenset((tile, *chart.place(tile)) for tile in range(TILES) if chart.is_laid(tile))


def words_of(board: Board) -> list[str]:
    """Write each tile with its place as a word, in an order that is the same for the same tiles."""
    return [":".join(map(str, one)) for one in sorted(board)]


def kept_board(state: TableState) -> tuple[str, ...]:
    """Give the board, in words, of a game that runs and that nobody is to be advised on elsewhere; else nothing."""
    advised = not state.options.rated and state.occasion is None
    if state.status != "running" or advised or state.game is None:
        return ()
    board = board_of(state.game.position)
    return tuple(words_of(board)) if len(board) >= TELLING else ()
