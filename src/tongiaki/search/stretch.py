"""A stretch: all that the player to move can do until chance, the next player or the end of the game has its say.

Nothing is unknown on the way, so each end can be chosen and reached exactly.
"""

from heapq import heapify, heappop, heappush
from typing import Final, final

from tongiaki.rules.numbers import Int, digest, mix
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, MIGRATION, TURN
from tongiaki.search.judgement import worth

CAP: Final[Int] = 5000
"""Positions of a stretch that are looked at, unless the caller says otherwise; few stretches have as many."""
NEAR: Final[Int] = 300
"""So many positions are looked at the nearest first; then the most promising ones, by greedy's judgement."""
FLEETS: Final[Int] = 1 << 24
"""There are fewer fleets: six seats of four bits each."""


@final
class Stretch:
    """The ends of a stretch, each once.

    What has the same key is the same position. A few stretches have very many ends: endless chains, for example, that
    the player may leave in many ways. Of these the search finds the nearest, then what promises most by greedy's
    judgement, and at least one.
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
        known = {key(start)}
        near: list[tuple[float, int, Position]] = [(0.0, 0, start)]
        done: Int = 0
        while done < len(near) and self.nodes < min(cap, NEAR):
            _, node, position = near[done]
            near[done] = (0.0, node, start)  # it is not needed any more
            done += 1
            self._expand(position, node, known, near, 0.0, by_promise=False)
        seat = start.turn
        heap = [(-worth(position, seat), node, position) for _, node, position in near[done:]]
        heapify(heap)
        ahead: list[tuple[float, int, Position]] = []
        while heap and self.nodes < cap:
            price, node, position = heappop(heap)
            self._expand(position, node, known, ahead, price, by_promise=True)
            for entry in ahead:
                heappush(heap, entry)
            ahead.clear()
        self.complete = not heap
        while not self.ends:  # some end has to be found: deeper and deeper
            price, node, position = heap.pop()
            self._expand(position, node, known, heap, price, by_promise=True)

    def _expand(
        self,
        position: Position,
        node: Int,
        known: set[int],
        found: list[tuple[float, int, Position]],
        price: float,
        by_promise: bool,
    ) -> None:
        """Play every move: what is new becomes an end, or is added to what is found.

        With its price: the less, the better. It is what the position promises the player, negative, at a migration
        decision, and elsewhere what it was before.
        """
        seat = position.turn
        for move in position.legal_moves():
            after = position.copy()
            after.play(move)
            self.nodes += 1
            this = key(after)
            if this in known:
                continue
            known.add(this)
            self._parents.append(node)
            self._moves.append(move)
            phase = after.phase_number
            if phase in (DRAW_TILE, TURN, GAME_OVER) or after.turn != seat:
                self._ends.append(len(self._moves) - 1)
                self.ends.append(after)
            else:
                own = -worth(after, seat) if by_promise and phase == MIGRATION else price
                found.append((own, len(self._moves) - 1, after))


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
