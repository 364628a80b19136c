"""Symmetries of the board and of the seats do not change the game."""

import random
from itertools import permutations

import numpy as np
import pytest

from tests.adapters.random_games import random_game
from tests.adapters.turned_positions import reseated, rotated
from tongiaki.adapters.encoding import action_mask, encode
from tongiaki.adapters.payoffs import payoffs
from tongiaki.adapters.planes import PLANES, TILE_PLANES, WINDOW, planes, rotate_planes
from tongiaki.adapters.symmetries import (
    permute_move,
    permute_planes,
    permute_policy,
    permute_seats,
    rotate_board,
    turned_table,
)
from tongiaki.rules import OVER, Position, Terms
from tongiaki.rules.tiles import BERTHS, TONGA, VALUE


@pytest.mark.parametrize("steps", range(6))
def test_a_turned_board_has_the_turned_encoding_and_the_same_moves(steps: int) -> None:
    for position in random_game(2 + steps % 5, steps):
        duplicate = rotated(position, steps)
        assert np.array_equal(encode(duplicate), rotate_board(encode(position), steps))
        assert duplicate.legal_moves() == position.legal_moves()


@pytest.mark.parametrize("steps", range(6))
def test_a_game_goes_on_alike_on_a_turned_board(steps: int) -> None:
    chance = random.Random(steps)
    for number, position in enumerate(random_game(3, steps)):
        if number == 60:
            duplicate = rotated(position, steps)
            while position.to_move != OVER:
                move = chance.choice(position.legal_moves())
                position.play(move)
                duplicate.play(move)
                assert np.array_equal(encode(duplicate), rotate_board(encode(position), steps))
            assert duplicate.standings() == position.standings()
            return
    pytest.fail("a short game")


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_goes_on_alike_at_a_turned_table(players: int) -> None:
    chance = random.Random(players)
    seats = turned_table(players, 1 + players % 3)
    for number, position in enumerate(random_game(players, players)):
        if number == 40:
            duplicate = reseated(position, seats)
            while position.to_move != OVER:
                move = chance.choice(position.legal_moves())
                position.play(move)
                duplicate.play(permute_move(move, seats))
                assert np.array_equal(encode(duplicate), permute_seats(encode(position), seats))
                assert np.array_equal(action_mask(duplicate), permute_policy(action_mask(position), seats))
            here, there = payoffs(position), payoffs(duplicate)
            assert [there[to] for to in seats] == here
            return
    pytest.fail("a short game")


def test_seats_in_another_order_keep_a_turns_moves() -> None:
    orders = list(permutations(range(4)))
    for number, position in enumerate(random_game(4, 3)):
        if position.phase == "setup":
            continue
        seats = orders[number % len(orders)]
        duplicate = reseated(position, seats)
        assert np.array_equal(encode(duplicate), permute_seats(encode(position), seats))
        assert sorted(duplicate.legal_moves()) == sorted(permute_move(move, seats) for move in position.legal_moves())


@pytest.mark.parametrize("steps", range(-1, 6))
def test_planes_turn_with_the_board(steps: int) -> None:
    for position in random_game(3, 10 + steps):
        assert np.array_equal(planes(rotated(position, steps % 6)), rotate_planes(planes(position), steps))


def test_planes_change_seats_with_the_table() -> None:
    seats = (2, 0, 3, 1)
    for position in random_game(4, 8):
        assert np.array_equal(planes(reseated(position, seats)), permute_planes(planes(position), seats))


def test_planes_show_tiles_where_they_lie() -> None:
    position = Position(Terms(2))
    position.play(position.parse("settle tonga.0"))
    board = planes(position)
    assert board.shape == (PLANES, WINDOW, WINDOW)
    assert np.argwhere(board[0]).tolist() == [[15, 15]]
    assert board[1, 15, 15] == 1
    assert board[2, 15, 15] == VALUE[TONGA] / max(VALUE)
    assert board[TILE_PLANES:, 15, 15].sum() == pytest.approx(_tonga_with_a_ship())


def _tonga_with_a_ship() -> float:
    """Return the sum of the planes for Tonga with one ship: six piers, the free berths, and the ship."""
    free = sum(BERTHS[beach] for beach in range(6)) - 1
    return 6 + free / 5 + 1 / 5


def test_a_window_that_is_too_small_for_the_board_is_refused() -> None:
    *_, position = random_game(2, 0)
    with pytest.raises(ValueError, match="does not fit into a window of 2 by 2"):
        planes(position, window=2)
