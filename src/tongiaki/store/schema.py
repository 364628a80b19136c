"""The database schema, with every table as a SQLAlchemy definition. The migrations create the tables."""

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
"""One row for each game table, with the data shown in the lobby. It is a cache of the table's entries.

`indexed`: the table's persons are in `players`. `scored`: the game is over, and its results are in `results`.
`archived`: the game is in `archives`, and the table's entries are deleted. `seen`: the time of the last event or visit,
rounded to the hour, in seconds since 1970, UTC. `hidden`: the administrator hides the table from the lobby. `board` and
`board_tile`: no longer used, but older servers read and write them. `deadline`: when the time of the player to move
runs out, in milliseconds since 1970, UTC; null if no clock is running. `bots_alone`: the game is running, and bots
decide for every seat. `origin_address` and `origin_person`: keyed hashes of the network address and of the person that
created the table, kept until `scored`. Computing time for bots is divided fairly between these origins.
"""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""All entries of all tables, from which all other data about tables is derived. Rows are only appended.

The primary key prevents two servers from writing the same entry. An archived table keeps one entry, its last, which
marks it as archived. A writer that does not know about the archive would use the number of this entry for its next
entry, so that its write fails.
"""

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The game of a table whose entries are deleted, compressed: the data for its replay and its saved game."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""The coach's review of a table's game, compressed. `version`: the coach's version. A review contains no names."""

archived_seats = Table(
    "archived_seats",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("archives.table_id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
)
"""The names that persons used in archived games. They are needed for searches and to delete an account."""

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("seen", BigInteger, nullable=False),
)
"""The name of each person. A person's id is the SHA-256, in hex, of a secret token in a browser."""


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
"""Persons who have registered a name with a password.

`program`: whether this is a bot account, which is permanent. `owner`: the owner of a bot account; null after the
owner's account was deleted. `shown_to`: who can see that the person is online; null means everybody. An empty row
remains for each deleted account and for each guest who has deleted all data. It keeps the person's first token invalid:
the person's id is the hash of that token.
"""

account_looks = Table(
    "account_looks",
    metadata,
    Column("look", Text, primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
)
"""Lookalike forms of account names. No account can register a name that shares a form with another account.

If two accounts that are older than this table share a form, the form belongs to the older account.
"""

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
"""Sessions of browsers in which a person is logged in, and API tokens.

`token_hash`: the SHA-256, in hex, of the token in the cookie or of the API token. `program`: the name that the person
chose for an API token; null for a browser. `scope`: whether an API token can be used to read and play, or only to read.
"""

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
"""Secrets shared by all servers of this database, in hex, such as the key that signs guests' tokens."""

tries = Table(
    "tries",
    metadata,
    Column("mark", String(40), primary_key=True),
    Column("left", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
"""Remaining password attempts.

`left`: the number of attempts left at the time `at`. `until`: the time at which all attempts are available again. Both
times are in milliseconds since 1970, UTC. `mark`: a keyed hash of an address, a name or a browser.
"""

players = Table(
    "players",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(64), nullable=False, index=True),
    Column("to_move", Boolean, nullable=False),
)
"""The persons who have seats. This is a cache of the entries, updated in the same transaction as they are."""

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
"""Vacations of persons. Times are in milliseconds since 1970, UTC.

`ended`: whether the vacation was ended early. `until`: the end of the days that count as vacation. `settled`: whether
the end was recorded at all of the person's tables.
"""

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
"""The result of each seat of a finished game.

`at`: when the game ended, in seconds since 1970, UTC. `rating`: the new rating, if the game was rated.
"""

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
"""Finished games at public tables, with the columns used for the search. The data is derived from `results`.

`at`: when the game ended, in seconds since 1970, UTC. `players`: the number of players. `rated`: whether the game
changed a rating.
"""

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
"""An account's rating for each number of players, after its last rated result."""

puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""An account's first attempt at a puzzle. Later attempts are not stored.

`puzzle`: the puzzle's key. `at`: in seconds since 1970, UTC.
"""

puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("puzzle", String(32), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""A puzzle's rating, for which only first attempts count.

It is kept when accounts that tried the puzzle are deleted.
"""

solvers = Table(
    "solvers",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("rating", Integer, nullable=False),
    Column("attempts", Integer, nullable=False),
)
"""A player's puzzle rating, for which only first attempts count."""


ties = Table(
    "ties",
    metadata,
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True),
    Column("other", String(64), ForeignKey("accounts.person"), primary_key=True, index=True),
    Column("stance", String(8), nullable=False),
)
"""A person's relation to another person, `follow` or `block`. Both have accounts. The other person is not notified."""

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), primary_key=True, index=True),
    Column("host", String(64), ForeignKey("accounts.person"), nullable=False, index=True),
)
"""Invitations of a `person` to a table by its `host`. A row has no effect once the game has begun."""


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
"""Pending notifications, written in the same transaction as the entries that cause them.

`due`: when it is due, in milliseconds since 1970, UTC. `done`: the delivery methods that have succeeded, separated by
spaces.
"""

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
"""Notification settings of each person.

`pace`: the minimum pace of a game with notifications, in seconds per turn. `quiet_from` and `quiet_until`: quiet hours,
as minutes of the day in the time `zone`. `mail`: the email address. An unconfirmed address has a `mail_key_hash`, valid
until `mail_until`, in seconds since 1970, UTC. A confirmed address has a `stop_key_hash`. Both are the SHA-256, in hex,
of the secrets in the links sent by mail.
"""

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
"""Browsers registered for push notifications, with their endpoint at the push service and their encryption keys.

`id`: the SHA-256, in hex, of the endpoint. `session`: the hash of the session's token. A row is used only as long as
that session exists.
"""


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
"""Studies: games that several people view together.

`source`: the game, as JSON. `leader`: the person who leads the study. `point`: the current move. `opened`: the time of
the last visit, rounded to the hour, in seconds since 1970, UTC. `lead`: the leader's view of the move, as JSON. `step`:
the number of steps made by all leaders so far.
"""

study_presence = Table(
    "study_presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("study_id", String(32), primary_key=True, index=True),
    Column("guests", Text, nullable=False),
)
"""Presence in studies by server, as JSON.

The table is UNLOGGED in PostgreSQL, because its rows are temporary: they are deleted together with their server.
"""

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
"""The last lines of each study's chat.

`at`: in seconds since 1970, UTC. `person`: the author; null for the oldest lines. `once`: an idempotency key, so that a
repeated message is stored only once. `program`: whether the author is a bot account.
"""


dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("setup", Text, nullable=False),
)
"""The daily game of each `day` (UTC, such as `2026-11-22`). `setup` contains the pile and must stay secret."""

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
)
"""The table at which a person plays a day's game. Each person has one, stored before the table is created."""

daily_puzzles = Table(
    "daily_puzzles",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True, index=True),
    Column("attempts", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
)
"""The number of a person's attempts at a day's puzzle, and whether the last one solved it. It ends the counting."""

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
"""Tournaments.

`host`: null after the host's account was deleted. `round`: the last round that was paired. `origin_address`: a keyed
hash of the network address that created the tournament, kept until it is over. `due`: when the tournament or its next
round starts, in seconds since 1970, UTC. It is null while the start depends on the host or on unfinished games.
"""

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
"""The entrants of tournaments, numbered from 1: persons, or bots of a level. A `gone` entrant is no longer paired."""

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
"""The games of each round of a tournament, stored before their tables are created.

`seats`: the numbers of the entrants in the order of play. `places`: the places of these entrants; null until the game
is over. `table_id`: null for a bye, and after the table was deleted.
"""


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
"""The administrator's actions. `at`: in seconds since 1970, UTC.

The numbers have no gaps and become visible in order, so that servers that poll for new actions do not miss any.
"""

barred_names = Table(
    "barred_names",
    metadata,
    Column("name_key", Text, primary_key=True),
    Column("name", Text, nullable=False),
)
"""Names that nobody may use. `name_key`: the name's spelling, ignoring case, width and invisible characters."""

reset_links = Table(
    "reset_links",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("person", String(64), ForeignKey("accounts.person"), nullable=False, unique=True),
    Column("until", BigInteger, nullable=False),
)
"""Password reset links, each valid only once.

`token_hash`: the SHA-256, in hex, of the secret in the link. `until`: when the link expires, in seconds since 1970,
UTC.
"""


DATABASE_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
"""SQL expression for the time of the PostgreSQL server, in milliseconds since 1970."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The running servers. An id begins with the server's version.

Each server must renew its row before `until`, in milliseconds of the database's time. Other servers delete expired
rows, and with them the leases and the presence of these servers.
"""

leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""Leases: each gives one server an exclusive duty.

`name`: the id of a table with automatic actions, or the name of a maintenance task.
"""

presence = Table(
    "presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("persons", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("gathers", Boolean, nullable=False),
)
"""Presence by table and server.

`persons`: the connected persons, as JSON. `watchers`: the number of connections without a seat. `gathers`: whether the
game has not begun and a seated person or the host was recently connected. A row whose id is not the id of a table lists
some of the connected accounts.
"""

TEMPORARY_TABLES = frozenset({"nodes", "leases", "presence", "study_presence", "tries"})
"""Tables with temporary data. Backups omit them."""

ACCOUNT_TABLES = (account_looks, reset_links, ratings, solvers, puzzle_attempts, vacations)
"""Tables with data of an account. A row is deleted together with the account in its column `person`."""
