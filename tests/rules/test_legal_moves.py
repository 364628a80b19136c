"""The list of legal moves at many positions, in a reused list and as a new one."""

import hashlib

from tongiaki.rules import Position, Terms
from tongiaki.rules.numbers import Moves

GAMES = 160
POSITIONS = 32_686
DIGEST = "d1f3924e85404122d00ad89d736c1be030a11a024b590f6237fcd506a31891ba"
"""The SHA-256 of all lists, computed by commit 2ca0dec, which created a new Python list at each position."""


def test_the_legal_moves_at_30000_positions_are_unchanged() -> None:
    """For 2 to 6 players. The order counts too, because playouts choose by index."""
    seen, positions, reused = hashlib.sha256(), 0, Moves()
    for game in range(GAMES):
        position, seed = Position(Terms(2 + game % 5, stall=(20, 0, 3)[game % 3])), game
        while moves := position.legal_moves():
            reused.clear()
            position.add_legal_moves(reused)
            assert [reused[index] for index in range(len(reused))] == moves
            seen.update(repr(moves).encode())
            seed = (seed * 1103515245 + 12345) & 0x7FFFFFFF
            position.play(moves[(seed >> 8) % len(moves)])
            positions += 1
    assert (positions, seen.hexdigest()) == (POSITIONS, DIGEST)
