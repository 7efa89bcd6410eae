"""The server's log: one JSON object a line, with an event and its facts. No keys, no cookies, no cards."""

import logging
import sys
import time
import traceback
from pathlib import Path

import msgspec

from serendip.server.transport.rate_limits import RateLimits

LOGGER = "serendip.server"
HOME = Path(__file__).parents[1]


class JsonLines(logging.Formatter):
    """Writes a record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the record as one line of JSON."""
        facts: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            # Where it happened, without what the values were: they may be somebody's secret.
            frames = traceback.extract_tb(record.exc_info[2])
            facts["error"] = type(record.exc_info[1]).__name__
            facts["where"] = [f"{_place(frame.filename)}:{frame.lineno}" for frame in frames]
        return msgspec.json.encode(facts, enc_hook=str).decode()


def _place(filename: str) -> str:
    """Return which part of Serendip a file is, or its bare name."""
    path = Path(filename)
    return path.relative_to(HOME).as_posix() if path.is_relative_to(HOME) else path.name


class Journal:
    """What the server tells its operator."""

    def __init__(self) -> None:
        self._logger = logging.getLogger(LOGGER)

    def info(self, event: str, **facts: object) -> None:
        """Tell that something happened."""
        self._logger.info(event, extra={"facts": facts})

    def error(self, event: str, **facts: object) -> None:
        """Tell that something went wrong and was handled."""
        self._logger.error(event, extra={"facts": facts})

    def failure(self, event: str, error: BaseException, **facts: object) -> None:
        """Tell of a mistake of ours, with where it happened."""
        self._logger.error(event, exc_info=error, extra={"facts": facts})


class Seldom(logging.Filter):
    """Lets the same words pass a few times a minute: strangers can have uvicorn complain as often as they like."""

    def __init__(self) -> None:
        super().__init__()
        self._lines = RateLimits(3, 1 / 20, time.monotonic)

    def filter(self, record: logging.LogRecord) -> bool:
        """Say whether a record is written; with an error of ours it always is."""
        return record.exc_info is not None or self._lines.take(record.msg)


def write_to_stderr(level: str) -> None:
    """Send the journal, and uvicorn's complaints, to stderr as JSON lines."""
    for name, least in ((LOGGER, level.upper()), ("uvicorn", "WARNING")):
        handler = logging.StreamHandler(sys.stderr)
        handler.setFormatter(JsonLines())
        if name != LOGGER:
            handler.addFilter(Seldom())
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(least)
        logger.propagate = False
