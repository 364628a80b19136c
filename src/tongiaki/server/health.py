"""Whether all is well, for whoever watches over the server."""

from __future__ import annotations

from litestar import get
from litestar.di import NamedDependency
from litestar.response import Response

from tongiaki.common.problems import ProblemError
from tongiaki.server.house.house import House


@get("/healthz", summary="Whether the server and its database answer")
async def health(house: NamedDependency[House]) -> Response[dict[str, str]]:
    """Ask the database something small; raises `try_again` if it does not answer soon."""
    if not await house.pulse.beats():
        raise ProblemError("try_again")
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})
