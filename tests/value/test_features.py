"""What a network sees of a position."""

import random

import pytest

from tests.value import obvious
from tests.value.positions import some_positions
from tongiaki.rules import COLOURS, OVER, Position, Terms
from tongiaki.value import layout
from tongiaki.value.features import Views


def seen(views: Views, seat: int) -> tuple[set[int], list[int]]:
    views.view(seat)
    active = list(views.active)[: views.count]
    assert len(set(active)) == len(active)
    return set(active), list(views.amounts)


def test_every_view_is_what_the_description_and_the_printed_tiles_say() -> None:
    views = Views()
    phases = set()
    on: set[int] = set()
    for position in some_positions(games=20, every=7):
        views.load(position)
        phases.add(position.phase)
        for seat in range(position.players):
            inputs, amounts = seen(views, seat)
            assert (inputs, amounts) == obvious.view(position, seat), position.describe()
            on |= inputs
    assert phases >= {"setup", "turn", "draw", "landing", "migration", "lay", "over"}
    assert 0 <= min(on) < max(on) < layout.INPUTS
    assert len(on) > layout.INPUTS / 2


@pytest.mark.parametrize("shift", [1, 2])
def test_a_view_knows_no_seat_but_by_its_distance(shift: int) -> None:
    """The same game with everybody moved on by some seats looks the same to everybody."""
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


def test_no_view_has_more_inputs_on_than_there_is_room_for() -> None:
    views = Views()
    most = 0
    for position in some_positions(games=10, every=3):
        views.load(position)
        for seat in range(position.players):
            views.view(seat)
            most = max(most, views.count)
    assert most <= layout.MOST_ACTIVE
