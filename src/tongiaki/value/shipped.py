"""The networks that come with the program."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from tongiaki.value.network import Network
from tongiaki.value.weights import Weights, read

_HERE: Final = Path(__file__).parent


def network(players: int) -> Network:
    """A network for games of so many players, which remembers nothing of others.

    Raises:
        OSError: its file can't be read.
        WeightsError: its file is of another version.
    """
    return Network(_weights("two" if players == 2 else "many"))


@lru_cache
def _weights(name: str) -> Weights:
    return read(_HERE / f"{name}.weights")
