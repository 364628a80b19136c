"""Tongiaki: the 2004 board game of Polynesian sailing, for 2 to 6 players."""

from tongiaki import native

native.use_engine(__path__)

from tongiaki.rules.position import SVG_RENDERERS  # noqa: E402 - after the path of the rules is set


def _draw(position: object) -> str:
    """Return the drawing of a position for a notebook. The drawing package is imported on first use."""
    from tongiaki.drawing import draw
    from tongiaki.rules import Position

    assert isinstance(position, Position)  # noqa: S101 - only positions are passed
    return draw(position)


SVG_RENDERERS.append(_draw)
