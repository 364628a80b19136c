"""Schema versions: the version of a database, and the versions of the server that are compatible with it.

An administrator can replace servers by newer ones, one after another. A migration with `goes_with = "0012"` is
compatible with every server whose newest migration is 0012 or later. Without this declaration, only servers that
include the migration are compatible.

The declarations are stored in a separate table, for servers that do not include these migrations. This table is created
outside the migrations, like Alembic's own table.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Column, Connection, MetaData, String, Table, delete, func, insert, inspect, select

from tongiaki.common.ids import new_id

if TYPE_CHECKING:
    from alembic.config import Config
    from alembic.script import ScriptDirectory

_FOLDER = Path(__file__).parent / "migrations"

schema_versions = Table(
    "schema_versions",
    MetaData(),
    Column("revision", String(32), primary_key=True),
    Column("goes_with", String(32), nullable=False),
)
"""All migrations that are applied or announced, each with the oldest server version that is compatible with it."""


class TooNewError(Exception):
    """The database has a version that is incompatible with this server."""


@dataclass(frozen=True, slots=True)
class Migration:
    """A migration, and the oldest server version that is compatible with it."""

    revision: str
    goes_with: str


@functools.cache
def newest_revision() -> str:
    """Return the newest schema revision included in this version of the server."""
    return max(path.name.partition("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def known_revisions() -> frozenset[str]:
    """Return all schema revisions included in this version of the server."""
    return frozenset(migration.revision for migration in _migrations())


def current_revision(connection: Connection) -> str | None:
    """Return the schema's revision; None if no schema has been created."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Create the schema or upgrade it to a revision, in the connection's current transaction."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def pending_migrations(connection: Connection) -> Sequence[Migration]:
    """Return the migrations that have not been applied yet; raises TooNewError if the database is too new."""
    current, migrations = current_revision(connection), _migrations()
    known = [migration.revision for migration in migrations]
    if current is None:
        return migrations
    if current in known:
        return migrations[known.index(current) + 1 :]
    if not inspect(connection).has_table(schema_versions.name) or oldest_compatible(connection) > newest_revision():
        raise TooNewError(current)
    return []


def oldest_compatible(connection: Connection) -> str:
    """Return the oldest server version compatible with all applied and announced migrations.

    Older servers must stop.
    """
    return str(connection.execute(_OLDEST_COMPATIBLE).scalar() or "")


_OLDEST_COMPATIBLE = select(func.max(schema_versions.c.goes_with))


def announce_migrations(connection: Connection, migrations: Sequence[Migration]) -> None:
    """Announce migrations to all servers before the migrations are applied."""
    schema_versions.create(connection, checkfirst=True)
    withdraw_migrations(connection, migrations)
    connection.execute(
        insert(schema_versions),
        [{"revision": migration.revision, "goes_with": migration.goes_with} for migration in migrations],
    )


def record_migrations(connection: Connection) -> None:
    """Record all known migrations that have not been recorded yet, for example after a backup was restored."""
    schema_versions.create(connection, checkfirst=True)
    recorded = set(connection.execute(select(schema_versions.c.revision)).scalars())
    if unrecorded := [migration for migration in _migrations() if migration.revision not in recorded]:
        announce_migrations(connection, unrecorded)


def withdraw_migrations(connection: Connection, migrations: Sequence[Migration]) -> None:
    """Withdraw the announcement of migrations because they have failed."""
    connection.execute(
        delete(schema_versions).where(schema_versions.c.revision.in_([migration.revision for migration in migrations]))
    )


def new_node_id() -> str:
    """Return a new server id. It begins with the server's version."""
    return f"{newest_revision()}-{new_id()}"


def node_version(node: str) -> str:
    """Return the version in a server id, or an empty text for servers whose ids did not yet contain it."""
    version, separator, _ = node.partition("-")
    return version if separator else ""


@functools.cache
def _migrations() -> tuple[Migration, ...]:
    """Return all migrations, oldest first. This reads the file of each migration."""
    scripts = list(_scripts().walk_revisions())[::-1]
    return tuple(Migration(script.revision, getattr(script.module, "goes_with", script.revision)) for script in scripts)


def _scripts() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config
