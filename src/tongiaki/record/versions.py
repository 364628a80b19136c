"""The versions of the rules that can replay records (decision 1 in ARCHITECTURE.md).

If a change of the rules would make old games illegal or change their results, `RULES_VERSION` is incremented. The old
implementation stays in `ENGINES` under the old number.
"""

from collections.abc import Callable, Mapping
from typing import Final

from tongiaki.rules import RULES_VERSION, Position, Terms

Start = Callable[[Terms], Position]
"""A function that returns the initial position of a game with the given terms."""

ENGINES: Final[Mapping[str, Start]] = {RULES_VERSION: Position}
"""All supported versions of the rules, by number."""


def is_newer(version: str) -> bool:
    """Return whether a version number is higher than the current one."""
    return version.isdecimal() and int(version) > int(RULES_VERSION)
