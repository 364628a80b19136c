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
from tongiaki.coach.luck import chances_by_tile, difference, mean_chances
from tongiaki.coach.moments import WALK_SHARE, CheckedChoice, Moment, Trials, find_fine_moves, find_mistakes
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, COMPILED, OVER, Position
from tongiaki.search.evaluator import float_sum

METHOD = 2
"""Version of the review's method and format. Increase it if either changes."""
MAX_SOUND_COST = 0.02
"""Maximum loss in the chance of winning for a decision that counts as sound."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of a review: the maximum number of positions per choice, and of pairs of playouts per comparison."""

    nodes: int = 6_000
    pairs: int = 40 if COMPILED else 8


class ReviewedTurn(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A turn. `first` is the number of moves that precede it, and `moves` the number of its moves, including draws.

    `chances` are each player's chances at the start of the turn. `luck` is the effect of the drawn tiles on each
    player: the chances after each tile, compared with the mean over all possible tiles. `play` is the effect of the
    player's moves on each player: the chances after each stretch of moves, compared with those before it. Before a
    draw, the chances are the mean of two estimates: the evaluator's own, and its mean over all possible tiles. `rest`
    is the difference between the latter and the chances before the draw, an error of the evaluator. Each of the three
    is computed on its own. Together, they change the chances to those of the next turn.

    `choice` is what the player's decisions cost compared with the best ones, as a chance of winning. It is never
    positive.
    """

    first: int
    moves: int
    colour: Colour
    chances: Chances
    luck: dict[Colour, float]
    choice: float
    play: dict[Colour, float]
    rest: dict[Colour, float]


class ReviewedPlayer(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """One player's totals, as chances of winning.

    `luck` is the effect of the drawn tiles, `own` of the player's own moves, and `others` of the others' moves. `rest`
    is the effect of the evaluator's errors at draws. Their sum is the change of the chances from the first turn to the
    end of the game. `choice` is what the player's decisions cost compared with the best ones.

    `decisions` is the number of the player's decisions that mattered. `sound` is how many of these cost almost nothing.
    `mistakes` is the number of mistakes, including mistakes that the review does not show.
    """

    colour: Colour
    luck: float
    choice: float
    decisions: int
    sound: int
    mistakes: int
    own: float
    others: float
    rest: float


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
        turn.luck, turn.play, turn.rest = _rounded(turn.luck), _rounded(turn.play), _rounded(turn.rest)
    colours = seat_colours(position)
    players = [
        _player(colour, turns, [decision for decision in checked if turns[decision.turn].colour == colour])
        for colour in colours
    ]
    return Review(
        VERSION, list(colours), turns, map_to_colours(position, evaluator.evaluate(position)), mistakes, fine, players
    )


def _rounded(changes: dict[Colour, float]) -> dict[Colour, float]:
    return {colour: round(change, 4) for colour, change in changes.items()}


def _player(colour: Colour, turns: list[ReviewedTurn], checked: list[CheckedChoice]) -> ReviewedPlayer:
    decisions = [decision for decision in checked if decision.choice.matters]
    own = [turn for turn in turns if turn.colour == colour]
    others = [turn for turn in turns if turn.colour != colour]
    return ReviewedPlayer(
        colour,
        round(float_sum([turn.luck[colour] for turn in turns]), 4),
        round(float_sum([turn.choice for turn in own]), 4),
        len(decisions),
        sum(decision.cost <= MAX_SOUND_COST for decision in decisions),
        sum(decision.mistake for decision in checked),
        round(float_sum([turn.play[colour] for turn in own]), 4),
        round(float_sum([turn.play[colour] for turn in others]), 4),
        round(float_sum([turn.rest[colour] for turn in turns]), 4),
    )


def _evaluate_moves(
    position: Position, moves: list[int], evaluator: CoachEvaluator, effort: Effort
) -> Generator[float, None, tuple[list[ReviewedTurn], list[CheckedChoice]]]:
    """Evaluate the moves, one stretch or draw at a time. The position is advanced to the end of the game."""
    turns: list[ReviewedTurn] = []
    checked: list[CheckedChoice] = []
    chances: list[float] = []
    moved = False
    played = 0
    while played < len(moves):
        if position.phase == "turn":
            chances = evaluator.evaluate(position)
            turns.append(_new_turn(position, played, chances))
        stretch, end = _stretch(position, moves[played:])
        if position.to_move == CHANCE:
            by_tile = chances_by_tile(position, evaluator)
            mean = mean_chances(by_tile)
            correction = difference(mean, chances)
            if moved:  # the moves before the draw are judged by the mean of both estimates
                correction = [change / 2 for change in correction]
                _add(turns[-1].play, correction)
            _add(turns[-1].rest, correction)
            chances = by_tile[stretch[0]]
            _add(turns[-1].luck, difference(chances, mean))
            moved = False
        elif turns:
            moved = True
            before, chances = chances, evaluator.evaluate(end)
            _add(turns[-1].play, difference(chances, before))
            if _is_end(position, end):
                choice = evaluate_choice(position, stretch, evaluator, effort.nodes)
                checked.append(CheckedChoice(played, len(turns) - 1, position.copy(), choice, choice.cost))
        for move in stretch:
            position.play(move)
        played += len(stretch)
        if turns:
            turns[-1].moves = played - turns[-1].first
        yield WALK_SHARE * played / len(moves)
    return turns, checked


def _new_turn(position: Position, first: int, chances: list[float]) -> ReviewedTurn:
    names = seat_colours(position)
    luck, play, rest = (dict.fromkeys(names, 0.0) for _ in range(3))
    return ReviewedTurn(first, 0, names[position.turn], map_to_colours(position, chances), luck, 0.0, play, rest)


def _add(totals: dict[Colour, float], changes: list[float]) -> None:
    """Add each seat's change to the totals by colour."""
    for colour, change in zip(totals, changes, strict=True):
        totals[colour] += change


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
