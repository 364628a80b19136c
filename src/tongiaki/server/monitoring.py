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


@get("/healthz", summary="Health of the server and its database")
async def health(database_health: NamedDependency[DatabaseHealth]) -> Response[dict[str, str]]:
    """Check the database with a small query; raises `try_again` if it does not answer in time."""
    if not await database_health.beats():
        raise ProblemError("try_again")
    return Response({"status": "ok"}, headers={"Cache-Control": "no-store"})


@get("/readyz", summary="Readiness for new connections")
async def readiness(services: NamedDependency[Services]) -> Response[dict[str, str]]:
    """Check the database. Also raises `try_again` while the server is stopping and serves only existing connections."""
    if services.shutdown.started or not await services.database_health.beats():
        raise ProblemError("try_again")
    return Response({"status": "ready"}, headers={"Cache-Control": "no-store"})


class CurrentMetrics(Collector):
    """Collector of current values, which are read from memory at each scrape."""

    def __init__(self, services: Services) -> None:
        self._services = services

    def collect(self) -> Iterator[Metric]:
        """Yield the current metrics."""
        services = self._services
        engine = "compiled" if COMPILED else "pure"
        about = {"version": version("tongiaki"), "rules": str(RULES_VERSION), "engine": engine}
        yield InfoMetricFamily("tongiaki", "Versions of the server and of the rules, and the engine.", about)
        awake = services.registry.awake
        status = Counter(table.state.status for table in awake)
        yield _labelled_gauge("tongiaki_tables_awake", "Tables in memory.", "status", status)
        yield _gauge("tongiaki_tables_asleep", "Unloaded tables that wait for a timer.", services.registry.asleep)
        yield _gauge("tongiaki_leases", "Leases that this server holds.", services.registry.node.leases)
        yield _gauge("tongiaki_sockets", "Open websockets.", len(services.connections))
        subscribers = {
            "table": sum(table.subscriber_count for table in awake),
            "lobby": services.lobby.listening,
            "study": services.studies.listening,
        }
        yield _labelled_gauge("tongiaki_listeners", "Subscribers of tables, the lobby and studies.", "at", subscribers)
        yield _gauge("tongiaki_bot_workers", "Processes that compute moves of bots.", services.settings.bot_workers)


def _gauge(name: str, description: str, value: float) -> Metric:
    return GaugeMetricFamily(name, description, value)


def _labelled_gauge(name: str, description: str, label: str, values: Mapping[Any, int]) -> Metric:
    family = GaugeMetricFamily(name, description, labels=[label])
    for value, number in values.items():
        family.add_metric([value], number)
    return family


@get("/metrics", include_in_schema=False)
async def metrics(request: Request[Any, Any, Any], services: NamedDependency[Services]) -> Response[bytes]:
    """Return the metrics.

    Raises `not_found` if no secret is configured, and `bad_token` if the request's secret is wrong.
    """
    secret = services.settings.metrics
    if not secret:
        raise ProblemError("not_found")
    try:
        token = bearer_token(request.scope) or ""
    except BadCredentialError:
        token = ""
    if not secrets.compare_digest(token.encode(), secret.encode()):
        raise ProblemError("bad_token")
    registry = CollectorRegistry()
    registry.register(CurrentMetrics(services))
    content = generate_latest(COUNTED) + generate_latest(registry)
    return Response(content, media_type=CONTENT_TYPE_LATEST, headers={"Cache-Control": "no-store"})
