"""Secrets that all servers of a database share."""

from __future__ import annotations

import secrets

from sqlalchemy import insert, select

from tongiaki.store.engine.database import Database
from tongiaki.store.schema import secrets as table
from tongiaki.tables.ports import ConflictError


async def load_shared_secret(database: Database, name: str) -> bytes:
    """Return a secret of 32 bytes that all servers of a database share; create it if it does not exist."""
    query = select(table.c.value).where(table.c.name == name)
    async with database.read_connection() as connection:
        value = (await connection.execute(query)).scalar()
    if value is None:
        try:
            async with database.transaction() as connection:
                await connection.execute(insert(table).values(name=name, value=secrets.token_hex(32)))
        except ConflictError:  # another server has already stored the secret
            pass
        async with database.read_connection() as connection:
            value = (await connection.execute(query)).scalar_one()
    return bytes.fromhex(value)
