"""Prometheus metrics: counters and histograms.

`server/metrics` adds values that are computed when the metrics are requested.

No metric contains a person, a table or an address. Each label has a few fixed values.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

disable_created_metrics()  # type: ignore[no-untyped-call]  # creation times would double the number of lines

COUNTED = CollectorRegistry()
"""The registry of all metrics, including those of the process."""

ProcessCollector(registry=COUNTED)
GCCollector(registry=COUNTED)

_SHORT_BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_LONG_BUCKETS = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)


def _text(bound: float) -> str:
    return str(floatToGoString(bound))  # type: ignore[no-untyped-call]


class PlainCounter(Collector):
    """A counter by label for use by a single thread. It needs no lock: an increment is a dictionary access."""

    def __init__(self, name: str, documentation: str, label: str) -> None:
        self.counts: dict[str, int] = {}
        self._description = (name, documentation, label)
        COUNTED.register(self)

    def add(self, value: str) -> None:
        """Increment the count for this value of the label."""
        self.counts[value] = self.counts.get(value, 0) + 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        """Yield the counts."""
        name, documentation, label = self._description
        family = CounterMetricFamily(name, documentation, labels=[label])
        for value, count in self.counts.items():
            family.add_metric([value], count)
        yield family


class PlainHistogram(Collector):
    """A histogram for use by a single thread. It needs no lock."""

    def __init__(self, name: str, documentation: str, bounds: Sequence[float]) -> None:
        self._description = (name, documentation)
        self._bounds = (*bounds, float("inf"))
        self._counts = [0] * len(self._bounds)
        self._sum = 0.0
        COUNTED.register(self)

    def observe(self, value: float) -> None:
        """Add a value to the histogram."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        """Yield the cumulative counts."""
        total, buckets = 0, []
        for bound, count in zip(self._bounds, self._counts, strict=True):
            total += count
            buckets.append((_text(bound), total))
        name, documentation = self._description
        yield HistogramMetricFamily(name, documentation, buckets=buckets, sum_value=self._sum)


DECISION = PlainHistogram(
    "tongiaki_decision_seconds",
    "Time from the receipt of a person's move until it was stored and all connections of the table were notified.",
    _SHORT_BUCKETS,
)
ENTRIES = PlainCounter("tongiaki_entries", "Appended entries of tables by kind. A move has the kind moved.", "kind")
COMMIT = PlainHistogram(
    "tongiaki_commit_seconds",
    "Duration of a database commit, which contains the waiting entries of all tables.",
    _SHORT_BUCKETS,
)
COMMITS_FAILED = Counter(
    "tongiaki_commits_failed",
    "Failed appends by error: another server wrote first (ConflictError), or the database did not answer.",
    ["error"],
    registry=COUNTED,
)
ALARM_DELAY = Histogram(
    "tongiaki_alarm_delay_seconds",
    "Delay of timed actions at tables, such as the end of a player's time.",
    buckets=_SHORT_BUCKETS,
    registry=COUNTED,
)
BOT = Histogram(
    "tongiaki_bot_seconds",
    "Time until a bot or the coach answers a request, including the wait for a free process.",
    buckets=_LONG_BUCKETS,
    registry=COUNTED,
)
BOT_QUESTIONS = Gauge(
    "tongiaki_bot_questions", "Requests to bots and to the coach that are not answered yet.", registry=COUNTED
)
NOTICES = Counter(
    "tongiaki_notices",
    "Notifications of slow games by channel (push, mail, webhook) and outcome.",
    ["way", "outcome"],
    registry=COUNTED,
)
TURNED_DOWN = Counter(
    "tongiaki_turned_down",
    "Rejected requests, messages and connections by problem code, including rate limits.",
    ["code"],
    registry=COUNTED,
)
NEWS_LAG = Histogram(
    "tongiaki_news_lag_seconds",
    "Time from an append by another server until this server notified all connections of the table.",
    buckets=_SHORT_BUCKETS,
    registry=COUNTED,
)
NODES = Gauge("tongiaki_nodes", "Running servers that share the database, including this one.", registry=COUNTED)
TAKEN_OVER = Counter(
    "tongiaki_leases_taken_over",
    "Leases that this server took over because their server ended.",
    registry=COUNTED,
)
LEASES_LOST = Counter(
    "tongiaki_leases_lost",
    "Leases that this server lost because it did not renew them in time.",
    registry=COUNTED,
)
