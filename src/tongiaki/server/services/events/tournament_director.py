"""The director: starts tournaments and their rounds, has their games played, and notes how they end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from tongiaki.common import moments, tasks
from tongiaki.common.ids import new_id
from tongiaki.common.problems import ProblemError
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.services.lobby.bot_game_quota import BotGameQuota
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.store import (
    Accounts,
    Entrant,
    Ledger,
    Origin,
    StoredTournament,
    TournamentGame,
    Tournaments,
    UnavailableError,
)
from tongiaki.tables.decisions.tournament_setup import Sitter, TournamentSetup, first_entries
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.table import Table
from tongiaki.tables.structs.entries import NAMELESS
from tongiaki.tournaments import Meeting, next_round, rounds_of

LEASE = "tournaments"
"""Its name among what one of several servers does alone."""
LOOK, SELDOM = 2.0, 60.0
"""Seconds between two looks for what is to do, and where it is known that there is nothing."""
PATIENCE = 10.0
"""Seconds before the next look when the database did not answer."""

_log = logging.getLogger(__name__)
_setup: msgspec.json.Decoder[TournamentSetup] = msgspec.json.Decoder(TournamentSetup)


def setup_of(one: StoredTournament) -> TournamentSetup:
    """Read what was chosen when the tournament was made."""
    return _setup.decode(one.setup)


def meetings_of(games: Sequence[TournamentGame]) -> list[list[Meeting]]:
    """Give the games of all rounds as meetings, round after round."""
    return [[Meeting(one.seats, one.places) for one in some] for _, some in groupby(games, key=lambda one: one.round)]


class TournamentDirector:
    """Looks after all tournaments, as soon as no other server does.

    Every step is written down before the next one is taken, and taken again it changes nothing: whatever dies in
    between, the next one to look goes on from there. A table is noted before it is made.
    """

    def __init__(
        self,
        tournaments: Tournaments,
        accounts: Accounts,
        ledger: Ledger,
        registry: Registry,
        process_pool: ProcessPool,
        bot_game_quota: BotGameQuota,
        pseudonyms: Pseudonyms,
    ) -> None:
        self._tournaments = tournaments
        self._accounts = accounts
        self._ledger = ledger
        self._registry = registry
        self._workshop = process_pool
        self._bot_limit = bot_game_quota
        self._marks = pseudonyms
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin with what was left undone."""
        self._registry.node.request_lease(LEASE)
        self._task = tasks.begin(self._work(), "the direction of tournaments")

    async def close(self) -> None:
        """Stop; what is not done yet is done after the next start."""
        await tasks.end(self._task)

    def wake(self) -> None:
        """Look again: somebody has made or started one, or a game has ended."""
        self._changed.set()

    async def _work(self) -> None:
        while True:
            pause = LOOK
            self._changed.clear()
            try:
                if self._registry.node.holds_lease(LEASE):
                    unfinished = await self._tournaments.unfinished()
                    for one in unfinished:
                        await self._see_to(one)
                    if not unfinished and not self._registry.node.shared:
                        pause = SELDOM
            except UnavailableError:
                pause = PATIENCE
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._changed.wait(), pause)

    async def _see_to(self, one: StoredTournament) -> None:
        try:
            await self._advance(one)
        except ProblemError as problem:  # the next time, then
            _log.info("tournament %s waits: %s", one.id, problem.code)
        except UnavailableError:
            raise
        except Exception:  # noqa: BLE001 - one tournament that cannot go on keeps none of the others waiting
            _log.exception("tournament %s cannot go on", one.id)

    async def _advance(self, one: StoredTournament) -> None:
        """Take the next steps of a tournament, as far as they can be taken now."""
        setup, now = setup_of(one), int(moments.now())
        if one.status == "open":
            if one.due is None or one.due > now:
                return
            await self._tournaments.begin(one.id, setup.bot, setup.fill, now)
            self.wake()
            return
        entrants = await self._tournaments.entrants(one.id)
        games = await self._tournaments.games(one.id)
        if await self._play(one, setup, entrants, [game for game in games if game.round == one.round]):
            return
        there = [entrant for entrant in entrants if not entrant.gone]
        people = [entrant for entrant in there if entrant.bot is None]
        if one.round >= rounds_of(setup.kind, len(entrants), setup.rounds) or len(there) < 2 or not people:
            await self._tournaments.finish(one.id)
        elif one.due is None:
            await self._tournaments.put_off(one.id, one.round, now + setup.pause)
            self.wake()
        elif one.due <= now:
            await self._draw(one, setup, entrants, games)
            self.wake()

    async def _draw(
        self,
        one: StoredTournament,
        setup: TournamentSetup,
        entrants: Sequence[Entrant],
        games: Sequence[TournamentGame],
    ) -> None:
        """Pair the next round, aside, and note its games."""
        every = [entrant.number for entrant in entrants]
        gone = {entrant.number for entrant in entrants if entrant.gone}
        past = meetings_of(games)
        past += [[] for _ in range(one.round - len(past))]  # rounds in which nobody was left to meet
        meetings = await self._workshop.do(LEASE, next_round, setup.kind, setup.size, every, gone, past, one.id)
        number = one.round + 1
        drawn = [
            TournamentGame(number, board, None if game.bye else new_id(), game.seats, (1,) if game.bye else None)
            for board, game in enumerate(meetings)
        ]
        await self._tournaments.draw(one.id, number, drawn)

    async def _play(
        self,
        one: StoredTournament,
        setup: TournamentSetup,
        entrants: Sequence[Entrant],
        games: Sequence[TournamentGame],
    ) -> int:
        """Make missing tables, store what has ended, and return the number of games that are not over.

        A game of bots alone begins once fewer than the limit run from where the tournament was made.
        """
        by_table = {game.table: game for game in games if game.table is not None and game.places is None}
        cards = await self._ledger.cards(by_table)
        persons = {entrant.number: entrant for entrant in entrants}
        left = 0
        for table_id, game in by_table.items():
            if table_id not in cards:
                await self._begin(one, setup, table_id, [persons[number] for number in game.seats])
            elif cards[table_id].status == "over":
                await self._record(one, game, table_id, persons)
                continue
            left += 1
        return left

    async def _begin(
        self, one: StoredTournament, setup: TournamentSetup, table_id: str, entrants: Sequence[Entrant]
    ) -> None:
        """Make the table of a game, unless it is a game of bots alone and too many of these run."""
        sitters = await self._sitters(entrants)
        person = None if one.host is None else self._marks.person(one.host)
        origin = Origin(one.origin, person)

        async def make() -> None:
            await self._registry.make(first_entries(one.id, setup, sitters), table_id, origin)

        if any(sitter.person is not None for sitter in sitters):
            await make()
            return
        try:
            await self._bot_limit.begin(origin, make)
        except ProblemError as problem:
            if problem.code != "too_many_bot_games":
                raise

    async def _record(
        self, one: StoredTournament, game: TournamentGame, table_id: str, entrants: Mapping[int, Entrant]
    ) -> None:
        """Note how a game ended; one without a result, ended by the admin or archived meanwhile, is a tie of all."""
        places, away = [1] * len(game.seats), set[int]()
        try:
            table = await self._registry.get(table_id)
        except ProblemError as problem:
            if problem.code not in {"archived", "no_table"}:
                raise
        else:
            places, away = _outcome(table, places)
        gone = [number for seat, number in enumerate(game.seats) if seat in away and entrants[number].bot is None]
        await self._tournaments.record(one.id, game, places, gone)

    async def _sitters(self, entrants: Sequence[Entrant]) -> list[Sitter]:
        known = await self._accounts.known([one.person for one in entrants if one.person is not None])
        return [
            Sitter(known[one.person].name, person=one.person)
            if one.person in known
            else Sitter(NAMELESS if one.bot is None else one.bot, bot=one.bot)
            for one in entrants
        ]


def _outcome(table: Table, tie: Sequence[int]) -> tuple[list[int], set[int]]:
    """Tell everybody's place, and the seats of those who were not there any more, for whom a bot played on to the end.

    These come after all others, whatever the bot has won for them.
    """
    state = table.state
    ranks = {} if state.ended is None else {one.seat: one.rank for one in state.ended.standings}
    if state.game is None or len(ranks) != len(tie):
        return list(tie), set()
    last = {line.colour: line.number for line in state.history if line.colour is not None}
    away = {
        seat
        for seat, colour in enumerate(state.game.colours)
        if last.get(colour) in state.stand_in_moves and seat not in state.absences.resigned
    }
    there = [rank for seat, rank in ranks.items() if seat not in away]
    return [
        1 + len(there) if seat in away else 1 + sum(other < ranks[seat] for other in there) for seat in range(len(tie))
    ], away
