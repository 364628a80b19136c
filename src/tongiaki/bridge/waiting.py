"""A bot at an open table before the game: it accepts the terms, and starts the games at its own tables."""

from contextlib import aclosing
from typing import Any

from tongiaki.bridge.remote import LineLostError, Remote, TurnedDownError

TOO_SOON = {"stale", "not_accepted", "absent", "not_open", "too_few_players"}
"""Problem codes of a request that came too early or too late; the next message has the new state."""


async def wait(remote: Remote, table: str) -> None:
    """Wait until the game at a table starts, and do what the table needs from the bot.

    Raises TurnedDownError if the table does not exist or the token has no access.
    """
    shown: dict[str, Any] | None = None
    try:
        async with aclosing(remote.follow(table)) as messages:
            async for message in messages:
                shown = message.get("table") or shown
                if shown is None or shown["status"] != "open" or shown["you"] is None:
                    return
                await _do(remote, table, shown, message.get("number", 0))
    except LineLostError:
        return  # the bridge tries again soon


async def _do(remote: Remote, table: str, shown: dict[str, Any], number: int) -> None:
    seats = shown["seats"]
    others = [seat for seat in seats if seat["bot"] is None and not seat["you"]]
    rated, full = shown["options"]["rated"], all(seat["name"] is not None or seat["bot"] is not None for seat in seats)
    agreed = not rated or all(seat["accepted"] for seat in others)
    try:
        if shown["host"] and full and agreed and all(seat["connected"] for seat in others):
            await remote.say(table, "start", number=number)
        elif rated and not shown["host"] and not seats[shown["you"]]["accepted"]:
            await remote.say(table, "accept", number=number)
    except TurnedDownError as problem:
        if problem.code not in TOO_SOON:
            raise
