"""Decisions about starting a game, making moves and undoing them."""

from __future__ import annotations

import msgspec

from tongiaki.common.problems import ProblemError, RefusedError
from tongiaki.rules import OVER, RULES_VERSION, NotationError, Odds
from tongiaki.tables.decisions.consent import require_accepted
from tongiaki.tables.decisions.early_endings import standings
from tongiaki.tables.decisions.options import require_finite
from tongiaki.tables.decisions.seating import own_seat, require_manager
from tongiaki.tables.decisions.shuffle import draw_colours, seal, seat_order
from tongiaki.tables.state.game import Game
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs import entries as e
from tongiaki.tables.structs.views import EndReason


def start(
    state: TableState,
    person: str | None,
    number: int | None = None,
    present: frozenset[str] = frozenset(),
    *,
    unrated: bool = False,
) -> list[e.Entry]:
    """Start the game with the seated players: shuffle and seal the pile, and commit to its order.

    A rated game requires that all seated persons have accepted its terms and are `present`. Starting the game counts as
    acceptance of the terms at the entry `number` by the person who starts it.
    """
    require_manager(state, person)
    if state.status != "open":
        raise ProblemError("not_open")
    taken = list(state.seats.taken())
    if len(taken) < 2:
        raise ProblemError("too_few_players")
    entries: list[e.Entry] = []
    if state.options.rated and unrated:
        entries.append(e.Chosen(msgspec.structs.replace(state.options, rated=False)))
    elif state.options.rated:
        require_finite(state.options)
        require_accepted(state, person, number, present)
    sitters = dict(taken)
    order = seat_order(list(sitters), state.options)
    colours = draw_colours(len(order)) if state.options.draw_colours else [sitters[seat].colour for seat in order]
    pile = seal()
    people = [seat for seat, old in enumerate(order) if sitters[old].person is not None]
    agreed = people if state.options.rated and not unrated else []
    started = e.Started(order, colours, RULES_VERSION, pile.order, pile.salt, pile.commitment, agreed=agreed)
    return [*entries, started]


def move(state: TableState, person: str | None, number: int, text: str, waited: int = 0) -> list[e.Entry]:
    """Make a person's move, chosen in the position after the entry `number`; also raises RefusedError.

    `waited`: time used by the server and not the player, in milliseconds; stored only in games with a clock.
    """
    game = require_turn(state, person, number)
    return _moved(state, game, _legal(game, text), 0 if state.clock is None else waited)


def odds(state: TableState, person: str | None, number: int, text: str) -> Odds:
    """Return the odds of a legal sail, for the player to move; also raises RefusedError."""
    game = require_turn(state, person, number)
    if not text.startswith("sail "):
        raise ProblemError("malformed", field="move", reason="only a sail has odds")
    return game.odds(_legal(game, text))


def plans(state: TableState, person: str | None, number: int) -> list[list[str]]:
    """Return suggested landings as lists of moves, for the player to move; empty if no fleet is landing."""
    return require_turn(state, person, number).plans


def bot_move(state: TableState, seat: int, made: int, chosen: int) -> list[e.Entry]:
    """Make a bot's move that was chosen after `made` moves; raises `stale` if the game has changed since."""
    game = require_running(state)
    if state.bot_to_move != seat or len(game.moves) != made or chosen not in game.position.legal_moves():
        raise ProblemError("stale")
    return _moved(state, game, chosen)


def undo(state: TableState, person: str | None, number: int, now: int = 0) -> list[e.Entry]:
    """Undo the last move if this person made it and no tile has been drawn since.

    Raises `not_in_events`. Raises `no_time` if, at `now` (milliseconds since 1970, UTC), the next player has already
    used more time than the person has left.
    """
    game = require_running(state)
    seat = own_seat(state, person)
    require_no_event(state)
    require_fresh(state, number)
    require_playing(state)
    if state.undoer != seat:
        raise ProblemError("nothing_to_undo")
    clock = None if state.clock is None else state.clock.charged(now)
    if clock is not None and clock.burnt and clock.undone(alone=True).left[seat] == 0:
        raise ProblemError("no_time")
    return [e.Undone(game.last_number, alone=True)]


def require_turn(state: TableState, person: str | None, number: int) -> Game:
    """Return the game if it is the person's turn to decide after the entry `number`.

    Raises `not_running`, `not_seated`, `stale`, `paused`, `not_your_turn` or `bot_plays`.
    """
    game = require_running(state)
    seat = own_seat(state, person)
    require_fresh(state, number)
    require_playing(state)
    if seat != game.mover:
        raise ProblemError("not_your_turn")
    if state.bot_to_move == seat:
        raise ProblemError("bot_plays")
    return game


def require_running(state: TableState) -> Game:
    """Return the running game; raises `not_running`."""
    if state.game is None or state.ended is not None:
        raise ProblemError("not_running")
    return state.game


def require_playing(state: TableState) -> None:
    """Check that the game is not paused; raises `paused`."""
    if state.paused:
        raise ProblemError("paused")


def require_no_event(state: TableState) -> None:
    """Check that the table does not belong to the daily game or a tournament; raises `not_in_events`."""
    if state.occasion is not None:
        raise ProblemError("not_in_events")


def require_fresh(state: TableState, number: int) -> None:
    """Check that the game has not changed since the entry `number`; raises `stale`."""
    if not state.game_number <= number <= state.number:
        raise ProblemError("stale", number=state.number)


def _legal(game: Game, text: str) -> int:
    """Parse a move and check that it is legal; raises `malformed` or RefusedError."""
    try:
        move = game.position.parse(text)
    except NotationError as error:
        raise ProblemError("malformed", field="move", reason=str(error)) from error
    refusal = game.position.refusal(move)
    if refusal is not None:
        raise RefusedError(text, refusal)
    return move


def _moved(state: TableState, game: Game, chosen: int, waited: int = 0) -> list[e.Entry]:
    (decision, *draws), position = game.ahead(chosen)
    entries: list[e.Entry] = [e.Moved(decision, waited), *(e.Moved(text) for text in draws)]
    if position.to_move == OVER:
        reason = msgspec.convert(position.end_reason, EndReason)
        entries.append(e.Ended(reason, standings(position, list(state.absences.resigned))))
    return entries
