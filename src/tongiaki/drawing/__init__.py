"""Drawing positions as SVG, in the style of the board in the browser.

>>> from tongiaki.drawing import draw
>>> from tongiaki.rules import Position, Terms
>>> draw(Position(Terms(players=3))).startswith("<svg")
True
"""

from tongiaki.drawing.look import THEMES
from tongiaki.drawing.picture import draw

__all__ = ["THEMES", "draw"]
