"""The review of a game: each player's chances over time, and how luck and choices changed them."""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass

import msgspec

from tongiaki.coach.analysis import VERSION
from tongiaki.coach.choice import choice_of
from tongiaki.coach.evaluator import Chances, CoachEvaluator, by_colour, colours_of, evaluator_name, evaluator_names
from tongiaki.coach.luck import luck_of
from tongiaki.coach.moments import WALK, Moment, Seen, Trials, fine_moves_of, mistakes_of
from tongiaki.record import Record
from tongiaki.record.colours import Colour
from tongiaki.rules import CHANCE, OVER, Position

METHOD = 1
"""Version of the review's method and format. Raise it when either changes."""
SOUND = 0.02
"""Maximum cost of a sound decision, as a chance of winning."""


@dataclass(frozen=True, slots=True)
class Effort:
    """The effort of a review: maximum positions searched per choice, and pairs of playouts per comparison."""

    nodes: int = 6_000
    pairs: int = 40


class ReviewedTurn(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """A turn. `first` is the number of moves before it, and `moves` the number of its moves, draws included.

    `chances` are each player's chances at its beginning. `luck` is the effect of its tiles on each player. `choice` is
    the cost of the player's decisions against the best ones, 0 or below. The rest of the change was expected, or comes
    from the evaluator's own errors.
    """

    first: int
    moves: int
    colour: Colour
    chances: Chances
    luck: dict[Colour, float]
    choice: float


class ReviewedPlayer(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """One player's totals: the effect of luck, and the cost of the player's own choices, as chances of winning.

    `decisions` is the number of the player's decisions, `sound` and `mistakes` the number of each kind among them.
    `mistakes` also counts those that the review does not show.
    """

    colour: Colour
    luck: float
    choice: float
    decisions: int
    sound: int
    mistakes: int


class Review(msgspec.Struct, forbid_unknown_fields=True, gc=False):
    """The review of a game. `chances` are those after the last move. The worst mistakes and best moves come first."""

    version: int
    colours: list[Colour]
    turns: list[ReviewedTurn]
    chances: Chances
    mistakes: list[Moment]
    fine: list[Moment]
    players: list[ReviewedPlayer]


def version_of(players: int) -> str:
    """Return the version of the reviews that this program makes for a number of players: method and evaluator."""
    return f"{METHOD}-{evaluator_name(players)}"


def is_fresh(version: str) -> bool:
    """Return whether a review of a version is as good as a new review by this program."""
    method, _, evaluator = version.partition("-")
    return method == str(METHOD) and evaluator in evaluator_names()


def review(
    record: Record, evaluator: CoachEvaluator, effort: Effort | None = None, seed: int = 0
) -> Generator[float, None, Review]:
    """Review a game step by step. Each step yields the completed share, 0 to 1; the last one returns the review.

    The same arguments return the same review on every machine.

    Raises:
        ReplayError: as for `Record.replay`.
    """
    effort = effort or Effort()
    position = record.start()
    turns, seen = yield from _walk(position, _moves(record), evaluator, effort)
    trials = Trials(evaluator, effort.pairs, seed)
    mistakes = yield from mistakes_of(seen, trials)
    fine = yield from fine_moves_of(seen, trials)
    for decision in seen:
        turns[decision.turn].choice -= decision.cost
    for turn in turns:
        turn.choice = round(turn.choice, 4)
        turn.luck = {colour: round(luck, 4) for colour, luck in turn.luck.items()}
    colours = colours_of(position)
    players = [
        _player(colour, turns, [decision for decision in seen if turns[decision.turn].colour == colour])
        for colour in colours
    ]
    return Review(
        VERSION, list(colours), turns, by_colour(position, evaluator.evaluate(position)), mistakes, fine, players
    )


def _player(colour: Colour, turns: list[ReviewedTurn], seen: list[Seen]) -> ReviewedPlayer:
    decisions = [decision for decision in seen if decision.choice.options > 1]
    return ReviewedPlayer(
        colour,
        round(sum(turn.luck[colour] for turn in turns), 4),
        round(sum(turn.choice for turn in turns if turn.colour == colour), 4),
        len(decisions),
        sum(decision.cost <= SOUND for decision in decisions),
        sum(decision.mistake for decision in decisions),
    )


def _walk(
    position: Position, moves: list[int], evaluator: CoachEvaluator, effort: Effort
) -> Generator[float, None, tuple[list[ReviewedTurn], list[Seen]]]:
    """Evaluate the moves, stretch by stretch and draw by draw. The position moves on to the end of the game."""
    turns: list[ReviewedTurn] = []
    seen: list[Seen] = []
    made = 0
    while made < len(moves):
        if position.phase == "turn":
            colour, nothing = colours_of(position)[position.turn], dict.fromkeys(colours_of(position), 0.0)
            turns.append(ReviewedTurn(made, 0, colour, by_colour(position, evaluator.evaluate(position)), nothing, 0.0))
        stretch, end = _stretch(position, moves[made:])
        if position.to_move == CHANCE:
            for colour, luck in zip(colours_of(position), luck_of(position, stretch[0], evaluator), strict=True):
                turns[-1].luck[colour] += luck
        elif turns and _is_end(position, end):
            choice = choice_of(position, stretch, evaluator, effort.nodes)
            seen.append(Seen(made, len(turns) - 1, position.copy(), choice, choice.loss))
        for move in stretch:
            position.play(move)
        made += len(stretch)
        if turns:
            turns[-1].moves = made - turns[-1].first
        yield WALK * made / len(moves)
    return turns, seen


def _moves(record: Record) -> list[int]:
    return [position.parse(text) for text, position in record.replay()]


def _stretch(start: Position, moves: list[int]) -> tuple[list[int], Position]:
    """Return the draw, or the moves up to the end of the stretch or of the game, and the position after them."""
    end = start.copy()
    for number, move in enumerate(moves, start=1):
        end.play(move)
        if start.to_move == CHANCE or _is_end(start, end):
            return moves[:number], end
    return moves, end


def _is_end(start: Position, end: Position) -> bool:
    return end.to_move in (CHANCE, OVER) or end.phase == "turn" or end.turn != start.turn
