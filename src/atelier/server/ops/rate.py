"""How much one visitor may ask for: a bucket of tokens that fills at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from atelier.server.errors import Problem
from atelier.server.ops.metrics import Metrics
from atelier.server.settings import Settings

VISITORS = 20_000
BATCH = 16
"""Entries of a log that are drawn in one go for a stream that has far to catch up."""


class Rate:
    """Buckets of one kind. A rate of 0 means no limit. Each process counts for itself.

    Only so many visitors are remembered, those seen last. Whoever has more addresses than that has as many allowances
    anyway: to be forgotten gains nothing more.
    """

    def __init__(self, what: str, per_second: float, at_once: float, metrics: Metrics):
        self.what, self.per_second, self.at_once, self.metrics = what, per_second, max(1.0, at_once), metrics
        self.buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, visitor: str, cost: float = 1.0) -> float:
        """Take a token, or so many; 0, or the seconds until they are there."""
        if self.per_second <= 0:
            return 0.0
        now = time.monotonic()
        tokens, seen = self.buckets.pop(visitor, (self.at_once, now))
        tokens = min(self.at_once, tokens + (now - seen) * self.per_second)
        enough = tokens >= cost
        self.buckets[visitor] = (tokens - cost if enough else tokens, now)
        if len(self.buckets) > VISITORS:
            self.buckets.popitem(last=False)
        if enough:
            return 0.0
        self.metrics.refusals.labels(self.what).inc()
        return (cost - tokens) / self.per_second

    @contextmanager
    def charge(self, visitor: str, cost: float) -> Iterator[None]:
        """Take so many tokens for what is done meanwhile, or refuse; they are given back if it fails."""
        self.take(visitor, cost)
        try:
            yield
        except Exception:
            if visitor in self.buckets:
                tokens, seen = self.buckets[visitor]
                self.buckets[visitor] = (min(self.at_once, tokens + cost), seen)
            raise

    def take(self, visitor: str, cost: float = 1.0) -> None:
        """Take a token, or so many, or refuse."""
        seconds = self.wait(visitor, cost)
        if seconds > 0:
            whole = int(seconds) + 1
            raise Problem(429, "too-many", f"Too many {self.what}; try again in {whole} s.", retry_after=whole)


class Rates:
    """Everything that is counted by the person or address that asks for it."""

    def __init__(self, settings: Settings, metrics: Metrics):
        per_key, at_once = 2 * settings.requests_per_second, 2 * settings.requests_at_once
        self.key = Rate("requests with your key", per_key, at_once, metrics)
        a_minute = settings.introductions_per_minute
        at_once = settings.introductions_at_once
        self.introduction = Rate("introductions from your address", a_minute / 60, at_once, metrics)
        self.code = Rate("tries of a code from your address", a_minute / 60, a_minute, metrics)
        self.chat = Rate("words", settings.chat_per_minute / 60, settings.chat_at_once, metrics)
        imports = settings.imports_per_minute
        self.imports = Rate("games on paper", imports / 60, imports, metrics)
        self.coach = Rate("questions to the coach", settings.coach_per_minute / 60, settings.coach_at_once, metrics)
        kept = settings.kept_kilobytes_per_minute / 60, max(settings.kept_kilobytes_at_once, settings.body_bytes / 1000)
        self.kept_kilobytes = Rate("boxes to be kept from your address", *kept, metrics)
        batches = settings.entries_per_second / BATCH, settings.entries_at_once / BATCH
        self.catch_up = Rate("entries to catch up with", *batches, metrics)
