"""The process that reviews a game: it reads a record, tells how far it is line by line, and at last the review."""

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
"""A review gives way to everything else: the server, and the bots that think."""


class Share(msgspec.Struct, tag="share"):
    """How much is done, 0 to 1."""

    share: float


class Reviewed(msgspec.Struct, tag="reviewed"):
    """The seconds of a processor that it took, the coach's version, and the answer to who asks for it, packed."""

    seconds: float
    version: str
    answer: bytes


Told = Share | Reviewed


def main() -> None:
    """Review one game; who can't be told any more has no use for the rest."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers
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
