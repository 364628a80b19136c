"""Sums over active inputs: a view has about eighty of three thousand, and a dense product would multiply all.

A batch uses a quarter of all inputs often. Dense products sum these. The others are added row by row.
"""

import numpy as np
import numpy.typing as npt

from tongiaki.value.layout import INPUTS

Floats = npt.NDArray[np.float32]
Indices = npt.NDArray[np.intp]
_COMMON = 16
"""Number of views from which on an input is common. It only affects the speed."""


class ActiveInputs:
    """The active inputs of a batch's views: a matrix of zeros and ones."""

    def __init__(self, active: npt.NDArray[np.uint16]) -> None:
        """Prepare the sums.

        Args:
            active: the active inputs by [view, place]. INPUTS fills the unused places.
        """
        counts = np.bincount(active.ravel(), minlength=INPUTS + 1)[:INPUTS]
        self._common: Indices = np.flatnonzero(counts >= _COMMON)
        others = len(self._common)
        columns = np.full(INPUTS + 1, others)
        columns[self._common] = np.arange(others)
        active_columns = columns[active]
        dense = np.zeros((len(active), others + 1), np.float32)
        dense[np.arange(len(active))[:, None], active_columns] = 1
        self._dense = dense[:, :others]
        views, places = np.nonzero((active_columns == others) & (active < INPUTS))
        inputs = active[views, places].astype(np.intp)
        self._by_view = _disjoint(views, inputs)
        self._by_input = _disjoint(inputs, views)

    def forward(self, weights: Floats) -> Floats:
        """Return sums of the active inputs' weights by [view, hidden unit], from weights by [input, hidden unit]."""
        sums: Floats = self._dense @ weights[self._common]
        for views, inputs in self._by_view:
            sums[views] += weights[inputs]
        return sums

    def backward(self, errors: Floats) -> Floats:
        """Return the weights' gradient by [input, hidden unit], from the sums' errors by [view, hidden unit]."""
        gradient = np.zeros((INPUTS, errors.shape[1]), np.float32)
        gradient[self._common] = self._dense.T @ errors
        for inputs, views in self._by_input:
            gradient[inputs] += errors[views]
        return gradient


def _disjoint(targets: Indices, sources: Indices) -> list[tuple[Indices, Indices]]:
    """Divide pairs into groups in which no target occurs twice, so that NumPy can add a group's rows at once."""
    order = np.argsort(targets, kind="stable")
    targets, sources = targets[order], sources[order]
    firsts = np.flatnonzero(np.diff(targets, prepend=-1))
    ranks = np.arange(len(targets)) - np.repeat(firsts, np.diff(firsts, append=len(targets)))
    order = np.argsort(ranks, kind="stable")
    ends = np.cumsum(np.bincount(ranks))[:-1]
    return list(zip(np.split(targets[order], ends), np.split(sources[order], ends), strict=True))
