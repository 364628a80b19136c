"""Migration (clause 6): which full beach may sail by which pier, as the infinite chain allows (clause 10)."""

from tongiaki.rules.chain import is_trapped, loops
from tongiaki.rules.fleets import EMPTY
from tongiaki.rules.happenings import LOST, REPEATED
from tongiaki.rules.moves import SAIL, SAILS
from tongiaki.rules.numbers import equal
from tongiaki.rules.state import MIGRATION, State
from tongiaki.rules.tiles import BEACH_BITS, BIT, FIRST_BEACH, ISLANDS
from tongiaki.rules.turns import finish


def go_on(state: State) -> None:
    """Ships have been placed or have gone: a migration decision, if a beach is full, or the end of the turn."""
    if state.full:
        _judge(state)
    if state.full:
        state.phase_number = MIGRATION
    else:
        finish(state)


def _judge(state: State) -> None:
    """Apply clause 10 at a migration decision; where it empties the full beaches, the decision falls away."""
    state.trapped = 0
    hopeless = True
    for island in range(ISLANDS):
        if state.full & BEACH_BITS[island]:
            if is_trapped(state, island):
                state.trapped |= BIT[island]
            else:
                hopeless = False
    if hopeless:
        _lose(state, state.islands_with_full_beach())
        return
    occurrence = 1
    for board in state.seen:
        if equal(board, state.ships):
            occurrence += 1
    state.seen.append(state.ships[:])
    state.repeated = occurrence == 2
    if occurrence == 3:
        _send_home(state)


def _lose(state: State, islands: list[int]) -> None:
    """The trapped islands leave the game, and all their ships return."""
    fleet = EMPTY
    for island in islands:
        fleet += state.ashore[island]
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            state.clear(beach)
        state.chart = state.chart.without(island)
    state.give_back(fleet)
    state.lost_island = True
    if state.log is not None:
        state.log.append((LOST, fleet, *islands))


def _send_home(state: State) -> None:
    """The third occurrence: all ships on full beaches return to their owners."""
    beaches = [beach for island in state.islands_with_full_beach() for beach in state.full_beaches(island)]
    fleet = EMPTY
    for beach in beaches:
        fleet += state.clear(beach)
    state.give_back(fleet)
    if state.log is not None:
        state.log.append((REPEATED, fleet, *beaches))


def sail_moves(state: State) -> list[int]:
    """The sails of the full beaches that clause 10 allows."""
    moves: list[int] = []
    full = state.full
    for island in range(ISLANDS):
        if full & BEACH_BITS[island] and not state.trapped & BIT[island]:
            first = len(moves)
            for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
                if full & BIT[beach]:
                    moves += SAILS[beach]
            if state.repeated:
                straight = [sail for sail in moves[first:] if not loops(state, sail - SAIL)]
                if straight:
                    moves[first:] = straight
    return moves
