"""The drawing of the board: complete, self-contained, and deterministic."""

import re
import xml.etree.ElementTree as ET

import pytest

from tests.position_builder import board
from tests.vectors.vectors import games
from tongiaki.drawing import THEMES, draw
from tongiaki.drawing.beaches import beach_arcs, berth_places
from tongiaki.drawing.link_picture import draw_link_picture
from tongiaki.drawing.seeded_random import random_stream
from tongiaki.rules import OVER, Position, Terms
from tongiaki.rules.tiles import BERTHS, FIRST_BEACH, ISLAND_NAME, ISLANDS, PIERS, SIDES

HREF = re.compile(r'href="#([^"]+)"')
URL = re.compile(r"url\(#([^)]+)\)")


def whole(picture: str) -> ET.Element:
    """Return the root of a picture. Assert that it parses, has no external references, and defines all ids it uses."""
    root = ET.fromstring(picture)  # noqa: S314 - drawn by this program
    names = {element.get("id") for element in root.iter()}
    assert {*HREF.findall(picture), *URL.findall(picture)} <= names
    assert "var(" not in picture
    assert not re.search(r"\b(nan|inf|None)\b", picture)
    assert "http" not in picture.replace("http://www.w3.org/2000/svg", "", 1)
    return root


def ships(picture: str, colour: str) -> int:
    return picture.count(f'href="#tb-ship-{colour}"')


@pytest.mark.parametrize("number", [1, 2])
def test_the_picture_of_a_link_is_complete(number: int) -> None:
    game = games()[64]
    position = Position(Terms(game["players"], game["stall"]))
    for text in game["moves"]:
        position.play(position.parse(text))
    picture = whole(draw_link_picture(*[position] * number))
    assert (picture.get("width"), picture.get("height")) == ("1200", "630")
    named = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
    assert named.count("Tonga") == number


@pytest.mark.parametrize("theme", THEMES)
def test_a_whole_game_is_drawn(theme: str) -> None:
    game = games()[64]
    position = Position(Terms(game["players"], game["stall"]))
    for number, text in enumerate(game["moves"]):
        position.play(position.parse(text))
        if number % 40 == 0 or position.to_move == OVER:
            whole(draw(position, theme))
    assert draw(position, theme) == draw(position.copy(), theme)


def test_every_ship_on_the_board_is_drawn_and_every_island_named() -> None:
    position = board(
        laid="fiji@tonga:3 w01@fiji:3 samoa@w01:1",
        ships={"tonga.0": "rr", "fiji.1": "yyr"},
        kings={"samoa": "yellow"},
        at_sea="ry",
    )
    picture = draw(position)
    whole(picture)
    assert ships(picture, "red") == 4
    assert ships(picture, "yellow") == 2 + 1 + 1  # on Fiji, under the king, at sea
    assert all(f">{name}</text>" in picture for name in ("Tonga", "Fiji", "Samoa"))
    assert ">Hawaii</text>" not in picture


def test_a_fleet_that_waits_for_a_tile_is_drawn_with_the_cell() -> None:
    position = board(ships={"tonga.0": "rr", "tonga.1": "y"})
    for text in ("expand tonga.0,2", "sail tonga:0"):
        position.play(position.parse(text))
    picture = draw(position)
    whole(picture)
    assert ships(picture, "red") == 4
    assert picture.count('stroke-dasharray="9 7"') == 1


@pytest.mark.parametrize("island", range(ISLANDS), ids=ISLAND_NAME)
def test_beaches_do_not_overlap_and_contain_their_piers(island: int) -> None:
    arcs = beach_arcs(island)
    first = FIRST_BEACH[island]
    for number, arc in enumerate(arcs):
        following = arcs[(number + 1) % len(arcs)].start + (0 if number + 1 < len(arcs) else 360)
        assert arc.start < arc.end < following
        for edge in PIERS[first + number]:
            assert arc.start < 90 + 60 * (edge % SIDES) < arc.end
        assert len(berth_places(island, number, 0)) == BERTHS[first + number]


def test_the_same_name_gives_the_same_numbers_as_in_the_browser() -> None:
    random = random_stream("tonga")
    assert [random(), random(), random()] == [0.6823164785746485, 0.058611085871234536, 0.9372959691099823]


def test_a_notebook_shows_the_board() -> None:
    position = Position(Terms(2))
    assert position._repr_svg_() == draw(position)


def test_an_unknown_theme_is_refused() -> None:
    with pytest.raises(ValueError, match="dusk"):
        draw(Position(Terms(2)), "dusk")
