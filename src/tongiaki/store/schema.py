"""The database schema: every table, as SQLAlchemy knows it. The migrations create the tables."""

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
"""One row a table of players: what the lobby shows, a cache of its entries. `indexed`: its persons are in `players`;
`scored`: its game is over, and its results are in `results`; `archived`: its game is in `archives`, and its entries are
gone. `seen`: when something happened there last, or somebody was there, to the hour, in seconds since 1970, UTC.
`hidden`: the admin keeps it out of the lobby. `board` and `board_tile` are unused: older servers write and read them.
`deadline`: when the time is over of whoever decides, in milliseconds since 1970, UTC; null where nobody's runs.
`bots_alone`: the game runs, and a bot decides for every seat. `origin_address`, `origin_person`: keyed hashes of the
network address and of the person that made the table, until its game is scored; bots' time is shared by them."""

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)
"""The truth, append-only. The primary key is the fence between two writers of one table. Of a table that is archived
one entry stays, the last, which says so: it has the number that a writer who knows nothing of it would write next."""

archives = Table(
    "archives",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)
"""The game of a table whose entries are gone: what its replay and its record are made of, packed."""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("version", String(64), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What the coach says of the game of a table, packed, and which `version` of the coach said it. It names nobody."""

archived_seats = Table(
    "archived_seats",
    metadata,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("archives.table_id"), primary_key=True, index=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(64), primary_key=True),
)
"""Under which names persons have played an archived game: to be found there, and to be forgotten by who leaves."""

people = Table(
    "people",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(64), nullable=True),
    Column("seen", BigInteger, nullable=False),
)
"""A person is the SHA-256, in hex, of a secret token in a browser."""


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


dailies = Table(
    "dailies",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("setup", Text, nullable=False),
)
"""What everybody plays on a `day` (UTC, such as `2026-11-22`): the pile is in its `setup`, and nobody is told."""

daily_games = Table(
    "daily_games",
    metadata,
    Column("day", String(10), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
)
"""At which table a person plays the game of a day: one for each, noted before the table is made."""

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
"""Tournaments; `host` is null once that person has left for good, `round` the last one that was paired.

`origin_address` is a keyed hash of the network address that made it, until it is over.
At `due`, in seconds since 1970, UTC, it starts, or the next round does; null where that hangs on somebody, or on games.
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
"""Who takes part, a person or a bot of a level, numbered from 1; who is `gone` is paired no more."""

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
"""The games of each round, noted before their tables are made; `seats` are numbers of entrants in the order of play.

`places` are theirs, null until the game is over; `table_id` is null for a bye, and once the table is gone.
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


POSTGRES_NOW = "CAST(extract(epoch FROM clock_timestamp()) * 1000 AS BIGINT)"
SQLITE_NOW = "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"
"""The database's time, in milliseconds since 1970."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("until", BigInteger, nullable=False),
)
"""The servers that run, named by their versions first, each renewing its row; one whose `until`, in milliseconds of the
database's time, is over is removed by any other one, and with its row goes all that it held and showed."""

leases = Table(
    "leases",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), nullable=False, index=True),
)
"""What one server does alone: what happens by itself at the table of that id, or some housekeeping by its name."""

presence = Table(
    "presence",
    metadata,
    Column("node", String(32), ForeignKey("nodes.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", String(32), primary_key=True, index=True),
    Column("persons", Text, nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("gathers", Boolean, nullable=False),
)
"""Who is connected to a table at which server: persons as JSON, how many connections have no seat, and whether the
table waits for players with somebody there who plays. Or, under a name that no table has, a part of those who have
an account and are connected to anything."""

PASSING = frozenset({"nodes", "leases", "presence", "study_presence", "tries"})
"""Nothing of these is worth keeping."""
