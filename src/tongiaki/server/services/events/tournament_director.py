"""Tournament director: starts tournaments and rounds, creates the tables of their games, and records the results."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from itertools import groupby

import msgspec

from tongiaki.common import clock
from tongiaki.common.background_worker import BackgroundWorker
from tongiaki.common.ids import new_id
from tongiaki.common.problems import ProblemError
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.runtime.tables.tournament_setup import Sitter, TournamentSetup, first_entries
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.services.lobby.table_quotas import BotGameQuota
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
from tongiaki.tables.structs.entries import NAMELESS
from tongiaki.tournaments import Meeting, count_rounds, next_round

LEASE = "tournaments"
"""Name of the lease held by the one server that runs the tournaments."""
LOOK, SELDOM = 2.0, 60.0
"""Seconds between two checks. SELDOM applies if this is the only server and no tournament is unfinished."""
RETRY_PAUSE = 10.0
"""Seconds before the next check if the database did not answer."""

_log = logging.getLogger(__name__)
_setup: msgspec.json.Decoder[TournamentSetup] = msgspec.json.Decoder(TournamentSetup)


def setup_of(one: StoredTournament) -> TournamentSetup:
    """Return a tournament's setup, which was chosen when it was created."""
    return _setup.decode(one.setup)


def meetings_of(games: Sequence[TournamentGame]) -> list[list[Meeting]]:
    """Convert the games to meetings, grouped by round."""
    return [[Meeting(one.seats, one.places) for one in some] for _, some in groupby(games, key=lambda one: one.round)]


class TournamentDirector:
    """Background job that advances all tournaments on the server that holds the lease.

    Each step is idempotent, and is stored before the next one. After a crash, the next server with the lease continues
    from the last stored step. The id of a table is stored before the table is created.
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
        self._process_pool = process_pool
        self._bot_game_quota = bot_game_quota
        self._pseudonyms = pseudonyms
        self._worker = BackgroundWorker(
            "tournament director", self._advance_all, pause=LOOK, retry_on=UnavailableError, retry_pause=RETRY_PAUSE
        )

    def open(self) -> None:
        """Start the job, which resumes unfinished tournaments once this server holds the lease."""
        self._registry.node.request_lease(LEASE)
        self._worker.start()

    async def close(self) -> None:
        """Stop the job. The next start continues it."""
        await self._worker.stop()

    def wake(self) -> None:
        """Start a check at once, because a tournament was created or started, or a game has ended."""
        self._worker.wake()

    async def _advance_all(self) -> float:
        """Advance all unfinished tournaments, and return the time until the next check, in seconds."""
        if not self._registry.node.holds_lease(LEASE):
            return LOOK
        unfinished = await self._tournaments.list_unfinished()
        for tournament in unfinished:
            await self._advance_or_log(tournament)
        return LOOK if unfinished or self._registry.node.shared else SELDOM

    async def _advance_or_log(self, one: StoredTournament) -> None:
        try:
            await self._advance(one)
        except ProblemError as problem:  # retried at the next check
            _log.info("tournament %s waits: %s", one.id, problem.code)
        except UnavailableError:
            raise
        except Exception:  # noqa: BLE001 - a failing tournament must not block the others
            _log.exception("tournament %s cannot go on", one.id)

    async def _advance(self, one: StoredTournament) -> None:
        """Perform the next step of a tournament if it is possible now."""
        setup, now = setup_of(one), int(clock.now())
        if one.status == "open":
            if one.due is None or one.due > now:
                return
            await self._tournaments.start(one.id, setup.bot, setup.fill, now)
            self.wake()
            return
        entrants = await self._tournaments.list_entrants(one.id)
        games = await self._tournaments.list_games(one.id)
        if await self._run_games(one, setup, entrants, [game for game in games if game.round == one.round]):
            return
        there = [entrant for entrant in entrants if not entrant.gone]
        people = [entrant for entrant in there if entrant.bot is None]
        if one.round >= count_rounds(setup.kind, len(entrants), setup.rounds) or len(there) < 2 or not people:
            await self._tournaments.finish(one.id)
        elif one.due is None:
            await self._tournaments.schedule_next_round(one.id, one.round, now + setup.pause)
            self.wake()
        elif one.due <= now:
            await self._pair_round(one, setup, entrants, games)
            self.wake()

    async def _pair_round(
        self,
        one: StoredTournament,
        setup: TournamentSetup,
        entrants: Sequence[Entrant],
        games: Sequence[TournamentGame],
    ) -> None:
        """Pair the next round in the worker process, and store its games."""
        every = [entrant.number for entrant in entrants]
        gone = {entrant.number for entrant in entrants if entrant.gone}
        past = meetings_of(games)
        past += [[] for _ in range(one.round - len(past))]  # adds an empty list for each round without games
        meetings = await self._process_pool.run(LEASE, next_round, setup.kind, setup.size, every, gone, past, one.id)
        number = one.round + 1
        drawn = [
            TournamentGame(number, board, None if game.bye else new_id(), game.seats, (1,) if game.bye else None)
            for board, game in enumerate(meetings)
        ]
        await self._tournaments.store_pairings(one.id, number, drawn)

    async def _run_games(
        self,
        one: StoredTournament,
        setup: TournamentSetup,
        entrants: Sequence[Entrant],
        games: Sequence[TournamentGame],
    ) -> int:
        """Create missing tables, record finished games, and return the number of games that are not over.

        A game between bots only is delayed while the tournament's creator or their address has reached the quota of bot
        games.
        """
        by_table = {game.table: game for game in games if game.table is not None and game.places is None}
        cards = await self._ledger.load_cards(by_table)
        persons = {entrant.number: entrant for entrant in entrants}
        left = 0
        for table_id, game in by_table.items():
            if table_id not in cards:
                await self._create_table(one, setup, table_id, [persons[number] for number in game.seats])
            elif cards[table_id].status == "over":
                await self._record(one, game, table_id, persons)
                continue
            left += 1
        return left

    async def _create_table(
        self, one: StoredTournament, setup: TournamentSetup, table_id: str, entrants: Sequence[Entrant]
    ) -> None:
        """Create the table of a game. A game between bots only is skipped while the quota of bot games is reached."""
        sitters = await self._sitters(entrants)
        person = None if one.host is None else self._pseudonyms.person(one.host)
        origin = Origin(one.origin, person)

        async def make() -> None:
            await self._registry.make(first_entries(one.id, setup, sitters), table_id, origin)

        if any(sitter.person is not None for sitter in sitters):
            await make()
            return
        try:
            await self._bot_game_quota.reserve(origin, make)
        except ProblemError as problem:
            if problem.code != "too_many_bot_games":
                raise

    async def _record(
        self, one: StoredTournament, game: TournamentGame, table_id: str, entrants: Mapping[int, Entrant]
    ) -> None:
        """Record the result of a game.

        A game without a result counts as a tie of all entrants, for example if the administrator ended it. So does a
        game that was archived or deleted.
        """
        places, away = [1] * len(game.seats), set[int]()
        try:
            table = await self._registry.get(table_id)
        except ProblemError as problem:
            if problem.code not in {"archived", "no_table"}:
                raise
        else:
            places, away = _outcome(table, places)
        gone = [number for seat, number in enumerate(game.seats) if seat in away and entrants[number].bot is None]
        await self._tournaments.store_result(one.id, game, places, gone)

    async def _sitters(self, entrants: Sequence[Entrant]) -> list[Sitter]:
        known = await self._accounts.load_profiles([one.person for one in entrants if one.person is not None])
        return [
            Sitter(known[one.person].name, person=one.person)
            if one.person in known
            else Sitter(NAMELESS if one.bot is None else one.bot, bot=one.bot)
            for one in entrants
        ]


def _outcome(table: Table, tie: Sequence[int]) -> tuple[list[int], set[int]]:
    """Return each seat's place, and the seats of absent players. A player is absent if a bot made their last move.

    Absent players rank below all others, regardless of the bot's result. If there is no result, the places are those of
    `tie`.
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
