"""The drawing of a whole position: the sea, the tiles and the ships."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from tongiaki.drawing.beaches import berth_places
from tongiaki.drawing.geometry import APOTHEM, RADIUS, Point, centre, hexagon, short
from tongiaki.drawing.look import THEMES, apply_theme, svg_definitions
from tongiaki.drawing.tiles import island_name, tile_art
from tongiaki.rules import Position
from tongiaki.rules.fleets import EMPTY, ships_of
from tongiaki.rules.hexes import STEP, axial
from tongiaki.rules.tiles import FIRST_BEACH, ISLANDS, NONE, SIDES, TILES

SCALE: Final = 0.75
"""Default number of pixels per board unit."""
NAMESPACE: Final = "http://www.w3.org/2000/svg"
_RECTANGLE: Final = ("x", "y", "width", "height")
_MARGIN: Final = 14.0
_SEA_ROW_HEIGHT: Final = 52.0
"""Height of the space below the tiles for ships at sea."""
_FORMATION: Final = (Point(0, -8), Point(-17, 1), Point(17, 1), Point(0, 11), Point(-34, 10), Point(34, 10))
"""Positions of the ships in a fleet, arranged as a wedge."""


class Box(NamedTuple):
    """A rectangle in board units."""

    left: float
    top: float
    width: float
    height: float

    @property
    def view(self) -> str:
        """The value of the attribute `viewBox`."""
        return " ".join(map(short, self))

    @property
    def rectangle(self) -> str:
        """The attributes of a `rect` element."""
        return " ".join(f'{name}="{short(value)}"' for name, value in zip(_RECTANGLE, self, strict=True))


def draw(position: Position, theme: str = "light") -> str:
    """Return a position as an SVG document.

    Raises:
        ValueError: the theme is not one of THEMES.
    """
    if theme not in THEMES:
        raise ValueError(f"the themes are {' and '.join(THEMES)}, not {theme!r}")
    box = bounds(position)
    parts = [f"<defs>\n{svg_definitions()}</defs>", *sea(box), *draw_board(position)]
    size = f'width="{round(box.width * SCALE)}" height="{round(box.height * SCALE)}"'
    content = apply_theme("\n".join(parts), theme)
    return (
        f'<svg xmlns="{NAMESPACE}" viewBox="{box.view}" {size} role="img"><title>Tongiaki</title>\n{content}\n</svg>\n'
    )


def sea(box: Box) -> list[str]:
    """Return the drawing of the sea around the tiles."""
    return [f'<rect {box.rectangle} fill="var(--sea-deep)" /><rect {box.rectangle} fill="url(#tb-waves)" />']


def bounds(position: Position) -> Box:
    """Return the rectangle that contains the drawing of a position."""
    next_cell = _next_cell(position)
    cells = [*_middles(position).values(), *([] if next_cell is None else [next_cell])]
    left, right = (f(point.x for point in cells) + sign * (RADIUS + _MARGIN) for f, sign in ((min, -1), (max, 1)))
    top, bottom = (f(point.y for point in cells) + sign * (APOTHEM + _MARGIN) for f, sign in ((min, -1), (max, 1)))
    bottom += _SEA_ROW_HEIGHT if position.at_sea != EMPTY else 0
    return Box(left, top, right - left, bottom - top)


def draw_board(position: Position) -> list[str]:
    """Return the drawing of a position's tiles and ships, without the sea and the definitions."""
    box, middles, next_cell = bounds(position), _middles(position), _next_cell(position)
    ships_at_sea = _colours(position, position.at_sea)
    sea_row = Point(box.left + box.width / 2, box.top + box.height - 28)
    return [
        *(_shadow(middle) for middle in middles.values()),
        *(_tile(position, tile, middle) for tile, middle in middles.items()),
        *([] if next_cell is None else [_unknown(next_cell)]),
        *_draw_ships_on_beaches(position, middles),
        *(island_name(tile, middle) for tile, middle in middles.items() if tile < ISLANDS),
        *_draw_fleet(position, middles, next_cell),
        *(
            _ship(colour, Point(sea_row.x + (number - (len(ships_at_sea) - 1) / 2) * 26, sea_row.y), 1)
            for number, colour in enumerate(ships_at_sea)
        ),
    ]


def _middles(position: Position) -> dict[int, Point]:
    """Return the centre of each tile on the board."""
    chart = position.chart
    return {tile: centre(*chart.placement(tile)[:2]) for tile in range(TILES) if chart.is_laid(tile)}


def _tile(position: Position, tile: int, middle: Point) -> str:
    art_of_tile = tile_art(tile, position.chart.rotations[tile], _king(position, tile))
    return f'<g transform="translate({middle})">{art_of_tile}</g>'


def _king(position: Position, tile: int) -> str | None:
    """Return the colour of the king on a tile, or None."""
    if tile >= ISLANDS or position.kings[tile] == NONE:
        return None
    return position.colours[position.kings[tile]]


def _colours(position: Position, fleet: int) -> list[str]:
    """Return the colour of each ship of a fleet."""
    return [colour for seat, colour in enumerate(position.colours) for _ in range(ships_of(fleet, seat))]


def _next_cell(position: Position) -> Point | None:
    """Return the centre of the cell for the next tile, or None if no tile is to be drawn."""
    if position.edge == NONE:
        return None
    tile, side = divmod(position.edge, SIDES)
    direction = (side + position.chart.rotations[tile]) % SIDES
    return centre(*axial(position.chart.cells[tile] + STEP[direction]))


def _shadow(middle: Point) -> str:
    return (
        f'<polygon points="{hexagon(103, middle)}" fill="var(--sea-far)" stroke="var(--sea-far)" stroke-width="6" '
        'stroke-linejoin="round" opacity=".6" />'
    )


def _unknown(middle: Point) -> str:
    return (
        f'<polygon points="{hexagon(96, middle)}" fill="none" stroke="var(--foam-line)" stroke-width="3" '
        'stroke-dasharray="9 7" stroke-linejoin="round" />'
    )


def _draw_ships_on_beaches(position: Position, middles: dict[int, Point]) -> Iterator[str]:
    """Yield the ships on the beaches, from top to bottom, so that ships further down cover those above."""
    ships: list[tuple[Point, str]] = []
    for island, middle in middles.items():
        if island >= ISLANDS:
            continue
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            places = berth_places(island, beach - FIRST_BEACH[island], position.chart.rotations[island])
            colours = _colours(position, position.ships[beach])
            ships += [(place.plus(middle), colour) for place, colour in zip(places, colours, strict=False)]
    for at, colour in sorted(ships, key=lambda ship: ship[0].y):
        yield _ship(colour, Point(at.x, at.y + 4.5), 1.12)


def _draw_fleet(position: Position, middles: dict[int, Point], next_cell: Point | None) -> Iterator[str]:
    """Yield the ships of the fleet before a draw or a landing."""
    if position.fleet == EMPTY:
        return
    at = next_cell
    if at is None:
        at = Point(middles[position.island].x, middles[position.island].y - 16)
        yield f'<circle cx="{short(at.x)}" cy="{short(at.y)}" r="33" fill="var(--sea-light)" opacity=".85" />'
    colours = _colours(position, position.fleet)
    for place, colour in zip(_FORMATION, colours, strict=False):
        yield _ship(colour, Point(at.x + (place.x if len(colours) > 1 else 0), at.y + place.y + 8), 1.12)


def _ship(colour: str, at: Point, scale: float) -> str:
    return f'<use href="#tb-ship-{colour}" transform="translate({at}) scale({scale})" />'
