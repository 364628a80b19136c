"""The database: the append-only entries of tables, persons and their accounts, studies and tournaments."""

from tongiaki.store.accounts import Account, Accounts
from tongiaki.store.admin_log import ADMIN_ACTION_TOPIC, AdminAction, AdminActionKind, AdminLog, LoggedAction
from tongiaki.store.archives import ArchivedName, Archives, Reviews, StoredArchive, StoredReview
from tongiaki.store.backup import back_up, restore
from tongiaki.store.dailies import Dailies, DailyGame, DailyResult, DailyScore
from tongiaki.store.daily_puzzles import DailyPuzzle, DailyPuzzles
from tongiaki.store.engine.backup_file import BackupError
from tongiaki.store.engine.channel import Channel, EntriesAppended, TopicMessage
from tongiaki.store.engine.database import Database, DatabaseUrl, parse_database_url, prepare_database, sqlite_file_url
from tongiaki.store.engine.failures import InUseError
from tongiaki.store.engine.schema_versions import newest_revision
from tongiaki.store.invitations import Invitation, Invitations
from tongiaki.store.ledger import Ledger, StoredCard
from tongiaki.store.moderation import ListedPerson, ListedTable, Moderation
from tongiaki.store.nodes import Heartbeat, Nodes, TablePresence
from tongiaki.store.notification_settings import (
    DEFAULT_PACE,
    MailAddress,
    NotificationChoices,
    NotificationSettings,
    PushSubscription,
)
from tongiaki.store.notifications import NotificationQueue, PendingNotification
from tongiaki.store.password_attempts import AttemptBucket, PasswordAttempts
from tongiaki.store.people import People
from tongiaki.store.program_accounts import OwnedAccount, ProgramAccounts
from tongiaki.store.public_games import PublicGame, PublicGameFilter, PublicGames
from tongiaki.store.puzzles import PuzzleAttempt, PuzzleRating, PuzzleResults
from tongiaki.store.relations import BlockedError, OnlineVisibility, Relation, Relations
from tongiaki.store.results import LadderEntry, Rating, Results, SeatResult, Standing, StoredResult
from tongiaki.store.retention import Retention, RetentionKind
from tongiaki.store.sessions import ApiClient, ApiClients, Identity, Session, Sessions, TokenScope
from tongiaki.store.shared_secrets import load_shared_secret
from tongiaki.store.studies import STUDY_TOPIC, StudyRepository
from tongiaki.store.tournaments import (
    MIN_ENTRANTS,
    Entrant,
    StoredTournament,
    TournamentGame,
    Tournaments,
    TournamentStatus,
)
from tongiaki.store.vacations import Vacation, Vacations
from tongiaki.studies.ports import MAX_LINES, StoredLine, StoredStudy, StudyPresence
from tongiaki.tables.ports import (
    AccountProfile,
    Card,
    ConflictError,
    NotificationChanges,
    Origin,
    Player,
    RelationKind,
    ScheduledNotification,
    StoredEntry,
    UnavailableError,
)

__all__ = [
    "ADMIN_ACTION_TOPIC",
    "DEFAULT_PACE",
    "MAX_LINES",
    "MIN_ENTRANTS",
    "STUDY_TOPIC",
    "Account",
    "AccountProfile",
    "Accounts",
    "AdminAction",
    "AdminActionKind",
    "AdminLog",
    "ApiClient",
    "ApiClients",
    "ArchivedName",
    "Archives",
    "AttemptBucket",
    "BackupError",
    "BlockedError",
    "Card",
    "Channel",
    "ConflictError",
    "Dailies",
    "DailyGame",
    "DailyPuzzle",
    "DailyPuzzles",
    "DailyResult",
    "DailyScore",
    "Database",
    "DatabaseUrl",
    "Entrant",
    "EntriesAppended",
    "Heartbeat",
    "Identity",
    "InUseError",
    "Invitation",
    "Invitations",
    "LadderEntry",
    "Ledger",
    "ListedPerson",
    "ListedTable",
    "LoggedAction",
    "MailAddress",
    "Moderation",
    "Nodes",
    "NotificationChanges",
    "NotificationChoices",
    "NotificationQueue",
    "NotificationSettings",
    "OnlineVisibility",
    "Origin",
    "OwnedAccount",
    "PasswordAttempts",
    "PendingNotification",
    "People",
    "Player",
    "ProgramAccounts",
    "PublicGame",
    "PublicGameFilter",
    "PublicGames",
    "PushSubscription",
    "PuzzleAttempt",
    "PuzzleRating",
    "PuzzleResults",
    "Rating",
    "Relation",
    "RelationKind",
    "Relations",
    "Results",
    "Retention",
    "RetentionKind",
    "Reviews",
    "ScheduledNotification",
    "SeatResult",
    "Session",
    "Sessions",
    "Standing",
    "StoredArchive",
    "StoredCard",
    "StoredEntry",
    "StoredLine",
    "StoredResult",
    "StoredReview",
    "StoredStudy",
    "StoredTournament",
    "StudyPresence",
    "StudyRepository",
    "TablePresence",
    "TokenScope",
    "TopicMessage",
    "TournamentGame",
    "TournamentStatus",
    "Tournaments",
    "UnavailableError",
    "Vacation",
    "Vacations",
    "back_up",
    "load_shared_secret",
    "newest_revision",
    "parse_database_url",
    "prepare_database",
    "restore",
    "sqlite_file_url",
]
