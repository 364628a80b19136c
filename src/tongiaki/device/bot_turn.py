"""The turn of a bot at a game of the device: it thinks at once, and moves after a pause."""

from __future__ import annotations

from dataclasses import dataclass

from tongiaki.bots.requests import ChooseMove
from tongiaki.tables.decisions import bot_turns, playing
from tongiaki.tables.state.state import TableState


@dataclass(slots=True)
class BotTurn:
    """A decision of the bot on a seat in the position after `request.moves`. It is due at `due`, in ms since 1970.

    `move` is None while the bot thinks.
    """

    seat: int
    game_number: int
    request: ChooseMove
    due: int
    move: int | None = None
    moving: bool = False
    failed: bool = False

    def fits(self, state: TableState) -> bool:
        """Return whether this is still the next decision."""
        return state.bot_to_move == self.seat and state.game_number == self.game_number


def next_turn(state: TableState, seed: int, now: int) -> BotTurn | None:
    """Return the next decision if a bot makes it."""
    seat = state.bot_to_move
    if seat is None:
        return None
    pause = 1000 * bot_turns.PAUSE * bot_turns.pause_share(playing.require_running(state))
    return BotTurn(seat, state.game_number, bot_turns.move_request(state, seat, seed), now + round(pause))
