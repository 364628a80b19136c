"""The complete rules of Tongiaki. They use only the standard library, and no randomness, clock, network or log file.

>>> from tongiaki.rules import Position, Terms
>>> position = Position(Terms(players=3))
>>> position.play_text("settle tonga.0")
0
>>> position.phase, position.turn, len(position.legal_moves())
('setup', 1, 6)
"""

from tongiaki.rules import tiles
from tongiaki.rules.moves import COLOURS, MOVE_COUNT, NotationError
from tongiaki.rules.numbers import COMPILED
from tongiaki.rules.outcomes import Odds, Route, Step
from tongiaki.rules.playouts import perft, playout
from tongiaki.rules.position import CHANCE, OVER, RULES_VERSION, Position
from tongiaki.rules.refusals import IllegalMoveError, Refusal
from tongiaki.rules.scoring import Standing
from tongiaki.rules.terms import CHOICES, STALL_LIMIT, Terms

__all__ = [
    "CHANCE",
    "CHOICES",
    "COLOURS",
    "COMPILED",
    "MOVE_COUNT",
    "OVER",
    "RULES_VERSION",
    "STALL_LIMIT",
    "IllegalMoveError",
    "NotationError",
    "Odds",
    "Position",
    "Refusal",
    "Route",
    "Standing",
    "Step",
    "Terms",
    "perft",
    "playout",
    "tiles",
]
