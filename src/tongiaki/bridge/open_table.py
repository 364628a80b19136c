"""A bot at an open table: it accepts the terms of rated games, and starts the games at its own tables."""

from contextlib import aclosing
from typing import Any

from tongiaki.bridge.server_client import ConnectionLostError, RejectedError, ServerClient

IGNORED_CODES = {"stale", "not_accepted", "absent", "not_open", "too_few_players"}
"""Problem codes for a request that came too early or too late. The next message contains the new state."""


async def wait_for_start(client: ServerClient, table: str) -> None:
    """Wait until the game at a table starts. Accept its terms, and start it if the bot is the host.

    Raises RejectedError if the table does not exist or the token has no access.
    """
    table_view: dict[str, Any] | None = None
    try:
        async with aclosing(client.follow(table)) as messages:
            async for message in messages:
                table_view = message.get("table") or table_view
                if table_view is None or table_view["status"] != "open" or table_view["you"] is None:
                    return
                await _act(client, table, table_view, message.get("number", 0))
    except ConnectionLostError:
        return  # the bridge tries again later


async def _act(client: ServerClient, table: str, table_view: dict[str, Any], number: int) -> None:
    seats = table_view["seats"]
    others = [seat for seat in seats if seat["bot"] is None and not seat["you"]]
    rated, full = (
        table_view["options"]["rated"],
        all(seat["name"] is not None or seat["bot"] is not None for seat in seats),
    )
    all_accepted = not rated or all(seat["accepted"] for seat in others)
    try:
        if table_view["host"] and full and all_accepted and all(seat["connected"] for seat in others):
            await client.send(table, "start", number=number)
        elif rated and not table_view["host"] and not seats[table_view["you"]]["accepted"]:
            await client.send(table, "accept", number=number)
    except RejectedError as problem:
        if problem.code not in IGNORED_CODES:
            raise
