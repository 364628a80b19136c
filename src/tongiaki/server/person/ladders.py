"""Ladders over HTTP: the best of people, and of programs, by the number of players."""

from __future__ import annotations

from typing import Annotated

from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromQuery, QueryParameter

from tongiaki.server.wire import bodies as b
from tongiaki.store import Results
from tongiaki.tables.structs.limits import LEAST_SEATS, MOST_SEATS

LENGTH = 100
"""Places that a ladder shows."""


@get("/api/ladder", summary="The best, by number of players", opt={"price": 2})
async def ladder(
    results: NamedDependency[Results],
    players: Annotated[int, QueryParameter(ge=LEAST_SEATS, le=MOST_SEATS)] = 2,
    programs: FromQuery[bool] = False,
) -> b.Ladder:
    """List the best people, or programs, in games of so many players, the best first."""
    found = await results.ladder(players, LENGTH, programs=programs)
    better = [sum(other.rating > one.rating for other in found) for one in found]
    rungs = [b.Rung(1 + at, one.name, one.rating, one.games) for at, one in zip(better, found, strict=True)]
    return b.Ladder(players, programs, rungs)


HANDLERS = [ladder]
