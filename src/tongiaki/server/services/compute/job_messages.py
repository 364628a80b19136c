"""Requests to the job worker, and its longer answers."""

from __future__ import annotations

import msgspec


class RunJob(msgspec.Struct, tag="run"):
    """A request to call a function: the pickled function, its positional arguments and its keyword arguments.

    The answer is the pickled result, or the pickled ProblemError that the function raised.
    """

    call: bytes


class ReviewGame(msgspec.Struct, tag="review"):
    """A request for the ReviewedGame of a record. The worker reports its progress."""

    record: str


Request = RunJob | ReviewGame


class ReviewedGame(msgspec.Struct):
    """The coach's version, and the compressed response with the review for clients."""

    version: str
    response: bytes
