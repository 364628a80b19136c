"""What holds from the first move of a game to its last: who plays, and what the rules leave to choose."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from tongiaki.rules.moves import COLOURS

STALL_LIMIT: Final = 20
"""Rounds without a draw that end a game, unless a table sets it otherwise (clause 9)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game, of which no move changes anything.

    Raises:
        ValueError: a number out of range, or colours that are unknown, too few or doubled.
    """

    players: int
    """2 to 6."""
    stall: int = STALL_LIMIT
    """Rounds without a draw that end the game, 0 for never (clause 9)."""
    colours: tuple[str, ...] = ()
    """The colour of every seat; none given stands for the first ones of COLOURS (clause 3)."""

    def __post_init__(self) -> None:
        if not 2 <= self.players <= len(COLOURS):
            raise ValueError(f"Tongiaki is for 2 to 6 players, not {self.players}")
        if self.stall < 0:
            raise ValueError(f"the stall limit is a number of rounds, not {self.stall}")
        colours = self.colours or COLOURS[: self.players]
        if len(colours) != self.players or len(set(colours)) != self.players or not set(colours) <= set(COLOURS):
            raise ValueError(f"{self.players} players need as many different colours of {', '.join(COLOURS)}")
        object.__setattr__(self, "colours", colours)

    def choosing(self, choices: Mapping[str, int]) -> "Terms":
        """The same terms, but for these choices: names of CHOICES, with their numbers.

        Raises:
            TypeError: the rules leave nothing of that name to choose.
            ValueError: a number out of range.
        """
        chosen: dict[str, Any] = dict(choices)
        return replace(self, **chosen)


_USUAL: Final[dict[str, Any]] = {field.name: field.default for field in fields(Terms)}
CHOICES: Final[dict[str, int]] = {name: number for name, number in _USUAL.items() if name not in ("players", "colours")}
"""What the rules leave to choose, by name: what holds where nobody does. All are numbers."""
