"""Entry point of the review process: reads a record from stdin, and writes its progress and the review to stdout.

Each message is one line of JSON.
"""

from __future__ import annotations

import gzip
import os
import signal
import sys
import time

import msgspec

from tongiaki.record import read
from tongiaki.server.bodies.review_bodies import Reviewing
from tongiaki.tables.views.reviews import review_of

NICENESS = 19
"""Niceness of the process (lowest priority), so that the server and bots get the processor first."""


class Share(msgspec.Struct, tag="share"):
    """Progress of the review, 0 to 1."""

    share: float


class Reviewed(msgspec.Struct, tag="reviewed"):
    """Result: CPU time in seconds, the coach's version, and the compressed response for clients."""

    seconds: float
    version: str
    answer: bytes


Told = Share | Reviewed


def main() -> None:
    """Review one game. Exit early if the server no longer reads the output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server handles Ctrl-C and stops its workers
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        review = review_of(read(sys.stdin.read()), lambda share: _tell(Share(share)))
        answer = gzip.compress(msgspec.json.encode(Reviewing(ahead=0, share=1.0, review=review)), mtime=0)
        _tell(Reviewed(time.process_time(), review.version, answer))
    except BrokenPipeError:
        os._exit(1)


def _tell(what: Told) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(what) + b"\n")
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
