"""Logging to standard error: text lines for people, or one JSON object per line for log processors."""

from __future__ import annotations

import logging
import logging.config
from typing import Any, Literal, get_args

from pythonjsonlogger.core import RESERVED_ATTRS

from tongiaki.common.log_context import add_log_fields

LogFormat = Literal["text", "json"]
LOG_FORMATS: tuple[LogFormat, ...] = get_args(LogFormat)

_FORMATTERS: dict[LogFormat, dict[str, Any]] = {
    "text": {"()": "uvicorn.logging.DefaultFormatter", "fmt": "%(levelprefix)s %(message)s"},
    "json": {
        "()": "pythonjsonlogger.msgspec.MsgspecFormatter",
        "fmt": "%(levelname)s %(name)s %(message)s",
        "rename_fields": {"levelname": "level", "name": "logger", "exc_info": "error"},
        "timestamp": "time",
        "reserved_attrs": [*RESERVED_ATTRS, "color_message"],
    },
}


def configure_logging(log_format: LogFormat) -> None:
    """Configure this process to write its log in this format."""
    logging.config.dictConfig(
        {
            "version": 1,
            "disable_existing_loggers": False,
            "filters": {"about": {"()": lambda: add_log_fields}, "connections": {"()": lambda: _is_worth_logging}},
            "formatters": {"stderr": _FORMATTERS[log_format]},
            "handlers": {
                "stderr": {
                    "class": "logging.StreamHandler",
                    "formatter": "stderr",
                    "filters": ["about", "connections"],
                    "stream": "ext://sys.stderr",
                }
            },
            "root": {"handlers": ["stderr"], "level": "WARNING"},
            "loggers": {"uvicorn": {"level": "INFO"}},
        }
    )


_CONNECTIONS = {
    "connection open",
    "connection closed",
    "connection rejected (%d %s)",
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
}
"""Log messages of uvicorn and websockets that any client can cause."""


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Return whether to log a record. Lines about single connections would reveal when people play, or fill the log."""
    return record.msg not in _CONNECTIONS and '"WebSocket ' not in str(record.msg)
