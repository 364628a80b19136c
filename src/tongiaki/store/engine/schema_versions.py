"""The schema's versions: which one a database has, and which versions of the program go along with it.

Servers may be replaced by newer ones, one after another. A migration says by `goes_with = "0012"` that servers whose
own newest migration is 0012, or any later one, go on as before once it is done; without that, only those that have it
do. What migrations say stands in a table of its own, made like Alembic's outside of them, for servers without them.
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
"""Every migration that is done, or about to be, and the oldest version whose servers go along with it."""


class TooNewError(Exception):
    """The database has been brought up to a version with which this one does not go along."""


@dataclass(frozen=True, slots=True)
class Step:
    """A migration, and the oldest version whose servers go along with it."""

    revision: str
    goes_with: str


@functools.cache
def newest_revision() -> str:
    """Tell which revision of the schema this version of the program has."""
    return max(path.name.partition("_")[0] for path in (_FOLDER / "versions").glob("[0-9]*.py"))


def revisions() -> frozenset[str]:
    """Return all revisions of the schema that this version of the program knows."""
    return frozenset(step.revision for step in _steps())


def revision_of(connection: Connection) -> str | None:
    """Tell which revision the schema has; None if it was never made."""
    from alembic.migration import MigrationContext

    return MigrationContext.configure(connection).get_current_revision()


def upgrade(connection: Connection, revision: str = "head") -> None:
    """Make the schema, or bring it up to a revision, within the connection's transaction."""
    from alembic import command

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def pending(connection: Connection) -> Sequence[Step]:
    """Tell which migrations are still to be done; raises TooNewError."""
    current, steps = revision_of(connection), _steps()
    done = [step.revision for step in steps]
    if current is None:
        return steps
    if current in done:
        return steps[done.index(current) + 1 :]
    if not inspect(connection).has_table(schema_versions.name) or oldest(connection) > newest_revision():
        raise TooNewError(current)
    return []


def oldest(connection: Connection) -> str:
    """Tell the oldest version whose servers go along with all that is done or about to be; older ones are to end."""
    return str(connection.execute(OLDEST).scalar() or "")


OLDEST = select(func.max(schema_versions.c.goes_with))


def announce(connection: Connection, steps: Sequence[Step]) -> None:
    """Tell all servers what is about to be done."""
    schema_versions.create(connection, checkfirst=True)
    withdraw(connection, steps)
    connection.execute(
        insert(schema_versions), [{"revision": one.revision, "goes_with": one.goes_with} for one in steps]
    )


def note(connection: Connection) -> None:
    """Have all that is known here told, in a database that was brought up to date by other ways, as by a backup."""
    schema_versions.create(connection, checkfirst=True)
    told = set(connection.execute(select(schema_versions.c.revision)).scalars())
    if untold := [step for step in _steps() if step.revision not in told]:
        announce(connection, untold)


def withdraw(connection: Connection, steps: Sequence[Step]) -> None:
    """Take back what was announced, as it has failed."""
    connection.execute(delete(schema_versions).where(schema_versions.c.revision.in_([one.revision for one in steps])))


def new_node() -> str:
    """Name a server among those of a database, by its version first."""
    return f"{newest_revision()}-{new_id()}"


def version_of(node: str) -> str:
    """Tell the version of a server; empty for one of before servers said so."""
    version, dash, _ = node.partition("-")
    return version if dash else ""


@functools.cache
def _steps() -> tuple[Step, ...]:
    """List all migrations, the first one first; all of their files are read for it."""
    scripts = list(_scripts().walk_revisions())[::-1]
    return tuple(Step(one.revision, getattr(one.module, "goes_with", one.revision)) for one in scripts)


def _scripts() -> ScriptDirectory:
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config())


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(_FOLDER).replace("%", "%%"))
    return config
