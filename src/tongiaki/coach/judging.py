"""Who judges for the coach."""

from typing import TypeAlias, cast

from tongiaki.record.colours import Colour
from tongiaki.rules import COLOURS, COMPILED, Position
from tongiaki.search import Outlook
from tongiaki.value.network import Network
from tongiaki.value.shipped import fingerprint, network

Forecaster: TypeAlias = Outlook | Network
"""A judge whose values are chances of winning, 0 to 1, and who knows everybody's expected `points` besides."""
Chances = dict[Colour, float]
"""Everybody's chances of winning, 0 to 1; their sum is 1."""

JUDGEMENT = "judgement"
"""What the judge of pure Python goes by."""


def forecaster(players: int) -> Forecaster:
    """The judge that the coach goes by in games of so many players: the network that comes with the program.

    In pure Python, where that would take minutes for a game, it is the judgement.
    """
    return network(players) if COMPILED else Outlook()


def judge_name(players: int) -> str:
    """Name that judge; other weights have another name."""
    return fingerprint(players) if COMPILED else JUDGEMENT


def judge_names() -> frozenset[str]:
    """Name all judges that the coach goes by, and the networks in any case, which judge better."""
    networks = frozenset(fingerprint(players) for players in range(2, len(COLOURS) + 1))
    return networks if COMPILED else networks | {JUDGEMENT}


def colours_of(position: Position) -> tuple[Colour, ...]:
    """The colour of every seat."""
    return cast("tuple[Colour, ...]", position.colours)


def by_colour(position: Position, values: list[float], places: int = 4) -> dict[Colour, float]:
    """Values by colour instead of by seat, rounded to so many places."""
    return {colour: round(value, places) for colour, value in zip(colours_of(position), values, strict=True)}
