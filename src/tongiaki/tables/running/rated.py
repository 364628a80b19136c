"""Whether somebody asks for advice on a rated game that runs, at whichever server."""

from __future__ import annotations

from tongiaki.store import Ledger
from tongiaki.tables.state.boards import Board, words_of


class RatedBoards:
    """The boards of all games that run and that nobody is to be advised on, as they are written with their entries."""

    def __init__(self, ledger: Ledger) -> None:
        self._ledger = ledger

    async def lead_to(self, board: Board) -> bool:
        """Tell whether a board may come of one of these: all of its tiles lie there, too; raises UnavailableError.

        The players, their ships and the order of the tiles may be others: whoever types such a game in may lie.
        """
        words = frozenset(words_of(board))
        return any(words.issuperset(one) for one in await self._ledger.boards(words))
