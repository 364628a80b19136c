"""A position as a picture, in the look that the board has in the browser.

>>> from tongiaki.drawing import draw
>>> from tongiaki.rules import Position, Terms
>>> draw(Position(Terms(players=3))).startswith("<svg")
True
"""

from tongiaki.drawing.look import THEMES
from tongiaki.drawing.picture import draw

__all__ = ["THEMES", "draw"]
