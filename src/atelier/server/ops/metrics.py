"""What the house measures of itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """The figures of one app."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "atelier_requests", "Requests answered.", ["method", "route", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "atelier_request_seconds",
            "Time to an answer, streams left out.",
            ["route"],
            buckets=FAST,
            registry=self.registry,
        )
        self.entries = Counter("atelier_log_entries", "Entries made durable by this process.", registry=self.registry)
        self.connections = Gauge("atelier_open_connections", "Connections open now.", registry=self.registry)
        self.disk = Gauge("atelier_disk_failing", "1 while the disk takes no changes.", registry=self.registry)
        self.streams = Gauge("atelier_open_streams", "Event streams open now.", registry=self.registry)
        self.thoughts = Histogram(
            "atelier_thinking_seconds", "Time an opponent thought.", ["level"], buckets=FAST, registry=self.registry
        )
        self.unreadable = Counter(
            "atelier_unreadable_tables", "Tables set aside because they cannot be read.", registry=self.registry
        )
        self.refusals = Counter("atelier_refusals", "Requests refused by a limit.", ["limit"], registry=self.registry)

    def text(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self.registry)
