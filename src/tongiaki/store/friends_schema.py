"""The database's tables about friends, as SQLAlchemy sees them."""

from __future__ import annotations

from sqlalchemy import Column, ForeignKey, String, Table

from tongiaki.store.schema import metadata

ties = Table(
    "ties",
    metadata,
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True),
    Column("other", String(64), ForeignKey("accounts.person"), primary_key=True, index=True),
    Column("stance", String(8), nullable=False),
)
"""What a person thinks of another one, `follow` or `block`; both have accounts. The other one is not told of it."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True, index=True),
    Column("host", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
)
"""A person is invited by the `host` of a table; of one that has begun it says nothing any more."""
