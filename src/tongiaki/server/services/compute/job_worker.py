"""Worker process for jobs and reviews. It imports job modules on demand, never the database or web layers."""

from __future__ import annotations

import pickle

import msgspec

from tongiaki.common.child_main import Report, answer_requests
from tongiaki.common.problems import ProblemError
from tongiaki.server.services.compute.job_messages import Request, ReviewedGame, ReviewGame


def answer(request: Request, report: Report) -> bytes | ReviewedGame:
    """Run a job or review a game."""
    if isinstance(request, ReviewGame):
        from tongiaki.server.services.compute.review_job import review_game

        return review_game(request.record, report)
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
