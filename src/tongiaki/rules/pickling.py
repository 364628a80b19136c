"""A state as plain data and back, for `pickle` and for processes that hand positions to each other."""

from typing import Any, Final

from tongiaki.rules.chart import Chart
from tongiaki.rules.numbers import ints
from tongiaki.rules.state import State

_NUMBERS: Final = (
    *("phase_number", "turn", "full", "crowned", "supply", "at_sea", "pile", "ending", "quiet_turns", "drew"),
    *(
        "lost_island",
        "beach_to_fill",
        "fleet",
        "origin",
        "edge",
        "island",
        "fresh",
        "resettling",
        "repeated",
        "trapped",
    ),
)
_ARRAYS: Final = ("ships", "ashore", "kings")

Data = tuple[dict[str, int], dict[str, list[int]], list[list[int]], list[list[int]]]


def to_data(state: State) -> Data:
    """All that makes a state, but its terms and the log."""
    chart = state.chart
    return (
        {name: getattr(state, name) for name in _NUMBERS},
        {name: list(getattr(state, name)) for name in _ARRAYS},
        [list(board) for board in state.seen],
        [list(chart.cells), list(chart.rotations), list(chart.facing), list(chart.exits)],
    )


def from_data(state: State, data: Data) -> None:
    """Make a state what the data say; its terms are the same."""
    numbers, arrays, seen, chart = data
    values: dict[str, Any] = numbers | {name: ints(numbers) for name, numbers in arrays.items()}
    for name, value in values.items():
        setattr(state, name, value)
    state.seen = [ints(board) for board in seen]
    state.chart = Chart(ints(chart[0]), ints(chart[1]), ints(chart[2]), ints(chart[3]))
