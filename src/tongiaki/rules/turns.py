"""The end of a turn, and of the game (clauses 4, 9 and the end of 10)."""

from tongiaki.rules.happenings import OVER, TURN_BEGAN
from tongiaki.rules.numbers import Int
from tongiaki.rules.state import GAME_OVER, LAY_TILE, TURN, State


def finish_turn(state: State) -> None:
    """End the turn, now that no beach is full. After a loss of islands the player may have to lay tiles first."""
    if state.lost_island and not state.is_ending() and not state.has_ship_on_open_island(state.turn):
        state.lost_island = False
        state.resettling = False
        state.phase_number = LAY_TILE
        return
    state.quiet_turns = 0 if state.drew else state.quiet_turns + 1
    if state.is_ending() or _stalls(state):
        state.phase_number = GAME_OVER
        if state.log is not None:
            state.log.append((OVER,))
        return
    begin_turn(state, (state.turn + 1) % state.players)


def _stalls(state: State) -> bool:
    """Return whether the number of rounds without a draw has reached the stall limit (clause 9)."""
    return state.stall > 0 and state.quiet_turns >= state.stall * state.players


def begin_turn(state: State, seat: Int) -> None:
    """Begin the turn of a seat."""
    state.turn = seat
    state.drew = False
    state.lost_island = False
    state.seen.clear()
    state.repeated = False
    state.trapped = 0
    state.phase_number = TURN
    if state.log is not None:
        state.log.append((TURN_BEGAN, seat))
