"""Prometheus metrics that are counted and timed continuously; current values are computed on request.

No metric contains a person, a table or an address: each label has a few fixed values.
"""

from __future__ import annotations

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    GCCollector,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
)

disable_created_metrics()  # type: ignore[no-untyped-call]  # when a series began: twice as many lines, which nothing here asks for

COUNTED = CollectorRegistry()
"""The registry of all metrics, including those of the process."""

ProcessCollector(registry=COUNTED)
GCCollector(registry=COUNTED)

_MOMENTS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10)
_THOUGHTS = (0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 60)

DECISION = Histogram(
    "tongiaki_decision_seconds",
    "From when a person's move came until it was on disk and everybody at the table was told.",
    buckets=_MOMENTS,
    registry=COUNTED,
)
ENTRIES = Counter(
    "tongiaki_entries", "Entries that tables appended; moves are of the kind moved.", ["kind"], registry=COUNTED
)
COMMIT = Histogram(
    "tongiaki_commit_seconds",
    "How long the database took for one commit, of all that tables appended meanwhile.",
    buckets=_MOMENTS,
    registry=COUNTED,
)
COMMITS_FAILED = Counter(
    "tongiaki_commits_failed",
    "What tables could not append: another server was first (ConflictError), or the database was away.",
    ["error"],
    registry=COUNTED,
)
ALARM_DELAY = Histogram(
    "tongiaki_alarm_delay_seconds",
    "How much too late something happened at a table that happens by itself, such as the end of somebody's time.",
    buckets=_MOMENTS,
    registry=COUNTED,
)
BOT = Histogram(
    "tongiaki_bot_seconds",
    "From a question to a bot or to the coach until its answer, waiting for a free process among it.",
    buckets=_THOUGHTS,
    registry=COUNTED,
)
BOT_QUESTIONS = Gauge(
    "tongiaki_bot_questions", "Questions to bots and to the coach that are not answered yet.", registry=COUNTED
)
NOTICES = Counter(
    "tongiaki_notices",
    "Notices of slow games that were sent, or could not be, by the way: push, mail, webhook.",
    ["way", "outcome"],
    registry=COUNTED,
)
TURNED_DOWN = Counter(
    "tongiaki_turned_down",
    "Requests, messages and connections that were turned down, by the problem; limits are among them.",
    ["code"],
    registry=COUNTED,
)
NEWS_LAG = Histogram(
    "tongiaki_news_lag_seconds",
    "From when another server appended an entry until everybody at the table was told here.",
    buckets=_MOMENTS,
    registry=COUNTED,
)
NODES = Gauge("tongiaki_nodes", "Servers that share the database and are alive, this one among them.", registry=COUNTED)
TAKEN_OVER = Counter(
    "tongiaki_leases_taken_over",
    "Tables that no server saw to, as after the end of one, and that this one took over.",
    registry=COUNTED,
)
LEASES_LOST = Counter(
    "tongiaki_leases_lost",
    "What this server did alone until others took it for dead, as it had not answered for too long.",
    registry=COUNTED,
)
