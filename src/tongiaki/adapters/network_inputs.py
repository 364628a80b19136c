"""The inputs of the project's own networks, for other networks. `docs/research/networks.md` describes them.

They are sparse: of INPUTS inputs, each 0 or 1, about ninety are 1. In addition, there are AMOUNTS integers.
"""

import threading
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tongiaki.rules import COMPILED, Position
from tongiaki.value.features import Views
from tongiaki.value.layout import AMOUNTS, FEATURES_VERSION, INPUTS, MOST_ACTIVE

__all__ = ["AMOUNTS", "FEATURES_VERSION", "INPUTS", "MOST_ACTIVE", "NetworkInputs", "network_inputs"]


class NetworkInputs(NamedTuple):
    """The inputs of a position from one seat's point of view."""

    active: NDArray[np.int64]
    """The numbers of the inputs that are 1, each once: shape (n,), values 0 to INPUTS - 1. n is at most MOST_ACTIVE."""
    amounts: NDArray[np.int64]
    """The amounts: shape (AMOUNTS,). Points are 0 to 53, and half points 0 to 200."""


class _Local(threading.local):
    def __init__(self) -> None:
        self.views = Views()


_LOCAL = _Local()


def network_inputs(position: Position) -> list[NetworkInputs]:
    """Return the inputs of a position for each seat, in the order of the seats.

    Their meaning and their order are fixed within a FEATURES_VERSION. `tongiaki.value.layout` has the number of each.

    Args:
        position: any position before the end of the game, including one before a draw.
    """
    views = _LOCAL.views
    views.load(position)
    inputs = []
    for seat in range(position.players):
        views.view(seat)
        inputs.append(NetworkInputs(_array(views.active, views.count), _array(views.amounts, AMOUNTS)))
    return inputs


def _array(numbers: Any, count: int) -> NDArray[np.int64]:  # noqa: ANN401 - a list, or a buffer of the compiled engine
    """Return a copy of the first elements of an array."""
    return np.frombuffer(numbers, np.int64)[:count].copy() if COMPILED else np.array(numbers[:count], np.int64)
