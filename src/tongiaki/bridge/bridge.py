"""A bot at several tables of a server at once."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from tongiaki.bots.playing import Player, player
from tongiaki.bots.program import Allowance
from tongiaki.bridge.remote import LineLostError, Remote, TurnedDownError
from tongiaki.bridge.seat import Seat

LOOK = 2.0
"""Seconds between two looks for tables where the bot sits."""
_SEEDS = 1 << 31
_NO_ENTRY = {"bad_token", "not_with_token"}
"""What a token is told that is good for nothing here."""

News = Literal["playing", "played", "lost", "trouble"]
"""A game begins or is over, the server is not reached, or a table turned the bot down."""


@dataclass(frozen=True, slots=True)
class Errand:
    """What a bot is sent to a server for."""

    bot: str
    """A level, or `exec:` with a command."""
    allowance: Allowance
    tables: int = 4
    """At how many tables it plays at once."""
    games: int = 0
    """After how many games it comes home; 0: never."""
    join: bool = False
    """Whether it sits down at open tables of others, unrated ones with a free seat."""


class Bridge:
    """Plays wherever the owner of the token sits."""

    def __init__(self, remote: Remote, errand: Errand, say: Callable[[News, str], None]) -> None:
        """Take the server, the errand, and who is told what happens, and where."""
        self._remote = remote
        self._errand = errand
        self._say = say
        self._games: dict[str, asyncio.Task[None]] = {}
        """The games that it has begun, by table."""

    async def run(self) -> None:
        """Play until the errand is done, or for ever. Raises TurnedDownError if the token is good for nothing."""
        try:
            while not self._is_done():
                try:
                    await self._look()
                except LineLostError as error:
                    self._say("lost", str(error))
                await asyncio.sleep(LOOK)
        finally:
            for game in self._games.values():
                game.cancel()
            await asyncio.gather(*self._games.values(), return_exceptions=True)

    def _is_done(self) -> bool:
        over = [game for game in self._games.values() if game.done()]
        for game in over:
            game.result()  # raises what ended it
        return 0 < self._errand.games <= len(over)

    def _has_room(self) -> bool:
        playing = sum(not game.done() for game in self._games.values())
        enough = 0 < self._errand.games <= len(self._games)
        return playing < self._errand.tables and not enough

    async def _look(self) -> None:
        """Begin with the games that have begun, and sit down at one open table more."""
        lobby = await self._remote.lobby()
        for table in lobby["yours"]:
            if table["status"] == "running" and table["id"] not in self._games and self._has_room():
                self._games[table["id"]] = asyncio.create_task(self._play(table["id"]))
        if self._errand.join and self._has_room() and all(table["status"] != "open" for table in lobby["yours"]):
            seats = (_free_seat(table) for table in lobby["open"])
            found = next((one for one in seats if one is not None), None)
            if found is not None:
                await self._sit_down(*found)

    async def _sit_down(self, table: str, seat: int) -> None:
        try:
            await self._remote.say(table, "sit", seat=seat, name=await self._remote.name())
        except TurnedDownError as problem:
            if problem.code in _NO_ENTRY:
                raise
            self._say("trouble", f"{table}: {problem.code}")  # somebody was quicker

    async def _play(self, table: str) -> None:
        self._say("playing", table)
        try:
            await Seat(self._remote, table, self._make).play()
            self._say("played", table)
        except TurnedDownError as problem:
            if problem.code in _NO_ENTRY:
                raise
            self._say("trouble", f"{table}: {problem.code}")

    def _make(self) -> Player:
        return player(self._errand.bot, random.randrange(_SEEDS), self._errand.allowance)  # noqa: S311 - play, not secrets


def _free_seat(table: dict[str, Any]) -> tuple[str, int] | None:
    """A table and a seat where one may sit down, if it is unrated and has one."""
    if table["options"]["rated"]:
        return None
    free = (seat["seat"] for seat in table["seats"] if seat["name"] is None and seat["bot"] is None)
    return next(((table["id"], seat) for seat in free), None)
