"""Short names of bots for tables. The name of a program is its whole command, which is too long for a column."""

from collections.abc import Iterable
from pathlib import PurePath
from typing import Final

from rich.console import Console

from tongiaki.bots.program import PREFIX, parse_command

_LONGEST: Final = 20
"""Maximum number of characters of a program's short name, without a number after it."""


def short_names(bots: Iterable[str]) -> dict[str, str]:
    """Return a different short name for each bot. Only programs have one that differs from their name."""
    names: dict[str, str] = {}
    for bot in bots:
        short = _short_name(bot) if bot.startswith(PREFIX) else bot
        same = sum(name.split(" #")[0] == short for name in names.values())
        names[bot] = f"{short} #{same + 1}" if same else short
    return names


def print_full_names(names: dict[str, str], output: Console) -> None:
    """Print the name of each bot that has a shorter one in a table."""
    for bot, short in names.items():
        if short != bot:
            output.print(f"{short} = {bot}", soft_wrap=True, markup=False, highlight=False)


def _short_name(bot: str) -> str:
    """Return the command without the folders of its files, cut off after _LONGEST characters."""
    short = PREFIX + " ".join(PurePath(word).name or word for word in parse_command(bot))
    return short if len(short) <= _LONGEST else short[: _LONGEST - 1] + "…"
