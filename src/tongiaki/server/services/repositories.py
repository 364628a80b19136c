"""The repositories of the server's database."""

from __future__ import annotations

from tongiaki.server.services.database_health import DatabaseHealth
from tongiaki.store import (
    Accounts,
    AdminLog,
    ApiClients,
    Dailies,
    DailyPuzzles,
    Database,
    Invitations,
    Ledger,
    Moderation,
    NotificationQueue,
    NotificationSettings,
    People,
    ProgramAccounts,
    PublicGames,
    PuzzleResults,
    Relations,
    Results,
    Sessions,
    Tournaments,
)


class Repositories:
    """All repositories that the routes use. `session_days`: number of days for which an unused session stays valid."""

    def __init__(self, database: Database, session_days: int) -> None:
        self.database = database
        self.ledger = Ledger(database)
        self.database_health = DatabaseHealth(self.ledger)
        self.people = People(database)
        self.accounts = Accounts(database)
        self.relations = Relations(database)
        self.sessions = Sessions(database, session_days)
        self.api_tokens = ApiClients(database)
        self.program_accounts = ProgramAccounts(database)
        self.results = Results(database)
        self.public_games = PublicGames(database)
        self.puzzles = PuzzleResults(database)
        self.moderation = Moderation(database)
        self.admin_log = AdminLog(database)
        self.dailies = Dailies(database)
        self.daily_puzzles = DailyPuzzles(database)
        self.tournaments = Tournaments(database)
        self.notices = NotificationQueue(database)
        self.notification_settings = NotificationSettings(database)
        self.invitations = Invitations(database)
