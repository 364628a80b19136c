"""Base classes of HTTP bodies, and the body of HTTP errors."""

from __future__ import annotations

import msgspec

from tongiaki.common.problems import Facts, ProblemCode
from tongiaki.protocol.texts import CleanedTexts

MAX_TRIED_MOVES = 300
"""Maximum number of moves that a client can try from a point of a game."""


class HttpBody(msgspec.Struct, forbid_unknown_fields=True):
    """Base class of the bodies of HTTP requests and responses."""


class RequestBody(HttpBody, CleanedTexts):
    """Base class of request bodies with free text."""


class HttpProblem(HttpBody):
    """The body of an HTTP response with a status of 400 or higher."""

    code: ProblemCode
    facts: Facts
