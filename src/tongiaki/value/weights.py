"""The file format of a network's weights: a line of JSON with the leads and metadata, then the packed weights.

The weights are little-endian 16-bit integers, compressed with zlib. The weights of every input are followed by those of
every amount, one per hidden unit each. At the end are the weights of all hidden units in the score, then in the points.
"""

import json
import zlib
from array import array
from dataclasses import dataclass
from pathlib import Path
from statistics import fmean
from sys import byteorder
from typing import Final

from tongiaki.rules.position import RULES_VERSION
from tongiaki.value.layout import AMOUNTS, FEATURES_VERSION, INPUTS

FORMAT: Final = "tongiaki value 1"
SCALE: Final = 1024
"""The integer that represents a weight of 1."""
AMOUNT: Final = 16
"""Divisor by which amounts are scaled down in training."""
POINTS: Final = 16.0
"""Number of points that the value 1 of the second output represents."""
LANES: Final = 4
"""Number of hidden units whose sums share a machine word."""
LEADS: Final = 16
"""Number of leads. A lead is chosen by the remaining draws of the rarer kind of tile, which are always fewer."""
BLOCK: Final = 32
"""Block size: the number of hidden units is a multiple of it."""


class WeightsError(ValueError):
    """The weights are damaged, or belong to other rules or inputs."""


@dataclass(frozen=True, slots=True)
class Weights:
    """The weights of a network as integers."""

    players: tuple[int, ...]
    """The numbers of players that the network is trained for."""
    hidden: int
    """Number of units in the hidden layer, a multiple of BLOCK."""
    leads: tuple[float, ...]
    """Weights of the expected points in the score, per POINTS points, by remaining draws of the rarer kind of tile."""
    numbers: "array[int]"
    """All weights, in the order of the file."""
    origin: str = ""
    """Description of the training."""

    def row(self, number: int) -> "array[int]":
        """Return a row of weights. The rows are, in this order: inputs, amounts, score, points."""
        return self.numbers[number * self.hidden : (number + 1) * self.hidden]


SCORE_ROW: Final = int(INPUTS) + int(AMOUNTS)
POINTS_ROW: Final = SCORE_ROW + 1
ROWS: Final = POINTS_ROW + 1


def mean(parts: list[Weights]) -> Weights:
    """Return one network whose outputs are the means of the outputs of several networks.

    It has the hidden units of all of them. Their weights in both outputs are divided by the number of networks, and
    rounded to integers.
    """
    if len(parts) == 1:
        return parts[0]
    numbers = array("h")
    for row in range(ROWS):
        for part in parts:
            shares = part.row(row)
            numbers.extend(shares if row < SCORE_ROW else [round(weight / len(parts)) for weight in shares])
    return Weights(
        players=parts[0].players,
        hidden=sum(part.hidden for part in parts),
        leads=tuple(fmean(leads) for leads in zip(*(part.leads for part in parts), strict=True)),
        numbers=numbers,
        origin=" | ".join(part.origin for part in parts),
    )


def _header(weights: Weights) -> dict[str, object]:
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
    """Write weights to a file atomically."""
    numbers = array("h", weights.numbers)
    if byteorder == "big":
        numbers.byteswap()
    header = json.dumps(_header(weights), ensure_ascii=True).encode()
    new = file.with_suffix(".new")
    new.write_bytes(header + b"\n" + zlib.compress(numbers.tobytes(), 9))
    new.replace(file)


def read(file: Path) -> Weights:
    """Read weights from a file.

    Raises:
        OSError: the file can't be read.
        WeightsError: the file contains no weights, or weights for other rules or inputs.
    """
    line, _, packed = file.read_bytes().partition(b"\n")
    try:
        header = json.loads(line)
    except ValueError:
        header = None
    if not isinstance(header, dict) or header.get("format") != FORMAT:
        raise WeightsError(f"{file.name} contains no weights in the format {FORMAT!r}")
    for name, version in (("rules", RULES_VERSION), ("features", FEATURES_VERSION)):
        if header.get(name) != version:
            raise WeightsError(f"{file.name} was trained for {name} {header.get(name)}, not {version}")
    numbers = array("h")
    try:
        numbers.frombytes(zlib.decompress(packed))
        weights = Weights(tuple(header["players"]), header["hidden"], tuple(header["leads"]), numbers, header["origin"])
    except (zlib.error, ValueError, TypeError, KeyError) as error:
        raise WeightsError(f"{file.name} is damaged: {error}") from error
    if weights.hidden % BLOCK or len(weights.leads) != LEADS or len(numbers) != ROWS * weights.hidden:
        raise WeightsError(f"{file.name} is damaged: {len(numbers)} weights for {weights.hidden} hidden units")
    if byteorder == "big":
        numbers.byteswap()
    return weights
