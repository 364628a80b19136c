"""Colours, signs and art, which the browser draws with too (`look.toml`, `art.svg`, `ship.svg`)."""

import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from tongiaki.rules import COLOURS

THEMES: Final = ("light", "dark")
_HERE: Final = Path(__file__).parent
_COMMENT: Final = re.compile(r"\s*<!--.*?-->", re.DOTALL)
_MASK: Final = re.compile(r'<g id="tb-mask">(.*?)</g>\n', re.DOTALL)
_VARIABLE: Final = re.compile(r"var\(--([\w-]+)\)")


@cache
def _look() -> dict[str, Any]:
    return tomllib.loads((_HERE / "look.toml").read_text(encoding="utf-8"))


@cache
def _art(name: str) -> str:
    """A file of drawings without its comments."""
    return _COMMENT.sub("", (_HERE / name).read_text(encoding="utf-8"))


def painted(svg: str, theme: str) -> str:
    """A drawing with colours in place of their names."""
    palette = _look()["light"] | (_look()["dark"] if theme == "dark" else {})
    return _VARIABLE.sub(lambda found: palette[found[1]], svg)


def art() -> str:
    """The definitions of what is drawn more than once; colours by name."""
    ships = "".join(f'<g id="tb-ship-{colour}">{_ship(colour)}</g>\n' for colour in COLOURS)
    return _MASK.sub("", _art("art.svg")) + ships


def mask(owner: str) -> str:
    """The mask of a king of this colour."""
    found = _MASK.search(_art("art.svg"))
    assert found is not None  # noqa: S101 - the file is our own
    return found[1].replace("var(--own)", f"var(--ship-{owner})")


def _ship(colour: str) -> str:
    sign = _look()["signs"][colour]
    paint = f"var(--sign-{colour})"
    fill, stroke = ("none", paint) if sign["line"] else (paint, "none")
    return _art("ship.svg").replace("var(--own)", f"var(--ship-{colour})") + (
        f'<path transform="translate(0 -10.2) scale(1.12)" d="{sign["path"]}" fill="{fill}" stroke="{stroke}" '
        'stroke-width="1.7" stroke-linecap="round" />'
    )
