"""Colours, symbols and artwork shared with the browser (`look.toml`, `art.svg`, `ship.svg`)."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from tongiaki.rules import COLOURS

THEMES: Final = ("light", "dark")
_FOLDER: Final = Path(__file__).parent
_COMMENT: Final = re.compile(r"\s*<!--.*?-->", re.DOTALL)
_MASK: Final = re.compile(r'<g id="tb-mask">(.*?)</g>\n', re.DOTALL)
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")


@cache
def _read_look() -> dict[str, Any]:
    return tomllib.loads((_FOLDER / "look.toml").read_text(encoding="utf-8"))


@cache
def _read_svg(name: str) -> str:
    """Return the content of an SVG file without comments."""
    return _COMMENT.sub("", (_FOLDER / name).read_text(encoding="utf-8"))


def apply_theme(svg: str, theme: str) -> str:
    """Return a drawing in which the names of colours are replaced by the theme's colours."""
    palette = _read_look()["light"] | (_read_look()["dark"] if theme == "dark" else {})
    return _VARIABLE.sub(lambda match: palette[match[1]], svg)


def svg_definitions() -> str:
    """Return the SVG definitions of reused shapes, in which colours are given by name."""
    ships = "".join(f'<g id="tb-ship-{colour}">{_ship(colour)}</g>\n' for colour in COLOURS)
    return _MASK.sub("", _read_svg("art.svg")) + ships


def king_mask(owner: str) -> str:
    """Return the symbol on the king's mask for this colour."""
    match = _MASK.search(_read_svg("art.svg"))
    assert match is not None  # noqa: S101 - the file is part of this package
    return match[1].replace("var(--own)", f"var(--ship-{owner})")


def _ship(colour: str) -> str:
    sign = _read_look()["signs"][colour]
    paint = f"var(--sign-{colour})"
    fill, stroke = ("none", paint) if sign["line"] else (paint, "none")
    return _read_svg("ship.svg").replace("var(--own)", f"var(--ship-{colour})") + (
        f'<path transform="translate(0 -10.2) scale(1.12)" d="{sign["path"]}" fill="{fill}" stroke="{stroke}" '
        'stroke-width="1.7" stroke-linecap="round" />'
    )
