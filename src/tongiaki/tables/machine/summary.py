"""Summary of a table, stored with its entries, for the lobby and for queries by person."""

from __future__ import annotations

import msgspec

from tongiaki.tables.ports import Card, NotificationChanges, Origin, Player
from tongiaki.tables.state.state import TableState
from tongiaki.tables.structs.options import TableOptions
from tongiaki.tables.structs.views import Occasion, SeatView
from tongiaki.tables.views.table_views import seat_views


class LobbyCard(msgspec.Struct):
    """A table as the lobby shows it."""

    seats: list[SeatView]
    options: TableOptions
    occasion: Occasion | None = None


def lobby_card(state: TableState) -> str:
    """Encode the lobby's view of a table as JSON."""
    seats = seat_views(state, frozenset(), None)
    return msgspec.json.encode(LobbyCard(seats, state.options, state.occasion)).decode()


def table_card(
    state: TableState,
    before: Card | None = None,
    changes: NotificationChanges | None = None,
    origin: Origin | None = None,
) -> Card:
    """Return a table's summary: its lobby card, its players, and changes to its notifications.

    `before` is the last summary if only the game has changed since. Only a new table has an `origin`.
    """
    moves = 0 if state.game is None else len(state.game.moves)
    status, clock, bot = state.status, state.clock, state.bot_to_move
    wakes = bot is not None or (clock is not None and clock.running is not None) or bool(state.absences.resting)
    return Card(
        status,
        state.options.public,
        waits=wakes and status == "running",
        moves=moves,
        card=lobby_card(state) if before is None else before.card,
        players=players_of(state) if before is None else _with_turn(before.players, state, bot),
        notification_changes=changes,
        deadline=None if clock is None else clock.deadline,
        bots_alone=state.bots_alone if before is None else before.bots_alone,
        origin=origin,
    )


def _with_turn(players: tuple[Player, ...], state: TableState, bot: int | None) -> tuple[Player, ...]:
    """Return the players for the current turn: the same tuple as before if nothing has changed."""
    turn, held = state.mover if bot is None else None, state.absences.held
    for player in players:
        if player.to_move != (player.seat == turn and turn not in held):
            return tuple(Player(other.seat, other.person, other.seat == turn and turn not in held) for other in players)
    return players


def players_of(state: TableState) -> tuple[Player, ...]:
    """List the owners of the seats, each with whether it is their turn."""
    turn = state.mover if state.status == "running" and state.bot_to_move is None else None
    owners = [state.owner(seat) for seat in range(len(state.seats.places))]
    return tuple(
        Player(seat, owner.person, to_move=seat == turn and seat not in state.absences.held)
        for seat, owner in enumerate(owners)
        if owner is not None and owner.person is not None
    )


def persons_of(state: TableState) -> list[str]:
    """List the owners of the seats."""
    owners = (state.owner(seat) for seat in range(len(state.seats.places)))
    return [one.person for one in owners if one is not None and one.person is not None]
