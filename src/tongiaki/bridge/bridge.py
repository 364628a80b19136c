"""A bot that plays at several tables of a server at once."""

import asyncio
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from tongiaki.bots.playing import Player, make_player
from tongiaki.bots.program import Allowance
from tongiaki.bridge.open_table import wait_for_start
from tongiaki.bridge.seat import Seat
from tongiaki.bridge.server_client import ConnectionLostError, RejectedError, ServerClient

MIN_INTERVAL, MAX_INTERVAL = 2.0, 60.0
"""Minimum and maximum interval between requests for the bot's tables, in seconds. Each failure doubles the interval."""
_SEEDS = 1 << 31
_RATED = {"rated": True, "programs": True, "clock": "budget", "time": 900, "increment": 15, "stall": 20}
"""Options of the rated tables that the bot creates."""
_INVALID_TOKEN = {"bad_token", "not_with_token"}
"""Problem codes that mean that the server does not accept the token."""

Event = Literal["playing", "played", "lost", "trouble"]
"""The events, in order: a game started or ended, the server could not be reached, or a table rejected the bot."""


@dataclass(frozen=True, slots=True)
class BridgeOptions:
    """Options of a bot on a server."""

    bot: str
    """The name of a level, or `exec:` followed by a command."""
    allowance: Allowance
    tables: int = 4
    """Maximum number of concurrent games."""
    games: int = 0
    """Number of games after which the bot stops; 0 means no limit."""
    join: bool = False
    """Whether the bot joins other players' open tables that accept programs and have a free seat."""
    players: int | None = None
    """Number of players at the tables that the bot joins, or opens if it finds none.

    With None, the bot joins tables of any size and opens none.
    """
    rated: bool = False
    """Whether the bot creates and joins rated tables. Otherwise all its tables are unrated."""


class Bridge:
    """Bridge that plays at all tables where the token's account has a seat."""

    def __init__(self, client: ServerClient, options: BridgeOptions, notify: Callable[[Event, str], None]) -> None:
        """Set the server, the options, and the callback, which receives each event with its table."""
        self._client = client
        self._options = options
        self._notify = notify
        self._games: dict[str, asyncio.Task[None]] = {}
        """The task of each game, by table."""
        self._waiting: dict[str, asyncio.Task[None]] = {}
        """The open tables at which the bot waits for the game to start."""
        self._name = ""

    async def run(self) -> None:
        """Play until the maximum number of games is reached or the task is cancelled.

        Raises RejectedError if the token is not valid, or if rated games need a bot account. Raises
        InvalidServerError if there is no Tongiaki server at the address.
        """
        pause = MIN_INTERVAL
        try:
            while not self._is_done():
                try:
                    await self._update()
                    pause = MIN_INTERVAL
                except ConnectionLostError as error:
                    self._notify("lost", str(error))
                    pause = min(2 * pause, MAX_INTERVAL)
                await asyncio.sleep(pause)
        finally:
            tasks = [*self._games.values(), *self._waiting.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    def _is_done(self) -> bool:
        finished = [game for game in self._games.values() if game.done()]
        for game in finished:
            game.result()  # raises the game's error, if any
        return 0 < self._options.games <= len(finished)

    def _can_start_game(self) -> bool:
        playing = sum(not game.done() for game in self._games.values())
        limit_reached = 0 < self._options.games <= len(self._games)
        return playing < self._options.tables and not limit_reached

    async def _update(self) -> None:
        """Play the games that have started, wait at open tables, and join or open one more."""
        if not self._name:
            self._name, program = await self._client.get_account()
            if self._options.rated and not program:
                raise RejectedError("not_for_programs", {})
        lobby = await self._client.get_lobby()
        for table in lobby["yours"]:
            if table["status"] == "running" and table["id"] not in self._games and self._can_start_game():
                self._games[table["id"]] = asyncio.create_task(self._play(table["id"]))
        looks_for_tables = self._options.join or self._options.players is not None
        own_open_tables = [table for table in lobby["yours"] if table["status"] == "open"]
        if looks_for_tables:
            self._wait_at_tables([table["id"] for table in own_open_tables])
        if looks_for_tables and self._can_start_game():
            await self._find_table(lobby["open"], own_open_tables)

    def _wait_at_tables(self, tables: list[str]) -> None:
        for table, task in list(self._waiting.items()):
            if task.done():
                del self._waiting[table]
                task.result()  # raises the task's error, if any
        for table in tables:
            if table not in self._waiting:
                self._waiting[table] = asyncio.create_task(self._wait(table))

    async def _wait(self, table: str) -> None:
        try:
            await wait_for_start(self._client, table)
        except RejectedError as problem:
            self._report_rejection(table, problem)

    async def _find_table(self, tables: list[dict[str, Any]], own_tables: list[dict[str, Any]]) -> None:
        """Join an open table or, if there is none, open one.

        If two players wait alone at their own tables, the one with the newer table joins the other.
        """
        if own_tables and not all(map(_has_one_person, own_tables)):
            return
        oldest = min(map(_creation_order, own_tables), default=None)
        others = [
            table
            for table in tables
            if not table["yours"] and (oldest is None or (_has_one_person(table) and _creation_order(table) < oldest))
        ]
        free_seat = next((seat for table in others if (seat := self._free_seat(table)) is not None), None)
        if free_seat is not None and self._options.join:
            for table in own_tables:
                await self._client.send(table["id"], "leave")
            await self._take_seat(*free_seat)
        elif self._options.players is not None and not own_tables:
            rated = _RATED if self._options.rated else {}
            try:
                await self._client.create_table(seats=self._options.players, name=self._name, **rated)
            except RejectedError as problem:
                self._report_rejection("", problem)

    async def _take_seat(self, table: str, seat: int) -> None:
        try:
            await self._client.send(table, "sit", seat=seat, name=self._name)
        except RejectedError as problem:
            self._report_rejection(table, problem)  # for example because another player took the seat

    async def _play(self, table: str) -> None:
        self._notify("playing", table)
        try:
            await Seat(self._client, table, self._make_player).play()
            self._notify("played", table)
        except RejectedError as problem:
            self._report_rejection(table, problem)

    def _report_rejection(self, table: str, problem: RejectedError) -> None:
        """Report a rejection by a table; raises the error again if the token is not valid."""
        if problem.code in _INVALID_TOKEN:
            raise problem
        self._notify("trouble", f"{table}: {problem.code}")

    def _make_player(self) -> Player:
        return make_player(self._options.bot, random.randrange(_SEEDS), self._options.allowance)  # noqa: S311 - not for secrets

    def _free_seat(self, table: dict[str, Any]) -> tuple[str, int] | None:
        """Return the table's id and a free seat, if the table matches the options and the bot can join it."""
        options = table["options"]
        if options["rated"] != self._options.rated or (options["rated"] and not options["programs"]):
            return None
        if self._options.players not in {None, len(table["seats"])}:
            return None
        free = (seat["seat"] for seat in table["seats"] if seat["name"] is None and seat["bot"] is None)
        return next(((table["id"], seat) for seat in free), None)


def _has_one_person(table: dict[str, Any]) -> bool:
    """Return whether an open table has exactly one player, who is a person."""
    taken_seats = [seat for seat in table["seats"] if seat["name"] is not None or seat["bot"] is not None]
    return len(taken_seats) == 1 and taken_seats[0]["bot"] is None


def _creation_order(table: dict[str, Any]) -> tuple[int, str]:
    """Return the key for sorting tables from oldest to newest."""
    return table["created"], table["id"]
