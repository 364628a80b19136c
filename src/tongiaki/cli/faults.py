"""Messages about the faults of external bots."""

from collections.abc import Mapping

from tongiaki.catalogue import join_in_words, text


def fault_text(bot: str, faults: Mapping[str, int]) -> str:
    """Return a message with the number of each kind of fault of an external bot."""
    kinds = [text(f"bot-fault-{kind}", count=count) for kind, count in sorted(faults.items())]
    return text("bot-faults", bot=bot, faults=join_in_words(kinds))
