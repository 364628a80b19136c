"""Everything that lives as long as the server does: database, tables, bots, limits."""

from __future__ import annotations

from tongiaki.bots.pool import BotPool
from tongiaki.server.limits import Buckets
from tongiaki.server.render import Renderer
from tongiaki.server.settings import Settings
from tongiaki.store import Database, Ledger, People
from tongiaki.store.studies import StudyShelf
from tongiaki.studies.registry import Studies
from tongiaki.tables.registry import Registry


class House:
    """The server's parts; `open` before use, `close` at the end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.ledger = Ledger(self.database)
        self.people = People(self.database)
        self.pool = BotPool(settings.bot_workers, settings.bot_patience)
        self.registry = Registry(self.ledger, self.pool, settings.bot_pause)
        self.studies = Studies(StudyShelf(self.database), settings.study_patience)
        self.renderer = Renderer()
        self.asking = Buckets(settings.message_rate, settings.message_burst)
        self.making = Buckets(settings.table_rate, settings.table_burst)

    async def open(self) -> None:
        """Bring the database up to date, and go on with the games where a bot has to move."""
        await self.database.migrate()
        await self.registry.open()
        await self.studies.open()

    async def close(self) -> None:
        """Finish what was begun."""
        await self.studies.close()
        await self.registry.close()
        await self.pool.close()
        await self.database.close()
