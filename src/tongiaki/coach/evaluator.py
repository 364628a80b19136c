"""The coach's evaluator, which returns chances of winning."""

from typing import TypeAlias, cast

from tongiaki.record.colours import Colour
from tongiaki.rules import COLOURS, COMPILED, Position
from tongiaki.search import ChancesEvaluator
from tongiaki.value.network import Network
from tongiaki.value.shipped import fingerprint, network

CoachEvaluator: TypeAlias = ChancesEvaluator | Network
"""An evaluator whose values are chances of winning, 0 to 1. Its `points` are each seat's expected final points."""
Chances = dict[Colour, float]
"""Each player's chance of winning, 0 to 1. The sum is 1."""

JUDGEMENT = "judgement"
"""Name of the evaluator in pure Python. It is stored with reviews."""


def coach_evaluator(players: int) -> CoachEvaluator:
    """Return the coach's evaluator for a number of players, 2 to 6.

    With the compiled engine, this is the shipped network. In pure Python, it is the ChancesEvaluator, because the
    network would take minutes per game.
    """
    return network(players) if COMPILED else ChancesEvaluator()


def evaluator_name(players: int) -> str:
    """Return the name of the coach's evaluator. Different weights have different names."""
    return fingerprint(players) if COMPILED else JUDGEMENT


def evaluator_names() -> frozenset[str]:
    """Return the names of all evaluators whose reviews are current: the networks, and in pure Python also JUDGEMENT."""
    networks = frozenset(fingerprint(players) for players in range(2, len(COLOURS) + 1))
    return networks if COMPILED else networks | {JUDGEMENT}


def seat_colours(position: Position) -> tuple[Colour, ...]:
    """Return the colour of each seat."""
    return cast("tuple[Colour, ...]", position.colours)


def map_to_colours(position: Position, values: list[float], places: int = 4) -> dict[Colour, float]:
    """Convert a list of values by seat to a dictionary by colour. The values are rounded to `places` decimal places."""
    return {colour: round(value, places) for colour, value in zip(seat_colours(position), values, strict=True)}
