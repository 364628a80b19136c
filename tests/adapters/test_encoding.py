"""The encoding distinguishes exactly the positions that differ in what matters."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from tests.adapters.decoded_positions import decoded, facts_of
from tests.adapters.random_games import many_positions, random_game
from tongiaki.adapters.encoding import SHAPES, SIZE, action_mask, encode, views
from tongiaki.rules import OVER, Position, Terms
from tongiaki.rules.moves import MOVE_COUNT
from tongiaki.rules.numbers import ints
from tongiaki.rules.state import PHASES


def test_all_that_decides_the_game_can_be_read_back_from_the_encoding() -> None:
    phases = set()
    count = 0
    for position in islice(many_positions(), 0, None, 12):
        assert decoded(encode(position)) == facts_of(position)
        phases.add(position.phase)
        count += 1
    assert phases == set(PHASES)
    assert count > 1_500


def test_positions_that_are_encoded_alike_have_the_same_legal_moves() -> None:
    legal: dict[bytes, list[int]] = {}
    met_again = 0
    for seed in range(1500):
        for number, position in enumerate(random_game(2, seed)):
            if number > 6:
                break
            moves = position.legal_moves()
            met_again += legal.setdefault(encode(position).tobytes(), moves) is not moves
            assert legal[encode(position).tobytes()] == moves
    assert met_again > 1500


def test_the_encoding_omits_a_turns_earlier_boards_which_change_no_current_legal_move() -> None:
    count = 0
    for position in many_positions():
        if position.phase != "migration" or not position.seen:
            continue
        other = position.copy()
        other.seen = [ints(reversed(board)) for board in position.seen]
        assert other.key() != position.key()
        assert np.array_equal(encode(other), encode(position))
        assert other.legal_moves() == position.legal_moves()
        count += 1
        if count == 200:
            return
    pytest.fail("too few migrations")


def test_colours_are_names_and_change_nothing() -> None:
    assert np.array_equal(encode(Position(Terms(2))), encode(Position(Terms(2, colours=("purple", "blue")))))


def test_every_entry_lies_between_minus_one_and_one() -> None:
    low = high = np.zeros(SIZE, np.float32)
    for position in random_game(6, 1):
        low, high = np.minimum(low, encode(position)), np.maximum(high, encode(position))
    assert low.min() >= -1
    assert high.max() <= 1


def test_observers_differ_in_the_mark_on_their_own_seat_alone() -> None:
    first, second = encode(Position(Terms(3)), 0), encode(Position(Terms(3)), 2)
    own = views(first)["seats"][:, 1].copy()
    assert own.tolist() == [1, 0, 0, 0, 0, 0]
    views(first)["seats"][:, 1] = views(second)["seats"][:, 1]
    assert np.array_equal(first, second)


def test_an_encoding_can_be_written_into_an_array_that_was_used_before() -> None:
    used = np.full(SIZE, 7, np.float32)
    for position in random_game(3, 5):
        assert encode(position, out=used) is used
        assert np.array_equal(used, encode(position))


def test_the_mask_marks_the_legal_moves_of_players_no_draws_and_all_moves_after_the_end() -> None:
    for position in random_game(4, 2):
        mask = action_mask(position)
        assert mask.shape == (MOVE_COUNT,)
        expected = sorted(position.legal_moves()) if position.to_move >= 0 else []
        if position.to_move == OVER:
            expected = list(range(MOVE_COUNT))
        assert np.flatnonzero(mask).tolist() == expected


def test_the_documentation_names_every_piece_with_its_shape() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research" / "encoding.md").read_text()
    for name, shape in SHAPES.items():
        assert f"`{name}` ({', '.join(map(str, shape))})" in page
    assert f"{SIZE} entries" in page
