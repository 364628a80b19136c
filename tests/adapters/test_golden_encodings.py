"""Encodings and planes keep their values within an ENCODING_VERSION, and the batch functions return the same."""

import hashlib
from itertools import islice

import numpy as np
import pytest

from tests.adapters.random_games import many_positions, random_game
from tongiaki.adapters.encoding import ENCODING_VERSION, SIZE, action_mask, action_masks, encode, encode_batch
from tongiaki.adapters.planes import planes
from tongiaki.rules.moves import MOVE_COUNT

ENCODINGS = "083737da509192f4"
PLANES = "417be72ac5d029cc"


def test_values_are_those_of_the_first_release_of_this_version() -> None:
    """The hashes are those of an earlier, independent implementation with NumPy."""
    assert ENCODING_VERSION == 1
    encodings, boards = hashlib.sha256(), hashlib.sha256()
    for number, position in islice(enumerate(many_positions()), 0, None, 40):
        encodings.update(encode(position, number % position.players).astype("<f4").tobytes())
        boards.update(planes(position, 20).astype("<f4").tobytes())
    assert encodings.hexdigest()[:16] == ENCODINGS
    assert boards.hexdigest()[:16] == PLANES


def test_a_batch_has_the_encodings_and_masks_of_its_positions() -> None:
    positions = [position.copy() for players in (2, 6) for position in islice(random_game(players, 3), 0, None, 2)]
    assert len(positions) > 100
    observers = [number % position.players for number, position in enumerate(positions)]
    batch, masks = encode_batch(positions, observers), action_masks(positions)
    assert batch.shape == (len(positions), SIZE)
    assert masks.shape == (len(positions), MOVE_COUNT)
    for position, observer, row, mask in zip(positions, observers, batch, masks, strict=True):
        assert np.array_equal(row, encode(position, observer))
        assert np.array_equal(mask, action_mask(position))
    assert np.array_equal(encode_batch(positions)[5], encode(positions[5]))


def test_an_empty_batch_is_empty() -> None:
    assert encode_batch([]).shape == (0, SIZE)
    assert action_masks([]).shape == (0, MOVE_COUNT)


def test_a_batch_needs_an_observer_for_each_position() -> None:
    with pytest.raises(ValueError, match="2 positions need as many observers, not 1"):
        encode_batch([position.copy() for position in islice(random_game(2, 0), 2)], [0])
