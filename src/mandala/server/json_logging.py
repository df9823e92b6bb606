"""Logs as one JSON object per line, without secrets, names or cards.

Only the fields in :data:`FIELDS` are written. Of an exception the type and the place are written,
not its text, which may quote a request.
"""

import json
import logging
import sys
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, TextIO

FIELDS: Final = (
    "request_id",
    "method",
    "path",
    "status",
    "ms",
    "code",
    "worker",
    "player",
    "count",
    "repeated",
    "seconds",
)
LOG_INTERVAL_S: Final = 10.0
MOST_CAUSES: Final = 1_000  # remembered at once


class JsonFormatter(logging.Formatter):
    """Writes a record with its allowed fields and nothing else."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": _event(record),
        }
        for name in FIELDS:
            value = getattr(record, name, None)
            if value is not None:
                line[name] = value
        if record.exc_info and record.exc_info[0]:
            line["exception"] = record.exc_info[0].__name__
            line["where"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(record.exc_info[2])[-6:]
            ]
        return json.dumps(line, ensure_ascii=False)


class RepeatLimit(logging.Filter):
    """Passes one line per cause in an interval; ``repeated`` in the next line counts those left out.

    A cause is the event with its code and status, not the path: an attacker chooses that. Only
    refused and failed requests count as repetitions, not answered ones.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._causes: dict[
            tuple[object, ...], list[float]
        ] = {}  # when it was last logged, left out

    def filter(self, record: logging.LogRecord) -> bool:
        status = getattr(record, "status", None)
        if record.levelno < logging.WARNING and (status is None or status < 400):
            return True
        error = record.exc_info[0].__name__ if record.exc_info and record.exc_info[0] else None
        cause = (record.name, _event(record), getattr(record, "code", None), status, error)
        now = self._now()
        last = self._causes.get(cause)
        if last and now - last[0] < LOG_INTERVAL_S:
            last[1] += 1
            return False
        if last and last[1]:
            record.repeated = int(last[1])
        if len(self._causes) >= MOST_CAUSES:
            self._causes.clear()
        self._causes[cause] = [now, 0]
        return True


def _event(record: logging.LogRecord) -> str:
    """Returns what happened. Of libraries only the first line of the format string: its arguments,
    and what asyncio writes below it, may quote a request."""
    if record.name.startswith("mandala"):
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def set_up_logging(level: str, stream: TextIO | None = None) -> None:
    """Sends our records from ``level`` on to ``stream`` (standard error) as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    handler.addFilter(RepeatLimit())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # libraries: warnings and errors only
    logging.getLogger("mandala").setLevel(level.upper())
    # The handlers of uvicorn would write addresses with their query strings.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
