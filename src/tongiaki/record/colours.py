"""Types for messages to clients: the names of the colours, and numbers of ships by colour."""

from __future__ import annotations

from typing import Literal

Colour = Literal["red", "yellow", "green", "blue", "orange", "purple"]
Fleet = dict[Colour, int]
