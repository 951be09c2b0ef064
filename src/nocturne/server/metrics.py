"""What is counted and timed, in the form that Prometheus reads."""

from __future__ import annotations

from typing import Any, Literal

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._children: dict[tuple[int | str, ...], Any] = {}
        self.answers = Counter(
            "nocturne_answers", "Answers that were carried out", ["game", "by"], registry=self.registry
        )
        self.refusals = Counter(
            "nocturne_refusals", "Answers that were refused, by rule", ["game", "rule"], registry=self.registry
        )
        self.errors = Counter("nocturne_errors", "Faults of the server", ["where"], registry=self.registry)
        self.closed = Counter(
            "nocturne_closed", "Connections that the server closed, by code", ["code"], registry=self.registry
        )
        self.latency = Histogram(
            "nocturne_answer_seconds",
            "From an answer's arrival to its being on the disk with the updates ready",
            ["game"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.connections = Gauge("nocturne_connections", "Live connections", registry=self.registry)
        self.rooms = Gauge("nocturne_rooms", "Games that are open", registry=self.registry)
        self.store_refusals = Counter(
            "nocturne_store_refusals", "Accesses that the store refused, by its code", ["code"], registry=self.registry
        )
        self.unopened = Gauge("nocturne_unopened_tables", "Tables that could not be opened", registry=self.registry)
        self.writable = Gauge("nocturne_store_writable", "Whether the store took a small write", registry=self.registry)
        self.writable.set(1)
        self.disk_free = Gauge("nocturne_disk_free_bytes", "Room on the disk of the store", registry=self.registry)
        self.waiting = Gauge(
            "nocturne_waiting", "Answers that wait for the disk, and work for a thread", ["for"], registry=self.registry
        )
        self.backup = Gauge(
            "nocturne_backup_timestamp_seconds", "When the last backup was found to be right", registry=self.registry
        )
        self.tables = Counter("nocturne_tables", "Tables that were laid", ["game"], registry=self.registry)

    def backup_time(self) -> float | None:
        """When the last backup was made, in seconds since 1970; None where none was."""
        return self.registry.get_sample_value("nocturne_backup_timestamp_seconds") or None

    def answered(self, game: str, by: Literal["human", "bot"]) -> None:
        """Count an answer."""
        self._child(self.answers, game, by).inc()

    def took(self, game: str, seconds: float) -> None:
        """Count how long an answer took."""
        self._child(self.latency, game).observe(seconds)

    def _child(self, of: Any, *labels: str) -> Any:  # noqa: ANN401 -- a counter or a histogram
        """A figure by its labels, kept at hand: finding it takes longer than counting."""
        child = self._children.get((id(of), *labels))
        if child is None:
            child = self._children[(id(of), *labels)] = of.labels(*labels)
        return child

    def text(self) -> bytes:
        """All figures as text."""
        return generate_latest(self.registry)
