"""Faults of programs, in words."""

from collections.abc import Mapping

from tongiaki.catalogue import listed, text


def fault_text(bot: str, faults: Mapping[str, int]) -> str:
    """Return a program's faults with their numbers, in words."""
    kinds = [text(f"bot-fault-{kind}", count=count) for kind, count in sorted(faults.items())]
    return text("bot-faults", bot=bot, faults=listed(kinds))
