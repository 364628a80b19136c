"""Everything that lives as long as the server does: database, tables, bots, limits."""

from __future__ import annotations

import asyncio
from collections.abc import Collection
from pathlib import Path

from tongiaki.bots.pool import BotPool
from tongiaki.common import tasks
from tongiaki.server.notifications.dispatcher import Office
from tongiaki.server.notifications.pending_invitations import Guests
from tongiaki.server.services.accounts.account_names import Names
from tongiaki.server.services.accounts.address_bans import Exclusions
from tongiaki.server.services.accounts.login_throttle import Door
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.services.accounts.session_revocations import Endings
from tongiaki.server.services.compute.evaluations import Evaluations
from tongiaki.server.services.compute.hints import Hints
from tongiaki.server.services.compute.process_pool import Workshop
from tongiaki.server.services.compute.response_cache import Remembered
from tongiaki.server.services.compute.review_queue import ReviewQueue
from tongiaki.server.services.database_health import Pulse
from tongiaki.server.services.events.daily_games import Daily
from tongiaki.server.services.events.tournament_director import Director
from tongiaki.server.services.events.vacation_job import Vacationers
from tongiaki.server.services.game_access import Finder
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.services.limits.shared_connection_limit import shared_places
from tongiaki.server.services.limits.shared_rate_limits import Spending
from tongiaki.server.services.lobby.bot_game_quota import BotLimit
from tongiaki.server.services.lobby.invitation_feed import Doorbell
from tongiaki.server.services.lobby.lobby_feed import Lobby
from tongiaki.server.services.lobby.online_presence import Company
from tongiaki.server.services.lobby.open_table_quota import Openings
from tongiaki.server.services.rendering import Renderer
from tongiaki.server.services.retention_job import Keeper
from tongiaki.server.settings import Settings
from tongiaki.server.web.authentication import Callers
from tongiaki.server.web.connections import Connections
from tongiaki.server.web.conversation import Manners
from tongiaki.server.web.pseudonyms import Marks
from tongiaki.server.web.tokens import Signer
from tongiaki.store import (
    Accounts,
    AdminLog,
    Archives,
    Dailies,
    Database,
    Invitations,
    Ledger,
    Moderation,
    Nodes,
    Notices,
    OpenGames,
    People,
    ProgramAccounts,
    Programs,
    PuzzleResults,
    Reaching,
    Results,
    Retention,
    Reviews,
    Sessions,
    StudyShelf,
    Ties,
    Tournaments,
    Tries,
    Vacations,
    shared_secret,
)
from tongiaki.studies.registry import Studies
from tongiaki.tables.archive.game_archive import GameArchive
from tongiaki.tables.results.scoring import GameScorer
from tongiaki.tables.runtime.account_cache import AccountCache
from tongiaki.tables.runtime.cluster_node import ClusterNode
from tongiaki.tables.runtime.node import Node
from tongiaki.tables.runtime.registry import Registry
from tongiaki.tables.runtime.table import Table


class House:
    """The server's parts; `open` before use, `close` at the end.

    Workers that share a SQLite file speak to each other in a `folder`.
    """

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self.settings = settings
        self.leaving = False  # told to stop, and still here for those who are connected
        self.database = Database(settings.database, folder)
        self.ledger = Ledger(self.database)
        self.pulse = Pulse(self.ledger)
        self.people = People(self.database)
        self.accounts = Accounts(self.database)
        self.ties = Ties(self.database)
        self.sessions = Sessions(self.database, settings.keep_sessions)
        self.programs_let_in = Programs(self.database)
        self.program_accounts = ProgramAccounts(self.database)
        self.results = Results(self.database)
        self.open_games = OpenGames(self.database)
        self.downloading: set[str] = set()  # the addresses that are sent a file of games
        self.puzzles = PuzzleResults(self.database)
        self.moderation = Moderation(self.database)
        self.admin_log = AdminLog(self.database)
        self.passwords = Passwords()
        self.callers = Callers(self.sessions)
        self.marks = Marks()
        node = self._node()
        self.connections = Connections(shared_places(settings.sockets, self.marks, node))
        directory = AccountCache(self.accounts)
        self.pool = BotPool(settings.bot_workers, settings.bot_patience)
        self.registry = Registry(
            self.ledger,
            self.pool,
            settings.bot_pause,
            directory,
            return_patience=settings.return_patience,
            most_moves=settings.table_entries,
            bot_games=settings.bot_games,
            node=node,
        )
        self.registry.on_change = self._table_changed
        self.company = Company(node)
        self.connections.on_come, self.connections.on_go = self.company.came, self.company.went
        self.spending = Spending(self.marks, node)
        self.limits = Limits(settings, self.spending)
        efforts = self.limits.efforts
        self.dailies = Dailies(self.database)
        self.names = Names(self.accounts, self.people, self.ledger, self.registry, self.dailies, efforts)
        self.daily = Daily(self.dailies, self.ledger, self.registry)
        self.games = GameArchive(self.registry, self.ledger, Archives(self.database))
        self.notices, self.reaching = Notices(self.database), Reaching(self.database)
        self.invitations = Invitations(self.database)
        self.doorbell = Doorbell(self.invitations, node)
        self.office = Office(settings, self.notices, self.reaching, self.ledger, self._guests())
        self.bookkeeper = GameScorer(self.ledger, self.results, self._ratings_changed)
        self.endings = Endings(self.callers, self.connections, node)
        self.exclusions = Exclusions(self.marks, node)
        self.openings = Openings(self.ledger, self.registry, settings.open_tables)
        self.lobby = Lobby(self.ledger, directory, self.registry, self.openings)
        self.registry.on_news = self.lobby.changed
        self.studies = Studies(StudyShelf(self.database), settings.study_patience, node)
        self.keeper = Keeper(settings, Retention(self.database), self.games, self.registry, self.studies)
        self.renderer = Renderer()
        self.reviews = ReviewQueue(Reviews(self.database), self.limits.reviewing)
        self.workshop = Workshop(efforts)
        self.tournaments = Tournaments(self.database)
        self.bot_limit = BotLimit(self.ledger, settings.bot_games)
        self.director = Director(
            self.tournaments, self.accounts, self.ledger, self.registry, self.workshop, self.bot_limit, self.marks
        )
        self.vacationers = Vacationers(settings.vacation, Vacations(self.database), self.ledger, self.registry)
        self.hints = Hints(self.pool, efforts, self.marks)
        self.remembered = Remembered()
        self.evaluations = Evaluations(efforts, self.remembered)
        self.exporting = asyncio.Lock()
        self.manners = Manners(settings.origins, settings.message_rate, self.limits.opening, self.limits.hearing)
        self.finder = Finder(self.registry, self.games, self.daily, efforts)
        tries = Tries(self.database)
        self.door = Door(self.passwords, tries, self.marks, self.limits.hashing, settings.login_burst)
        self._watching: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the database up to date, and go on with the games where a bot has to move."""
        await self.database.migrate()
        self.callers.signer = Signer(await shared_secret(self.database, "tokens"))
        self.marks.key = await shared_secret(self.database, "marks")
        await self.passwords.open()
        await self.registry.open()
        self.office.open(self.registry, self.callers.signer, await shared_secret(self.database, "push"))
        self.bookkeeper.open()
        self.lobby.open()
        self.doorbell.open()
        self._watching = tasks.begin(self.connections.watch(self.sessions), "the watch over sessions")
        await self.studies.open()
        self.director.open()
        self.vacationers.open()
        self.keeper.open()

    async def close(self) -> None:
        """Finish what was begun."""
        self.spending.close()
        await self.keeper.close()
        await self.director.close()
        await self.vacationers.close()
        await tasks.end(self._watching)
        await self.lobby.close()
        await self.doorbell.close()
        await self.bookkeeper.close()
        await self.studies.close()
        await self.office.close()
        await self.registry.close()
        await self.hints.close()
        await self.evaluations.close()
        await self.reviews.close()
        await self.pool.close()
        await self.workshop.close()
        self.passwords.close()
        await self.database.close()

    def _node(self) -> Node:
        channel = self.database.channel
        return Node() if channel is None else ClusterNode(Nodes(self.database), channel)

    def _guests(self) -> Guests:
        return Guests(self.invitations, self.people, lambda person: bool(self.company.online([person])))

    def _table_changed(self, table: Table) -> None:
        self.lobby.changed()
        self.doorbell.changed(table.state.id)
        if table.state.status == "over":
            self.bookkeeper.wake()
            if table.state.occasion is not None:
                self.director.wake()

    async def _ratings_changed(self, persons: Collection[str]) -> None:
        if persons:
            await self.registry.refresh_profiles(persons)
            self.lobby.changed()
