"""The networks that are shipped with the program."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tongiaki.value.network import Network
from tongiaki.value.weights import Weights, read

_FOLDER: Final = Path(__file__).parent
_OWN_NETWORK: Final = {2: "two", 4: "four"}
"""Names of the networks that are trained for one number of players only. All other numbers share a network."""


def network(players: int) -> Network:
    """Return the network for a number of players. It is loaded on first use, and is not thread-safe.

    Raises:
        OSError: its file can't be read.
        WeightsError: its file has another version.
    """
    return _network(_name(players))


def weights(players: int) -> Weights:
    """Return the weights of the network for a number of players. Raises the same errors as `network`."""
    return read(_FOLDER / f"{_name(players)}.weights")


@lru_cache
def fingerprint(players: int) -> str:
    """Return the beginning of the SHA-256 of the network's file in hexadecimal.

    It identifies the weights. Raises OSError.
    """
    return sha256((_FOLDER / f"{_name(players)}.weights").read_bytes()).hexdigest()[:12]


def _name(players: int) -> str:
    return _OWN_NETWORK.get(players, "many")


@lru_cache
def _network(name: str) -> Network:
    return Network(read(_FOLDER / f"{name}.weights"))
