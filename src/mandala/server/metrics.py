"""Metrics for Prometheus. Each application has its own registry: a process may hold several."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = self._gauge("mandala_tables", "Stored tables", "status")
        self.rooms = self._gauge("mandala_tables_in_memory", "Tables held in memory")
        self.sockets = self._gauge("mandala_sockets", "Open sockets")
        self.commands = self._counter("mandala_commands", "Requests carried out", "type")
        self.refusals = self._counter("mandala_refusals", "Requests refused", "code")
        self.command_s = self._latency(
            "mandala_command_seconds", "From a request to its acknowledgement, stored durably"
        )
        self.requests = self._counter("mandala_http_requests", "HTTP answers", "status")
        self.request_s = self._latency("mandala_http_seconds", "Time to answer an HTTP request")
        self.ai_queue = self._gauge("mandala_ai_queue", "AI moves waiting or in work")
        self.ai_move_s = self._latency("mandala_ai_move_seconds", "From the AI's turn to its move")
        self.ai_deaths = self._counter("mandala_ai_worker_deaths", "AI processes lost or ended")

        self.storage_up = self._gauge(
            "mandala_storage_up", "Whether writes reached the disk lately"
        )
        self.storage_age_s = self._gauge(
            "mandala_storage_last_write_seconds", "Time since a write last reached the disk"
        )
        self.storage_failures = self._gauge(
            "mandala_storage_failures", "Failures of the database since the start"
        )
        self.clock_trusted = self._gauge("mandala_clock_trusted", "Whether the clock is trusted")
        self.clock_offset_s = self._gauge(
            "mandala_clock_offset_seconds", "Wall clock minus the time that the server goes by"
        )
        self.cleanup_refused = self._counter(
            "mandala_cleanup_refused", "Cleanups left out because the clock is not trusted"
        )

    def text(self) -> bytes:
        """Returns all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, registry=self.registry)

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, registry=self.registry)

    def _latency(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, registry=self.registry, buckets=LATENCIES)
