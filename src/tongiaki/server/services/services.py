"""Container of all services that live as long as the server, such as the database, tables, bots and rate limits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Collection
from contextlib import AsyncExitStack

from tongiaki.common.rate_limits import ConnectionsPerAddress
from tongiaki.runtime.archive.game_archive import GameArchive
from tongiaki.runtime.bots.bot_pool import BotPool
from tongiaki.runtime.cluster.cluster_node import ClusterNode
from tongiaki.runtime.cluster.node import Node
from tongiaki.runtime.results.scoring import GameScorer
from tongiaki.runtime.studies.study_registry import Studies
from tongiaki.runtime.tables.account_cache import AccountCache
from tongiaki.runtime.tables.registry import Registry
from tongiaki.runtime.tables.table import Table
from tongiaki.server.notifications.dispatcher import NotificationDispatcher
from tongiaki.server.services.accounts.account_names import AccountNames
from tongiaki.server.services.accounts.address_bans import AddressBans
from tongiaki.server.services.accounts.login_throttle import LoginThrottle
from tongiaki.server.services.accounts.passwords import Passwords
from tongiaki.server.services.accounts.session_revocations import SessionRevocations
from tongiaki.server.services.admin_watch import AdminWatch
from tongiaki.server.services.compute.evaluations import Evaluations
from tongiaki.server.services.compute.hints import Hints
from tongiaki.server.services.compute.process_pool import ProcessPool, ResponseCache
from tongiaki.server.services.compute.review_queue import ReviewQueue
from tongiaki.server.services.events.daily_games import DailyGames
from tongiaki.server.services.events.daily_history import DailyHistory
from tongiaki.server.services.events.tournament_director import TournamentDirector
from tongiaki.server.services.events.vacation_job import VacationJob
from tongiaki.server.services.game_access import GameAccess
from tongiaki.server.services.links.link_pictures import LinkPictures
from tongiaki.server.services.links.link_previews import LinkPreviews
from tongiaki.server.services.links.link_subjects import LinkSubjects
from tongiaki.server.services.lobby.invitation_feed import InvitationFeed
from tongiaki.server.services.lobby.lobby_feed import Lobby
from tongiaki.server.services.lobby.online_presence import OnlinePresence
from tongiaki.server.services.lobby.table_quotas import BotGameQuota, OpenTableQuota
from tongiaki.server.services.rendering import Renderer
from tongiaki.server.services.repositories import Repositories
from tongiaki.server.services.request_limits import RequestLimits
from tongiaki.server.services.retention_job import RetentionJob
from tongiaki.server.services.shared_keys import SharedKeys
from tongiaki.server.services.shutdown import Shutdown
from tongiaki.server.settings import Settings
from tongiaki.server.web.authentication import Authenticator
from tongiaki.server.web.connections import Connections
from tongiaki.server.web.pseudonyms import Pseudonyms
from tongiaki.server.web.socket_handling import WebsocketPolicy
from tongiaki.server.web.tokens import Signer
from tongiaki.store import (
    Archives,
    Database,
    Nodes,
    PasswordAttempts,
    Retention,
    Reviews,
    StudyRepository,
    Vacations,
)


@contextlib.asynccontextmanager
async def open_services(settings: Settings, shutdown: Shutdown) -> AsyncIterator[Services]:
    """Migrate the database, start all services, and finally close them in reverse order; raises UnavailableError."""
    async with AsyncExitStack() as stack:
        database = Database(settings.database)
        stack.push_async_callback(database.close)
        await database.migrate()
        services = Services(settings, database, await SharedKeys.read(database), shutdown)
        await services.start(stack)
        yield services


class Services(Repositories):
    """All services of a server, and the repositories of its migrated database. `start` starts them."""

    def __init__(self, settings: Settings, database: Database, keys: SharedKeys, shutdown: Shutdown) -> None:
        super().__init__(database, settings.keep_sessions)
        self.settings = settings
        self.shutdown = shutdown
        self._node = Node() if database.channel is None else ClusterNode(Nodes(database), database.channel)
        self._node.on_outdated = shutdown.start
        self.pseudonyms = Pseudonyms(keys.pseudonyms)
        self.limits = RequestLimits(settings, self._live_servers)
        self._bot_pool = BotPool(settings.bot_workers, settings.bot_patience)
        self._build_accounts(Signer(keys.tokens))
        self._build_tables()
        self._build_events()
        self._build_computing()
        self.notification_dispatcher = NotificationDispatcher(
            settings,
            self.notices,
            self.notification_settings,
            self.ledger,
            self.invitations,
            self.people,
            self.online_presence.is_online,
            self.registry,
            self.authenticator.signer,
            keys.push,
        )
        self.retention_job = RetentionJob(settings, Retention(database), self.games, self.registry, self.studies)
        self._admin_watch = AdminWatch(
            self.admin_log,
            self.moderation,
            self.people,
            self.registry,
            self.studies,
            self.account_names,
            self.session_revocations,
            self.lobby,
        )

    def _build_accounts(self, signer: Signer) -> None:
        self.passwords = Passwords()
        self.authenticator = Authenticator(self.sessions, signer)
        self.connections = Connections(ConnectionsPerAddress(self.settings.sockets, self._live_servers))
        self.online_presence = OnlinePresence(self._node)
        self.connections.on_open, self.connections.on_close = self.online_presence.came, self.online_presence.went
        self.session_revocations = SessionRevocations(self.sessions, self.authenticator, self.connections, self._node)
        self.address_bans = AddressBans(self.pseudonyms, self._node)
        self.login_throttle = LoginThrottle(
            self.passwords,
            PasswordAttempts(self.database),
            self.pseudonyms,
            self.limits.password_hashes,
            self.settings.login_burst,
        )
        self.websocket_policy = WebsocketPolicy(
            self.settings.origins, self.settings.message_rate, self.limits.websockets, self.limits.messages
        )
        self.export_lock = asyncio.Lock()

    def _build_tables(self) -> None:
        settings = self.settings
        account_cache = AccountCache(self.accounts)
        self.registry = Registry(
            self.ledger,
            self._bot_pool,
            settings.bot_pause,
            account_cache,
            return_patience=settings.return_patience,
            most_moves=settings.table_entries,
            bot_games=settings.bot_games,
            node=self._node,
        )
        self.registry.on_change = self._table_changed
        self.open_table_quota = OpenTableQuota(self.ledger, self.registry, settings.open_tables)
        self.bot_game_quota = BotGameQuota(self.ledger, settings.bot_games)
        self.lobby = Lobby(self.ledger, account_cache, self.registry, self.open_table_quota)
        self.registry.on_news = self.lobby.invalidate
        self.invitation_feed = InvitationFeed(self.invitations, self._node)
        self.games = GameArchive(self.registry, self.ledger, Archives(self.database))
        self.downloading: set[str] = set()  # addresses that are downloading games
        self.studies = Studies(StudyRepository(self.database), settings.study_patience, self._node)
        self.renderer = Renderer()
        self._game_scorer = GameScorer(self.ledger, self.results, self._ratings_changed)
        self.account_names = AccountNames(
            self.accounts, self.people, self.ledger, self.registry, self.dailies, self.daily_puzzles, self.limits.work
        )

    def _build_events(self) -> None:
        self.process_pool = ProcessPool(self.limits.work)
        self.daily_games = DailyGames(self.dailies, self.ledger, self.registry)
        self.daily_history = DailyHistory(self.dailies, self.daily_puzzles)
        self.tournament_director = TournamentDirector(
            self.tournaments,
            self.accounts,
            self.ledger,
            self.registry,
            self.process_pool,
            self.bot_game_quota,
            self.pseudonyms,
        )
        self.vacation_job = VacationJob(self.settings.vacation, Vacations(self.database), self.ledger, self.registry)

    def _build_computing(self) -> None:
        work_limit = self.limits.work
        self.game_access = GameAccess(self.registry, self.games, self.daily_games, work_limit)
        self.hints = Hints(self._bot_pool, work_limit, self.pseudonyms)
        self.response_cache = ResponseCache()
        self.evaluations = Evaluations(work_limit, self.response_cache)
        self.reviews = ReviewQueue(Reviews(self.database), self.limits.review_work)
        subjects = LinkSubjects(self.ledger, self.results, self.dailies, self.daily_games, self.tournaments)
        self.link_previews = LinkPreviews(subjects, self.settings.language)
        self.link_pictures = LinkPictures(self.limits.picture_work, subjects, self.game_access)

    async def start(self, stack: AsyncExitStack) -> None:
        """Start all services, and resume the games in which it is a bot's turn. The exit stack closes the services."""
        stack.callback(self.passwords.close)
        for compute in (
            self.process_pool,
            self._bot_pool,
            self.reviews,
            self.evaluations,
            self.hints,
            self.link_pictures,
        ):
            stack.push_async_callback(compute.close)
        await self.passwords.open()
        stack.push_async_callback(self.registry.close)
        await self.registry.open()
        for job in (
            self.studies,
            self.notification_dispatcher,
            self._game_scorer,
            self.invitation_feed,
            self.lobby,
            self.session_revocations,
            self.vacation_job,
            self.tournament_director,
            self.retention_job,
        ):
            stack.push_async_callback(job.close)
            job.open()
        stack.push_async_callback(self._admin_watch.close)
        await self._admin_watch.open()

    def _live_servers(self) -> int:
        return self._node.live_servers

    def _table_changed(self, table: Table) -> None:
        self.lobby.invalidate()
        self.invitation_feed.table_changed(table.state.id)
        if table.state.status == "over":
            self._game_scorer.wake()
            if table.state.occasion is not None:
                self.tournament_director.wake()

    async def _ratings_changed(self, persons: Collection[str]) -> None:
        if persons:
            await self.registry.refresh_profiles(persons)
            self.lobby.invalidate()
