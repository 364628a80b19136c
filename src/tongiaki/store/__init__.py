"""The database: every table's entries, append-only, and who people are."""

from tongiaki.store.accounts import Account, Accounts, Known
from tongiaki.store.database import ConflictError, Database, UnavailableError, checked
from tongiaki.store.ledger import Card, Ledger, Line, Player, StoredCard
from tongiaki.store.names import name_key
from tongiaki.store.people import People
from tongiaki.store.results import Rating, Results, SeatResult, Standing, StoredResult
from tongiaki.store.sessions import Identity, Session, Sessions

__all__ = [
    "Account",
    "Accounts",
    "Card",
    "ConflictError",
    "Database",
    "Identity",
    "Known",
    "Ledger",
    "Line",
    "People",
    "Player",
    "Rating",
    "Results",
    "SeatResult",
    "Session",
    "Sessions",
    "Standing",
    "StoredCard",
    "StoredResult",
    "UnavailableError",
    "checked",
    "name_key",
]
