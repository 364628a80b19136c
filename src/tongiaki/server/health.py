"""Health checks for monitoring (`/healthz`) and load balancers (`/readyz`)."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.server.services.database_health import DatabaseHealth
from tongiaki.server.services.services import Services


@get("/healthz", summary="Whether the server and its database answer")
async def health(database_health: NamedDependency[DatabaseHealth]) -> Response[dict[str, str]]:
    """Check the database with a small query; raises `try_again` if it does not answer in time."""
    if not await database_health.beats():
        raise ProblemError("try_again")
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@get("/readyz", summary="Whether a balancer may send people here")
async def readiness(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """Check the database; raises `try_again` also while the server stops and serves only existing connections."""
    if services.leaving or not await services.database_health.beats():
        raise ProblemError("try_again")
    return Response({"status": "ready"}, headers={"Cache-Control": "no-store"})
