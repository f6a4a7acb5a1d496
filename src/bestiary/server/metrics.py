"""Counters for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram

REGISTRY = CollectorRegistry()
CONNECTIONS = Gauge("bestiary_connections", "sockets that are open", registry=REGISTRY)
TABLES = Gauge("bestiary_tables", "tables in memory", registry=REGISTRY)
DRIVEN = Gauge("bestiary_driven_tables", "tables whose clocks and bots this process drives", registry=REGISTRY)
REQUESTS = Counter("bestiary_requests_total", "requests over sockets", ["type", "outcome"], registry=REGISTRY)
TURNED_AWAY = Counter(
    "bestiary_turned_away_total", "connections that were refused, or closed for sending too much", ["why"], registry=REGISTRY
)
STORED = Counter("bestiary_steps_total", "steps stored", registry=REGISTRY)
COMMITS = Counter("bestiary_commits_total", "commits of steps", registry=REGISTRY)
SET_ASIDE = Counter("bestiary_tables_set_aside_total", "tables whose steps could not be replayed", registry=REGISTRY)
BY_HAND = Counter(
    "bestiary_moves_by_hand_total", "moves of searching bots that the hand-written player made for want of time", registry=REGISTRY
)
ANSWERED = Histogram(
    "bestiary_answer_seconds",
    "from a request to its answer",
    buckets=(0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=REGISTRY,
)


@cache
def requests(type: str, outcome: str) -> Counter:
    """Of which there are few; looking one up by its labels takes as long as decoding a request."""
    return REQUESTS.labels(type, outcome)
