"""A rival's best turn after a line."""

from __future__ import annotations

from typing import Final

import msgspec

from tongiaki.coach.evaluator import CoachEvaluator, seat_colours
from tongiaki.coach.facts import Fact, find_facts
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Position
from tongiaki.search import Search

CAP: Final = 2000
"""Maximum number of positions to search for a reply."""


class Reply(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The best turn of the next player after a line, and its facts. "The player" in the facts is this `colour`."""

    colour: Colour
    moves: list[str]
    facts: list[Fact]


def find_reply(end: Position, evaluator: CoachEvaluator) -> Reply | None:
    """Return the next player's best turn. Return None if a tile must be drawn first, or the game is over."""
    if end.to_move in (CHANCE, OVER):
        return None
    search = Search(end, evaluator, cap=CAP)
    moves = search.line(search.candidates[0])
    position, texts = end.copy(), list[str]()
    for move in moves:
        texts.append(position.text(move))
        position.play(move)
    return Reply(seat_colours(end)[end.turn], texts, find_facts(end, moves))
