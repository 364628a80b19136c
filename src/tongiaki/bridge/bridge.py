"""A bot at several tables of a server at once."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from tongiaki.bots.playing import Player, make_player
from tongiaki.bots.program import Allowance
from tongiaki.bridge.remote import LineLostError, Remote, TurnedDownError
from tongiaki.bridge.seat import Seat
from tongiaki.bridge.waiting import wait

LOOK, LONGEST = 2.0, 60.0
"""Seconds between two requests for the bot's tables: initial and maximum interval.

Each failure doubles the interval.
"""
_SEEDS = 1 << 31
_RATED = {"rated": True, "programs": True, "clock": "budget", "time": 900, "increment": 15, "stall": 20}
"""Options of the rated tables that the bot creates."""
_NO_ENTRY = {"bad_token", "not_with_token"}
"""Problem codes of a token that this server does not accept."""

News = Literal["playing", "played", "lost", "trouble"]
"""Events: a game started or ended, the server could not be reached, or a table rejected the bot."""


@dataclass(frozen=True, slots=True)
class Errand:
    """The task of a bot on a server."""

    bot: str
    """A level, or `exec:` with a command."""
    allowance: Allowance
    tables: int = 4
    """Maximum number of concurrent games."""
    games: int = 0
    """Number of games after which the bot stops; 0 means no limit."""
    join: bool = False
    """Whether the bot joins other players' open tables that accept programs and have a free seat."""
    players: int | None = None
    """Number of players of the tables that the bot joins, or opens if it finds none.

    None: the bot joins tables of any size and opens none.
    """
    rated: bool = False
    """Whether the bot creates and joins rated tables. Otherwise all its tables are unrated."""


class Bridge:
    """Plays at all tables where the owner of the token has a seat."""

    def __init__(self, remote: Remote, errand: Errand, say: Callable[[News, str], None]) -> None:
        """Store the server, the errand, and the callback for events and their tables."""
        self._remote = remote
        self._errand = errand
        self._say = say
        self._games: dict[str, asyncio.Task[None]] = {}
        """The running games by table."""
        self._waiting: dict[str, asyncio.Task[None]] = {}
        """The open tables where the bot waits for the game to start."""
        self._name = ""

    async def run(self) -> None:
        """Play until the errand is done, or until cancelled.

        Raises TurnedDownError if the token is not valid, or if rated games need a bot account. Raises NoServerError if
        there is no Tongiaki server at the address.
        """
        pause = LOOK
        try:
            while not self._is_done():
                try:
                    await self._look()
                    pause = LOOK
                except LineLostError as error:
                    self._say("lost", str(error))
                    pause = min(2 * pause, LONGEST)
                await asyncio.sleep(pause)
        finally:
            tasks = [*self._games.values(), *self._waiting.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _is_done(self) -> bool:
        over = [game for game in self._games.values() if game.done()]
        for game in over:
            game.result()  # raises the game's error
        return 0 < self._errand.games <= len(over)

    def _has_room(self) -> bool:
        playing = sum(not game.done() for game in self._games.values())
        enough = 0 < self._errand.games <= len(self._games)
        return playing < self._errand.tables and not enough

    async def _look(self) -> None:
        """Play the games that have started, wait at open tables, and join or open one more."""
        if not self._name:
            self._name, program = await self._remote.me()
            if self._errand.rated and not program:
                raise TurnedDownError("not_for_programs", {})
        lobby = await self._remote.lobby()
        for table in lobby["yours"]:
            if table["status"] == "running" and table["id"] not in self._games and self._has_room():
                self._games[table["id"]] = asyncio.create_task(self._play(table["id"]))
        seeks = self._errand.join or self._errand.players is not None
        opened = [table for table in lobby["yours"] if table["status"] == "open"]
        if seeks:
            self._wait_at([table["id"] for table in opened])
        if seeks and self._has_room():
            await self._find(lobby["open"], opened)

    def _wait_at(self, tables: list[str]) -> None:
        for table, task in list(self._waiting.items()):
            if task.done():
                del self._waiting[table]
                task.result()  # raises the task's error
        for table in tables:
            if table not in self._waiting:
                self._waiting[table] = asyncio.create_task(self._wait(table))

    async def _wait(self, table: str) -> None:
        try:
            await wait(self._remote, table)
        except TurnedDownError as problem:
            self._trouble(table, problem)

    async def _find(self, tables: list[dict[str, Any]], mine: list[dict[str, Any]]) -> None:
        """Join an open table, or else open one.

        If two players wait alone at their own tables, the one with the newer table joins the other.
        """
        if mine and not all(map(_alone, mine)):
            return
        oldest = min(map(_age, mine), default=None)
        others = [
            one for one in tables if not one["yours"] and (oldest is None or (_alone(one) and _age(one) < oldest))
        ]
        found = next((one for table in others if (one := self._free_seat(table)) is not None), None)
        if found is not None and self._errand.join:
            for table in mine:
                await self._remote.say(table["id"], "leave")
            await self._sit_down(*found)
        elif self._errand.players is not None and not mine:
            rated = _RATED if self._errand.rated else {}
            try:
                await self._remote.make(seats=self._errand.players, name=self._name, **rated)
            except TurnedDownError as problem:
                self._trouble("", problem)

    async def _sit_down(self, table: str, seat: int) -> None:
        try:
            await self._remote.say(table, "sit", seat=seat, name=self._name)
        except TurnedDownError as problem:
            self._trouble(table, problem)  # another player took the seat

    async def _play(self, table: str) -> None:
        self._say("playing", table)
        try:
            await Seat(self._remote, table, self._make).play()
            self._say("played", table)
        except TurnedDownError as problem:
            self._trouble(table, problem)

    def _trouble(self, table: str, problem: TurnedDownError) -> None:
        """Notify the listener of a table's rejection; raises it if the token is not valid."""
        if problem.code in _NO_ENTRY:
            raise problem
        self._say("trouble", f"{table}: {problem.code}")

    def _make(self) -> Player:
        return make_player(self._errand.bot, random.randrange(_SEEDS), self._errand.allowance)  # noqa: S311 - not for secrets

    def _free_seat(self, table: dict[str, Any]) -> tuple[str, int] | None:
        """Return the table's id and a free seat, if the table suits the errand and the bot can join it."""
        options = table["options"]
        if options["rated"] != self._errand.rated or (options["rated"] and not options["programs"]):
            return None
        if self._errand.players not in {None, len(table["seats"])}:
            return None
        free = (seat["seat"] for seat in table["seats"] if seat["name"] is None and seat["bot"] is None)
        return next(((table["id"], seat) for seat in free), None)


def _alone(table: dict[str, Any]) -> bool:
    """Return whether only one seat of an open table is taken, by a person."""
    taken = [seat for seat in table["seats"] if seat["name"] is not None or seat["bot"] is not None]
    return len(taken) == 1 and taken[0]["bot"] is None


def _age(table: dict[str, Any]) -> tuple[int, str]:
    """Return the sort key that puts the oldest table first."""
    return table["created"], table["id"]
