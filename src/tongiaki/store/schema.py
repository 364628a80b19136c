"""The database schema: every table, as a SQLAlchemy definition. The migrations create the tables."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("waits", Boolean, nullable=False),
    Column("moves", Integer, nullable=False),
    Column("card", Text, nullable=False),
    Column("indexed", Boolean, nullable=False, server_default=false()),
    Column("scored", Boolean, nullable=False, server_default=false()),
    Column("archived", Boolean, nullable=False, server_default=false()),
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Column("hidden", Boolean, nullable=False, server_default=false()),
    Column("board", Text, nullable=True),
    Column("board_tile", String(16), nullable=True),
    Column("deadline", BigInteger, nullable=True),
    Column("bots_alone", Boolean, nullable=False, server_default=false()),
    Column("origin_address", String(32), nullable=True),
    Column("origin_person", String(32), nullable=True),
    Index("tables_by_status", "status", "public", "created"),
    Index("tables_to_score", "scored", "status"),
    Index("tables_to_archive", "archived", "status"),
    Index("tables_by_board", "board_tile"),
)
"""One row for each table of players: what the lobby shows, a cache of its entries.

`indexed`: its persons are in `players`. `scored`: its game is over, and its results are in `results`. `archived`: its
game is in `archives`, and its entries are deleted. `seen`: the last event or visit there, to the hour, in seconds since
1970, UTC. `hidden`: the administrator hides it from the lobby. `board` and `board_tile` are unused, but older servers
read and write them. `deadline`: when the deciding player's time runs out, in milliseconds since 1970, UTC; null if no
clock is running. `bots_alone`: the game is running, and bots decide for every seat. `origin_address` and
`origin_person`: keyed hashes of the network address and of the person that created the table, until its game is scored.
Bots' computing time is shared by origin."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""The source of truth, append-only. The primary key prevents two servers from writing the same entry. An archived table
keeps one entry, the last, which says that it is archived. Its number is the one that a writer unaware of this would
write next, so that the write fails."""

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The game of a table whose entries are deleted: the data for its replay and its saved game, compressed."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The coach's review of a table's game, compressed, and the coach's `version`. It contains no names."""

archived_seats = Table(
    "archived_seats",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("archives.table_id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
)
"""The names that persons used in archived games, for searches and for deleting an account."""

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("seen", BigInteger, nullable=False),
)
"""Names by person. A person's id is the SHA-256, in hex, of a secret token in a browser."""


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
"""Persons who have claimed a name with a password. `program` marks a bot account permanently; its `owner` is null once
the owner's account is deleted. `shown_to`: who can see that the person is online; null means everybody. A deleted
account, and a guest who has deleted everything, leave an empty row. It keeps the first token invalid, whose hash is
the person."""

account_looks = Table(
    "account_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
)
"""Lookalike forms of account names: no other account can claim a name that looks the same. Two accounts that are older
than this table may share a form; it belongs to the older account."""

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
"""Browsers where a person is logged in: the SHA-256, in hex, of the token in the cookie. With `program`, a row is an
API token with the name that the person chose. Its `scope` is to read and play, or only to read."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Secrets shared by the servers of this database, in hex, such as the key that signs guests' tokens."""

tries = Table(
    "tries",
    metadata,
    Column("mark", String(40), primary_key=True),
    Column("left", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""The remaining password attempts `left` at the time `at`. At the time `until`, all are available again. Both times are
in milliseconds since 1970, UTC. `mark` is a keyed hash of an address, a name or a browser."""

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False, index=True),
    Column("to_move", Boolean, nullable=False),
)
"""The persons who have seats: a cache of the entries, updated in the same transaction."""

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
"""Vacations, in milliseconds since 1970, UTC. `ended` means that the vacation was ended early, and `until` is the end
of the days that count as vacation. `settled`: all tables know that it is over."""

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
"""The result of each seat of a finished game; `at` in seconds since 1970, UTC. In rated games, `rating` is the new
rating."""

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
"""Finished games of public tables, with the columns for the search: the time of the end, in seconds since 1970, UTC,
the number of players, and `rated`. The data is derived from `results`."""

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
"""An account's rating by number of players, after its last rated result."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""An account's first attempt at the puzzle with this key; `at` in seconds since 1970, UTC. Later attempts are not
stored."""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""A puzzle's rating. Only first attempts count. It remains when the accounts that tried the puzzle are deleted."""

solvers = Table(
    "solvers",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""A player's puzzle rating. Only first attempts count."""


ties = Table(
    "ties",
    metadata,
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True),
    Column("other", String(64), ForeignKey("accounts.person"), primary_key=True, index=True),
    Column("stance", String(8), nullable=False),
)
"""A person's relation to another one, `follow` or `block`; both have accounts. The other person is not notified."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True, index=True),
    Column("host", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
)
"""Invitations to a table: `host` invited `person`. A row has no effect once the game has begun."""


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
"""Pending notifications, written in one transaction with the entries that cause them; `due` in milliseconds since 1970,
UTC. `done` lists the delivery methods that have succeeded, separated by spaces."""

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
"""Notification settings: the minimum `pace` of a game, in seconds per turn, and quiet hours between two minutes of the
day in a time zone. An unconfirmed address in `mail` has a `mail_key_hash`, valid until `mail_until`, in seconds
since 1970, UTC. A confirmed one has a `stop_key_hash`. Both are the SHA-256, in hex, of the secrets in the links of
mails."""

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
"""Browsers with push notifications: the endpoint at their push service, and the keys for encryption. `id` is the
SHA-256, in hex, of the endpoint. `session` is the hash of the session's token; a row is used only while that session
exists."""


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
"""Games that several people look at together: the game (JSON), the leader, and the current move. `opened`: the last
visit, to the hour, in seconds since 1970, UTC. `lead`: the leader's view of the move (JSON). `step`: the number of
the leaders' steps so far."""

study_presence = Table(
    "study_presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("study_id", String(32), primary_key=True, index=True),
    Column("guests", Text, nullable=False),
)
"""Presence in studies by server, as JSON. The table is UNLOGGED in PostgreSQL, because rows are deleted with their
server."""

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
"""The last lines of a study's chat; `at` in seconds since 1970, UTC. The oldest lines have no `person`. `once` is an
idempotency key: a repeated message is stored once. `program`: the author is a bot account."""


dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("setup", Text, nullable=False),
)
"""The game that everybody plays on a `day` (UTC, such as `2026-11-22`). Its `setup` contains the pile and is secret."""

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
)
"""The table where a person plays the game of a day: one per person, stored before the table is created."""

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("host", String(64), nullable=True),
    Column("setup", Text, nullable=False),
    Column("status", String(16), nullable=False),
    Column("created", Integer, nullable=False),
    Column("due", Integer, nullable=True),
    Column("round", Integer, nullable=False),
    Column("origin_address", String(32), nullable=True),
    Index("tournaments_by_status", "status", "created"),
    Index("tournaments_by_host", "host"),
)
"""Tournaments; `host` is null once the host's account is deleted, and `round` is the last one that was paired.

`origin_address` is a keyed hash of the network address that created it, until it is over. `due` is when it or its next
round starts, in seconds since 1970, UTC. It is null while that depends on the host or on unfinished games."""

entrants = Table(
    "entrants",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(64), nullable=True),
    Column("bot", String(32), nullable=True),
    Column("gone", Boolean, nullable=False),
    Index("entrants_by_person", "person", "tournament_id", unique=True),
)
"""The entrants, persons or bots of a level, numbered from 1; a `gone` entrant is no longer paired."""

tournament_games = Table(
    "tournament_games",
    metadata,
    Column("tournament_id", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("table_id", String(32), nullable=True, unique=True),
    Column("seats", Text, nullable=False),
    Column("places", Text, nullable=True),
)
"""The games of each round, stored before their tables are created; `seats` are entrants' numbers in the order of play.

`places` are their places, null until the game is over. `table_id` is null for a bye, and once the table is deleted."""


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
"""The administrator's actions; `at` in seconds since 1970, UTC. The numbers have no gaps and become visible in order,
so that servers that poll for new ones miss none."""

barred_names = Table(
    "barred_names",
    metadata,
    Column("name_key", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
"""Names that nobody may use, by the key that they share with lookalikes."""

reset_links = Table(
    "reset_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
"""Password reset links, each valid once and until `until`, in seconds since 1970, UTC: the SHA-256, in hex, of the
secret."""


DATABASE_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
"""SQL expression for the time of the PostgreSQL server, in milliseconds since 1970."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The running servers; an id begins with the server's version. Each server renews its row before `until`, in
milliseconds of the database's time. Other servers delete an expired row, and with it that server's leases and
presence."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Exclusive duties of one server: the automatic actions at the table with this id, or a maintenance task with this
name."""

presence = Table(
    "presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("persons", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("gathers", Boolean, nullable=False),
)
"""Presence by table and server: persons as JSON, and the number of connections without a seat. `gathers`: the table
waits for players while one is connected. A row whose id is not a table's lists some of the connected accounts, or
counts the connections of a network address."""

TEMPORARY_TABLES = frozenset({"nodes", "leases", "presence", "study_presence", "tries"})
"""Tables with temporary data, which backups omit."""

ACCOUNT_TABLES = (account_looks, reset_links, ratings, solvers, puzzle_attempts, vacations)
"""Tables whose rows are deleted with the account of their column `person`."""
