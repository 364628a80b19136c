"""Health checks (`/healthz`, `/readyz`) and metrics for Prometheus (`/metrics`)."""

from __future__ import annotations

import secrets
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from typing import Any

from litestar import Request, get
from litestar.di import NamedDependency
from litestar.response import Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from tongiaki.common.metrics import COUNTED
from tongiaki.common.problems import ProblemError
from tongiaki.rules import COMPILED, RULES_VERSION
from tongiaki.server.services.database_health import DatabaseHealth
from tongiaki.server.services.services import Services
from tongiaki.server.web.authentication import BadCredentialError, bearer_token


@get("/healthz", summary="Whether the server and its database answer")
async def health(database_health: NamedDependency[DatabaseHealth]) -> Response[dict[str, str]]:
    """Check the database with a small query; raises `try_again` if it does not answer in time."""
    if not await database_health.beats():
        raise ProblemError("try_again")
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@get("/readyz", summary="Whether a balancer may send people here")
async def readiness(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """Check the database; raises `try_again` also while the server stops and serves only existing connections."""
    if services.shutdown.started or not await services.database_health.beats():
        raise ProblemError("try_again")
    return Response({"status": "ready"}, headers={"Cache-Control": "no-store"})


class Figures(Collector):
    """A collector of current values. It reads them from memory at each scrape."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        """Yield the current metrics."""
        services = self._services
        engine = "compiled" if COMPILED else "pure"
        about = {"version": version("tongiaki"), "rules": str(RULES_VERSION), "engine": engine}
        yield InfoMetricFamily("tongiaki", "What runs here.", about)
        awake = services.registry.awake
        status = Counter(table.state.status for table in awake)
        yield _labelled("tongiaki_tables_awake", "Tables in memory.", "status", status)
        yield _one("tongiaki_tables_asleep", "Tables put away until their time comes.", services.registry.asleep)
        yield _one("tongiaki_leases", "What this server does alone among several.", services.registry.node.leases)
        yield _one("tongiaki_sockets", "Open websockets.", len(services.connections))
        listening = {
            "table": sum(table.subscriber_count for table in awake),
            "lobby": services.lobby.listening,
            "study": services.studies.listening,
        }
        yield _labelled("tongiaki_listeners", "Websockets that are told what happens, by where.", "at", listening)
        yield _one("tongiaki_bot_workers", "Processes in which bots may think.", services.settings.bot_workers)


def _one(name: str, meaning: str, value: float) -> Metric:
    return GaugeMetricFamily(name, meaning, value)


def _labelled(name: str, meaning: str, label: str, values: Mapping[Any, int]) -> Metric:
    family = GaugeMetricFamily(name, meaning, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[bytes]:
    """Return the metrics. Raises `not_found` if no secret is configured, and `bad_token` if it does not match."""
    secret = services.settings.metrics
    if not secret:
        raise ProblemError("not_found")
    try:
        given = bearer_token(request.scope) or ""
    except BadCredentialError:
        given = ""
    if not secrets.compare_digest(given.encode(), secret.encode()):
        raise ProblemError("bad_token")
    here = CollectorRegistry()
    here.register(Figures(services))
    content = generate_latest(COUNTED) + generate_latest(here)
    return Response(content, media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})
