"""Worker process for jobs and reviews, and the messages that it exchanges.

It never imports the database or web layers.
"""

from __future__ import annotations

import pickle

import msgspec

from tongiaki.common.child_main import Report, answer_requests
from tongiaki.common.problems import ProblemError


class RunJob(msgspec.Struct, tag="run"):
    """A request to call a function.

    It contains the function, its positional arguments and its keyword arguments, all pickled.

    The answer is the pickled result, or the pickled ProblemError that the function raised.
    """

    call: bytes


class ReviewGame(msgspec.Struct, tag="review"):
    """A request to review the game of a record. The worker reports its progress, and answers with a ReviewedGame."""

    record: str


Request = RunJob | ReviewGame


class ReviewedGame(msgspec.Struct):
    """The answer to ReviewGame: the coach's version, and the compressed response with the review for clients."""

    version: str
    response: bytes


def answer(request: Request, report: Report) -> bytes | ReviewedGame:
    """Run a job or review a game."""
    if isinstance(request, ReviewGame):
        from tongiaki.server.services.compute.jobs import review_game

        return ReviewedGame(*review_game(request.record, report))
    return _run(request.call)


def _run(call: bytes) -> bytes:
    work, values, named = pickle.loads(call)  # noqa: S301 - from the server that started this process
    try:
        result = work(*values, **named)
    except ProblemError as problem:
        result = problem
    return pickle.dumps(result)


if __name__ == "__main__":
    answer_requests(msgspec.msgpack.Decoder(Request), answer)
