"""A stretch: all sequences of one player's moves up to a draw, the next player's decision, or the end of the game.

It contains no random events, so the player can choose any of its ends and is certain to reach it.
"""

from heapq import heapify, heappop, heappush
from typing import Final, final

from tongiaki.rules.numbers import Int, Moves, digest, mix
from tongiaki.rules.position import Position
from tongiaki.rules.state import DRAW_TILE, GAME_OVER, MIGRATION, TURN
from tongiaki.search.points_evaluator import relative_points

CAP: Final[Int] = 5000
"""Default maximum number of positions to search. Few stretches have more."""
BREADTH_FIRST: Final[Int] = 300
"""Number of positions searched breadth-first. After that, the search expands the positions with the best evaluation."""
FLEET_BOUND: Final[Int] = 1 << 24
"""Exclusive upper bound of a packed fleet: six seats of four bits each."""


@final
class Stretch:
    """The distinct ends of a stretch. Positions with the same key count as identical.

    A few stretches have very many ends, such as an endless chain that the player can leave in many ways. The search
    then finds the nearest ends first, then those with the best evaluation. It always finds at least one.
    """

    __slots__ = ("_ends", "_legal_moves", "_moves", "_parents", "complete", "ends", "nodes")

    def __init__(self, start: Position, cap: Int = CAP) -> None:
        """Find the ends of the stretch that begins in a position.

        Args:
            start: a position in which a player decides. It is not changed.
            cap: number of positions after which the search stops, provided that it has found an end.
        """
        self.ends: list[Position] = []
        """The positions that end the stretch: a draw is due, the next player must decide, or the game is over."""
        self.nodes: Int = 1
        """Number of positions searched."""
        self.complete = True
        """Whether `ends` contains all ends. It is False if the search stopped at the cap."""
        self._parents: list[int] = [-1]
        self._moves: list[int] = [-1]
        self._ends: list[int] = []
        self._legal_moves = Moves()
        self._search(start, cap)

    def line(self, end: int) -> list[int]:
        """Return the moves that lead to the end with this index in `ends`."""
        node = self._ends[end]
        moves: list[int] = []
        while node:
            moves.append(self._moves[node])
            node = self._parents[node]
        moves.reverse()
        return moves

    def _search(self, start: Position, cap: Int) -> None:
        known = {stretch_key(start)}
        queue: list[tuple[float, int, Position]] = [(0.0, 0, start)]
        expanded: Int = 0
        while expanded < len(queue) and self.nodes < min(cap, BREADTH_FIRST):
            _, node, position = queue[expanded]
            queue[expanded] = (0.0, node, start)  # frees the memory of the expanded position
            expanded += 1
            self._expand(position, node, known, queue, 0.0, by_value=False)
        seat = start.turn
        heap = [(-relative_points(position, seat), node, position) for _, node, position in queue[expanded:]]
        heapify(heap)
        successors: list[tuple[float, int, Position]] = []
        while heap and self.nodes < cap:
            priority, node, position = heappop(heap)
            self._expand(position, node, known, successors, priority, by_value=True)
            for entry in successors:
                heappush(heap, entry)
            successors.clear()
        self.complete = not heap
        while not self.ends:  # search depth-first until the first end is found
            priority, node, position = heap.pop()
            self._expand(position, node, known, heap, priority, by_value=True)

    def _expand(
        self,
        position: Position,
        node: Int,
        known: set[int],
        new_positions: list[tuple[float, int, Position]],
        priority: float,
        by_value: bool,
    ) -> None:
        """Play every legal move of a position, and add the new positions to the ends or to `new_positions`.

        Each entry of `new_positions` has a priority; the lowest number is searched first. At a migration decision, the
        priority is the negated evaluation for the player. At other decisions, it is the previous position's priority.
        """
        seat = position.turn
        moves = self._legal_moves
        moves.clear()
        position.add_legal_moves(moves)
        for index in range(len(moves)):
            move = moves[index]
            after = position.copy()
            after.play(move)
            self.nodes += 1
            position_key = stretch_key(after)
            if position_key in known:
                continue
            known.add(position_key)
            self._parents.append(node)
            self._moves.append(move)
            phase = after.phase_number
            if phase in (DRAW_TILE, TURN, GAME_OVER) or after.turn != seat:
                self._ends.append(len(self._moves) - 1)
                self.ends.append(after)
            else:
                own_priority = -relative_points(after, seat) if by_value and phase == MIGRATION else priority
                new_positions.append((own_priority, len(self._moves) - 1, after))


def stretch_key(position: Position) -> int:
    """Return a 64-bit key that identifies a position within one stretch.

    The only history in the key is whether this board has occurred before in the turn (clause 10). Two sequences that
    reach the same board have the same ends, unless a third round of a chain sends ships home.
    """
    phase = position.phase_number
    value = mix(digest(position.ships), position.supply * FLEET_BOUND + position.at_sea)
    repeats = position.repeated and phase != DRAW_TILE and phase != GAME_OVER
    flags = phase * 8 + position.lost_island * 4 + position.resettling * 2 + repeats
    squares = ((position.edge + 1) * 64 + position.beach_to_fill + 1) * 32 + position.origin + 1
    value = mix(value, (squares * 32 + position.island + 1) * 1024 + flags * 8 + position.turn)
    value = mix(value, position.fleet * 64 + position.waiting)
    return mix(value, digest(position.chart.cells)) if position.lost_island else value
