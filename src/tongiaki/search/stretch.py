"""A stretch: all that the player to move can do until chance, the next player or the end of the game has its say.

Nothing is unknown on the way, so each end can be chosen and reached exactly.
"""

from typing import Final, final

from tongiaki.rules.numbers import Int, digest, mix
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, TURN

CAP: Final[Int] = 5000
"""Positions of a stretch that are looked at, unless the caller says otherwise; few stretches have as many."""
FLEETS: Final[Int] = 1 << 24
"""There are fewer fleets: six seats of four bits each."""


@final
class Stretch:
    """The ends of a stretch, each once, those that take the fewest decisions first.

    What has the same key is the same position. A few stretches have very many ends: endless chains, for example, that
    the player may leave in many ways. Of these the search finds the nearest, and at least one.
    """

    __slots__ = ("_ends", "_moves", "_parents", "complete", "ends", "nodes")

    def __init__(self, start: Position, cap: Int = CAP) -> None:
        """Find the ends that a position leads to in which a player decides; it is left as it is.

        Args:
            start: where the player decides.
            cap: how many positions to look at: once there are as many and one of them is an end, the search is over.
        """
        self.ends: list[Position] = []
        """Where the stretch ends: at a draw, at the next player's decision, or when the game is over."""
        self.nodes: Int = 1
        """Positions looked at."""
        self.complete = True
        """Whether these are all ends; false where the cap left some out."""
        self._parents: list[int] = [-1]
        self._moves: list[int] = [-1]
        self._ends: list[int] = []
        self._search(start, cap)

    def line(self, end: int) -> list[int]:
        """The moves that lead to an end, given by its index in `ends`."""
        node = self._ends[end]
        moves: list[int] = []
        while node:
            moves.append(self._moves[node])
            node = self._parents[node]
        moves.reverse()
        return moves

    def _search(self, start: Position, cap: Int) -> None:
        seat = start.turn
        known = {key(start)}
        open_nodes: list[Int] = [0]
        open_positions = [start]
        done: Int = 0
        while done < len(open_nodes):
            if self.nodes < cap:
                node, position = open_nodes[done], open_positions[done]
                open_positions[done] = start
                done += 1
            elif self.ends:
                self.complete = False
                return
            else:  # deeper and deeper, as some end has to be found
                node, position = open_nodes.pop(), open_positions.pop()
            for move in position.legal_moves():
                after = position.copy()
                after.play(move)
                self.nodes += 1
                this = key(after)
                if this in known:
                    continue
                known.add(this)
                phase = after.phase_number
                self._parents.append(node)
                self._moves.append(move)
                if phase in (DRAW_TILE, TURN, GAME_OVER) or after.turn != seat:
                    self._ends.append(len(self._moves) - 1)
                    self.ends.append(after)
                else:
                    open_nodes.append(len(self._moves) - 1)
                    open_positions.append(after)


def key(position: Position) -> int:
    """What identifies a position among those of one stretch, as a number of 64 bits.

    Of the boards that were met before (clause 10) it counts only whether this one was: another way to the same board
    leads to the same ends, and has more of them only where going round a chain three times sends ships home.
    """
    phase = position.phase_number
    found = mix(digest(position.ships), position.supply * FLEETS + position.at_sea)
    repeats = position.repeated and phase != DRAW_TILE and phase != GAME_OVER
    flags = phase * 8 + position.lost_island * 4 + position.resettling * 2 + repeats
    where = ((position.edge + 1) * 64 + position.beach_to_fill + 1) * 32 + position.origin + 1
    found = mix(found, (where * 32 + position.island + 1) * 1024 + flags * 8 + position.turn)
    found = mix(found, position.fleet * 64 + position.fresh)
    return mix(found, digest(position.chart.cells)) if position.lost_island else found
