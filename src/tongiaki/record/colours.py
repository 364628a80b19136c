"""Types for messages to clients: the names of the colours, and the number of ships of each colour."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "yellow", "green", "blue", "orange", "purple"]
Fleet = dict[Colour, int]
