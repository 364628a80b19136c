"""The database's tables about studies, as SQLAlchemy sees them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Integer, String, Table, Text, false

from tongiaki.store.schema import metadata

studies = Table(
    "studies",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=True),
    Column("source", Text, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("leader", String(64), nullable=False),
    Column("point", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False, server_default="0"),
    Column("lead", Text, nullable=True),
    Column("step", Integer, nullable=False, server_default="0"),
)
"""A game that several people look at together: what game (JSON), who leads, and at which move they are; `opened`: when
somebody was there last, to the hour, in seconds since 1970, UTC; `lead`: how they look at that move (JSON), and `step`:
how many steps the leaders have made until then."""

study_presence = Table(
    "study_presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("study_id", String(32), primary_key=True, index=True),
    Column("guests", Text, nullable=False),
)
"""Who is in a study at which server, as JSON; in PostgreSQL UNLOGGED, as it is gone with the server."""

study_lines = Table(
    "study_lines",
    metadata,
    Column("study_id", String(32), ForeignKey("studies.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("person", String(64), nullable=True, index=True),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("once", String(24), nullable=True),
    Column("program", Boolean, nullable=False, server_default=false()),
)
"""The last lines of a study's chat, `at` in seconds since 1970, UTC; of the oldest it is not known who said them. What
is marked by `once` is said once, however often it is sent; `program`: by the account of a program."""
