"""The configuration of a training run, in a TOML file.

Together with the program's version, it determines all results.
"""

from pathlib import Path
from typing import Annotated

import msgspec
from msgspec import Meta

from tongiaki.record import normalize_text
from tongiaki.value.weights import BLOCK

Share = Annotated[float, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1)]


class ConfigError(ValueError):
    """The file is not a valid configuration. The message describes the error."""


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The configuration of a training run."""

    players: Annotated[tuple[Annotated[int, Meta(ge=2, le=6)], ...], Meta(min_length=1)]
    """Numbers of players. Successive games use them in rotation."""
    games: Count
    """Total number of games."""
    seed: Annotated[int, Meta(ge=0)] = 1
    hidden: Annotated[int, Meta(ge=BLOCK, le=512, multiple_of=BLOCK)] = 64
    round: Count = 400
    """Number of games between two lessons.

    All of them use the weights from the lesson before the previous one, so that the learner and the games run in
    parallel.
    """
    nodes: Count = 600
    """Maximum number of positions searched per stretch."""
    trace: Share = 0.85
    """Lambda: the weight of the result in a position's target.

    The network's value of the next position has the rest.
    """
    exploring: Share = 0.03
    """Probability of a random decision."""
    openings: Share = 0.5
    """Share of games that start with random decisions."""
    opening: Annotated[int, Meta(ge=0)] = 12
    """Maximum number of random decisions at the start."""
    rivals: Share = 0.0
    """Share of games in which the greedy bot plays in all seats except one."""
    memory: Count = 300_000
    """Maximum number of positions in the replay buffer, which keeps the newest ones."""
    recent: Share = 0.25
    """Share of all positions so far from which a lesson draws, the newest ones.

    A lesson draws from at least MIN_RECENT positions, and from at least its own round's.
    """
    reuse: Annotated[float, Meta(gt=0)] = 1.25
    """Average number of times that each position is drawn. It determines the number of steps in a lesson."""
    batch: Count = 512
    """Number of positions in a step."""
    rate: Annotated[float, Meta(gt=0)] = 8e-4
    """Learning rate of the first step."""
    last_rate: Annotated[float, Meta(gt=0)] = 3e-5
    """Learning rate of the last step. The rate decreases linearly."""
    mean_decay: Annotated[float, Meta(ge=0, lt=1)] = 0.999
    """Factor by which each step reduces the share of earlier weights in the running mean, which is the result."""
    points: Annotated[float, Meta(ge=0)] = 0.1
    """Weight of the second output's loss relative to that of the first output."""
    measured: Annotated[int, Meta(ge=0)] = 20
    """Number of rounds between two measurements against the greedy bot, or 0 for none."""
    measure: Count = 60
    """Number of games per measurement."""


def load(file: Path) -> Config:
    """Read a configuration.

    Raises:
        OSError: the file can't be read.
        ConfigError: it is not a valid configuration.
    """
    try:
        return msgspec.toml.decode(normalize_text(file.read_text(encoding="utf-8")), type=Config)
    except (msgspec.DecodeError, ValueError) as error:
        raise ConfigError(f"{file.name}: {error}") from error
