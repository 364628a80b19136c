"""The database's tables for whoever runs the server, as SQLAlchemy sees them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from tongiaki.store.schema import metadata

admin_log = Table(
    "admin_log",
    metadata,
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("by", Text, nullable=False),
    Column("action", String(16), nullable=False),
    Column("subject", Text, nullable=False),
    Column("person", String(64), nullable=True),
    Column("reason", Text, nullable=True),
)
"""What the admin did, `at` in seconds since 1970, UTC. The numbers have no gaps and become visible in their order, so
that servers which look for new ones miss none."""

barred_names = Table(
    "barred_names",
    metadata,
    Column("name_key", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
"""Names that nobody may have, by what they share with those that look like them."""

reset_links = Table(
    "reset_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
"""Links that let an account have a new password, once, `until` a second since 1970, UTC: the SHA-256, in hex, of the
secret in each."""
