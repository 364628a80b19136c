"""The people at one device: they take turns at the same screen, which shows the table as one of them sees it."""

from __future__ import annotations

from tongiaki.tables.state.state import TableState


def person_on_seat(seat: int) -> str:
    """Return the person who first sits on a seat of a new game."""
    return f"device:{seat + 1}"


def people_at(state: TableState) -> frozenset[str]:
    """Return the persons who own the seats."""
    owners = (state.owner(seat) for seat in range(len(state.seats.places)))
    return frozenset(one.person for one in owners if one is not None and one.person is not None)


def seats_of_people(state: TableState) -> frozenset[int]:
    """Return the seats on which persons sit."""
    return frozenset(seat for seat, sitter in state.seats.taken() if sitter.person is not None)


def person_in_view(state: TableState, before: str | None) -> str | None:
    """Return the person whose view the screen shows: the person to move, or otherwise the one `before`."""
    mover = state.mover
    if mover is not None and state.bot_for(mover) is None:
        return _person(state, mover)
    people = people_at(state)
    return before if before in people else min(people, default=None)


def undoer(state: TableState) -> str | None:
    """Return the person who may take back the last move."""
    return None if state.undoer is None else _person(state, state.undoer)


def last_to_decide(state: TableState) -> str | None:
    """Return the person who made the last decision of a person, or None if there is none."""
    seats = seats_of_people(state)
    if state.game is None:
        return None
    colours = {state.game.colours[seat]: seat for seat in seats}
    lines = list(state.history)[state.game.given :]
    seat = next((colours[line.colour] for line in reversed(lines) if line.colour in colours), None)
    return None if seat is None else _person(state, seat)


def _person(state: TableState, seat: int) -> str | None:
    sitter = state.seats.places[seat]
    return None if sitter is None else sitter.person
