"""Clause 2: cells, directions, rotations."""

import pytest

from tests.position_builder import board, place, play
from tongiaki.rules import Position, Terms
from tongiaki.rules.hexes import axial, cell

NEXT = {0: (0, 1), 1: (-1, 1), 2: (-1, 0), 3: (0, -1), 4: (1, -1), 5: (1, 0)}


def test_cells_have_two_coordinates() -> None:
    """2.1"""
    cells = [(q, r) for q in range(-31, 32) for r in range(-31, 32)]
    assert [axial(cell(q, r)) for q, r in cells] == cells
    assert len({cell(q, r) for q, r in cells}) == len(cells)


def test_tonga_lies_at_the_origin_with_rotation_0() -> None:
    """2.3"""
    assert place(Position(Terms(2)), "tonga") == (0, 0, 0)


@pytest.mark.parametrize("direction", range(6))
def test_a_discovered_tile_lies_in_the_next_cell_with_side_0_towards_the_fleet(
    direction: int,
) -> None:
    """2.1, 2.4"""
    position = board(ships={f"tonga.{direction}": "ry"})
    play(position, f"expand tonga.{direction}", f"sail tonga:{direction}", "draw fiji")
    assert place(position, "fiji") == (*NEXT[direction], (direction + 3) % 6)
    assert position.chart.facing[direction] == 6 * 13  # side 0 of Fiji, island 13


@pytest.mark.parametrize("rotation", range(6))
@pytest.mark.parametrize("side", range(1, 6))
def test_the_sides_of_a_rotated_tile_face_rotated_directions(rotation: int, side: int) -> None:
    """2.2: at every rotation of Tuamotu, with a tile laid at each of its sides; side 0 faces Tonga."""
    position = board(laid=f"tuamotu@tonga:{(rotation + 3) % 6}")
    q, r, turned = place(position, "tuamotu")
    assert turned == rotation
    direction = (side + rotation) % 6
    cells = {(q + dq, r + dr) for dq, dr in NEXT.values()}
    target = (q + NEXT[direction][0], r + NEXT[direction][1])
    assert target in cells
    play(position, "resettle", f"lay tuamotu:{side}", "draw w01")
    assert place(position, "w01") == (*target, (direction + 3) % 6)


def test_the_other_sides_of_a_tile_can_touch_anything() -> None:
    """2.5: Fiji is discovered south-east of a tile. A side without a pier can touch the other adjacent tiles."""
    position = board(laid="fiji@tonga:3 w13@tonga:4")
    assert position.chart.facing[13 * 6 + 5] // 6 == 16 + 12  # Fiji's pier on side 5 touches w13
    position = board(laid="fiji@tonga:3", ships={"tonga.4": "ry", "fiji.2": "r"})
    play(position, "expand tonga.4", "sail tonga:4", "draw samoa")
    fiji, samoa = 13 * 6, 15 * 6
    meeting = [
        (edge % 6, other % 6) for edge, other in enumerate(position.chart.facing[fiji : fiji + 6]) if other // 6 == 15
    ]
    assert samoa // 6 == 15
    assert meeting == [(5, 1)]
