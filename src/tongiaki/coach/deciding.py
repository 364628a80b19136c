"""The deciding turn of a game: the turn that raised the winners' chances most without a later reversal.

It is found from one evaluation of the position before each turn, without search and playouts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

import msgspec

from tongiaki.coach.evaluator import CoachEvaluator, seat_colours
from tongiaki.coach.facts import Fact, find_facts
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import OVER, Position
from tongiaki.search.evaluator import float_sum


class DecidingTurn(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The turn that decided a game, the player `colour` who played it, and the `winners`, usually one.

    `number` counts the turns from 1. `first` is the number of moves that precede the turn, and `moves` the number of
    its moves, including draws. `before` and `after` are the winners' chances of winning, together, before the turn and
    after it. `change` is the part of the rise that no later turn reversed: the lowest chance after the turn, minus
    `before`. It is more than 0. `facts` are the facts about the turn's moves, the most important first.
    """

    number: int
    first: int
    moves: int
    colour: Colour
    winners: list[Colour]
    before: float
    after: float
    change: float
    facts: list[Fact]


@dataclass(frozen=True, slots=True)
class EvaluatedTurn:
    """A turn: the position before it, its moves, and each seat's chance of winning before it.

    `first` is the number of moves that precede it.
    """

    first: int
    start: Position
    moves: list[int]
    chances: list[float]


def evaluate_turns(record: Record, evaluator: CoachEvaluator) -> tuple[list[EvaluatedTurn], Position]:
    """Return the turns of a game of legal moves, and the position after the last move. The setup is no turn."""
    position = record.start()
    turns: list[EvaluatedTurn] = []
    for number, text in enumerate(record.moves):
        if position.phase == "turn":
            turns.append(EvaluatedTurn(number, position.copy(), [], list(evaluator.evaluate(position))))
        move = position.parse(text)
        position.play(move)
        if turns:
            turns[-1].moves.append(move)
    return turns, position


def find_deciding_turn(
    turns: Sequence[EvaluatedTurn], end: Position, evaluator: CoachEvaluator, winners: Collection[int]
) -> DecidingTurn | None:
    """Return the turn that decided a game for the seats in `winners`.

    If several turns changed the chances equally, it is the last one of them. The result is None if no turn decided the
    game: all players share the victory, no turn was played, or the early end itself changed the chances most.

    Args:
        turns: the turns of the game, with their evaluations.
        end: the position after the last move. If the game is not over there, it ended early, such as by a resignation.
        evaluator: the evaluator of the turns.
        winners: the seats that share the first rank, at least one.
    """
    values = [float_sum([turn.chances[seat] for seat in winners]) for turn in turns]
    if end.to_move != OVER:
        values.append(float_sum([evaluator.evaluate(end)[seat] for seat in winners]))
    values.append(1.0)
    if len(winners) == end.players:
        return None
    lowest = 1.0
    best, kept = len(values) - 1, 0.0
    for index in range(len(values) - 2, -1, -1):
        change = lowest - values[index]
        lowest = min(lowest, values[index])
        if change > kept:
            best, kept = index, change
    if best >= len(turns):
        return None
    turn, colours = turns[best], seat_colours(end)
    return DecidingTurn(
        best + 1,
        turn.first,
        len(turn.moves),
        colours[turn.start.turn],
        [colours[seat] for seat in sorted(winners)],
        round(values[best], 4),
        round(values[best + 1], 4),
        round(kept, 4),
        find_facts(turn.start, turn.moves),
    )
