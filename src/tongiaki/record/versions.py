"""Which rules a record was played by (decision 1 in ARCHITECTURE.md): old versions stay here, and readable.

When the rules change so that an old game would be refused or end otherwise, `RULES_VERSION` goes up, and what played
the old games stays in `ENGINES` under the old number.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tongiaki.rules import RULES_VERSION, Position, Terms

Start = Callable[[Terms], Position]
"""Gives the first position of a game on these terms."""

ENGINES: Final[Mapping[str, Start]] = {RULES_VERSION: Position}
"""Every version of the rules that can be replayed, by its number."""


def is_newer(version: str) -> bool:
    """Whether a version that is not known here looks like one of the future."""
    return version.isdecimal() and int(version) > int(RULES_VERSION)
