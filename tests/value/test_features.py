"""The inputs of a network for a position."""

import random

import pytest

from tests.value import reference_inputs
from tests.value.random_positions import some_positions
from tongiaki.rules import COLOURS, OVER, Position, Terms
from tongiaki.value import layout
from tongiaki.value.features import Views


def seen(views: Views, seat: int) -> tuple[set[int], list[int]]:
    views.view(seat)
    active = list(views.active)[: views.count]
    assert len(set(active)) == len(active)
    return set(active), list(views.amounts)


def test_every_view_equals_the_reference_inputs() -> None:
    views = Views()
    phases = set()
    on: set[int] = set()
    for position in some_positions(games=20, every=7):
        views.load(position)
        phases.add(position.phase)
        for seat in range(position.players):
            inputs, amounts = seen(views, seat)
            assert (inputs, amounts) == reference_inputs.view(position, seat), position.describe()
            on |= inputs
    assert phases >= {"setup", "turn", "draw", "landing", "migration", "lay", "over"}
    assert 0 <= min(on) < max(on) < layout.INPUTS
    assert len(on) > layout.INPUTS / 2


@pytest.mark.parametrize("shift", [1, 2])
def test_a_view_depends_on_the_relative_order_of_seats_only(shift: int) -> None:
    """If all players move on by the same number of seats, each player's view stays the same."""
    players = 3
    chance = random.Random(shift)
    position = Position(Terms(players))
    while position.phase == "setup":
        position.play(chance.choice(position.legal_moves()))
    turned = Position(Terms(players))
    turned.turn, turned.phase_number = shift, position.phase_number
    for beach, ships in enumerate(position.ships):
        for seat in range(players):
            for _ in range(ships >> 4 * seat & 15):
                turned.put_ship_from_supply((seat + shift) % players, beach)
    views, others = Views(), Views()
    while position.to_move != OVER:
        views.load(position)
        others.load(turned)
        for seat in range(players):
            assert seen(views, seat) == seen(others, (seat + shift) % players)
        move = chance.choice(position.legal_moves())
        text = position.text(move).split(" ")
        if text[0] == "land":
            text[1] = COLOURS[(COLOURS.index(text[1]) + shift) % players]
        position.play(move)
        turned.play(turned.parse(" ".join(text)))


def test_the_active_inputs_of_a_view_fit_the_array() -> None:
    views = Views()
    most = 0
    for position in some_positions(games=10, every=3):
        views.load(position)
        for seat in range(position.players):
            views.view(seat)
            most = max(most, views.count)
    assert most <= layout.MOST_ACTIVE
