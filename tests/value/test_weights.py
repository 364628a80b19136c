"""Files of weights: reading restores what was written, and unsuitable files are rejected."""

import json
import pickle
from array import array
from dataclasses import replace
from math import sqrt
from pathlib import Path
from statistics import fmean

import pytest

from tests.value.random_positions import some_positions
from tests.value.test_network import some_weights
from tongiaki.rules import OVER
from tongiaki.value.network import Network
from tongiaki.value.weights import Weights, WeightsError, mean, read, write


@pytest.fixture
def file(tmp_path: Path) -> Path:
    file = tmp_path / "some.weights"
    write(some_weights(32, 100), file)
    return file


def change(file: Path, **changes: object) -> None:
    line, _, numbers = file.read_bytes().partition(b"\n")
    file.write_bytes(json.dumps(json.loads(line) | changes).encode() + b"\n" + numbers)


def test_weights_are_read_as_they_were_written(file: Path) -> None:
    assert read(file) == some_weights(32, 100)
    assert list(file.parent.iterdir()) == [file]


def doubled(weights: Weights) -> Weights:
    """Return the network with all weights doubled: half of each weight is an integer again."""
    return replace(weights, numbers=array("h", [2 * number for number in weights.numbers]))


def test_the_mean_of_networks_has_the_mean_of_their_outputs() -> None:
    parts = [doubled(some_weights(32, 50)), doubled(some_weights(64, 50))]
    first, second, both = Network(parts[0]), Network(parts[1]), Network(mean(parts))
    for position in some_positions(games=5, every=9):
        if position.to_move != OVER:
            powers = [sqrt(a * b) for a, b in zip(first.evaluate(position), second.evaluate(position), strict=True)]
            assert both.evaluate(position) == pytest.approx([power / sum(powers) for power in powers])
            points = [fmean(pair) for pair in zip(first.points, second.points, strict=True)]
            assert both.points == pytest.approx(points)


def test_weights_can_be_pickled() -> None:
    assert pickle.loads(pickle.dumps(some_weights(32, 100))) == some_weights(32, 100)  # noqa: S301 - pickled by this test


@pytest.mark.parametrize(
    ("changes", "complaint"),
    [
        ({"rules": "2"}, "some.weights was trained for rules 2, not 1"),
        ({"features": 0}, "some.weights was trained for features 0, not 1"),
        ({"format": "tongiaki value 9"}, "contains no weights in the format 'tongiaki value 1'"),
        ({"hidden": 64}, "is damaged: .* weights for 64 hidden units"),
        ({"hidden": 31}, "is damaged"),
        ({"players": None}, "is damaged"),
        ({"leads": [1.0]}, "is damaged"),
    ],
)
def test_weights_for_other_rules_or_inputs_are_rejected(file: Path, changes: dict[str, object], complaint: str) -> None:
    change(file, **changes)
    with pytest.raises(WeightsError, match=complaint):
        read(file)


@pytest.mark.parametrize("content", [b"", b"hello\nworld", b"[]\n", b"\x80\n"])
def test_files_without_weights_are_rejected(file: Path, content: bytes) -> None:
    file.write_bytes(content)
    with pytest.raises(WeightsError, match="contains no weights"):
        read(file)


def test_a_truncated_file_is_rejected(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-100])
    with pytest.raises(WeightsError, match="is damaged"):
        read(file)
