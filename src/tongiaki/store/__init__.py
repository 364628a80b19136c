"""The database: every table's entries, append-only, and who people are."""

from tongiaki.store.database import ConflictError, Database, UnavailableError, checked
from tongiaki.store.ledger import Card, Ledger, Line, StoredCard
from tongiaki.store.people import People

__all__ = ["Card", "ConflictError", "Database", "Ledger", "Line", "People", "StoredCard", "UnavailableError", "checked"]
