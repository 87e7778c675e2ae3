"""What the server counts, for Prometheus."""

import time

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LASTS = 1.0  # second that a text is given to all who ask, as it takes some milliseconds


class Metrics:
    """The server's own numbers; each server object has its own registry."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self._text, self._made = b"", -LASTS
        name = "mergemaker"
        self.requests = Counter(f"{name}_requests", "HTTP requests", ["method", "route", "status"], registry=registry)
        self.seconds = Histogram(f"{name}_request_seconds", "Time to answer", ["route"], registry=registry)
        self.sockets = Gauge(f"{name}_sockets", "Open sockets", registry=registry)
        self.rooms = Gauge(f"{name}_rooms", "Games in memory", registry=registry)
        self.events = Counter(f"{name}_events", "Events stored", ["kind"], registry=registry)
        self.commits = Counter(f"{name}_commits", "Commits", registry=registry)
        self.commit_seconds = Histogram(f"{name}_commit_seconds", "Time of a commit", registry=registry)
        self.thinking = Histogram(f"{name}_bot_seconds", "Time of a bot's decision", ["bot"], registry=registry)
        self.notices = Counter(f"{name}_notices", "Messages to people who are away", ["to", "how"], registry=registry)
        self.refused = Counter(f"{name}_refused", "Requests and commands refused", ["code"], registry=registry)

    def committed(self, changes: int, seconds: float) -> None:
        """Counts a commit and its time."""
        self.commits.inc()
        self.commit_seconds.observe(seconds)

    def notified(self, kind: str, outcome: str) -> None:
        """Counts a message that was sent, or failed."""
        self.notices.labels(kind, outcome).inc()

    def text(self) -> bytes:
        """All metrics in Prometheus's text format, as they were at most a second ago."""
        now = time.monotonic()
        if now - self._made > LASTS:
            self._made, self._text = now, generate_latest(self.registry)
        return self._text
