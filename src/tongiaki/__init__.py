"""Tongiaki: the 2004 board game of Polynesian sailing, for 2 to 6 players."""

from tongiaki import native

native.take_over(__path__)

from tongiaki.rules.position import SVG_RENDERERS  # noqa: E402 - now that it is known where the rules are


def _draw(position: object) -> str:
    """Draw a position for a notebook; the drawing is loaded when the first one is shown."""
    from tongiaki.drawing import draw
    from tongiaki.rules import Position

    assert isinstance(position, Position)  # noqa: S101 - nothing else asks
    return draw(position)


SVG_RENDERERS.append(_draw)
