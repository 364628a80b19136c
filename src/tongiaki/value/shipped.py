"""The networks that are shipped with the program."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tongiaki.value.network import Network
from tongiaki.value.weights import Weights, mean, read

_FOLDER: Final = Path(__file__).parent
_FILES: Final = {2: ["two"], 4: ["four", "many"]}
"""Names of the networks for a number of players. All other numbers use the network `many`."""


def file_names(players: int) -> list[str]:
    """Return the names of the files whose mean is the network for a number of players, without their suffix."""
    return _FILES.get(players, ["many"])


def network(players: int) -> Network:
    """Return the network for a number of players. It is loaded on first use, and is not thread-safe.

    Raises:
        OSError: one of its files can't be read.
        WeightsError: one of its files has another version.
    """
    return _network(tuple(file_names(players)))


def weights(players: int) -> Weights:
    """Return the weights of the network for a number of players. Raises the same errors as `network`."""
    return _read(tuple(file_names(players)))


@lru_cache
def fingerprint(players: int) -> str:
    """Return the beginning of the SHA-256 of the network's files in hexadecimal.

    It identifies the weights. Raises OSError.
    """
    contents = [(_FOLDER / f"{name}.weights").read_bytes() for name in file_names(players)]
    return sha256(b"".join(contents)).hexdigest()[:12]


@lru_cache
def _network(names: tuple[str, ...]) -> Network:
    return Network(_read(names))


def _read(names: tuple[str, ...]) -> Weights:
    return mean([read(_FOLDER / f"{name}.weights") for name in names])
