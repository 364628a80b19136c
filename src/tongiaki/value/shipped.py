"""The networks that come with the program."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tongiaki.value.network import Network
from tongiaki.value.weights import Weights, read

_HERE: Final = Path(__file__).parent
_OWN: Final = {2: "two", 4: "four"}
"""The numbers of players that have a network of their own; all others share one."""


def network(players: int) -> Network:
    """The network for games of so many players, read when it is first asked for; not for two threads at a time.

    Raises:
        OSError: its file can't be read.
        WeightsError: its file is of another version.
    """
    return _network(_name(players))


def weights(players: int) -> Weights:
    """Its weights; raises as `network` does."""
    return read(_HERE / f"{_name(players)}.weights")


@lru_cache
def fingerprint(players: int) -> str:
    """Some digits of its file's SHA-256, in hex, as other weights have others; raises OSError."""
    return sha256((_HERE / f"{_name(players)}.weights").read_bytes()).hexdigest()[:12]


def _name(players: int) -> str:
    return _OWN.get(players, "many")


@lru_cache
def _network(name: str) -> Network:
    return Network(read(_HERE / f"{name}.weights"))
