r"""The board, drawn with characters. Letters identify the players, so that the board can be read without colour.

The example shows the size of a hexagon. The digits and letters at its sides stand for piers and currents:

        _________
       /    0 (4)\
      /0 Tahiti  1\
     /    0RY      \
     \    1R··     /
      \   2YYG· 2 /
       \_________/
"""

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from tongiaki.catalogue import text, tile_name
from tongiaki.rules import Position
from tongiaki.rules.fleets import ships_of
from tongiaki.rules.tiles import (
    BEACH_AT,
    BERTHS,
    DEMAND,
    FIRST_BEACH,
    ISLANDS,
    NONE,
    OTHER_END,
    SIDES,
    TILE_ID,
    TILES,
    VALUE,
)

STYLES: Final = {
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
    "orange": "bold dark_orange",
    "purple": "bold magenta",
}
"""The style used for each player colour in a terminal that supports colour."""
_ISLAND: Final = "bold"
_FRAME: Final = "dim"
_PIER: Final = "bold cyan"
_CURRENTS: Final = ("cyan", "bright_blue", "bright_cyan")
STEP: Final = 12
"""Number of columns from a cell to its neighbour."""
OVERLAP: Final = 3
"""Number of columns that two adjacent cells share."""
_HALF: Final = 3
"""Number of rows between the centres of two adjacent cells in different columns."""
_SIDE_PLACES: Final = ((3, 0), (1, -6), (-1, -5), (-2, 0), (-1, 5), (1, 6))
"""The position of each side's label by direction: row and column, counted from the middle of the hexagon."""
_FREE: Final = "·"
_EMPTY: Final = (" ", "")

_Place = tuple[int, int]


class _Canvas:
    """A canvas of styled characters. Row and column numbers can be negative."""

    def __init__(self) -> None:
        self._cells: dict[_Place, tuple[str, str]] = {}

    def put(self, row: int, column: int, characters: str, style: str) -> None:
        for offset, character in enumerate(characters):
            self._cells[row, column + offset] = (character, style)

    def centre(self, row: int, column: int, words: Text) -> None:
        """Write styled text, centred on a column."""
        start = column - len(words) // 2
        for offset, character in enumerate(words.plain):
            styles = [str(span.style) for span in words.spans if span.start <= offset < span.end]
            self.put(row, start + offset, character, styles[-1] if styles else "")

    def to_text(self) -> Text:
        """Return the lines, without the empty columns on the left."""
        rows = [row for row, _ in self._cells]
        columns = [column for _, column in self._cells]
        lines = []
        for row in range(min(rows), max(rows) + 1):
            cells = [self._cells.get((row, column), _EMPTY) for column in range(min(columns), max(columns) + 1)]
            line = Text()
            for style, run in groupby(cells, key=itemgetter(1)):
                line.append("".join(character for character, _ in run), style or None)
            line.rstrip()
            lines.append(line)
        return Text("\n").join(lines)


def letter(colour: str) -> str:
    """Return the letter that stands for a colour on the board."""
    return colour[0].upper()


def fleet_letters(position: Position, fleet: int, berths: int = 0) -> Text:
    """Return a fleet as coloured letters, with a dot for each free berth."""
    shown = Text()
    for seat, colour in enumerate(position.colours):
        shown.append(letter(colour) * ships_of(fleet, seat), STYLES[colour])
    return shown.append(_FREE * (berths - len(shown)))


def draw_board(position: Position) -> Text:
    """Return a drawing of the whole board."""
    canvas = _Canvas()
    for tile in range(TILES):
        if position.chart.is_laid(tile):
            q, r, rotation = position.chart.placement(tile)
            row, column = 2 * _HALF * r + _HALF * q, STEP * q
            _draw_frame(canvas, row, column)
            if tile < ISLANDS:
                _draw_island(canvas, row, column, position, tile)
            else:
                _draw_water(canvas, row, column, tile)
            for side in range(SIDES):
                down, right = _SIDE_PLACES[(side + rotation) % SIDES]
                mark, style = _side_mark(tile, side)
                if mark:
                    canvas.put(row + down, column + right, mark, style)
    return canvas.to_text()


def _draw_frame(canvas: _Canvas, row: int, column: int) -> None:
    """Draw the sides of a hexagon. A side shared by two tiles is drawn twice, with the same result."""
    for offset in range(-4, 5):
        for down in (-3, 3):
            canvas.put(row + down, column + offset, "_", _FRAME)
    for step in range(3):
        canvas.put(row - 2 + step, column - 5 - step, "/", _FRAME)
        canvas.put(row - 2 + step, column + 5 + step, "\\", _FRAME)
        canvas.put(row + 1 + step, column - 7 + step, "\\", _FRAME)
        canvas.put(row + 1 + step, column + 7 - step, "/", _FRAME)


def _draw_island(canvas: _Canvas, row: int, column: int, position: Position, island: int) -> None:
    canvas.centre(row - 1, column, Text(tile_name(TILE_ID[island])[:9], _ISLAND))
    canvas.centre(row - 2, column + 3, Text(f"({VALUE[island]})", _ISLAND))
    king = position.kings[island]
    if king != NONE:
        colour = position.colours[king]
        words = text("terminal-king", letter=letter(colour))
        canvas.centre(row + 1, column, Text(words, STYLES[colour]))
        return
    first, end = FIRST_BEACH[island], FIRST_BEACH[island + 1]
    rows = 3
    for line in range(rows):
        shown = Text()
        for beach in range(first + line, end, rows):
            if shown:
                shown.append(" ")
            shown.append(str(beach - first), _PIER)
            shown.append_text(fleet_letters(position, position.ships[beach], BERTHS[beach]))
        canvas.centre(row + line, column, shown)


def _draw_water(canvas: _Canvas, row: int, column: int, tile: int) -> None:
    """Draw the tile's id and, for each current, its letter and the number of colours that it demands."""
    canvas.centre(row - 1, column, Text(TILE_ID[tile], _FRAME))
    shown = Text()
    for number, edge in enumerate(_currents(tile)):
        shown.append(" " if shown else "")
        shown.append(f"{'abc'[number]}{DEMAND[edge]}", _CURRENTS[number])
    canvas.centre(row + 1, column, shown)


def _currents(tile: int) -> list[int]:
    """Return one of the two ends of each of a water tile's three currents."""
    edges = range(tile * SIDES, tile * SIDES + SIDES)
    return [edge for edge in edges if edge < OTHER_END[edge]]


def _side_mark(tile: int, side: int) -> tuple[str, str]:
    """Return the label of a side: the digit of the beach at its pier, or the letter of its current."""
    edge = tile * SIDES + side
    if tile < ISLANDS:
        beach = BEACH_AT[edge]
        return ("", "") if beach == NONE else (str(beach - FIRST_BEACH[tile]), _PIER)
    number = _currents(tile).index(min(edge, OTHER_END[edge]))
    return "abc"[number], _CURRENTS[number]
