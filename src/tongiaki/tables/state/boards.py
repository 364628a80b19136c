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


class RatedBoards:
    """The boards of the games that this server has running and nobody is to be advised on, by table."""

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}

    def note(self, state: TableState) -> None:
        """Note how a table stands."""
        advised = not state.options.rated and state.occasion is None
        if state.status == "running" and not advised and state.game is not None:
            self._boards[state.id] = board_of(state.game.position)
        else:
            self._boards.pop(state.id, None)

    def lead_to(self, board: Board) -> bool:
        """Tell whether a board may come of one of these: all of its tiles lie there, too.

        The players, their ships and the order of the tiles may be others: whoever types such a game in may lie.
        """
        return any(len(one) >= TELLING and one <= board for one in self._boards.values())
