"""Container of all services that live as long as the server: database, tables, bots, rate limits."""

from __future__ import annotations

import asyncio
from collections.abc import Collection

from tongiaki.bots.pool import BotPool
from tongiaki.server.notifications.dispatcher import NotificationDispatcher
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.accounts.address_bans import AddressBans
from tongiaki.server.services.accounts.login_throttle import LoginThrottle
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.services.compute.evaluations import Evaluations
from tongiaki.server.services.compute.hints import Hints
from tongiaki.server.services.compute.process_pool import ProcessPool
from tongiaki.server.services.compute.response_cache import ResponseCache
from tongiaki.server.services.compute.review_queue import ReviewQueue
from tongiaki.server.services.database_health import DatabaseHealth
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.services.events.tournament_director import TournamentDirector
from tongiaki.server.services.events.vacation_job import VacationJob
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.limits.server_limits import Limits
from tongiaki.server.services.limits.shared_connection_limit import shared_places
from tongiaki.server.services.limits.shared_rate_limits import SharedRateLimits
from tongiaki.server.services.lobby.bot_game_quota import BotGameQuota
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed
from tongiaki.server.services.lobby.lobby_feed import Lobby
from tongiaki.server.services.lobby.online_presence import OnlinePresence
from tongiaki.server.services.lobby.open_table_quota import OpenTableQuota
from tongiaki.server.services.rendering import Renderer
from tongiaki.server.services.retention_job import RetentionJob
from tongiaki.server.settings import Settings
from tongiaki.server.web.authentication import Authenticator
from tongiaki.server.web.connections import Connections
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.server.web.socket_handling import WebsocketPolicy
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
    NotificationSettings,
    PasswordAttempts,
    People,
    ProgramAccounts,
    Programs,
    PublicGames,
    PuzzleResults,
    Relations,
    Results,
    Retention,
    Reviews,
    Sessions,
    StudyRepository,
    Tournaments,
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


class Services:
    """All services of the server. Call `open` before use and `close` at the end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.leaving = False  # shutdown was requested, but connected clients are still served
        self.database = Database(settings.database)
        self.ledger = Ledger(self.database)
        self.database_health = DatabaseHealth(self.ledger)
        self.people = People(self.database)
        self.accounts = Accounts(self.database)
        self.relations = Relations(self.database)
        self.sessions = Sessions(self.database, settings.keep_sessions)
        self.api_tokens = Programs(self.database)
        self.program_accounts = ProgramAccounts(self.database)
        self.results = Results(self.database)
        self.public_games = PublicGames(self.database)
        self.downloading: set[str] = set()  # addresses with a game download in progress
        self.puzzles = PuzzleResults(self.database)
        self.moderation = Moderation(self.database)
        self.admin_log = AdminLog(self.database)
        self.passwords = Passwords()
        self.authenticator = Authenticator(self.sessions)
        self.pseudonyms = Pseudonyms()
        node = self._node()
        self.connections = Connections(shared_places(settings.sockets, self.pseudonyms, node))
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
        self.online_presence = OnlinePresence(node)
        self.connections.on_come, self.connections.on_go = self.online_presence.came, self.online_presence.went
        self.shared_rate_limits = SharedRateLimits(self.pseudonyms, node)
        self.limits = Limits(settings, self.shared_rate_limits)
        efforts = self.limits.efforts
        self.dailies = Dailies(self.database)
        self.account_names = AccountNames(self.accounts, self.people, self.ledger, self.registry, self.dailies, efforts)
        self.daily_games = DailyGames(self.dailies, self.ledger, self.registry)
        self.games = GameArchive(self.registry, self.ledger, Archives(self.database))
        self.notices, self.notification_settings = Notices(self.database), NotificationSettings(self.database)
        self.invitations = Invitations(self.database)
        self.invitation_feed = InvitationFeed(self.invitations, node)
        self.notification_dispatcher = NotificationDispatcher(
            settings,
            self.notices,
            self.notification_settings,
            self.ledger,
            self.invitations,
            self.people,
            lambda person: bool(self.online_presence.online([person])),
        )
        self.bookkeeper = GameScorer(self.ledger, self.results, self._ratings_changed)
        self.session_revocations = SessionRevocations(self.sessions, self.authenticator, self.connections, node)
        self.address_bans = AddressBans(self.pseudonyms, node)
        self.open_table_quota = OpenTableQuota(self.ledger, self.registry, settings.open_tables)
        self.lobby = Lobby(self.ledger, directory, self.registry, self.open_table_quota)
        self.registry.on_news = self.lobby.changed
        self.studies = Studies(StudyRepository(self.database), settings.study_patience, node)
        self.retention_job = RetentionJob(settings, Retention(self.database), self.games, self.registry, self.studies)
        self.renderer = Renderer()
        self.reviews = ReviewQueue(Reviews(self.database), self.limits.reviewing)
        self.process_pool = ProcessPool(efforts)
        self.tournaments = Tournaments(self.database)
        self.bot_game_quota = BotGameQuota(self.ledger, settings.bot_games)
        self.tournament_director = TournamentDirector(
            self.tournaments,
            self.accounts,
            self.ledger,
            self.registry,
            self.process_pool,
            self.bot_game_quota,
            self.pseudonyms,
        )
        self.vacation_job = VacationJob(settings.vacation, Vacations(self.database), self.ledger, self.registry)
        self.hints = Hints(self.pool, efforts, self.pseudonyms)
        self.response_cache = ResponseCache()
        self.evaluations = Evaluations(efforts, self.response_cache)
        self.export_lock = asyncio.Lock()
        self.websocket_policy = WebsocketPolicy(
            settings.origins, settings.message_rate, self.limits.opening, self.limits.hearing
        )
        self.game_access = GameAccess(self.registry, self.games, self.daily_games, efforts)
        tries = PasswordAttempts(self.database)
        self.login_throttle = LoginThrottle(
            self.passwords, tries, self.pseudonyms, self.limits.hashing, settings.login_burst
        )

    async def open(self) -> None:
        """Migrate the database, start all services, and resume games in which a bot is to move."""
        await self.database.migrate()
        self.authenticator.signer = Signer(await shared_secret(self.database, "tokens"))
        self.pseudonyms.key = await shared_secret(self.database, "marks")
        await self.passwords.open()
        await self.registry.open()
        self.notification_dispatcher.open(
            self.registry, self.authenticator.signer, await shared_secret(self.database, "push")
        )
        self.bookkeeper.open()
        self.lobby.open()
        self.invitation_feed.open()
        self.session_revocations.open()
        await self.studies.open()
        self.tournament_director.open()
        self.vacation_job.open()
        self.retention_job.open()

    async def close(self) -> None:
        """Stop all services and close the database."""
        self.shared_rate_limits.close()
        await self.retention_job.close()
        await self.tournament_director.close()
        await self.vacation_job.close()
        await self.session_revocations.close()
        await self.lobby.close()
        await self.invitation_feed.close()
        await self.bookkeeper.close()
        await self.studies.close()
        await self.notification_dispatcher.close()
        await self.registry.close()
        await self.hints.close()
        await self.evaluations.close()
        await self.reviews.close()
        await self.pool.close()
        await self.process_pool.close()
        self.passwords.close()
        await self.database.close()

    def _node(self) -> Node:
        channel = self.database.channel
        return Node() if channel is None else ClusterNode(Nodes(self.database), channel)

    def _table_changed(self, table: Table) -> None:
        self.lobby.changed()
        self.invitation_feed.changed(table.state.id)
        if table.state.status == "over":
            self.bookkeeper.wake()
            if table.state.occasion is not None:
                self.tournament_director.wake()

    async def _ratings_changed(self, persons: Collection[str]) -> None:
        if persons:
            await self.registry.refresh_profiles(persons)
            self.lobby.changed()
