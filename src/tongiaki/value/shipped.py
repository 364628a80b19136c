"""The networks that are shipped with the program."""

from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from tongiaki.value.network import Network
from tongiaki.value.weights import Weights, mean, read

_FOLDER: Final = Path(__file__).parent
_FILES: Final = {2: ("two",), 4: ("four", "many")}
_SHARED: Final = ("many",)


def file_names(players: int) -> tuple[str, ...]:
    """Return the names of the networks for a number of players, without the files' suffix.

    The first one is trained for this number. Bots play by the mean of all of them.
    """
    return _FILES.get(players, _SHARED)


def network(players: int) -> Network:
    """Return the network that is trained for a number of players. The coach and the puzzles use it.

    It is loaded on first use, and is not thread-safe.

    Raises:
        OSError: its file can't be read.
        WeightsError: its file has another version.
    """
    return _mean_network(file_names(players)[:1])


def bot_network(players: int) -> Network:
    """Return the network by which bots play. It is loaded on first use, and is not thread-safe.

    Raises the same errors as `network`.
    """
    return _mean_network(file_names(players))


def weights(players: int) -> Weights:
    """Return the weights of `network(players)`. Raises the same errors."""
    return read(_path(file_names(players)[0]))


@lru_cache
def fingerprint(players: int) -> str:
    """Return the beginning of the SHA-256 of the file of `network(players)` in hexadecimal.

    It identifies the weights. Raises OSError.
    """
    return sha256(_path(file_names(players)[0]).read_bytes()).hexdigest()[:12]


@lru_cache
def _mean_network(names: tuple[str, ...]) -> Network:
    return Network(mean([read(_path(name)) for name in names]))


def _path(name: str) -> Path:
    return _FOLDER / f"{name}.weights"
