"""Logs as one JSON object a line: what happened, where, how long; never a secret, name or card.

Only fields named in :data:`FIELDS` are written, and of an exception its kind and place, not its
text: texts may quote what somebody sent.
"""

import json
import logging
import sys
import traceback
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
)


class JsonFormatter(logging.Formatter):
    """A record with its named fields and nothing else."""

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


def _event(record: logging.LogRecord) -> str:
    """What happened. Of others' words the first line, as they wrote it into their program: what
    they fill in, and what asyncio writes below it, may quote anything."""
    if record.name.startswith("mandala"):
        return record.getMessage()
    return str(record.msg).partition("\n")[0]


def set_up_logs(level: str, stream: TextIO | None = None) -> None:
    """Send everything from ``level`` on to ``stream`` (standard error) as JSON lines."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)  # other people's libraries: only what is wrong
    logging.getLogger("mandala").setLevel(level.upper())
    # The web server's own handlers would repeat addresses with their query strings.
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).handlers.clear()
