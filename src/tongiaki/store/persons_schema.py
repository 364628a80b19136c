"""The database's tables about persons, as SQLAlchemy sees them."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Double, ForeignKey, Index, Integer, String, Table, Text, false

from tongiaki.store.schema import metadata

accounts = Table(
    "accounts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("name_key", Text, nullable=True, unique=True),
    Column("password_hash", Text, nullable=True),
    Column("created", BigInteger, nullable=False),
    Column("program", Boolean, nullable=False, default=False, server_default=false()),
    Column("owner", String(64), nullable=True, index=True),
    Column("shown_to", String(8), nullable=True),
)
"""A person whose name is claimed with a password; or a `program`, for good, and the person who is its `owner`, null
once that person has left. It is `shown_to` some alone as online, to everybody where that is null. Of a deleted account,
and of a guest who has deleted everything, a bare row stays: the first token, whose hash the person is, must open
nothing ever again."""

account_looks = Table(
    "account_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
)
"""What the names of accounts may be taken for: nobody else claims a name that looks the same. Two accounts from before
this may share a look; it is then the older one's."""

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("program", String(64), nullable=True),
    Column("scope", String(8), nullable=True),
)
"""A browser where the person is logged in: the SHA-256, in hex, of the token in its cookie. Or a `program`, as the
person calls it, which plays and reads in the person's name, or only reads: its `scope`."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""What the servers of this database share, in hex: the key that the tokens of guests are signed with."""

tries = Table(
    "tries",
    metadata,
    Column("mark", String(40), primary_key=True),
    Column("left", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""How often somebody may still be wrong about a password, as of `at`, and from when on as often as ever, both in
milliseconds. A mark is a hash with a secret of an address, a name or a browser, and does not say which."""

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False, index=True),
    Column("to_move", Boolean, nullable=False),
)
"""Which persons sit where, a cache of the entries, renewed with them in one step."""

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True),
    Column("begun", BigInteger, primary_key=True, autoincrement=False),
    Column("until", BigInteger, nullable=False),
    Column("ended", Boolean, nullable=False),
    Column("settled", Boolean, nullable=False),
    Index("vacations_unsettled", "settled"),
)
"""When a person was on vacation, in milliseconds, and `until` when the days of it count; `ended` early or not. It is
`settled` once all tables know that it is over."""

results = Table(
    "results",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=True, index=True),
    Column("players", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Double, nullable=True),
    Column("sigma", Double, nullable=True),
    Column("rating", Integer, nullable=True),
)
"""How each seat of a finished game fared, `at` in seconds; where the game counted, the person's rating after it."""

open_games = Table(
    "open_games",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("players", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index("open_games_by_time", "at", "table_id"),
    Index("open_games_by_number", "players", "rated", "at", "table_id"),
    Index("open_games_by_rated", "rated", "at", "table_id"),
)
"""The finished games of tables that the lobby listed, which anybody may find, by what they are looked for: when they
ended, in seconds, the number of players, and whether a rating changed. It follows from `results`."""

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_ladder", "players", "rating"),
)
"""The rating of an account in games of so many players, as its last result there has it."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""The first attempt of an account at a puzzle, which its key identifies, `at` in seconds; later ones are not kept."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""The rating of a puzzle after its last first attempt; it stays when the persons are gone who made it."""

solvers = Table(
    "solvers",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""The rating of an account in puzzles after its last first attempt."""
