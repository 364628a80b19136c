"""What a training is: read from a TOML file. Everything that comes of it follows from this and the version."""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.record import plain
from tongiaki.value.weights import BLOCK

Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1)]


class ConfigError(ValueError):
    """The file is no training's configuration; the message says where."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A training from its first game to its last."""

    players: Annotated[tuple[Annotated[int, Meta(ge=2, le=6)], ...], Meta(min_length=1)]
    """Numbers of players of the games, by turns."""
    games: Count
    """Games in all."""
    seed: Annotated[int, Meta(ge=0)] = 1
    hidden: Annotated[int, Meta(ge=BLOCK, le=512, multiple_of=BLOCK)] = 64
    round: Count = 100
    """Games between two lessons; they are all played with the weights of the lesson before."""
    nodes: Count = 600
    """Positions of a stretch that are looked at."""
    trace: Share = 0.85
    """Lambda: how much of what a position is taught comes from the end; the rest from what the network says next."""
    exploring: Share = 0.03
    """Chance that a decision is made at random."""
    openings: Share = 0.5
    """Share of the games that open with decisions at random."""
    opening: Annotated[int, Meta(ge=0)] = 12
    """At most so many decisions."""
    rivals: Share = 0.0
    """Share of the games in which greedy plays on all seats but one."""
    memory: Count = 30_000
    """Positions that are remembered, the newest."""
    batches: Count = 150
    """Steps of a lesson."""
    batch: Count = 256
    """Positions of a step."""
    rate: Annotated[float, Meta(gt=0)] = 0.001
    """Size of a step at first."""
    last_rate: Annotated[float, Meta(gt=0)] = 0.0002
    """Size of the last step; between, it falls evenly."""
    points: Annotated[float, Meta(ge=0)] = 0.1
    """How much the second output counts beside the first."""
    measured: Annotated[int, Meta(ge=0)] = 20
    """Rounds between two measurements against greedy; 0: none."""
    measure: Count = 60
    """Games of a measurement."""


def load(file: Path) -> Config:
    """Read a configuration.

    Raises:
        OSError: the file can't be read.
        ConfigError: it is no configuration.
    """
    try:
        return msgspec.toml.decode(plain(file.read_text(encoding="utf-8")), type=Config)
    except (msgspec.DecodeError, ValueError) as error:
        raise ConfigError(f"{file.name}: {error}") from error
