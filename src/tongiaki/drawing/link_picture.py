"""The picture that messengers show for a link: 1200 by 630 pixels, with a position and the game's name."""

from functools import cache
from importlib.resources import files
from typing import Final

from tongiaki.drawing.geometry import short
from tongiaki.drawing.look import apply_theme, svg_definitions
from tongiaki.drawing.picture import NAMESPACE, Box, bounds, draw_board, sea
from tongiaki.rules import Position

WIDTH: Final = 1200
HEIGHT: Final = 630
FONT_FAMILY: Final = "Gelasio"
"""Family of the font that this package contains, for programs that draw without the fonts of the system."""
_EDGE: Final = 18.0
"""Minimum distance between the position and the edge of the picture, in pixels."""
_NAME_COLUMN: Final = 340.0
"""Width of the column for the game's name on the left of a narrow position, in pixels."""
_NAME_SCALE: Final = 0.6
"""Scale of the game's name. At scale 1, the name is 484 pixels wide."""
_LETTERS: Final = (
    (0, "M2 9H58M30 9V92"),
    (66, "M20 9H52L68 46 52 83 20 83 4 46Z"),
    (150, "M6 92V10L52 84V0"),
    (222, "M60 14 54 9H22L6 46 22 83H54L62 66V48H40"),
    (302, "M6 0V92"),
    (326, "M2 92 30 6 58 92M14 64H46"),
    (400, "M6 0V92M52 2 10 48 54 92"),
    (470, "M6 0V92"),
)
"""The letters of the game's name, each with its distance from the left (`web/src/kit/Wordmark.svelte`)."""


@cache
def font() -> str:
    """Return the path of the font file."""
    return str(files("tongiaki.drawing").joinpath("gelasio-bold.ttf"))


def draw_link_picture(*positions: Position) -> str:
    """Return an SVG document of WIDTH by HEIGHT pixels that shows one or two positions next to each other."""
    whole = Box(0, 0, WIDTH, HEIGHT)
    frames = _frames(positions)
    boards = [part for position, frame in zip(positions, frames, strict=True) for part in _fit(position, frame)]
    is_free = len(positions) == 1 and frames[0].left > 0
    top = (HEIGHT - 96 * _NAME_SCALE) / 2 if is_free else HEIGHT - 96 * _NAME_SCALE - 24
    parts = [f"<defs>\n{svg_definitions()}</defs>", *sea(whole), *boards, *_name(30, top)]
    size = f'viewBox="{whole.view}" width="{WIDTH}" height="{HEIGHT}"'
    content = apply_theme("\n".join(parts), "light")
    return f'<svg xmlns="{NAMESPACE}" {size}><title>Tongiaki</title>\n{content}\n</svg>\n'


def _frames(positions: tuple[Position, ...]) -> list[Box]:
    """Return the part of the picture for each position. A narrow position leaves room for the game's name."""
    if len(positions) == 1:
        box = bounds(positions[0])
        is_narrow = HEIGHT * box.width / box.height <= WIDTH - _NAME_COLUMN
        left = _NAME_COLUMN if is_narrow else 0
        return [Box(left, 0, WIDTH - left, HEIGHT)]
    width = WIDTH / max(1, len(positions))
    return [Box(number * width, 0, width, HEIGHT) for number in range(len(positions))]


def _fit(position: Position, frame: Box) -> list[str]:
    """Return the drawing of a position, scaled and moved into a part of the picture."""
    box = bounds(position)
    scale = min((frame.width - 2 * _EDGE) / box.width, (frame.height - 2 * _EDGE) / box.height)
    x = frame.left + frame.width / 2 - scale * (box.left + box.width / 2)
    y = frame.top + frame.height / 2 - scale * (box.top + box.height / 2)
    return [f'<g transform="translate({short(x)} {short(y)}) scale({scale:.4f})">', *draw_board(position), "</g>"]


def _name(left: float, top: float) -> list[str]:
    """Return the drawing of the game's name, in light letters with a dark outline."""
    letters = "".join(f'<path d="{path}" transform="translate({x} 4)" />' for x, path in _LETTERS)
    hull, sail = "M86 66H119C116 73 112 75 106 75H97C91 75 88 72 86 66Z", "M99 28C112 38 114 52 113 62H99Z"
    outline = f'<path d="{hull}{sail}" fill="var(--ink)" stroke="var(--ink)" stroke-width="10" />'
    place = f"translate({short(left)} {short(top)}) scale({_NAME_SCALE})"
    return [
        f'<g transform="{place}" fill="none" stroke-linejoin="round">',
        f'<g stroke="var(--ink)" stroke-width="25">{letters}</g>{outline}',
        f'<g stroke="var(--badge)" stroke-width="13">{letters}</g>',
        f'<path d="{sail}" fill="var(--active)" /><path d="{hull}" fill="var(--badge)" />',
        "</g>",
    ]
