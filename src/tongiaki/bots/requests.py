"""Requests to a worker process of the bots, and the answers that are structs."""

from __future__ import annotations

import msgspec

from tongiaki.coach.analysis import Analysis
from tongiaki.rules import Terms


class ChooseMove(msgspec.Struct, tag="choose"):
    """Request for the move of a bot after some moves. The answer is the move's number."""

    bot: str
    seed: int
    terms: Terms
    moves: list[int]


class AnalyseGame(msgspec.Struct, tag="analyse"):
    """Request for the coach's Analysis after some moves, with a maximum number of nodes."""

    nodes: int
    terms: Terms
    moves: list[int]


class DeepenAnalysis(msgspec.Struct, tag="deepen"):
    """Request for the DeepenedAnalysis of a position up to a depth. The position is in one-line notation."""

    depth: int
    position: str


Request = ChooseMove | AnalyseGame | DeepenAnalysis


class DeepenedAnalysis(msgspec.Struct):
    """The coach's analysis of a position after a number of deepening steps.

    `depth` is this number; `final` means that no further step is possible.
    """

    analysis: Analysis
    depth: int
    final: bool
