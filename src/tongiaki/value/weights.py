"""A network's weights as a file: a line of JSON, with the leads and what they are for, and the others.

The others are whole numbers: 16 bits each, the lowest byte first, deflated. First comes, for every input and then for
every amount, its weight on each hidden unit; then each unit's weight in the score, and each one's in the points.
"""

import json
import zlib
from array import array
from dataclasses import dataclass
from pathlib import Path
from sys import byteorder
from typing import Final

from tongiaki.rules.position import RULES_VERSION
from tongiaki.value.layout import AMOUNTS, FEATURES_VERSION, INPUTS

FORMAT: Final = "tongiaki value 1"
SCALE: Final = 1024
"""A weight of 1 as a whole number."""
AMOUNT: Final = 16
"""An amount of 1, as training sees it."""
POINTS: Final = 16.0
"""The second output of 1, in points."""
LANES: Final = 4
"""Hidden units whose sums share a machine word."""
LEADS: Final = 16
"""A game never has as many draws of the rarer kind of tile left."""
BLOCK: Final = 32
"""Hidden units come in as many."""


class WeightsError(ValueError):
    """Weights that are damaged, or that belong to other rules or inputs."""


@dataclass(frozen=True, slots=True)
class Weights:
    """A network in whole numbers."""

    players: tuple[int, ...]
    """The numbers of players that it judges."""
    hidden: int
    """Units of its hidden layer: a multiple of BLOCK."""
    leads: tuple[float, ...]
    """[draws left of the rarer kind of tile]: what POINTS points of greedy's judgement add to the score."""
    numbers: "array[int]"
    """All weights, in the order of the file."""
    origin: str = ""
    """How they were made."""

    def row(self, number: int) -> "array[int]":
        """The weights of an input, or of an amount after them all, or of the score, or of the points."""
        return self.numbers[number * self.hidden : (number + 1) * self.hidden]


SCORE_ROW: Final = int(INPUTS) + int(AMOUNTS)
POINTS_ROW: Final = SCORE_ROW + 1
ROWS: Final = POINTS_ROW + 1


def _head(weights: Weights) -> dict[str, object]:
    return {
        "format": FORMAT,
        "features": FEATURES_VERSION,
        "rules": RULES_VERSION,
        "players": list(weights.players),
        "hidden": weights.hidden,
        "leads": weights.leads,
        "origin": weights.origin,
    }


def write(weights: Weights, file: Path) -> None:
    """Write weights into a file: all of it, or nothing."""
    numbers = array("h", weights.numbers)
    if byteorder == "big":
        numbers.byteswap()
    head = json.dumps(_head(weights), ensure_ascii=True).encode()
    new = file.with_suffix(".new")
    new.write_bytes(head + b"\n" + zlib.compress(numbers.tobytes(), 9))
    new.replace(file)


def read(file: Path) -> Weights:
    """Read weights.

    Raises:
        OSError: the file can't be read.
        WeightsError: it holds no weights, or some for other rules or inputs.
    """
    line, _, packed = file.read_bytes().partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise WeightsError(f"{file.name} holds no weights of the form {FORMAT!r}")
    for what, wanted in (("rules", RULES_VERSION), ("features", FEATURES_VERSION)):
        if head.get(what) != wanted:
            raise WeightsError(f"{file.name} was trained for {what} {head.get(what)}, not {wanted}")
    numbers = array("h")
    try:
        numbers.frombytes(zlib.decompress(packed))
        weights = Weights(tuple(head["players"]), head["hidden"], tuple(head["leads"]), numbers, head["origin"])
    except (zlib.error, ValueError, TypeError, KeyError) as error:
        raise WeightsError(f"{file.name} is damaged: {error}") from error
    if weights.hidden % BLOCK or len(weights.leads) != LEADS or len(numbers) != ROWS * weights.hidden:
        raise WeightsError(f"{file.name} is damaged: {len(numbers)} weights for {weights.hidden} hidden units")
    if byteorder == "big":
        numbers.byteswap()
    return weights
