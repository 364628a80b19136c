"""The review of a game: each player's chances over time, and how luck and choices changed them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from tongiaki.coach.analysis import VERSION
from tongiaki.coach.choice import evaluate_choice
from tongiaki.coach.evaluator import (
    Chances,
    CoachEvaluator,
    evaluator_name,
    evaluator_names,
    map_to_colours,
    seat_colours,
)
from tongiaki.coach.luck import compute_luck
from tongiaki.coach.moments import WALK_SHARE, CheckedChoice, Moment, Trials, find_fine_moves, find_mistakes
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Position

METHOD = 1
"""Version of the review's method and format. Increase it if either changes."""
MAX_SOUND_COST = 0.02
"""Maximum loss in the chance of winning for a decision that counts as sound."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of a review: the maximum number of positions per choice, and the pairs of playouts per comparison."""

    nodes: int = 6_000
    pairs: int = 40


class ReviewedTurn(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A turn. `first` is the number of moves that precede it, and `moves` the number of its moves, including draws.

    `chances` are each player's chances at the start of the turn. `luck` is the effect of the drawn tiles on each
    player. `choice` is the effect of the player's decisions compared with the best ones, and is never positive. Any
    other change in the chances was expected or is an error of the evaluator.
    """

    first: int
    moves: int
    colour: Colour
    chances: Chances
    luck: dict[Colour, float]
    choice: float


class ReviewedPlayer(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """One player's totals: the effects of luck and of the player's own choices, as chances of winning.

    `decisions` is the number of the player's decisions. `sound` and `mistakes` are the numbers of sound decisions and
    of mistakes, including mistakes that the review does not show.
    """

    colour: Colour
    luck: float
    choice: float
    decisions: int
    sound: int
    mistakes: int


class Review(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The review of a game. `chances` are the chances after the last move.

    The worst mistakes and the best moves come first.
    """

    version: int
    colours: list[Colour]
    turns: list[ReviewedTurn]
    chances: Chances
    mistakes: list[Moment]
    fine: list[Moment]
    players: list[ReviewedPlayer]


def review_version(players: int) -> str:
    """Return the current version of reviews, method and evaluator, for a number of players."""
    return f"{METHOD}-{evaluator_name(players)}"


def is_fresh(version: str) -> bool:
    """Return whether a stored review with this version is as good as a new review."""
    method, _, evaluator = version.partition("-")
    return method == str(METHOD) and evaluator in evaluator_names()


def review(
    record: Record, evaluator: CoachEvaluator, effort: Effort | None = None, seed: int = 0
) -> Generator[float, None, Review]:
    """Review a game step by step. Yield the completed share after each step, 0 to 1. Return the review.

    The same arguments return the same review on every machine.

    Raises:
        ReplayError: as for `Record.replay`.
    """
    effort = effort or Effort()
    position = record.start()
    turns, checked = yield from _evaluate_moves(position, _moves(record), evaluator, effort)
    trials = Trials(evaluator, effort.pairs, seed)
    mistakes = yield from find_mistakes(checked, trials)
    fine = yield from find_fine_moves(checked, trials)
    for decision in checked:
        turns[decision.turn].choice -= decision.cost
    for turn in turns:
        turn.choice = round(turn.choice, 4)
        turn.luck = {colour: round(luck, 4) for colour, luck in turn.luck.items()}
    colours = seat_colours(position)
    players = [
        _player(colour, turns, [decision for decision in checked if turns[decision.turn].colour == colour])
        for colour in colours
    ]
    return Review(
        VERSION, list(colours), turns, map_to_colours(position, evaluator.evaluate(position)), mistakes, fine, players
    )


def _player(colour: Colour, turns: list[ReviewedTurn], checked: list[CheckedChoice]) -> ReviewedPlayer:
    decisions = [decision for decision in checked if decision.choice.options > 1]
    return ReviewedPlayer(
        colour,
        round(sum(turn.luck[colour] for turn in turns), 4),
        round(sum(turn.choice for turn in turns if turn.colour == colour), 4),
        len(decisions),
        sum(decision.cost <= MAX_SOUND_COST for decision in decisions),
        sum(decision.mistake for decision in decisions),
    )


def _evaluate_moves(
    position: Position, moves: list[int], evaluator: CoachEvaluator, effort: Effort
) -> Generator[float, None, tuple[list[ReviewedTurn], list[CheckedChoice]]]:
    """Evaluate the moves, one stretch or draw at a time. The position is advanced to the end of the game."""
    turns: list[ReviewedTurn] = []
    checked: list[CheckedChoice] = []
    played = 0
    while played < len(moves):
        if position.phase == "turn":
            colour, no_luck = seat_colours(position)[position.turn], dict.fromkeys(seat_colours(position), 0.0)
            turns.append(
                ReviewedTurn(played, 0, colour, map_to_colours(position, evaluator.evaluate(position)), no_luck, 0.0)
            )
        stretch, end = _stretch(position, moves[played:])
        if position.to_move == CHANCE:
            for colour, luck in zip(seat_colours(position), compute_luck(position, stretch[0], evaluator), strict=True):
                turns[-1].luck[colour] += luck
        elif turns and _is_end(position, end):
            choice = evaluate_choice(position, stretch, evaluator, effort.nodes)
            checked.append(CheckedChoice(played, len(turns) - 1, position.copy(), choice, choice.loss))
        for move in stretch:
            position.play(move)
        played += len(stretch)
        if turns:
            turns[-1].moves = played - turns[-1].first
        yield WALK_SHARE * played / len(moves)
    return turns, checked


def _moves(record: Record) -> list[int]:
    return [position.parse(text) for text, position in record.replay()]


def _stretch(start: Position, moves: list[int]) -> tuple[list[int], Position]:
    """Return the next draw, or the moves to the end of the stretch or game, and the position that follows."""
    end = start.copy()
    for number, move in enumerate(moves, start=1):
        end.play(move)
        if start.to_move == CHANCE or _is_end(start, end):
            return moves[:number], end
    return moves, end


def _is_end(start: Position, end: Position) -> bool:
    return end.to_move in (CHANCE, OVER) or end.phase == "turn" or end.turn != start.turn
