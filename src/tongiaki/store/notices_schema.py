"""The database's tables about notices, as SQLAlchemy sees them: who is to be told what, and in which ways."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, String, Table, Text

from tongiaki.store.schema import metadata

notices = Table(
    "notices",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("due", BigInteger, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("done", Text, nullable=False),
)
"""What is still to be sent, written in one step with the entries that are the reason; `due` in milliseconds since 1970,
UTC. `done` names the ways that it has gone already, with blanks between them."""

notice_choices = Table(
    "notice_choices",
    metadata,
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    Column("pace", Integer, nullable=False),
    Column("mail", Text, nullable=True),
    Column("mail_key_hash", String(64), nullable=True, unique=True),
    Column("mail_until", BigInteger, nullable=True),
    Column("stop_key_hash", String(64), nullable=True, unique=True),
)
"""How a person wants to be told: no sooner than of games with `pace` seconds a turn, and not in the hours between two
minutes of the day in a time zone. An address of `mail` has a `stop_key_hash` once it is confirmed, until which it has a
`mail_key_hash`, good `mail_until` a second since 1970: SHA-256, in hex, of the secrets in the links of mails."""

push_ways = Table(
    "push_ways",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
    Column("session", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("public_key", String(100), nullable=False),
    Column("secret", String(32), nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""The browsers of a person that show notices: where their push service takes them, and the keys that they are encrypted
with; `id` is the SHA-256, in hex, of the endpoint. They last no longer than the session, whose token's hash it is."""
