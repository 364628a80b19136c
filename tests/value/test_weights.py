"""Files of weights: reading restores what was written, and unsuitable files are rejected."""

import json
import pickle
from pathlib import Path

import pytest

from tests.value.test_network import some_weights
from tongiaki.value.weights import WeightsError, read, write


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
