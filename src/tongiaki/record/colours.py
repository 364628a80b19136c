"""The names of the colours, and ships counted by colour, as they travel to clients."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "yellow", "green", "blue", "orange", "purple"]
Fleet = dict[Colour, int]
