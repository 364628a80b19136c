"""A bot on one seat of one table: it follows the game and chooses the seat's moves."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from functools import partial

from tongiaki.bots.playing import Player
from tongiaki.bridge.server_client import ConnectionLostError, RejectedError, ServerClient
from tongiaki.common import threads
from tongiaki.record import read
from tongiaki.rules import CHANCE, OVER, Position

MIN_DELAY, MAX_DELAY = 0.5, 30.0
"""Minimum and maximum delay before a retry after a lost connection, in seconds. Each failure doubles the delay."""
OUTDATED_CODES = {"stale", "not_your_turn", "not_running", "paused", "not_a_move", "refused"}
"""Problem codes for a move that arrived too late. The next message contains the new state."""


class Seat:
    """A bot's seat at a table, until the game is over or the bot loses its seat."""

    def __init__(self, client: ServerClient, table: str, make_player: Callable[[], Player]) -> None:
        """Set the server client, the table's id, and the function that creates the bot."""
        self._client = client
        self._table = table
        self._make_player = make_player
        self._player: Player | None = None
        self._known_moves: list[int] = []

    async def play(self) -> None:
        """Play until the game is over or the seat is lost.

        Raises RejectedError if the table does not exist or the token has no access.
        """
        delay = MIN_DELAY
        try:
            while True:
                try:
                    if await self._follow():
                        return
                    delay = MIN_DELAY
                except ConnectionLostError:
                    delay = min(2 * delay, MAX_DELAY)
                await asyncio.sleep(delay)
        finally:
            self._close_player()

    async def _follow(self) -> bool:
        """Follow the game until the connection ends. Return whether the game is over or the seat is lost."""
        async with aclosing(self._client.follow(self._table)) as messages:
            async for message in messages:
                table, game = message.get("table"), message.get("game")
                if table is not None and (table["status"] == "over" or table["you"] is None):
                    return True
                if game is not None and game["legal"]:
                    await self._decide(message["number"])
        return False

    async def _decide(self, number: int) -> None:
        position, moves = _replay(await self._client.get_record(self._table))
        if moves[: len(self._known_moves)] != self._known_moves:  # a move was taken back
            self._close_player()
        if position.to_move in (CHANCE, OVER):
            return
        self._player = self._player or self._make_player()
        self._known_moves = moves
        move = position.text(await threads.start(partial(self._player.choose, position, moves), "bot"))
        try:
            await self._client.send(self._table, "move", number=number, move=move)
        except RejectedError as problem:
            if problem.code not in OUTDATED_CODES:
                raise

    def _close_player(self) -> None:
        player, self._player, self._known_moves = self._player, None, []
        if player is not None:
            player.close()


def _replay(text: str) -> tuple[Position, list[int]]:
    """Return the last position of a record, and its moves."""
    record = read(text)
    position = record.start()
    moves = []
    for move in record.moves:
        moves.append(position.parse(move))
        position.play(moves[-1])
    return position, moves
