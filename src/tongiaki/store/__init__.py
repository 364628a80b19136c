"""The database: every table's entries, append-only, who people are, and studies."""

from tongiaki.store.accounts import Account, Accounts, Known
from tongiaki.store.archives import ArchivedName, Archives, StoredArchive
from tongiaki.store.database import ConflictError, Database, UnavailableError, checked, prepare
from tongiaki.store.ledger import Card, Ledger, Line, Player, StoredCard
from tongiaki.store.names import looks, name_key, visible
from tongiaki.store.people import People
from tongiaki.store.results import Rating, Results, SeatResult, Standing, StoredResult
from tongiaki.store.retention import Kind, Retention
from tongiaki.store.secrets import shared_secret
from tongiaki.store.sessions import Identity, Session, Sessions
from tongiaki.store.slices import sliced
from tongiaki.store.studies import LINES_KEPT, StoredLine, StoredStudy, StudyShelf

__all__ = [
    "LINES_KEPT",
    "Account",
    "Accounts",
    "ArchivedName",
    "Archives",
    "Card",
    "ConflictError",
    "Database",
    "Identity",
    "Kind",
    "Known",
    "Ledger",
    "Line",
    "People",
    "Player",
    "Rating",
    "Results",
    "Retention",
    "SeatResult",
    "Session",
    "Sessions",
    "Standing",
    "StoredArchive",
    "StoredCard",
    "StoredLine",
    "StoredResult",
    "StoredStudy",
    "StudyShelf",
    "UnavailableError",
    "checked",
    "looks",
    "name_key",
    "prepare",
    "shared_secret",
    "sliced",
    "visible",
]
