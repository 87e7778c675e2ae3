"""Logs as JSON lines: one object per line, readable and easy to collect."""

import json
import logging
import sys
import time

_USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}

MOST_ALIKE, PERIOD = 2_000, 10.0  # lines with the same message, and the period in seconds
MOST_KINDS = 1_000


class JsonLines(logging.Formatter):
    """Formats a log record as a JSON object: time, level, message and extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The log record as one line of JSON."""
        line = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
            **{name: value for name, value in vars(record).items() if name not in _USUAL},
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class Bounded(logging.Filter):
    """Limits how often a message is logged in a period; the next one says how many were left out."""

    def __init__(self, most: int = MOST_ALIKE, seconds: float = PERIOD) -> None:
        super().__init__()
        self._most = most
        self._seconds = seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}  # since when, and how often

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the record is logged."""
        kind = record.name, str(record.msg)
        since, count = self._seen.get(kind, (record.created, 0))
        if record.created - since >= self._seconds:
            if count > self._most:
                record.left_out = count - self._most
            since, count = record.created, 0
        if kind not in self._seen and len(self._seen) >= MOST_KINDS:
            self._seen.clear()
        self._seen[kind] = since, count + 1
        return count < self._most


def set_up_logs(level: str = "info") -> None:
    """All logs go to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Bounded())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for quiet in ("alembic", "uvicorn"):  # uvicorn's would log game URLs, which are secret
        logging.getLogger(quiet).setLevel(logging.WARNING)
