"""Migration (clause 6): the choice of a full beach and its pier, limited by the infinite chain (clause 10)."""

from tongiaki.rules.chain import can_leave, is_trapped, loops
from tongiaki.rules.fleets import EMPTY
from tongiaki.rules.happenings import LOST, REPEATED
from tongiaki.rules.moves import SAIL, SAILS
from tongiaki.rules.numbers import Int, Moves, equal
from tongiaki.rules.state import MIGRATION, State
from tongiaki.rules.tiles import BEACH_BITS, BIT, FIRST_BEACH, ISLANDS, PIERS
from tongiaki.rules.turns import finish_turn


def continue_migration(state: State) -> None:
    """Continue with a migration decision if a beach is full, and otherwise with the end of the turn."""
    if state.full:
        _apply_chain_rule(state)
    if state.full:
        state.phase_number = MIGRATION
    else:
        finish_turn(state)


def _apply_chain_rule(state: State) -> None:
    """Apply clause 10 before a migration decision.

    If this empties all full beaches, there is nothing left to decide.
    """
    state.trapped = 0
    all_trapped = True
    for island in range(ISLANDS):
        if state.full & BEACH_BITS[island]:
            if is_trapped(state, island):
                state.trapped |= BIT[island]
            else:
                all_trapped = False
    if all_trapped:
        _remove_islands(state, state.islands_with_full_beach())
        return
    occurrence: Int = 1
    for board in state.seen:
        if equal(board, state.ships):
            occurrence += 1
    state.seen.append(state.ships[:])
    state.repeated = occurrence == 2
    if occurrence == 3:
        _return_full_beaches(state)


def _remove_islands(state: State, islands: list[int]) -> None:
    """Remove the trapped islands from the game and give the ships on them back to their owners."""
    fleet = EMPTY
    for island in islands:
        fleet += state.ashore[island]
        for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
            state.clear_beach(beach)
        state.chart = state.chart.without_tile(island)
    state.return_to_supply(fleet)
    state.lost_island = True
    if state.log is not None:
        state.log.append((LOST, fleet, *islands))


def _return_full_beaches(state: State) -> None:
    """Give all ships on full beaches back to their owners, because a board occurs for the third time."""
    beaches = [beach for island in state.islands_with_full_beach() for beach in state.full_beaches(island)]
    fleet = EMPTY
    for beach in beaches:
        fleet += state.clear_beach(beach)
    state.return_to_supply(fleet)
    if state.log is not None:
        state.log.append((REPEATED, fleet, *beaches))


def add_sail_moves(state: State, moves: Moves) -> None:
    """Add the `sail` moves from full beaches that clause 10 allows."""
    full = state.full
    for island in range(ISLANDS):
        if full & BEACH_BITS[island] and not state.trapped & BIT[island]:
            must_leave = state.repeated and can_leave(state, island)
            for beach in range(FIRST_BEACH[island], FIRST_BEACH[island + 1]):
                if full & BIT[beach]:
                    if must_leave:
                        _add_leaving_sails(state, beach, moves)
                    else:
                        moves.extend(SAILS[beach])


def _add_leaving_sails(state: State, beach: Int, moves: Moves) -> None:
    """Add the `sail` moves from a beach that do not loop."""
    for edge in PIERS[beach]:
        if not loops(state, edge):
            moves.append(SAIL + edge)
