"""The terms of a game, which stay the same from the first move to the last: its players and its rule options."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, Final

from tongiaki.rules.moves import COLOURS

STALL_LIMIT: Final = 20
"""Default number of consecutive rounds without a draw after which a game ends (clause 9)."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a game. No move changes them.

    Raises:
        ValueError: a number is out of range, or the colours are unknown, not one for each player, or not all different.
    """

    players: int
    """Number of players, 2 to 6."""
    stall: int = STALL_LIMIT
    """Number of consecutive rounds without a draw after which the game ends; 0 means no limit (clause 9)."""
    colours: tuple[str, ...] = ()
    """The colour of each seat; by default, the first colours in COLOURS (clause 3)."""

    def __post_init__(self) -> None:
        if not 2 <= self.players <= len(COLOURS):
            raise ValueError(f"Tongiaki is for 2 to 6 players, not {self.players}")
        if self.stall < 0:
            raise ValueError(f"the stall limit is a number of rounds, not {self.stall}")
        colours = self.colours or COLOURS[: self.players]
        if len(colours) != self.players or len(set(colours)) != self.players or not set(colours) <= set(COLOURS):
            raise ValueError(f"{self.players} players need as many different colours of {', '.join(COLOURS)}")
        object.__setattr__(self, "colours", colours)

    def with_choices(self, choices: Mapping[str, int]) -> "Terms":
        """Return a copy of these terms with some choices changed, given as names from CHOICES with their new numbers.

        Raises:
            TypeError: the rules have no choice of that name.
            ValueError: a number is out of range.
        """
        chosen: dict[str, Any] = dict(choices)
        return replace(self, **chosen)


_DEFAULTS: Final[dict[str, Any]] = {field.name: field.default for field in fields(Terms)}
CHOICES: Final[dict[str, int]] = {
    name: number for name, number in _DEFAULTS.items() if name not in ("players", "colours")
}
"""Default values of the rule options, by name. All are numbers."""
