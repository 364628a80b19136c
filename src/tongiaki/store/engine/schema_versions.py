"""Schema versions: the version of a database, and which versions of the server are compatible with it.

Servers may be replaced by newer ones, one after another. A migration declares with `goes_with = "0012"` that servers
with 0012 or later as their newest migration keep working after it. Without that declaration, only servers that include
the migration are compatible. The declarations are stored in a separate table, for servers without these migrations.
That table is created outside of the migrations, like Alembic's own.
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
"""Every migration that is applied or announced, and the oldest version whose servers are compatible with it."""


class TooNewError(Exception):
    """The database was migrated to a version that is incompatible with this server."""


@dataclass(frozen=True, slots=True)
class Migration:
    """A migration, and the oldest version whose servers are compatible with it."""

    revision: str
    goes_with: str


@functools.cache
def newest_revision() -> str:
    """Return the newest schema revision that this version of the server includes."""
    return max(path.name.partition("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def known_revisions() -> frozenset[str]:
    """Return all schema revisions that this version of the server knows."""
    return frozenset(migration.revision for migration in _migrations())


def current_revision(connection: Connection) -> str | None:
    """Return the schema's revision; None if the schema was never created."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Create the schema or upgrade it to a revision, within the connection's transaction."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def pending_migrations(connection: Connection) -> Sequence[Migration]:
    """Return the migrations that are not yet applied; raises TooNewError."""
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
    """Return the oldest version compatible with all applied and announced migrations; older servers must stop."""
    return str(connection.execute(_OLDEST_COMPATIBLE).scalar() or "")


_OLDEST_COMPATIBLE = select(func.max(schema_versions.c.goes_with))


def announce_migrations(connection: Connection, migrations: Sequence[Migration]) -> None:
    """Announce migrations to all servers before they are applied."""
    schema_versions.create(connection, checkfirst=True)
    withdraw_migrations(connection, migrations)
    connection.execute(
        insert(schema_versions),
        [{"revision": migration.revision, "goes_with": migration.goes_with} for migration in migrations],
    )


def record_migrations(connection: Connection) -> None:
    """Record all known migrations that are not recorded yet, such as after a backup was restored."""
    schema_versions.create(connection, checkfirst=True)
    recorded = set(connection.execute(select(schema_versions.c.revision)).scalars())
    if unrecorded := [migration for migration in _migrations() if migration.revision not in recorded]:
        announce_migrations(connection, unrecorded)


def withdraw_migrations(connection: Connection, migrations: Sequence[Migration]) -> None:
    """Withdraw the announcement of migrations that have failed."""
    connection.execute(
        delete(schema_versions).where(schema_versions.c.revision.in_([migration.revision for migration in migrations]))
    )


def new_node_id() -> str:
    """Return a new server id, which begins with the server's version."""
    return f"{newest_revision()}-{new_id()}"


def node_version(node: str) -> str:
    """Return the version in a server id; empty for servers from before ids contained it."""
    version, separator, _ = node.partition("-")
    return version if separator else ""


@functools.cache
def _migrations() -> tuple[Migration, ...]:
    """Return all migrations, oldest first; this reads all of their files."""
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
