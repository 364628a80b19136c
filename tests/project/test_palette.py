"""Colour values appear only in the client's palettes. Other files use names."""

import itertools
import math
import re
import tomllib

import pytest

from tests.project.project_files import ROOT, texts

COLOUR = re.compile(r"(?<![&\w.])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b(?!\()|\b(?:rgb|hsl)a?\(")
PALETTES = ("web/src/styles/", "web/src/generated/", "web/src/faces/palette.ts")


def test_no_colour_is_written_outside_the_palettes() -> None:
    files = texts("web/src/*.svelte", "web/src/*.ts", "web/src/*.css")
    assert any(COLOUR.search(text) for name, text in files.items() if name.startswith(PALETTES))
    outside = {name: COLOUR.findall(text) for name, text in files.items() if not name.startswith(PALETTES)}
    assert {name: colours for name, colours in outside.items() if colours} == {}


# Matrices that simulate normal vision and three colour vision deficiencies (Machado, Oliveira and Fernandes 2009).
SIGHTS = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deuteranopia": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritanopia": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
APART = 25  # minimum colour difference (CIE 1976) that is clearly visible at a ship's size


def seen(colour: str, sight: str) -> tuple[float, float, float]:
    """Return a colour, as seen with a kind of vision, in CIELAB coordinates."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    light = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    mixed = [sum(a * b for a, b in zip(row, light, strict=True)) for row in SIGHTS[sight]]
    red, green, blue = (min(max(part, 0), 1) for part in mixed)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    fx, fy, fz = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


@pytest.mark.parametrize("sight", SIGHTS)
def test_players_colours_that_are_to_be_told_apart_are_so_in_any_kind_of_sight(sight: str) -> None:
    look = tomllib.loads((ROOT / "src/tongiaki/drawing/look.toml").read_text())
    ships = {name: seen(colour, sight) for name, colour in look["distinct"].items() if name.startswith("ship-")}
    assert len(ships) == 6
    near = {(a, b): math.dist(ships[a], ships[b]) for a, b in itertools.combinations(ships, 2)}
    assert min(near.values()) >= APART, near
