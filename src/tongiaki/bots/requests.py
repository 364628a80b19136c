"""Requests to the bots' worker process, and those answers that are structs."""

from __future__ import annotations

import msgspec

from tongiaki.coach.analysis import Analysis
from tongiaki.rules import Terms


class ChooseMove(msgspec.Struct, tag="choose"):
    """Request for a bot's move in the position after the given moves. The answer is the number of the move."""

    bot: str
    seed: int
    terms: Terms
    moves: list[int]


class AnalyseGame(msgspec.Struct, tag="analyse"):
    """Request for the coach's Analysis of the position after the given moves, with a maximum number of nodes."""

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
