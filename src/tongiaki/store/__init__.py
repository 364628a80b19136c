"""The database: the append-only entries of tables, people and their accounts, studies and tournaments."""

from tongiaki.store.accounts import Account, Accounts, Known
from tongiaki.store.admin_log import DONE, Action, AdminLog, Deed, LoggedDeed
from tongiaki.store.archives import ArchivedName, Archives, Reviews, StoredArchive, StoredReview
from tongiaki.store.backup import back_up, restore
from tongiaki.store.dailies import Dailies, DailyGame, DailyResult
from tongiaki.store.engine.append_statements import Call, Calls, Card, NoticeKind, Origin, Player, StoredEntry
from tongiaki.store.engine.backup_file import BackupError
from tongiaki.store.engine.channel import Appended, Channel, Told
from tongiaki.store.engine.database import Database, DatabaseUrl, checked, prepare, sqlite_file
from tongiaki.store.engine.failures import ConflictError, InUseError, UnavailableError
from tongiaki.store.engine.schema_versions import newest_revision
from tongiaki.store.engine.yielding import sliced
from tongiaki.store.invitations import Invitation, Invitations
from tongiaki.store.ledger import Ledger, StoredCard
from tongiaki.store.moderation import ListedPerson, ListedTable, Moderation
from tongiaki.store.nodes import Beat, Nodes, Seen
from tongiaki.store.notification_settings import USUAL_PACE, Mail, NoticeChoices, NotificationSettings, PushWay
from tongiaki.store.notifications import Notice, Notices
from tongiaki.store.password_attempts import PasswordAttempts, Try
from tongiaki.store.people import People
from tongiaki.store.program_accounts import Owned, ProgramAccounts
from tongiaki.store.public_games import PublicGame, PublicGames, Sought
from tongiaki.store.puzzles import Attempt, PuzzleResults, Tally
from tongiaki.store.relations import BlockedError, Relations, ShownTo, Stance, Tie
from tongiaki.store.results import Rating, Results, Rung, SeatResult, Standing, StoredResult
from tongiaki.store.retention import Kind, Retention
from tongiaki.store.sessions import Identity, Program, Programs, Scope, Session, Sessions
from tongiaki.store.shared_secrets import shared_secret
from tongiaki.store.studies import CHANGED, LINES_KEPT, Present, StoredLine, StoredStudy, StudyRepository
from tongiaki.store.tournaments import (
    LEAST_PEOPLE,
    Entrant,
    StoredTournament,
    TournamentGame,
    Tournaments,
    TournamentStatus,
)
from tongiaki.store.vacations import Vacation, Vacations

__all__ = [
    "CHANGED",
    "DONE",
    "LEAST_PEOPLE",
    "LINES_KEPT",
    "USUAL_PACE",
    "Account",
    "Accounts",
    "Action",
    "AdminLog",
    "Appended",
    "ArchivedName",
    "Archives",
    "Attempt",
    "BackupError",
    "Beat",
    "BlockedError",
    "Call",
    "Calls",
    "Card",
    "Channel",
    "ConflictError",
    "Dailies",
    "DailyGame",
    "DailyResult",
    "Database",
    "DatabaseUrl",
    "Deed",
    "Entrant",
    "Identity",
    "InUseError",
    "Invitation",
    "Invitations",
    "Kind",
    "Known",
    "Ledger",
    "ListedPerson",
    "ListedTable",
    "LoggedDeed",
    "Mail",
    "Moderation",
    "Nodes",
    "Notice",
    "NoticeChoices",
    "NoticeKind",
    "Notices",
    "NotificationSettings",
    "Origin",
    "Owned",
    "PasswordAttempts",
    "People",
    "Player",
    "Present",
    "Program",
    "ProgramAccounts",
    "Programs",
    "PublicGame",
    "PublicGames",
    "PushWay",
    "PuzzleResults",
    "Rating",
    "Relations",
    "Results",
    "Retention",
    "Reviews",
    "Rung",
    "Scope",
    "SeatResult",
    "Seen",
    "Session",
    "Sessions",
    "ShownTo",
    "Sought",
    "Stance",
    "Standing",
    "StoredArchive",
    "StoredCard",
    "StoredEntry",
    "StoredLine",
    "StoredResult",
    "StoredReview",
    "StoredStudy",
    "StoredTournament",
    "StudyRepository",
    "Tally",
    "Tie",
    "Told",
    "TournamentGame",
    "TournamentStatus",
    "Tournaments",
    "Try",
    "UnavailableError",
    "Vacation",
    "Vacations",
    "back_up",
    "checked",
    "newest_revision",
    "prepare",
    "restore",
    "shared_secret",
    "sliced",
    "sqlite_file",
]
