"""A bot on one seat of one table: it follows the game and chooses the seat's moves."""

import asyncio
from collections.abc import Callable
from contextlib import aclosing
from functools import partial

from tongiaki.bots.playing import Player
from tongiaki.bridge.remote import LineLostError, Remote, TurnedDownError
from tongiaki.common import threads
from tongiaki.record import read
from tongiaki.rules import CHANCE, OVER, Position

FIRST, LONGEST = 0.5, 30.0
"""Seconds until a lost connection is retried: initial and maximum delay. Each failure doubles the delay."""
OUTDATED = {"stale", "not_your_turn", "not_running", "paused", "not_a_move", "refused"}
"""Problem codes of a move that came too late; the next message has the new state."""


class Seat:
    """A bot's seat at a table, until the game is over or the bot loses its seat."""

    def __init__(self, remote: Remote, table: str, make: Callable[[], Player]) -> None:
        """Store the server client, the table's id, and the factory of the bot."""
        self._remote = remote
        self._table = table
        self._make = make
        self._player: Player | None = None
        self._told: list[int] = []

    async def play(self) -> None:
        """Play until the game is over or the seat is lost.

        Raises TurnedDownError if the table does not exist or the token has no access.
        """
        wait = FIRST
        try:
            while True:
                try:
                    if await self._follow():
                        return
                    wait = FIRST
                except LineLostError:
                    wait = min(2 * wait, LONGEST)
                await asyncio.sleep(wait)
        finally:
            self._end()

    async def _follow(self) -> bool:
        """Follow the game until the connection ends; return whether the game is over or the seat is lost."""
        async with aclosing(self._remote.follow(self._table)) as messages:
            async for message in messages:
                table, game = message.get("table"), message.get("game")
                if table is not None and (table["status"] == "over" or table["you"] is None):
                    return True
                if game is not None and game["legal"]:
                    await self._decide(message["number"])
        return False

    async def _decide(self, number: int) -> None:
        position, moves = _replayed(await self._remote.record(self._table))
        if moves[: len(self._told)] != self._told:  # a move was undone
            self._end()
        if position.to_move in (CHANCE, OVER):
            return
        self._player = self._player or self._make()
        self._told = moves
        move = position.text(await threads.start(partial(self._player.choose, position, moves), "bot"))
        try:
            await self._remote.say(self._table, "move", number=number, move=move)
        except TurnedDownError as problem:
            if problem.code not in OUTDATED:
                raise

    def _end(self) -> None:
        player, self._player, self._told = self._player, None, []
        if player is not None:
            player.close()


def _replayed(text: str) -> tuple[Position, list[int]]:
    """Return the last position of a record, and its moves."""
    record = read(text)
    position = record.start()
    moves = []
    for move in record.moves:
        moves.append(position.parse(move))
        position.play(moves[-1])
    return position, moves
